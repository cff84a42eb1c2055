"""What is drawn while events play: never more than has been shown."""

import json
import subprocess
from typing import Any

from tests.conftest import ROOT

MODULE = ROOT / "src" / "yuletable" / "web" / "stage.js"
SCRIPT = """
import { staged } from '%s';
const whole = (event, before, view) => event.kind === 'over' || view.over === true;
const viewNow = staged((view, event) => ({ seen: [...view.seen, event.kind] }), whole);
const event = (v, kind, show) => ({ v, kind, data: {}, show });
const rolled = event(1, 'rolled', 9);
const [moved, gift] = [event(2, 'moved', 0), event(2, 'gift', 9)];
const asked = event(3, 'asked', 9);
const first = { v: 0, view: { seen: [] }, events: [event(0, 'started', 0)] };
const second = { v: 2, view: { seen: ['newest'] }, events: [rolled, moved, gift] };
const third = { v: 3, view: { seen: ['later'] }, events: [asked] };
const over = { v: 4, view: { seen: ['end'], over: true }, events: [event(4, 'gift', 9)] };
const out = [];
const draw = (update, event, previous) => out.push(viewNow(update, { event, previous }).seen);
draw(first, null, null);
draw(second, rolled, first);
draw(second, rolled, first);
draw(third, gift, first);
draw(third, asked, second);
draw(third, null, null);
draw(third, asked, null);
draw(third, event(3, 'over', 9), second);
draw(over, over.events[0], third);
draw(third, event(9, 'unheard', 9), second);
console.log(JSON.stringify([out, first.view.seen]));
"""


def test_a_view_is_folded_up_to_the_event_that_plays() -> None:
    done = subprocess.run(
        ["node", "--input-type=module", "-e", SCRIPT % MODULE.as_uri()],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    out: list[Any]
    out, before = json.loads(done.stdout)
    assert out == [
        [],
        ["rolled"],
        ["rolled"],
        # What is not shown by itself has happened too; the update after it has not.
        ["rolled", "moved", "gift"],
        ["newest", "asked"],
        ["later"],
        ["later"],
        ["later"],
        ["end"],
        ["newest", "unheard"],
    ]
    assert before == []
