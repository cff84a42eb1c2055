"""What a game is and how one is played, recorded and replayed: no I/O, no clock, no asyncio."""
