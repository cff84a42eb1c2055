"""`python -m tests.web.hasty` is the command `yuletable` whose hosts are succeeded soon."""

import sys
from typing import Final

from yuletable.cli import main
from yuletable.server import heirs

SOON: Final = 1_200
"""A host whose screen is gone for so many ms is succeeded."""

if __name__ == "__main__":
    heirs.SUCCESSION = SOON  # type: ignore[misc]
    sys.exit(main())
