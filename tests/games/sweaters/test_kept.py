"""What has been worked out once is not worked out again, as long as there is room for it."""

from yuletable.games.sweaters.kept import kept


def test_an_answer_is_worked_out_once() -> None:
    asked: list[tuple[int, str]] = []

    @kept(10)
    def answer(number: int, word: str) -> str:
        asked.append((number, word))
        return word * number

    assert [answer(2, "ab"), answer(2, "ab"), answer(0, "ab"), answer(0, "ab")] == [
        "abab",
        "abab",
        "",
        "",
    ]
    assert asked == [(2, "ab"), (0, "ab")]


def test_no_more_are_kept_than_there_is_room_for() -> None:
    asked: list[int] = []

    @kept(2)
    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert [double(number) for number in (1, 2, 1, 2)] == [2, 4, 2, 4]
    assert asked == [1, 2]
    # The third begins anew: it is kept, those before it are not.
    assert [double(number) for number in (3, 3, 1)] == [6, 6, 2]
    assert asked == [1, 2, 3, 1]
