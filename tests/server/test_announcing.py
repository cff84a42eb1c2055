"""The name for typing: who gets it, when it is announced, and that play never depends on it."""

import asyncio

import pytest

from tests.server.rig import run
from yuletable.server import announcing
from yuletable.server.addresses import Addresses
from yuletable.server.announcing import Announcer, Responder, ZeroconfResponder


class Network:
    """What a fake responder finds: names and titles that are others'."""

    def __init__(self, hosts: tuple[str, ...] = (), titles: tuple[str, ...] = ()) -> None:
        self.hosts = hosts
        self.titles = titles
        self.log: list[str] = []
        self.broken: Exception | None = None
        self.silent = False

    async def open(self, addresses: list[str]) -> Responder:
        if self.broken is not None:
            raise self.broken
        self.log.append(f"open {' '.join(addresses)}")
        return FakeResponder(self)


class FakeResponder:
    def __init__(self, network: Network) -> None:
        self.network = network

    async def elsewhere(self, host: str) -> bool:
        if self.network.silent:
            await asyncio.sleep(60)
        return host in self.network.hosts

    async def register(self, title: str, host: str, port: int) -> bool:
        if title in self.network.titles:
            return False
        self.network.log.append(f"{title} = {host}:{port}")
        return True

    async def close(self) -> None:
        self.network.log.append("close")
        if self.network.broken is not None:
            raise self.network.broken


def test_the_name_is_announced_again_when_the_addresses_change() -> None:
    async def main() -> None:
        network = Network()
        announcer = Announcer(8080, network.open)
        await announcer.renew(["192.168.1.5"])
        await announcer.renew(["192.168.1.5"])
        assert (announcer.name, announcer.url) == (
            "yuletable.local",
            "http://yuletable.local:8080/",
        )
        assert network.log == ["open 192.168.1.5", "Yuletable = yuletable.local:8080"]
        await announcer.renew(["10.0.0.7"])
        assert network.log[2:] == ["close", "open 10.0.0.7", "Yuletable = yuletable.local:8080"]
        await announcer.renew([])
        assert (announcer.name, announcer.url, network.log[-1]) == (None, None, "close")
        await announcer.stop()
        assert network.log.count("close") == 2

    run(main())


def test_a_name_that_is_anothers_gets_a_number() -> None:
    async def main() -> None:
        by_title = Announcer(80, Network(titles=("Yuletable",)).open)
        await by_title.renew(["192.168.1.5"])
        assert by_title.url == "http://yuletable-2.local/"
        by_host = Announcer(80, Network(hosts=("yuletable.local",), titles=("Yuletable 2",)).open)
        await by_host.renew(["192.168.1.5"])
        assert by_host.name == "yuletable-3.local"
        titles = ("Yuletable", *(f"Yuletable {n}" for n in range(2, 10)))
        none_left = Announcer(80, Network(titles=titles).open)
        await none_left.renew(["192.168.1.5"])
        assert none_left.name is None
        assert none_left.why is not None
        assert none_left.why.key == "yt-check-name-taken"

    run(main())


def test_what_fails_is_said_and_tried_again_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        network = Network()
        network.broken = OSError("no multicast here")
        announcer = Announcer(8080, network.open)
        await announcer.renew(["192.168.1.5"])
        assert announcer.why is not None
        assert announcer.why.key == "yt-check-name-failed"
        assert announcer.why.args == {"error": "no multicast here"}
        network.broken = None
        await announcer.renew(["192.168.1.5"])
        assert announcer.name is None  # not yet
        monkeypatch.setattr(announcing, "AGAIN", -1.0)
        await announcer.renew(["192.168.1.5"])
        assert announcer.name == "yuletable.local"
        assert announcer.why is None
        network.broken = OSError("the network is gone")
        await announcer.stop()
        assert announcer.name is None

    run(main())


def test_a_network_that_swallows_everything_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(announcing, "PATIENCE", 0.05)
        network = Network()
        network.silent = True
        announcer = Announcer(8080, network.open)
        await announcer.renew(["192.168.1.5"])
        assert announcer.name is None
        assert announcer.why is not None
        assert network.log == ["open 192.168.1.5", "close"]

    run(main())


def test_only_a_server_for_the_house_is_announced() -> None:
    async def main() -> None:
        assert await Addresses("127.0.0.1", 8080, None).to_announce() == []
        assert await Addresses("::1", 8080, None).to_announce() == []
        assert await Addresses("0.0.0.0", 8080, "https://games.example").to_announce() == []
        assert await Addresses("192.168.1.5", 8080, None).to_announce() == ["192.168.1.5"]

    run(main())


def test_two_tables_in_one_network_find_two_names() -> None:
    """With the library itself, on the loopback interface: two that do not know each other."""

    async def main() -> None:
        one, two = Announcer(8080), Announcer(8081)
        try:
            await one.renew(["127.0.0.1"])
            if one.why is not None:
                pytest.skip(f"no multicast on the loopback interface here: {one.why.args}")
            assert one.name == "yuletable.local"
            await two.renew(["127.0.0.1"])
            assert two.name == "yuletable-2.local"
            await one.stop()
            responder = await ZeroconfResponder.open(["127.0.0.1"])
            assert await responder.register("Yuletable", "yuletable.local", 8082)
            await responder.close()
        finally:
            await asyncio.gather(one.stop(), two.stop())

    run(main())
