"""The same seed gives the same record, whatever the hash seed and the global generator do."""

import os
import subprocess
import sys

from tests.conftest import ROOT, TINY_OUTSIDE


def test_records_do_not_depend_on_hash_seed_or_global_noise() -> None:
    def recorded(noise: str) -> str:
        environment = {
            **os.environ,
            "PYTHONHASHSEED": noise,
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), str(TINY_OUTSIDE)]),
        }
        command = [sys.executable, "-m", "tests.conformance.recorded", noise]
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert recorded("1") == recorded("77")
