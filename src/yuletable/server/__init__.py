"""The server of an evening: rooms as actors over one append-only log."""
