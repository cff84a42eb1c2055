"""Computer players and how they play a match."""
