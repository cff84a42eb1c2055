"""`python -m yuletable` is the command `yuletable`."""

import sys

from yuletable.cli import main

if __name__ == "__main__":
    sys.exit(main())
