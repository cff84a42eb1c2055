"""What only the texts of Gift Trail do: places as ordinals."""

from tests.games.texts import said


def test_places_are_counted_in_words_that_fit() -> None:
    told = [said("gift_trail", "en", "gift_trail-ordinal", {"rank": n}) for n in range(1, 33)]
    assert told[:4] == ["1st", "2nd", "3rd", "4th"]
    assert told[10:13] == ["11th", "12th", "13th"]
    assert told[20:24] == ["21st", "22nd", "23rd", "24th"]
    assert told[30:] == ["31st", "32nd"]
