"""The tests that every game gets, over registered games, numbers of seats, options and seeds.

A game adds to them by modules in its tests package (tests/games/<id>):
  poison.py      poison(state, viewer, pick) -> Iterator[State]: copies whose fields hidden from
                 the viewer (a seat, None for the table) hold other legal values; none at all only
                 in a game that hides nothing (`subjects.hides`)
  cases.py       CASES: more (seats, options as pairs) than each option by itself (optional)
  invariants.py  check(state) -> None: asserts what holds in every state (optional)
  golden.txt     written by tools/golden.py
  mutants.py     MUTANTS: deliberate faults (see tests/mutation.py)
"""
