#!/usr/bin/env python3
"""Runs the program for many nights with real pictures: memory, open files, threads and the time of an event must not grow,
and no event may be lost.

    tests/trust/left_running.py              runs an hour, with build/lampkeeper
    tests/trust/left_running.py --seconds 20
    tests/trust/left_running.py --phones 20   beside a served night, to whose table so many phones come and go

The window is driven by driven_window.cpp: it watches the sample night on the virtual table with every frame rendered and
recognised, then a night is entered by hand, in turn. Prints a line with the measurements; status 1 if one exceeds its limit
or an event is not in the journal."""

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
from phones_beside import Phones

# Allowed growth from the warm state to the end: memory in MB, the rest as numbers. Memory of one process varies by 40 MB
# within a night.
ALLOWED = {"memory_mb": 60, "files": 6, "threads": 4}
SLOWER = 1.5  # times the median of an event, plus what a busy machine adds
BUSY = 0.05   # seconds
EVENTS = 25   # per night by hand


def state_of(process):
    """Returns the resources of a process. Handles are files on Linux."""
    folder = Path(f"/proc/{process.pid}")
    status = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines())
    return {"memory_mb": int(status["VmRSS"].split()[0]) / 1024, "files": len(os.listdir(folder / "fd")),
            "threads": int(status["Threads"])}


class Window:
    """A driven window, which gets one command at a time."""

    def __init__(self, place):
        place.data.mkdir(parents=True)
        (place.folder / "samples").symlink_to(deeds.ROOT / "samples")  # in any folder
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
    """Watches the sample night for `seconds`, and until something in it is recognised. Returns the number of recognised
    items."""
    answer = window.ask({"call": ["home", "startDemo"], "with": ["halfwish"], "until": ["table", "begun", True]})
    deeds.demand(answer["done"], "the sample night does not begin")
    shown, begun = set(), time.monotonic()
    while (so_far := time.monotonic() - begun) < seconds or (len(shown) < 2 and so_far < deeds.SLOW):
        shown.add(window.ask({"get": ["table", "understood"]})["got"])
        time.sleep(0.2)
    window.ask({"call": ["home", "putAside"], "with": []})
    return len(shown)


def entered(window, chance):
    """Enters a night by hand. Returns the seconds of each event."""
    window.ask({"night": "hand"})
    durations = []
    for _ in range(EVENTS):
        begun = time.monotonic()
        answer = window.ask({"play": chance.randrange(1 << 30), "get": ["table", "finished"]})
        if answer["done"]:
            durations.append(time.monotonic() - begun)
        if answer["got"]:
            break
    window.ask({"call": ["home", "putAside"], "with": []})
    return durations


def wrong_with(what, first, last, early, late):
    """Returns sentences on what grew more than allowed."""
    grown = {name: round(last[name] - first[name], 1) for name in ALLOWED}
    wrong = [f"{what}: {name} grew by {grown[name]}" for name in grown if grown[name] > ALLOWED[name]]
    return wrong + ([f"{what}: the time of an event grew from {early:.3f} s to {late:.3f} s"] if late > SLOWER * early + BUSY else [])


def early_and_late(measured):
    """Returns two parts of what was measured in turn. The first night reads and paints what all others use, so the second
    quarter is the warm state."""
    count = len(measured)
    return measured[max(1, count // 4):max(2, count // 2)], measured[-max(1, count // 4):]


def typical(states):
    return {name: round(statistics.median(state[name] for state in states), 1) for name in ALLOWED}


def judged(what, states, times):
    """Returns what was measured of a process, before and after, and sentences on what grew. `times`: the seconds of the events
    of each night."""
    (first, last), (early, late) = map(typical, early_and_late(states)), (statistics.median(sum(part, [])) for part in early_and_late(times))
    return ({"first": first, "last": last, "event_s_early": round(early, 4), "event_s_late": round(late, 4)},
            wrong_with(what, first, last, early, late))


def main(asked):
    chance = random.Random(asked.seed)
    with tempfile.TemporaryDirectory(prefix="running-") as folder:
        place = deeds.Place(asked.program.resolve(), Path(folder) / "home")
        window = Window(place)
        phones = Phones(place, asked.phones, asked.seed) if asked.phones else None
        moved, times, states, served = 0, [], [], []
        begun = time.monotonic()
        while time.monotonic() - begun < asked.seconds or len(times) < 3:
            moved += watched(window, min(20, asked.seconds / 6)) > 1
            times.append(entered(window, chance))
            states.append(state_of(window.process))
            served += [state_of(phones.process)] if phones else []
        lasted = time.monotonic() - begun
        status = window.end()
        if phones:
            phones.end()
        [(kept,)] = deeds.ask(place.data / "nights.lkdb", "SELECT count(*) FROM event")
    shown = sum(map(len, times))
    line, wrong = judged("the window", states, times)
    line = {"seconds": round(lasted), "nights": 2 * len(times), "events": shown, "kept": kept, "moved": moved} | line
    if phones:
        shown += len(phones.times)
        line["served"], grown = judged("serve", served, [[each] for each in phones.times])
        line["served"] |= {"events": len(phones.times), "phones": phones.came, "slowest_s": round(max(phones.times), 3)}
        wrong += grown + phones.wrong()
    wrong += [f"{shown} events were shown, {kept} are stored"] if kept < shown else []
    wrong += ["nothing was recognised in any picture"] if moved == 0 else []
    wrong += [f"the program ended with status {status}"] if status != 0 else []
    print(json.dumps(line))
    for each in wrong:
        print(f"left running: {each}", file=sys.stderr)
    return 1 if wrong else 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=deeds.ROOT / "build/lampkeeper")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--phones", type=int, default=0)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main(arguments()))
