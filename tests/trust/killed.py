#!/usr/bin/env python3
"""Kills the program, or cuts its power, at random moments of user actions (deeds), and checks the data afterwards.

    tests/trust/killed.py 1000                    a thousand moments of all deeds, with build/lampkeeper
    tests/trust/killed.py 1000 --deeds watch      only of watched nights; --deeds window: only in the window
    tests/trust/killed.py 6 --deeds watch --broken lies   with a disk that loses data: must be detected

Prints a line per deed: how often it was killed, how often it ended by itself, and the numbers of acknowledged and lost
items."""

import argparse
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
import power
import window_deeds

BROKEN = {"lies": {"lies": 1}, "swallows": {"swallows": 1}}
# These run until they are stopped; the others end by themselves.
ENDLESS = (deeds.Watch, window_deeds.WindowNight, window_deeds.WindowSettings, window_deeds.WindowDesk)


def listen(process, deed):
    """Reads every complete line that the program writes until it ends."""
    for line in process.stdout:
        if line.endswith(b"\n"):
            deed.hear(json.loads(line))


def how_long(deed, chance):
    """Returns the seconds that a deed takes without a kill: those of the second of two runs."""
    if isinstance(deed, ENDLESS):
        return 1.0
    duration = 0
    for _ in range(2):  # the first run creates the files
        deed.prepare(chance)
        begun = time.monotonic()
        process = deed.begin()
        listen(process, deed)
        deeds.demand(process.wait() == 0, f"{deed.name} fails without a kill")
        duration = time.monotonic() - begun
        deed.check(True)
    return duration


def wait_until_acknowledged(deed, events, process):
    end = time.monotonic() + deeds.SLOW
    while len(deed.acknowledged) < events and process.poll() is None and time.monotonic() < end:
        time.sleep(0.002)


def kill_once(deed, seconds, chance, broken):
    """Kills a deed, half the time with a power cut. Returns whether it was killed before its end, and the number of
    acknowledged items."""
    deed.prepare(chance)
    undo = deed.place.folder.resolve().parent / (deed.place.folder.name + ".undo")
    cut = broken is not None or chance.random() < 0.5
    deed.place.disk = deed.place.faulty(undo=undo, **(broken or {})) if cut else {}
    process = deed.begin()
    listener = threading.Thread(target=listen, args=(process, deed))
    listener.start()
    if isinstance(deed, ENDLESS) and (broken is not None or chance.random() < 0.8):
        wait_until_acknowledged(deed, 1 + chance.randrange(30 if isinstance(deed, deeds.Watch) else 12), process)
        time.sleep(chance.uniform(0, 0.3))
    else:
        time.sleep(chance.uniform(0, 1.5 * seconds))
    process.send_signal(signal.SIGKILL)
    killed = process.wait() == -signal.SIGKILL
    listener.join()
    if process.stdin:
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass
    deed.place.disk = {}
    if cut:
        power.cut(undo)
    return killed, deed.check(not killed)


def one_moment(row, which, chance, broken):
    try:
        killed, acknowledged = kill_once(row["deed"], row["seconds"], chance, broken)
        row["killed" if killed else "ended"] += 1
        row["acknowledged"] += acknowledged
    except (deeds.Lost, OSError, ValueError, KeyError, sqlite3.Error) as what:
        row["lost"] += 1
        print(f"killed: {row['deed'].name}, {which}: {what}", file=sys.stderr)


def chosen(names):
    every = deeds.ALL + window_deeds.ALL
    if not names:
        return every
    # "window" selects all deeds in the window.
    return [each for each in every if each.name in names or (each.name.split()[0] in names and each in window_deeds.ALL)]


def main(asked):
    chance = random.Random(asked.seed)
    broken = BROKEN[asked.broken] if asked.broken else None
    lost = 0
    with tempfile.TemporaryDirectory(prefix="killed-") as folder:
        tried = []
        for kind in chosen(asked.deeds.split(",") if asked.deeds else []):
            deed = kind(deeds.Place(asked.program.resolve(), Path(folder) / kind.name.replace(" ", "-")))
            tried.append({"deed": deed, "seconds": how_long(deed, chance), "killed": 0, "ended": 0, "acknowledged": 0, "lost": 0})
        if broken:  # prepares data on an intact disk; the disk is faulty from here on
            for row in tried:
                kill_once(row["deed"], row["seconds"], chance, None)
        try:
            for number in range(asked.times):
                one_moment(tried[number % len(tried)], f"time {number} of seed {asked.seed}", chance, broken)
        except KeyboardInterrupt:
            pass  # the results so far count
        for row in tried:
            print(json.dumps({"deed": row["deed"].name, "killed": row["killed"], "ended": row["ended"],
                              "acknowledged": row["acknowledged"], "lost": row["lost"]}), flush=True)
            lost += row["lost"]
            if row["acknowledged"] == 0 and row["lost"] == 0 and isinstance(row["deed"], deeds.Watch):
                print(f"killed: {row['deed'].name} never acknowledged anything, so nothing was tested", file=sys.stderr)
                lost += 1
    if broken is None:
        return 1 if lost else 0
    if not lost:
        print(f"killed: undetected: the disk {asked.broken}", file=sys.stderr)
    return 0 if lost else 1


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("times", type=int, help="number of kills")
    parser.add_argument("--program", type=Path, default=deeds.ROOT / "build/lampkeeper")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deeds", default="", help="names of deeds, separated by commas")
    parser.add_argument("--broken", choices=sorted(BROKEN))
    return parser.parse_args()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # prints the results so far when terminated
    sys.exit(main(arguments()))
