"""Runs attempts of faults and counts their results."""

import json
import re
import sqlite3
import subprocess
import sys
import tempfile

import deeds
from deeds import Lost, demand

# A fault on standard error: the file, the problem and the cure.
FAULT = re.compile(r"^lampkeeper: .+; .+", re.MULTILINE)
EVENTS = 12  # per night; enough for its first and its later writes


class Row:
    """Results of one fault."""

    def __init__(self, name):
        self.name, self.tried, self.met, self.lost = name, 0, 0, 0

    def try_it(self, once):
        """Counts one attempt. `once` returns whether the fault affected the program, and raises Lost."""
        self.tried += 1
        try:
            self.met += bool(once())
        except (Lost, OSError, ValueError, KeyError, sqlite3.Error, subprocess.TimeoutExpired) as what:
            self.lost += 1
            print(f"disk faults: {self.name}, try {self.tried}: {what}", file=sys.stderr)

    def report(self):
        print(json.dumps({"fault": self.name, "tried": self.tried, "met": self.met, "lost_or_unsaid": self.lost}), flush=True)
        return self.lost


def run(deed):
    """Runs a deed to its end, or a night until EVENTS were acknowledged. Returns the status (None for a stopped night) and the
    text on standard error."""
    with tempfile.TemporaryFile() as errors:
        process = deed.begin(stderr=errors)
        for line in process.stdout:
            if line.endswith(b"\n"):
                deed.hear(json.loads(line))
            if isinstance(deed, deeds.Watch) and len(deed.acknowledged) >= EVENTS:
                process.kill()
                break
        status = process.wait(timeout=deeds.SLOW)
        process.stdout.close()
        if process.stdin:
            try:
                process.stdin.close()
            except BrokenPipeError:
                pass
        errors.seek(0)
        return (None if status == -9 else status), errors.read().decode(errors="replace")


def well(deed, chance):
    """Runs a deed without a fault, which must succeed."""
    deed.prepare(chance)
    status, errors = run(deed)
    demand(status in (0, None), f"{deed.name} fails after the fault is gone: {errors.strip()}")
    deed.check(status == 0)
