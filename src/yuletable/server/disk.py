"""Whether the rooms can be kept: the folder, its space, and how long a small write takes."""

import contextlib
import os
import secrets
import shutil
import time
from pathlib import Path

import msgspec


class DiskView(msgspec.Struct):
    """folder: as text. free: bytes. write_ms: how long a small file takes to be on the disk for
    sure. error: why it could not be written; then write_ms is null."""

    folder: str
    free: int | None
    write_ms: float | None
    error: str | None


def free_space(folder: Path) -> int | None:
    """Free bytes where the folder is; None when nobody knows."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None


def look_at(folder: Path) -> DiskView:
    """Try the folder out. It blocks until the write is on the disk."""
    trial = folder / f".trial-{secrets.token_hex(4)}"
    error = None
    began = time.perf_counter()
    try:
        with open(trial, "wb") as file:
            file.write(b"y" * 4096)
            file.flush()
            os.fsync(file.fileno())
    except OSError as found:
        error = found.strerror or str(found)
    took = (time.perf_counter() - began) * 1000
    with contextlib.suppress(OSError):
        trial.unlink()
    return DiskView(str(folder), free_space(folder), None if error else round(took, 1), error)
