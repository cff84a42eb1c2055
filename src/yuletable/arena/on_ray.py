"""The blocks on many machines, by Ray (the extra `ray`)."""

import logging
import os
import socket
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from yuletable.arena.blocks import Duel
from yuletable.arena.kept import Result
from yuletable.arena.running import Workers, play

REACH_S: Final = 5.0
"""A cluster must take a connection within so many seconds; Ray itself would try for minutes."""
LOCAL: Final = "local"
"""In place of an address: a cluster of this machine alone, for as long as the run takes."""


class ClusterError(RuntimeError):
    """There is no cluster to play on; the sentence says why."""


class _Cluster:
    def __init__(self, ray: Any) -> None:
        self.jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.width = 2 * self.jobs
        self._play = ray.remote(play)

    def submit(self, duel: Duel, number: int) -> "Future[Result]":
        future: Future[Result] = self._play.remote(duel, number).future()
        return future


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """Workers on all cores of the cluster at this address ("auto": the one that this machine is
    part of). Each machine of it needs this version of Yuletable. Raises ClusterError."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers about the run
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise ClusterError("--ray needs the extra: pip install 'yuletable[ray]'.") from None
    _check_reached(address)
    own = {"include_dashboard": False} if address == LOCAL else {"address": address}
    try:
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **own)
    except (ConnectionError, RuntimeError, ValueError) as error:
        first = str(error).partition("\n")[0]
        raise ClusterError(f"there is no cluster at {address}: {first}") from None
    try:
        yield _Cluster(ray)
    finally:
        ray.shutdown()


def _check_reached(address: str) -> None:
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (colon and port.isdecimal()):
        return
    try:
        socket.create_connection((host, int(port)), REACH_S).close()
    except (OSError, OverflowError) as error:
        raise ClusterError(f"there is no cluster at {address}: {error}.") from None
