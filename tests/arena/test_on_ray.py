"""Blocks on a cluster: with a stand-in for Ray always, with Ray itself where it is installed."""

import importlib.util
import json
import socket
import subprocess
import sys
from concurrent.futures import Future
from types import ModuleType
from typing import Any

import pytest

from tests.arena.test_arena import run
from yuletable.arena import on_ray
from yuletable.arena.blocks import Duel, Player
from yuletable.arena.running import Here
from yuletable.arena.running import run as run_blocks

pytestmark = pytest.mark.usefixtures("tiny")
DUEL = Duel("tiny", 2, {"rounds": 1}, "s", Player("highest"), Player("random"))


class StandIn(ModuleType):
    """What `on_ray` uses of Ray; tasks are played when they are asked about."""

    def __init__(self, cores: float, refuses: Exception | None = None) -> None:
        super().__init__("ray")
        self.cores = cores
        self.refuses = refuses
        self.started: list[dict[str, Any]] = []
        self.waiting = self.most = self.ended = 0

    def init(self, **given: Any) -> None:
        if self.refuses is not None:
            raise self.refuses
        self.started.append(given)

    def shutdown(self) -> None:
        self.ended += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": self.cores, "memory": 1e9}

    def remote(self, function: Any) -> Any:
        cluster = self

        class Task:
            def __init__(self, *given: Any) -> None:
                self.given = given

            def future(self) -> "Future[Any]":
                cluster.waiting += 1
                cluster.most = max(cluster.most, cluster.waiting)
                done: Future[Any] = Future()
                done.add_done_callback(lambda _: cluster.finished())
                done.set_result(function(*self.given))
                return done

        class Remote:
            remote = Task

        return Remote

    def finished(self) -> None:
        self.waiting -= 1


def stand_in(
    monkeypatch: pytest.MonkeyPatch, cores: float = 3.0, refuses: Exception | None = None
) -> StandIn:
    ray = StandIn(cores, refuses)
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


def plain(found: list[dict[int, Any]]) -> list[Any]:
    return [(n, each.mine.win, each.mine.score, each.games) for n, each in sorted(found[0].items())]


def test_the_cluster_plays_the_same_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = stand_in(monkeypatch)
    with on_ray.cluster("auto") as workers:
        assert (workers.jobs, workers.width) == (3, 6)
        found = run_blocks([DUEL], [10], workers)
    assert plain(found) == plain(run_blocks([DUEL], [10], Here()))
    assert ray.started[0]["address"] == "auto"
    assert ray.ended == 1


def test_the_cluster_is_left_when_a_run_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = stand_in(monkeypatch)
    with pytest.raises(KeyboardInterrupt), on_ray.cluster("local"):
        raise KeyboardInterrupt
    assert ray.ended == 1
    assert "address" not in ray.started[0]
    assert ray.started[0]["include_dashboard"] is False


def test_ray_tells_its_makers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    stand_in(monkeypatch)
    monkeypatch.delenv("RAY_USAGE_STATS_ENABLED", raising=False)
    with on_ray.cluster("local"):
        assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"


def test_the_command_says_why_there_is_no_cluster(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given = ("highest", "random", "--game", "tiny", "--blocks", "2")
    stand_in(monkeypatch, refuses=ConnectionError("nobody there\nand more"))
    code, out, err = run(capsys, *given, "--ray", "auto")
    assert (code, out) == (2, "")
    assert err == "yuletable: there is no cluster at auto: nobody there\n"
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{closed.getsockname()[1]}"
    code, out, err = run(capsys, *given, "--ray", address)
    assert (code, out) == (2, "")
    assert f"there is no cluster at {address}: " in err
    assert err.count("\n") == 1
    code, out, err = run(capsys, *given, "--ray", "auto", "--jobs", "2")
    assert (code, "leave out --jobs or --ray" in err) == (2, True)
    monkeypatch.setitem(sys.modules, "ray", None)
    code, out, err = run(capsys, *given, "--ray", "auto")
    assert (code, err) == (2, "yuletable: --ray needs the extra: pip install 'yuletable[ray]'.\n")


def test_the_command_plays_on_the_cluster(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(monkeypatch)
    given = ("highest", "random", "--game", "tiny", "--blocks", "3", "--json")
    code, out, err = run(capsys, *given, "--ray", "auto")
    assert (code, err) == (0, "")
    clustered, here = json.loads(out), json.loads(run(capsys, *given, "--jobs", "1")[1])
    assert clustered["jobs"] == 3
    for each in (clustered, here):
        for side in ("a", "b"):
            each[side] = {k: v for k, v in each[side].items() if "ms" not in k}
        del each["jobs"], each["seconds"]
    assert clustered == here


@pytest.mark.long
def test_ray_itself_plays_the_same() -> None:
    """With the extra `ray`; without it the command must say that it is missing."""
    given = ["greedy", "random", "--game", "hats", "--blocks", "2", "--json"]
    command = [sys.executable, "-m", "yuletable", "arena", *given, "--ray", "local"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if importlib.util.find_spec("ray") is None:
        assert done.returncode == 2
        assert "needs the extra" in done.stderr
        return
    assert done.returncode == 0, done.stderr
    here = subprocess.run(
        [*command[:-2], "--jobs", "1"], capture_output=True, text=True, timeout=300, check=True
    )
    shares = [json.loads(each.stdout)["a"]["win_share"] for each in (done, here)]
    assert shares[0] == shares[1]
