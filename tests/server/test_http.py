"""Pages, files, and the small API beside the socket."""

import gzip
import html
import json
import re

import httpx
import pytest

from tests.server.rig import BASE, PAGES, rig, run
from yuletable.core import registry
from yuletable.server.pages import _IN_CSS, _IN_HTML, _IN_JS, File, Pages
from yuletable.server.rules_text import clauses

pytestmark = pytest.mark.usefixtures("tiny")


def test_rooms_are_opened_and_found() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            made = await http.post("/api/rooms")
            code = made.json()["code"]
            assert re.fullmatch("[BCDFGHJKMNPRSTWXYZ]{4}", code)
            room = r.house.rooms[code]
            await r.person(room, "Ania", avatar="fox")
            got = await http.get(f"/api/rooms/{code.lower()}")
            assert got.json() == {
                "code": code, "phase": "menu", "game": None,
                "taken": ["fox"], "seated": 1, "full": False,
            }  # fmt: skip
            assert got.headers["cache-control"] == "no-store"
            wrong = await http.get("/api/rooms/AAAA")
            assert wrong.status_code == 404
            assert wrong.json() == {"why": {"key": "yt-why-no-room", "args": {"code": "AAAA"}}}

    run(main())


def test_only_the_servers_own_machine_learns_of_the_latest_room() -> None:
    async def main() -> None:
        async with (
            rig() as r,
            r.http() as far,
            r.http("127.0.0.1", "http://localhost:8080") as near,
        ):
            assert (await near.get("/api/rooms/latest")).json() == {"code": None, "open": False}
            first, second = await r.room(), await r.room()
            assert (await near.get("/api/rooms/latest")).json()["code"] == second.state.code
            person = await r.person(first, "A")  # a room with people before a newer empty one
            assert (await near.get("/api/rooms/latest")).json() == {
                "code": first.state.code, "open": True,
            }  # fmt: skip
            assert (await far.get("/api/rooms/latest")).json() == {"code": None, "open": True}
            spoofed = await near.get("/api/rooms/latest", headers={"x-forwarded-for": "1.2.3.4"})
            assert spoofed.json()["code"] is None
            await person.drop()
            await r.restart()
            async with r.http("127.0.0.1", "http://localhost:8080") as again:
                latest = (await again.get("/api/rooms/latest")).json()
            assert latest == {"code": first.state.code, "open": False}

    run(main())


def test_a_page_of_another_site_opens_no_rooms() -> None:
    async def main() -> None:
        async with rig() as r, r.http("127.0.0.1", "http://localhost:8080") as near:
            got = await near.post("/api/rooms", headers={"origin": "http://evil.example"})
            assert got.status_code == 403
            for origin in ("http://localhost:8080", BASE.rstrip("/")):
                got = await near.post("/api/rooms", headers={"origin": origin})
                assert got.status_code == 200

    run(main())


def test_one_address_cannot_fill_the_house() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            codes = [(await http.post("/api/rooms")).status_code for _ in range(15)]
            assert codes[:10] == [200] * 10
            assert codes[-1] == 429
            async with r.http(client="192.168.7.21") as other:
                assert (await other.post("/api/rooms")).status_code == 200

    run(main())


def test_games_are_listed_with_all_that_a_lobby_needs() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            found = {g["id"]: g for g in (await http.get("/api/games")).json()["games"]}
            assert found["tiny"] == {
                "id": "tiny", "min_seats": 2, "max_seats": 4, "minutes": 1,
                "options": [{"key": "rounds", "default": 2, "choices": [1, 2]}],
                "bots": ["random", "highest", "expert"], "lesson": True,
                "teams": {},
            }  # fmt: skip
            assert set(found) == set(registry.entries())

    run(main())


def test_every_page_tells_the_languages_that_have_texts() -> None:
    async def main() -> None:
        assert PAGES().languages() == {"en": "English", "pl": "Polski"}
        async with rig() as r, r.http() as http:
            for path in ("/", "/tv", "/about"):
                told = re.search(r'data-languages="([^"]*)"', (await http.get(path)).text)
                assert told is not None
                known = json.loads(html.unescape(told[1]))
                assert dict(known) == {"en": "English", "pl": "Polski"}

    run(main())


def test_rules_come_as_clauses_in_the_language() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            en = (await http.get("/api/games/tiny/rules/en")).json()["clauses"]
            pl = (await http.get("/api/games/tiny/rules/pl")).json()["clauses"]
            other = (await http.get("/api/games/tiny/rules/de")).json()["clauses"]
            assert [c["id"] for c in en] == [c["id"] for c in pl]
            assert other == en
            assert {c["level"] for c in en} == {1, 2, 3}
            numbered = [c for c in en if c["level"] == 3]
            assert all(re.fullmatch(r"\d+\.\d+", c["id"]) and c["html"] for c in numbered)
            assert (await http.get("/api/games/chess/rules/en")).status_code == 404
            assert (await http.get("/api/games/tiny/rules/..")).status_code == 404

    run(main())


def test_clauses_are_cut_at_their_numbers() -> None:
    found = clauses(
        "# Game\n\nHello *you*.\n\n## 1 Start\n\nIntro <b>x</b>.\n\n**1.1 Begin.** One.\n\n"
        "More.\n\n"
        "| a | b |\n|---|---|\n| 1 | 2 |\n\n**1.2 Go on.**\nTwo.\n**2.1 Odd.** Three.\n"
    )
    assert [(c["level"], c["id"], c["title"]) for c in found] == [
        (1, "", "Game"), (2, "1", "Start"),
        (3, "1.1", "Begin"), (3, "1.2", "Go on"), (3, "2.1", "Odd"),
    ]  # fmt: skip
    assert "Hello <em>you</em>." in found[0]["html"]
    assert "Intro &lt;b&gt;x&lt;/b&gt;." in found[1]["html"]
    by_id = {c["id"]: c["html"] for c in found}
    assert by_id["1.1"].startswith("<p>One.</p>\n<p>More.</p>\n<table>")
    assert by_id["1.2"] == "<p>Two.</p>"
    assert "<b>" not in "".join(c["html"] for c in found)


def test_a_name_that_begins_with_a_number_is_no_chapter() -> None:
    found = clauses("# 12 Games\n\n## 1 Start\n\n**1.1 Begin.** One.\n")
    assert [(c["level"], c["id"], c["title"]) for c in found] == [
        (1, "", "12 Games"), (2, "1", "Start"), (3, "1.1", "Begin"),
    ]  # fmt: skip


def test_a_qr_says_only_the_addresses_of_a_room() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            room = await r.room()
            good = await http.get("/api/qr.svg", params={"text": BASE + room.state.code})
            assert good.headers["content-type"].startswith("image/svg+xml")
            assert good.text.startswith("<svg")
            own = BASE + room.state.code
            foreign = "http://evil.example/" + room.state.code
            for text in ("", BASE + "AAAA", foreign, "x", f"{BASE}AAAA?seat={'c' * 32}",
                         f"{foreign}?seat={'c' * 32}", f"{own}?seat=", f"{own}?seat=short",
                         f"{own}?seat={'c' * 30}/evil", f"{own}?next={'c' * 32}",
                         "http://yuletable.local:8080/" + room.state.code):  # fmt: skip
                got = await http.get("/api/qr.svg", params={"text": text})
                assert got.status_code == 404, text
            seat = await http.get("/api/qr.svg", params={"text": f"{own}?seat={'c-_9' * 8}"})
            assert seat.status_code == 200
            assert seat.text != good.text

    run(main())


def test_a_qr_may_lead_into_the_wifi() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:

            async def status(text: str) -> int:
                return (await http.get("/api/qr.svg", params={"text": text})).status_code

            for good in ("WIFI:T:WPA;S:Home;P:secret12;;", "WIFI:S:Open;;",
                         "WIFI:T:nopass;S:Kawiarnia Świerk;;", "WIFI:S:x;T:WPA;P:a;H:true;;",
                         r"WIFI:T:WPA;S:A\;B\,C\:D\"E;P:back\\slash;;"):  # fmt: skip
                assert await status(good) == 200, good
            for bad in ("WIFI:", "WIFI:;;", "WIFI:T:WPA;P:secret;;", "WIFI:S:Home;P:x",
                        "wifi:S:a;;", r"WIFI:S:a\;;", "WIFI:S:a;;buy now", "WIFI:S:a\nb;;",
                        "WIFI:Q:a;S:b;;", f"WIFI:S:{'a' * 300};;"):  # fmt: skip
                assert await status(bad) == 404, bad

    run(main())


def test_nothing_that_is_served_names_another_host() -> None:
    for path, source in PAGES()._sources.items():
        if path.endswith((".woff2", ".txt", ".mp4", ".webm")) or "/vendor/" in path:
            continue
        text = source().decode()
        found = set(re.findall(r"(?:https?|wss?|ftp):?//[^\s\"'`<>)/]*", text))
        assert found <= {"http://www.w3.org"}, path
        assert re.search(r"""(?:src|href)=["']//|url\(["']?//|import\(?\s*["'](?:https?:)?//""",
                         text) is None, path  # fmt: skip


def test_files_are_packed_and_cached_by_their_content() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            path = "/web/lit.js"
            plain = await http.get(path)
            assert plain.status_code == 200
            assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
            assert plain.headers["cache-control"] == "no-cache"
            assert plain.headers["content-encoding"] == "gzip"
            lasting = await http.get(path, params={"h": PAGES().hash})
            assert "immutable" in lasting.headers["cache-control"]
            old = await http.get(path, params={"h": "0000000000"})
            assert old.headers["cache-control"] == "no-cache"
            same = await http.get(path, headers={"if-none-match": plain.headers["etag"]})
            assert (same.status_code, same.content) == (304, b"")
            bare = await http.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in bare.headers
            assert bare.content == plain.content
            for gone in ("/web/none.js", "/web/../app.py", "/server/app.py", "/games/x/tv.js"):
                assert (await http.get(gone)).status_code == 404
            font = next(p for p in PAGES()._sources if p.endswith(".woff2"))
            assert "content-encoding" not in (await http.get(font)).headers

    run(main())


def test_pages_are_where_people_look_for_them() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            for path, name in (("/", "home"), ("/tv", "tv"), ("/BCDF", "phone"), ("/bcdf", "phone"),
                               ("/rules/tiny", "rules"), ("/about", "about"),
                               ("/check", "check")):  # fmt: skip
                got = await http.get(path)
                page = PAGES().page(name)
                assert (got.status_code, got.text) == (200, page.body.decode())
                assert f'src="/web/{name}.js?h={PAGES().hash}"' in got.text
                assert "__" not in got.text
                links = re.findall(r'(?:src|href)="([^"]+)"', got.text)
                assert all(f"?h={PAGES().hash}" in link for link in links)
                assert [(await http.get(link)).status_code for link in links] == [200] * len(links)
            icon = await http.get("/favicon.ico")
            assert icon.headers["content-type"] == "image/svg+xml"
            assert (await http.get("/web/page.html")).status_code == 404
            assert (await http.get("/rules/chess")).status_code == 404
            assert (await http.get("/BCDFG")).status_code == 404

    run(main())


def test_everything_stays_in_the_house() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            for path in ("/", "/tv", "/about", "/BCDF"):
                got: httpx.Response = await http.get(path)
                policy = got.headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "script-src 'self';" in policy
                assert "ws://192.168.7.7:8080" in policy
            for path in ("/", "/api/games", "/nowhere", "/web/lit.js"):
                got = await http.get(path)
                assert got.headers["x-content-type-options"] == "nosniff"
            odd = await http.get("/", headers={"host": "a'; script-src *"})
            assert "script-src *" not in odd.headers["content-security-policy"]

    run(main())


@pytest.mark.parametrize(
    ("pattern", "text", "count"),
    [
        (_IN_JS, b'import {a} from "./a.js"; import "/web/b.js"; import(\'../c.js\')', 3),
        (_IN_JS, b'import(`/games/${id}/tv.js`); const x = "./d.js"; from "lit"', 0),
        (_IN_HTML, b'<script src="/web/a.js"></script><link href="b.css"><a href="/tv">', 2),
        (_IN_HTML, b'<img src="https://x.example/a.svg"><a href="#a.js">', 0),
        (_IN_CSS, b"@font-face{src:url(fonts/a.woff2)} @import 'b.css'; a{b:url(\"c.svg\")}", 3),
        (_IN_CSS, b"a{b:url(data:image/svg+xml;base64,AAAA)}", 0),
    ],
)
def test_references_carry_the_hash(pattern: re.Pattern[bytes], text: bytes, count: int) -> None:
    assert pattern.subn(rb"\1\2\3?h=X\2", text)[1] == count


def test_a_file_on_work_is_read_again_at_each_request() -> None:
    pages = Pages(fresh=True)
    assert pages.hash == "dev"
    found = pages.get("/web/lit.js")
    assert found is not None
    assert b"?h=" not in found.body
    assert pages.get("/web/none.js") is None
    assert b'src="/web/tv.js"' in pages.page("tv").body


def test_what_gains_nothing_is_not_packed() -> None:
    assert File(b"x", ".js").packed is None
    big = File(b"abc" * 1000, ".js")
    assert big.packed is not None
    assert gzip.decompress(big.packed) == big.body
