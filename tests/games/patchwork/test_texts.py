"""What only the texts of Patchwork do: buttons in every number."""

from tests.games.texts import said


def test_polish_plurals() -> None:
    words = [said("patchwork", "pl", "patchwork-cost", {"cost": n}) for n in (0, 1, 2, 5, 12, 22)]
    assert words == ["0 guzików", "1 guzik", "2 guziki", "5 guzików", "12 guzików", "22 guziki"]
