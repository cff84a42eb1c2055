"""Yuletable: a Christmas game evening that anyone can host at home."""

__version__ = "0.1.0"
