#!/usr/bin/env python3
"""Leaves the program running through one night after another before a real picture, and looks whether it wears out: memory,
files, threads and the time of an event at the end are those of the beginning, and no event is lost.

    tests/trust/left_running.py              an hour, with build/lampkeeper
    tests/trust/left_running.py --seconds 20

The window is driven (driven_window.cpp): it watches the sample night at the virtual table, every frame of it drawn and
looked at, then people enter a night by hand, and so on. Prints a line with what was measured; status 1 when something grew
beyond what is allowed or an event is not in the journal."""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import deeds

# What may be more at the end than once it was warm: memory in MB, the rest in pieces. Memory of one process goes up and
# down by 40 MB within a night.
ALLOWED = {"memory_mb": 60, "files": 6, "threads": 4}
SLOWER = 1.5  # times the median of an event, plus what a busy machine adds
BUSY = 0.05   # seconds
SAID = 25     # events of a night by hand


def state_of(process):
    """What a process holds now. Handles of Linux are files."""
    folder = Path(f"/proc/{process.pid}")
    status = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines())
    return {"memory_mb": int(status["VmRSS"].split()[0]) / 1024, "files": len(os.listdir(folder / "fd")),
            "threads": int(status["Threads"])}


class Window:
    """A driven window, asked one thing at a time."""

    def __init__(self, place):
        place.data.mkdir(parents=True)
        (place.folder / "samples").symlink_to(deeds.ROOT / "samples")  # wherever the program lies
        self.process = place.start(place.data, program=Path(place.program).parent / "tests/driven_window",
                                   stdin=subprocess.PIPE)

    def ask(self, what):
        self.process.stdin.write(json.dumps(what).encode() + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def end(self):
        self.process.stdin.close()
        return self.process.wait(timeout=deeds.SLOW)


def watched(window, seconds):
    """The sample night comes from its camera, for so long and until something of it is understood. Returns how many things
    were."""
    answer = window.ask({"call": ["home", "startSample"], "with": [], "until": ["table", "begun", True]})
    deeds.demand(answer["done"], "the sample night does not begin")
    shown, begun = set(), time.monotonic()
    while (so_far := time.monotonic() - begun) < seconds or (len(shown) < 2 and so_far < deeds.SLOW):
        shown.add(window.ask({"get": ["table", "understood"]})["got"])
        time.sleep(0.2)
    window.ask({"call": ["home", "putAside"], "with": []})
    return len(shown)


def entered(window, chance):
    """A night by hand. Returns the seconds of each event and how many there were."""
    window.ask({"night": "hand"})
    took = []
    for _ in range(SAID):
        begun = time.monotonic()
        answer = window.ask({"play": chance.randrange(1 << 30), "get": ["table", "finished"]})
        if answer["done"]:
            took.append(time.monotonic() - begun)
        if answer["got"]:
            break
    window.ask({"call": ["home", "putAside"], "with": []})
    return took


def main(asked):
    chance = random.Random(asked.seed)
    with tempfile.TemporaryDirectory(prefix="running-") as folder:
        place = deeds.Place(asked.program.resolve(), Path(folder) / "home")
        window = Window(place)
        moved, times, states = 0, [], []
        begun = time.monotonic()
        while time.monotonic() - begun < asked.seconds or len(times) < 3:
            moved += watched(window, min(20, asked.seconds / 6)) > 1
            times.append(entered(window, chance))
            states.append(state_of(window.process))
        lasted = time.monotonic() - begun
        status = window.end()
        [(kept,)] = deeds.ask(place.data / "nights.lkdb", "SELECT count(*) FROM event")
    said = sum(map(len, times))
    # The first night reads and paints what all others use: the second quarter is warm.
    nights = len(times)
    warm, end = slice(max(1, nights // 4), max(2, nights // 2)), slice(-max(1, nights // 4), None)
    early, late = (statistics.median(sum(times[part], [])) for part in (warm, end))
    first, last = ({name: round(statistics.median(state[name] for state in states[part]), 1) for name in ALLOWED}
                   for part in (warm, end))
    grown = {name: round(last[name] - first[name], 1) for name in ALLOWED}
    wrong = [f"{name} grew by {grown[name]}" for name in grown if grown[name] > ALLOWED[name]]
    wrong += [f"an event took {early:.3f} s and takes {late:.3f} s"] if late > SLOWER * early + BUSY else []
    wrong += [f"{said} events were shown, {kept} are kept"] if kept < said else []
    wrong += ["no picture moved anything"] if moved == 0 else []
    wrong += [f"it ended with {status}"] if status != 0 else []
    print(json.dumps({"seconds": round(lasted), "nights": 2 * nights, "events": said, "kept": kept, "first": first, "last": last,
                      "event_s_early": round(early, 4), "event_s_late": round(late, 4), "moved": moved}))
    for each in wrong:
        print(f"left running: {each}", file=sys.stderr)
    return 1 if wrong else 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=deeds.ROOT / "build/lampkeeper")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main(arguments()))
