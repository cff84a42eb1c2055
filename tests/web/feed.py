"""What the server tells a screen, changed on its way: rooms that would take hours to fill."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, WebSocketRoute

Change = Callable[[dict[str, Any]], None]


class Feed:
    """Between the server and one screen: `change` alters every update; `again()` sends the last
    one once more, changed anew."""

    def __init__(self, change: Change) -> None:
        self.change = change
        self.sent = 0
        self._last: str | None = None
        self._route: WebSocketRoute | None = None

    def prepare(self, context: BrowserContext) -> None:
        context.route_web_socket("**/socket", self._join)

    def _join(self, route: WebSocketRoute) -> None:
        self._route = route
        server = route.connect_to_server()
        route.on_message(lambda message: server.send(message))
        server.on_message(self._pass)

    def _pass(self, message: str | bytes) -> None:
        assert self._route is not None
        update = json.loads(message)
        if update["op"] == "update":
            self._last = json.dumps(update)
            self.change(update)
            self.sent += 1
        self._route.send(json.dumps(update))

    def again(self) -> None:
        assert self._last is not None
        self._pass(self._last)


def standings(update: dict[str, Any], people: int, games: int = 3) -> None:
    """Give a room an evening of so many people and games; those who are there stand first."""
    room = update["room"]
    names = [member["name"] for member in room["members"]]
    names += [f"Świętopełk {n}" for n in range(people)]
    ids = [member["id"] for member in room["members"]]
    ids += [1000 + n for n in range(people)]
    names, ids = names[:people], ids[:people]
    points = [round(10 * (people - 1 - i) / max(1, people - 1), 1) for i in range(people)]
    room["standings"] = [
        {
            "place": 1 if i == 0 else i + 1,
            "member": ids[i] if ids[i] < 1000 else None,
            "name": names[i],
            "points": round(points[i] * games, 1),
            "games": games,
            "wins": games if i == 0 else 0,
        }
        for i in range(people)
    ]
    room["results"] = [
        {
            "n": n + 1,
            "game": "gift_trail",
            "members": ids,
            "names": names,
            "places": list(range(1, people + 1)),
            "scores": [],
            "early": False,
            "points": points,
            "bots": [],
            "counts": True,
        }
        for n in range(games)
    ]
