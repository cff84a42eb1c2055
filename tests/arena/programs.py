"""Programs that play as bots in the tests: good ones, and each way to fail."""

import re
import sys
from pathlib import Path

from tests.conftest import ROOT

EXAMPLES = ROOT / "docs" / "examples"

_FRAME = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    kind, number = message["type"], message.get("number")
    def say(data):
        print(json.dumps(data), flush=True)
    if kind == "start":
        {start}
    elif kind == "move":
        {move}
    else:
        break
"""
READY = 'say({"ready": True})'
FIRST = 'say({"answer": message["options"][0]})'


def command(path: Path) -> str:
    """How it is started."""
    return f'"{sys.executable}" "{path}"'


def program(folder: Path, move: str = FIRST, start: str = READY) -> str:
    """The command of a bot with these statements (of one line)."""
    path = folder / "bot.py"
    path.write_text(_FRAME.format(start=start, move=move))
    return command(path)


def documented(folder: Path) -> str:
    """The command of the bot in docs/foreign-bots.md."""
    text = (ROOT / "docs" / "foreign-bots.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    path = folder / "documented.py"
    path.write_text(code)
    return command(path)
