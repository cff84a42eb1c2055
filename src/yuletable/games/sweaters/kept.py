"""What has been worked out is kept: playouts ask for the same worths again and again."""

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

Asked = TypeVarTuple("Asked")
Found = TypeVar("Found")


def kept(
    most: int,
) -> Callable[[Callable[[*Asked], Found]], Callable[[*Asked], Found]]:
    """A function of hashable arguments that remembers its answers. most: so many of them; when
    there are more it begins anew."""

    def remembering(work_out: Callable[[*Asked], Found]) -> Callable[[*Asked], Found]:
        answers: dict[tuple[*Asked], Found] = {}

        def answer(*asked: *Asked) -> Found:
            known = answers.get(asked)
            if known is None:
                known = work_out(*asked)
                if len(answers) >= most:
                    answers.clear()
                answers[asked] = known
            return known

        return answer

    return remembering
