#!/usr/bin/env python3
"""Kills the program at random moments of what people do with it, and looks what is there afterwards.

Arguments: the program, how often, and a seed. A short run is a test; `tests/trust/killed.py build/lampkeeper 1000` is
the long one. Prints a line a deed: how often it was killed, how often it had ended by itself, and what was lost."""

import json
import random
import signal
import sqlite3
import sys
import tempfile
import threading
import time
from pathlib import Path

import deeds


def listen(process, deed):
    """Reads every line that the program could write, whenever it dies."""
    for line in process.stdout:
        if line.endswith(b"\n"):
            deed.hear(json.loads(line))


def how_long(deed, chance):
    """Seconds that a deed takes if nobody kills it, told by the second of two; a night would go on for ever."""
    if isinstance(deed, deeds.Watch):
        return 1.0
    took = 0
    for _ in range(2):  # the first one makes the files
        deed.prepare(chance)
        begun = time.monotonic()
        process = deed.begin()
        listen(process, deed)
        deeds.demand(process.wait() == 0, f"{deed.name} does not go well")
        took = time.monotonic() - begun
        deed.check(True)
    return took


def wait_until_told(deed, events, process):
    end = time.monotonic() + deeds.SLOW
    while len(deed.told) < events and process.poll() is None and time.monotonic() < end:
        time.sleep(0.002)


def kill_once(deed, seconds, chance):
    """Returns whether it was killed before its end, and how much it had acknowledged."""
    deed.prepare(chance)
    process = deed.begin()
    listener = threading.Thread(target=listen, args=(process, deed))
    listener.start()
    if isinstance(deed, deeds.Watch) and chance.random() < 0.8:
        wait_until_told(deed, chance.randrange(40), process)
    time.sleep(chance.uniform(0, 1.5 * seconds))
    process.send_signal(signal.SIGKILL)
    killed = process.wait() == -signal.SIGKILL
    listener.join()
    if process.stdin:
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass
    return killed, deed.check(not killed)


def main(program, times, seed):
    chance = random.Random(seed)
    lost = 0
    with tempfile.TemporaryDirectory(prefix="killed-") as folder:
        tried = []
        for number, kind in enumerate(deeds.ALL):
            deed = kind(deeds.Place(program, Path(folder) / kind.name))
            tried.append({"deed": deed, "seconds": how_long(deed, chance), "killed": 0, "ended": 0, "told": 0, "lost": 0})
        for number in range(times):
            row = tried[number % len(tried)]
            try:
                killed, told = kill_once(row["deed"], row["seconds"], chance)
                row["killed" if killed else "ended"] += 1
                row["told"] += told
            except (deeds.Lost, OSError, ValueError, sqlite3.Error) as what:
                row["lost"] += 1
                print(f"killed: {row['deed'].name}, time {number} of seed {seed}: {what}", file=sys.stderr)
        for row in tried:
            print(json.dumps({"deed": row["deed"].name, "killed": row["killed"], "ended": row["ended"],
                              "acknowledged": row["told"], "lost": row["lost"]}), flush=True)
            lost += row["lost"]
            if row["told"] == 0 and isinstance(row["deed"], deeds.Watch):
                print(f"killed: {row['deed'].name} never came to tell anything: nothing was tried", file=sys.stderr)
                lost += 1
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1))
