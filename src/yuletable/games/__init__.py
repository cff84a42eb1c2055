"""The games, each a folder with everything about it and nothing else."""
