"""A process that thinks: questions come in, answers go out, and at the end of the pipe it is gone.

    python -P -m yuletable.bots.worker

It is started by `bots.pool`. It ends at once when the other end of its pipe is closed, whatever it
is doing, so that nothing is left behind by a server that was killed.
"""

import os
import signal
import sys
import threading
import traceback
from queue import SimpleQueue
from time import perf_counter
from typing import BinaryIO

from yuletable.bots.questions import Answer, Question, answer, frame, read_question
from yuletable.core.registry import entries


def main() -> None:
    """Answer until the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to hear
    pipe = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a game prints must not get between the answers
    questions: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=_listen, args=[sys.stdin.buffer, questions], daemon=True).start()
    entries()
    try:
        _say(pipe, Answer(None))
        while True:
            asked = questions.get()
            began = perf_counter()
            try:
                action = answer(asked)
            except Exception:  # the fast policy moves; what went wrong is on the terminal
                traceback.print_exc()
                action = None
            _say(pipe, Answer(action, (perf_counter() - began) * 1000))
    except OSError:  # nobody hears us any more
        os._exit(0)


def _listen(pipe: BinaryIO, questions: "SimpleQueue[Question]") -> None:
    while (asked := read_question(pipe)) is not None:
        questions.put(asked)
    os._exit(0)


def _say(pipe: BinaryIO, said: Answer) -> None:
    pipe.write(frame(said))
    pipe.flush()


if __name__ == "__main__":
    main()
