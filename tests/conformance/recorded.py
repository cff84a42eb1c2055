"""Prints a hash over the records of random matches of every game; run as a program by a test."""

import hashlib
import random
import sys

from tests.conformance.subjects import played, small_cases
from yuletable.core.record import write_record


def main() -> None:
    random.seed(sys.argv[1])
    digest = hashlib.sha256()
    for case in small_cases():
        random.random()
        digest.update(write_record(played(case, clock=15).record()))
    print(digest.hexdigest())


if __name__ == "__main__":
    main()
