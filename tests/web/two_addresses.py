"""`python -m tests.web.two_addresses` is the command `yuletable` on a machine that phones may reach
by two addresses."""

import sys

from yuletable.cli import main
from yuletable.server import addresses


def base_urls(bind: str, port: int, public_url: str | None) -> list[str]:
    """Two names of this machine, in place of two networks."""
    return [f"http://{host}:{port}/" for host in ("127.0.0.1", "localhost")]


if __name__ == "__main__":
    addresses.base_urls = base_urls
    sys.exit(main())
