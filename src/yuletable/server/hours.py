"""A time of day that a game's switch may stand on: "finish by 22:00"."""

import datetime

from yuletable.core.protocol import GameSpec, Options


def time_of_day(spec: GameSpec, options: Options) -> str | None:
    """The "HH:MM" that the game's time switch stands on, None when it is off."""
    for option in spec.options:
        if option.time and options.get(option.key) is not None:
            at: str = options[option.key]
            return at
    return None


def next_time(at: str, after: float) -> float:
    """Wall time, in s, of the first "HH:MM" after a wall time."""
    start = datetime.datetime.fromtimestamp(after).astimezone()
    hours, minutes = int(at[:2]), int(at[3:])
    hour = start.replace(hour=hours, minute=minutes, second=0, microsecond=0)
    if hour <= start:
        hour += datetime.timedelta(days=1)
    return hour.timestamp()
