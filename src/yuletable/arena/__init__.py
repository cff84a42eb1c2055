"""Which of two computer players is stronger, and how sure that is."""
