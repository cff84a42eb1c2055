"""t"""

from yuletable.core.seen import Bots

BOTS: Bots = {}
