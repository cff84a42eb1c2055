"""Why something is not done, on its way to a `Reject`."""

from typing import Any

from yuletable.core.protocol import Text


class RefusedError(Exception):
    """code: of `wire.Reject`. why: a text, or its key with arguments. Nothing has changed."""

    def __init__(self, code: Any, why: Text | str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.why = why if isinstance(why, Text) else Text(why, args)
