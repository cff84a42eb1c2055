"""What a TV lets hear: sounds by OK, as loud as the host's phone says; a voice that reads along."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.driving import TV_SIZE, WAIT, code_on, until
from tests.web.evening import House, Screens
from tests.web.hands import Hand, sit, whole_game
from tests.web.matrices import long_but

SPY = """
window.heard = {contexts: 0, level: null, tones: 0, noises: 0};
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor() { super(); heard.contexts++; heard.audio = this; }
  createGain() {
    const node = super.createGain();
    const ramp = node.gain.linearRampToValueAtTime.bind(node.gain);
    // Its value stands still while nothing sounds: what was ordered is what counts.
    node.gain.linearRampToValueAtTime = (level, at) => ramp((heard.level = level), at);
    return node;
  }
  createOscillator() { heard.tones++; return super.createOscillator(); }
  createBufferSource() { heard.noises++; return super.createBufferSource(); }
};
window.spoken = [];
window.silenced = 0;
window.speaking = null;
window.voices = [['Zosia', 'pl-PL', true], ['Cloud', 'en-US', false], ['Emma', 'en-GB', true]];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, 'speechSynthesis', {value: {
  getVoices: () => voices.map(([name, lang, localService]) => ({name, lang, localService})),
  speak: (words) => {
    spoken.push([words.text, words.voice.name, words.volume]);
    speaking = words;
  },
  cancel: () => { silenced++; },
}});
window.spokenOut = () => { const words = speaking; speaking = null; words?.onend?.(); };
"""


ROLLS = 12


def listen(context: BrowserContext) -> None:
    context.add_init_script(SPY)


def open_loud(screens: Screens, path: str = "/tv", lang: str = "en", **more: Any) -> Page:
    return screens.open(path, lang, TV_SIZE, prepare=listen, **more)


def let_sound(tv: Page) -> None:
    """OK to the question, and the machine's sound has come up."""
    tv.locator(".ask-sound .gold").click()
    until(tv, "heard.audio?.state === 'running'")


def counted(tv: Page, what: str) -> int:
    number: int = tv.evaluate(f"heard.{what}")
    return number


def test_every_sound_is_short_warm_and_quiet(screens: Screens) -> None:
    tv = screens.open("/api/health", size=TV_SIZE)
    heard: dict[str, list[float]] = tv.evaluate(
        """async () => {
          const { SOUNDS } = await import('/web/sound.js');
          const heard = {};
          for (const [name, draw] of Object.entries(SOUNDS)) {
            const audio = new OfflineAudioContext(1, 44100 * 3, 44100);
            const lasts = draw(audio, audio.destination, 0.1);
            const samples = (await audio.startRendering()).getChannelData(0);
            const peak = (from, to) => samples.slice(from * 44100, to * 44100)
              .reduce((most, s) => Math.max(most, Math.abs(s)), 0);
            heard[name] = [lasts, peak(0, 0.09), peak(0.1, 0.1 + lasts), peak(0.3 + lasts, 3)];
          }
          return heard;
        }"""
    )
    assert {"paper", "land", "bell", "reveal", "tick", "dice", "fly"} <= set(heard)
    for name, (lasts, before, peak, after) in heard.items():
        assert before == 0, name
        assert 0.03 < lasts < 1.5, name
        assert 0.01 < peak < 0.7, (name, peak)
        assert after < 0.01, name
    assert heard["tick"][2] < heard["bell"][2]


def test_nothing_sounds_before_ok_and_the_question_comes_once(
    screens: Screens, house: House
) -> None:
    tv = open_loud(screens)
    code = code_on(tv)
    question = tv.locator(".ask-sound")
    expect(question.get_by_role("button", name="Sound on")).to_be_focused(timeout=WAIT)
    sit(house, code, "Ania", "Zofia")
    expect(tv.get_by_text("Zofia").first).to_be_visible(timeout=WAIT)
    assert counted(tv, "contexts") == 0
    tv.keyboard.press("Enter")
    expect(question).to_have_count(0)
    until(tv, "heard.tones > 0")
    assert tv.evaluate("heard.audio.state") == "running"
    tv.reload()
    code_on(tv)
    expect(question).to_have_count(0)
    expect(tv.locator(".controls").get_by_text("Sound off")).to_have_count(1)
    other = open_loud(screens, f"/tv?room={code}")
    other.locator(".ask-sound").get_by_role("button", name="Keep it quiet").click()
    expect(other.locator(".ask-sound")).to_have_count(0)
    Hand(house, code, "Marek")
    expect(other.get_by_text("Marek").first).to_be_visible(timeout=WAIT)
    assert counted(other, "contexts") == 0
    screens.check()


@pytest.mark.long
def test_a_question_that_nobody_answers_goes_with_the_first_game(
    screens: Screens, house: House
) -> None:
    tv = open_loud(screens)
    hands = sit(house, code_on(tv), "Ania", "Zofia")
    expect(tv.locator(".ask-sound")).to_be_visible(timeout=WAIT)
    whole_game(hands)
    hands[0].do("play_again")
    expect(tv.locator(".strip")).to_be_visible(timeout=WAIT)
    expect(tv.locator(".ask-sound")).to_have_count(0)
    assert counted(tv, "contexts") == 0
    screens.check()


@pytest.mark.long
def test_after_a_reload_any_key_brings_the_sound_back(screens: Screens, house: House) -> None:
    tv = open_loud(screens)
    code = code_on(tv)
    let_sound(tv)
    tv.reload()
    code_on(tv)
    tv.keyboard.press("ArrowDown")
    until(tv, "heard.audio?.state === 'running'")
    before = counted(tv, "noises")
    Hand(house, code, "Marek")
    until(tv, f"heard.noises > {before}")
    screens.check()


def test_the_loudness_follows_the_hosts_phone(screens: Screens, house: House) -> None:
    tv = open_loud(screens)
    (host,) = sit(house, code_on(tv), "Ania")
    let_sound(tv)
    for level in (10, 3, 5, 0):
        host.do("set_room", sound=level)
        until(tv, f"Math.abs(heard.level - {(level / 10) ** 2}) < 0.001 && heard.level !== null")
    expect(tv.locator(".controls p")).to_have_text(
        "The host’s phone has turned the sound down to 0."
    )
    before = counted(tv, "noises")
    Hand(house, host.code, "Zofia")
    expect(tv.get_by_text("Zofia").first).to_be_visible(timeout=WAIT)
    assert counted(tv, "noises") == before
    host.do("set_room", sound=5)
    Hand(house, host.code, "Marek")
    until(tv, f"heard.noises > {before}")
    screens.check()


@pytest.mark.parametrize("still", long_but([True, False], False), ids=["reduced motion", "motion"])
def test_a_roll_sounds_like_dice_and_a_turn_like_a_bell(
    screens: Screens, house: House, still: bool
) -> None:
    house.stop()
    house.show(True)
    house.start()
    tv = open_loud(screens, reduced_motion=still)
    ania, zofia = sit(house, code_on(tv), "Ania", "Zofia")
    let_sound(tv)
    until(tv, "heard.tones >= 3")
    ania.do("choose_game", game="gift_trail").do("start")
    # Bells of three tones: OK, the start, whose turn it is; the last two at once without motion.
    until(tv, f"heard.tones >= {6 if still else 9}")
    dice = 8  # so many knocks has a roll; of a long chain seen at once only the end is heard
    for _ in range(ROLLS):
        tv.wait_for_timeout(1500)
        before = counted(tv, "noises")
        while not ania.answer() and not zofia.answer():
            tv.wait_for_timeout(100)
        tv.wait_for_timeout(1000)
        if counted(tv, "noises") >= before + dice:
            break
    else:
        pytest.fail(f"{ROLLS} rolls, and none was heard")
    screens.check()


@pytest.mark.long
def test_the_last_seconds_tick(screens: Screens, house: House) -> None:
    tv = open_loud(screens)
    ania, _ = sit(house, code_on(tv), "Ania", "Zofia")
    let_sound(tv)
    ania.do("choose_game", game="gift_trail").do("start")
    until(tv, "document.querySelector('yule-timer') !== null")
    tv.wait_for_timeout(1500)
    quiet = counted(tv, "tones")
    tv.wait_for_timeout(2200)
    assert counted(tv, "tones") == quiet
    left = min(wait["left"] for wait in ania.look()["waiting"])
    tv.evaluate(
        """() => {
          const real = performance.now.bind(performance);
          window.later = 0;
          performance.now = () => real() + later;
        }"""
    )
    tv.evaluate(f"later = {left} - 6000 - 4000")
    until(tv, f"heard.tones >= {quiet} + 2")
    screens.check()


def test_the_voice_reads_the_headline_in_the_language_of_the_screen(
    screens: Screens, house: House
) -> None:
    tv = open_loud(screens)
    code = code_on(tv)
    (host,) = sit(house, code, "Ania")
    let_sound(tv)
    Hand(house, code, "Zofia")
    host.do("choose_game", game="gift_trail")
    expect(tv.locator("h1")).to_have_text("Come in! Two at the table.", timeout=WAIT)
    assert tv.evaluate("spoken") == [], "the host has not asked for a voice"
    host.do("set_room", narration=True, sound=8)
    Hand(house, code, "Marek")
    until(tv, "spoken.length === 1")
    assert tv.evaluate("spoken[0]") == ["Come in! Three at the table.", "Emma", 0.8]

    # While the voice speaks, only the newest waits; what waits too long is not read at all.
    Hand(house, code, "Ola")
    Hand(house, code, "Kuba")
    expect(tv.locator("h1")).to_have_text("Come in! Five at the table.", timeout=WAIT)
    tv.evaluate("spokenOut()")
    assert tv.evaluate("spoken.map((s) => s[0]).slice(1)") == ["Come in! Five at the table."]
    Hand(house, code, "Tomek")
    expect(tv.locator("h1")).to_have_text("Come in! Six at the table.", timeout=WAIT)
    tv.wait_for_timeout(4300)
    tv.evaluate("spokenOut()")
    assert tv.evaluate("spoken.length") == 2

    # Another language is no news; a voice that is missing is told at the controls.
    tv.keyboard.press("ArrowDown")
    tv.get_by_role("button", name="PL: Polski").click()
    expect(tv.locator("h1")).to_have_text("Zapraszamy! Jest sześć osób.")
    assert tv.evaluate("spoken.length") == 2
    Hand(house, code, "Staś")
    until(tv, "spoken.length === 3")
    assert tv.evaluate("spoken[2]") == ["Zapraszamy! Jest siedem osób.", "Zosia", 0.8]
    tv.evaluate("voices.splice(0, 1)")
    Hand(house, code, "Babcia Hela")
    expect(tv.locator("h1")).to_have_text("Zapraszamy! Jest osiem osób.", timeout=WAIT)
    expect(tv.locator(".controls p")).to_contain_text("nie ma głosu polskiego")
    tv.evaluate("spokenOut()")
    assert tv.evaluate("spoken.length") == 3
    host.do("set_room", narration=False)
    until(tv, "silenced > 0")
    screens.check()
