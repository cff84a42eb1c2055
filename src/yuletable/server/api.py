"""The HTTP routes: pages, static files, and the small API beside the socket."""

import asyncio
import re
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from yuletable import __version__
from yuletable.core import registry
from yuletable.core.protocol import Text, check_options
from yuletable.core.record import Footer, Record, write_record
from yuletable.server.fair import MOST_BYTES, checked
from yuletable.server.house import CODE_LENGTH, House
from yuletable.server.lessons import Lessons
from yuletable.server.limits import Buckets, Guesses
from yuletable.server.log import Began, LogError, Stepped, Undone, body_of
from yuletable.server.members import hashed
from yuletable.server.pages import Pages
from yuletable.server.qr import is_wifi, qr_svg
from yuletable.server.refusals import RefusedError
from yuletable.server.rooms import Room
from yuletable.server.rules_text import clauses, rules_file
from yuletable.server.sockets import on_this_machine, same_site, why_unreadable
from yuletable.server.store import StoreError
from yuletable.server.wire import MAX_FRAME, Learn

_json: Final = msgspec.json.Encoder().encode
_CODE: Final = re.compile(rf"^[A-Za-z]{{{CODE_LENGTH}}}$")
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[a-z0-9]{2,8})*")
_SEAT: Final = re.compile(r"^seat=[A-Za-z0-9_-]{22,64}$")
ROOMS_A_SECOND: Final = 0.5
ROOMS_AT_ONCE: Final = 10
"""How fast one address may open rooms, and how many at once."""
LESSONS_A_SECOND: Final = 10.0
"""How fast one address may answer in lessons; twice as many at once."""


def _answer(data: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(_json(data), status, headers, media_type="application/json")


def _refuse(status: int, key: str, **args: Any) -> Response:
    return _answer({"why": Text(key, args)}, status)


def _local(request: Request) -> bool:
    return on_this_machine(request.scope, dict(_headers(request)))


def _headers(request: Request) -> list[tuple[bytes, str]]:
    return [(key, value.decode("latin-1")) for key, value in request.scope["headers"]]


class Api:
    """The routes over one house."""

    def __init__(self, house: House, pages: Pages, guesses: Guesses) -> None:
        self._house = house
        self._pages = pages
        self._guesses = guesses
        self._opening = Buckets(ROOMS_A_SECOND, ROOMS_AT_ONCE)
        self._checking = asyncio.Semaphore(1)
        self._lessons = Lessons(house.show, pages.fresh)
        self._learning = Buckets(LESSONS_A_SECOND)
        self._rules: dict[tuple[str, str], bytes] = {}

    def routes(self) -> list[Route]:
        get = ["GET", "HEAD"]
        return [
            Route("/api/health", self.health, methods=get),
            Route("/api/games", self.games, methods=get),
            Route("/api/games/{game}/rules/{lang}", self.rules, methods=get),
            Route("/api/games/{game}/lesson", self.lesson, methods=["POST"]),
            Route("/api/rooms", self.open_room, methods=["POST"]),
            Route("/api/rooms/latest", self.latest, methods=get),
            Route("/api/rooms/{code}", self.room, methods=get),
            Route("/api/rooms/{code}/record/{n}", self.record, methods=get),
            Route("/api/records", self.check_record, methods=["POST"]),
            Route("/api/qr.svg", self.qr, methods=get),
            Route("/api/check", self.check, methods=get),
            Route("/", self.home, methods=get),
            Route("/{path:path}", self.file, methods=get),
        ]

    async def health(self, request: Request) -> Response:
        return _answer({"yuletable": __version__, "rooms": len(self._house.rooms)})

    async def games(self, request: Request) -> Response:
        found = []
        for id, entry in registry.entries().items():
            spec = entry.game.spec
            seats = min(max(6, spec.min_seats), spec.max_seats)
            options = check_options(spec, {}, entry.game.suggest(seats))
            found.append(
                {
                    "id": id,
                    "min_seats": spec.min_seats,
                    "max_seats": spec.max_seats,
                    "options": spec.options,
                    "bots": list(entry.bots),
                    "minutes": entry.game.minutes(seats, options),
                    "lesson": self._lessons.tutorial(id) is not None,
                    "teams": spec.teams,
                }
            )
        return _answer({"games": found})

    async def rules(self, request: Request) -> Response:
        game, lang = request.path_params["game"], request.path_params["lang"]
        entry = registry.entries().get(game)
        if entry is None or _LANGUAGE.fullmatch(lang) is None:
            return _refuse(404, "yt-why-no-game", game=game)
        if lang not in self._pages.languages():
            lang = "en"
        if (game, lang) not in self._rules or self._pages.fresh:
            text = rules_file(entry.folder, lang).read_text(encoding="utf-8")
            self._rules[game, lang] = _json({"clauses": clauses(text)})
        headers = {"cache-control": "no-cache"}
        return Response(self._rules[game, lang], 200, headers, media_type="application/json")

    async def lesson(self, request: Request) -> Response:
        """Where a lesson stands; see `wire.Learn` and `wire.LessonView`."""
        if not same_site(dict(_headers(request)), self._house.bases()):
            return Response("This page belongs to another site.\n", 403, media_type="text/plain")
        if not self._learning.take(request.client.host if request.client else ""):
            return _refuse(429, "yt-why-too-fast")
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > MAX_FRAME:
                return _refuse(413, "yt-why-too-big", most=MAX_FRAME // 1024)
        try:
            learn = msgspec.json.decode(body, type=Learn)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return _answer({"why": why_unreadable(body.decode(errors="replace"), error)}, 400)
        game: str = request.path_params["game"]
        try:
            return _answer(self._lessons.answer(game, learn))
        except RefusedError as error:
            missing = error.why.key == "yt-why-no-lesson"
            return _answer({"why": error.why}, 404 if missing else 409)

    async def open_room(self, request: Request) -> Response:
        if not same_site(dict(_headers(request)), self._house.bases()):
            return Response("This page belongs to another site.\n", 403, media_type="text/plain")
        address = request.client.host if request.client else ""
        if not _local(request) and not self._opening.take(address):
            return _refuse(429, "yt-why-too-many-rooms")
        try:
            room = await self._house.open()
        except StoreError as error:
            return _refuse(503, "yt-why-store", error=str(error))
        return _answer({"code": room.state.code})

    async def latest(self, request: Request) -> Response:
        """The room that this machine's own screens mean. Others only learn whether there is one
        with people at it, so that they ask for its code before they open another."""
        room = self._house.latest()
        code = room.state.code if room is not None and _local(request) else None
        return _answer({"code": code, "open": room is not None and bool(room.by_member)})

    async def _find(self, request: Request) -> Room | Response:
        code: str = request.path_params["code"]
        room = self._house.find(code)
        if room is not None:
            return room
        await asyncio.sleep(self._guesses.wrong(request.client.host if request.client else ""))
        shown = code.strip().upper()[:8]
        if shown in self._house.damaged:
            return _refuse(404, "yt-why-room-damaged", code=shown)
        return _refuse(404, "yt-why-no-room", code=shown)

    async def room(self, request: Request) -> Response:
        room = await self._find(request)
        if isinstance(room, Response):
            return room
        state = room.state
        return _answer(
            {
                "code": state.code,
                "phase": state.phase,
                "game": state.game,
                "taken": [member.avatar for member in state.members.values()],
                "seated": len(state.players()),
                "full": state.free_seats() == 0,
            }
        )

    async def record(self, request: Request) -> Response:
        room = await self._find(request)
        if isinstance(room, Response):
            return room
        said: str = request.path_params["n"]
        result = next((r for r in room.state.results if str(r.n) == said), None)
        if result is None:
            number = said.isdecimal() and len(said) < 8
            return _refuse(404, "yt-why-no-record", n=int(said) if number else said[:8])
        n = result.n
        try:
            began, steps = await self._steps(room.state.code, n)
        except (StoreError, LogError) as error:
            return _refuse(503, "yt-why-store", error=str(error))
        footer = Footer(began.seed, result.scores, result.places)
        name = f"{result.game}-{room.state.code}-{n}.jsonl"
        headers = {
            "cache-control": "no-store",
            "content-disposition": f'attachment; filename="{name}"',
        }
        body = write_record(Record(began.header, steps, footer))
        return Response(body, 200, headers, media_type="application/jsonl")

    async def check_record(self, request: Request) -> Response:
        """Whether a saved record is true; nothing of it is kept."""
        if not same_site(dict(_headers(request)), self._house.bases()):
            return Response("This page belongs to another site.\n", 403, media_type="text/plain")
        data = b""
        async for part in request.stream():
            data += part
            if len(data) > MOST_BYTES:
                break
        try:
            async with self._checking:  # one at a time, beside the loop
                return _answer(await asyncio.to_thread(checked, data))
        except RefusedError as error:
            return _answer({"why": error.why}, 413 if error.code == "too_big" else 422)

    async def _steps(self, code: str, n: int) -> tuple[Began, list[tuple[int, int, int]]]:
        """The start and all steps of a finished match, from the log."""
        began: Began | None = None
        steps: list[tuple[int, int, int]] = []
        for entry in await self._house.store.read(code):
            if entry.kind not in ("match", "step", "undo"):
                continue
            body = body_of(entry)
            if isinstance(body, Began):
                if began is not None:
                    break
                if body.number == n:
                    began, steps = body, list(body.steps)
            elif began is None:
                continue
            elif isinstance(body, Stepped):
                steps += body.steps
            elif isinstance(body, Undone):
                del steps[body.keep :]
        if began is None:
            raise LogError(f"match {n} is missing")
        return began, steps

    async def qr(self, request: Request) -> Response:
        text = request.query_params.get("text", "")
        if not (is_wifi(text) or self._is_ours(text)):
            return _refuse(404, "yt-why-qr")
        return Response(qr_svg(text), media_type="image/svg+xml")

    def _is_ours(self, text: str) -> bool:
        """Whether a text is the address of a room, or of a seat in it."""
        url, asks, seat = text.partition("?")
        base, _, code = url.rpartition("/")
        if base + "/" not in self._house.bases() or self._house.find(code) is None:
            return False
        return not asks or _SEAT.match(seat) is not None

    async def check(self, request: Request) -> Response:
        """How the machine is, for those who sit at it and for the host of the room `?room=`, who
        brings the secret of the phone: Authorization: Bearer SECRET."""
        local = _local(request)
        room = self._house.find(request.query_params.get("room", ""))
        if not local:
            kind, _, secret = request.headers.get("authorization", "").partition(" ")
            member = None if room is None else room.state.by_token(hashed(secret))
            is_host = room is not None and member is not None and member.id == room.state.host
            if kind != "Bearer" or not is_host:
                await asyncio.sleep(
                    self._guesses.wrong(request.client.host if request.client else "")
                )
                return _refuse(403, "yt-why-check")
        chosen = None if room is None else room.state.address
        return _answer(await self._house.machine.check(chosen, local))

    async def home(self, request: Request) -> Response:
        return self._page(request, "home")

    async def file(self, request: Request) -> Response:
        path: str = request.path_params["path"]
        if path in ("tv", "about", "check", "fair"):
            return self._page(request, path)
        if path.startswith("rules/") and path[6:] in registry.entries():
            return self._page(request, "rules")
        if path.startswith("learn/") and self._lessons.tutorial(path[6:]) is not None:
            return self._page(request, "learn")
        if _CODE.match(path):
            return self._page(request, "phone")
        if path == "favicon.ico":
            path = "web/icon.svg"
        found = self._pages.get(f"/{path}")
        if found is None:
            return Response("Not found\n", 404, media_type="text/plain; charset=utf-8")
        return self._pages.respond(request, found)

    def _page(self, request: Request, name: str) -> Response:
        return self._pages.respond(request, self._pages.page(name), page=True)
