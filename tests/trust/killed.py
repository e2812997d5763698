#!/usr/bin/env python3
"""Kills the program, or cuts its power, at random moments of what people do with it, and looks what is there afterwards.

    tests/trust/killed.py 1000                    a thousand moments of everything, with build/lampkeeper
    tests/trust/killed.py 1000 --deeds watch      of nights that are watched alone; --deeds window: in the window
    tests/trust/killed.py 6 --deeds watch --broken lies   with a disk that keeps less than it says: must be noticed

Prints a line a deed: how often it was killed, how often it had ended by itself, what it had acknowledged and what was lost."""

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
# These go on until somebody ends them; the others end by themselves.
ENDLESS = (deeds.Watch, window_deeds.WindowNight, window_deeds.WindowSettings, window_deeds.WindowDesk)


def listen(process, deed):
    """Reads every line that the program could write, whenever it dies."""
    for line in process.stdout:
        if line.endswith(b"\n"):
            deed.hear(json.loads(line))


def how_long(deed, chance):
    """Seconds that a deed takes if nobody kills it, told by the second of two."""
    if isinstance(deed, ENDLESS):
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


def kill_once(deed, seconds, chance, broken):
    """Returns whether it was killed before its end, and how much it had acknowledged. Half the time the power goes, too."""
    deed.prepare(chance)
    undo = deed.place.folder.resolve().parent / (deed.place.folder.name + ".undo")
    cut = broken is not None or chance.random() < 0.5
    deed.place.disk = deed.place.faulty(undo=undo, **(broken or {})) if cut else {}
    process = deed.begin()
    listener = threading.Thread(target=listen, args=(process, deed))
    listener.start()
    if isinstance(deed, ENDLESS) and (broken is not None or chance.random() < 0.8):
        wait_until_told(deed, 1 + chance.randrange(30 if isinstance(deed, deeds.Watch) else 12), process)
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
        killed, told = kill_once(row["deed"], row["seconds"], chance, broken)
        row["killed" if killed else "ended"] += 1
        row["told"] += told
    except (deeds.Lost, OSError, ValueError, KeyError, sqlite3.Error) as what:
        row["lost"] += 1
        print(f"killed: {row['deed'].name}, {which}: {what}", file=sys.stderr)


def chosen(names):
    every = deeds.ALL + window_deeds.ALL
    if not names:
        return every
    # "window" is all that is done in it.
    return [each for each in every if each.name in names or (each.name.split()[0] in names and each in window_deeds.ALL)]


def main(asked):
    chance = random.Random(asked.seed)
    broken = BROKEN[asked.broken] if asked.broken else None
    lost = 0
    with tempfile.TemporaryDirectory(prefix="killed-") as folder:
        tried = []
        for kind in chosen(asked.deeds.split(",") if asked.deeds else []):
            deed = kind(deeds.Place(asked.program.resolve(), Path(folder) / kind.name.replace(" ", "-")))
            tried.append({"deed": deed, "seconds": how_long(deed, chance), "killed": 0, "ended": 0, "told": 0, "lost": 0})
        if broken:  # from here on it is: what is there now was kept as it must be
            for row in tried:
                kill_once(row["deed"], row["seconds"], chance, None)
        try:
            for number in range(asked.times):
                one_moment(tried[number % len(tried)], f"time {number} of seed {asked.seed}", chance, broken)
        except KeyboardInterrupt:
            pass  # what was tried so far counts
        for row in tried:
            print(json.dumps({"deed": row["deed"].name, "killed": row["killed"], "ended": row["ended"],
                              "acknowledged": row["told"], "lost": row["lost"]}), flush=True)
            lost += row["lost"]
            if row["told"] == 0 and row["lost"] == 0 and isinstance(row["deed"], deeds.Watch):
                print(f"killed: {row['deed'].name} never came to tell anything: nothing was tried", file=sys.stderr)
                lost += 1
    if broken is None:
        return 1 if lost else 0
    if not lost:
        print(f"killed: nobody noticed that the disk {asked.broken}", file=sys.stderr)
    return 0 if lost else 1


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("times", type=int, help="how many moments")
    parser.add_argument("--program", type=Path, default=deeds.ROOT / "build/lampkeeper")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deeds", default="", help="names of them, with commas between")
    parser.add_argument("--broken", choices=sorted(BROKEN))
    return parser.parse_args()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends it is told what came of it so far
    sys.exit(main(arguments()))
