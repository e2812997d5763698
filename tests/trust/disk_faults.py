#!/usr/bin/env python3
"""Makes the disk, the files and the clock fail during user actions (deeds). After each fault the program must have reported
the problem and its cure, no acknowledged data may be lost, no data may be incomplete, and without the fault the next start
must work.

    tests/trust/disk_faults.py --tries 20   every fault about a hundred times, with build/lampkeeper
    tests/trust/disk_faults.py --tries 1 --faults failing_disk --deeds watch,enrol   a quick run

Prints a line per fault: the number of attempts, how often the fault affected the program, and how often data was lost or
the fault not reported."""

import argparse
import json
import random
import re
import sys
import tempfile
from pathlib import Path

import deeds
import file_faults
import window_deeds
from deeds import demand
from trying import EVENTS, FAULT, Row, run, well

WINDOW_WRITES = 60  # so many at most when EVENTS are entered in the window
WORDS = {"full": r"full|room|space", "unreadable": r"disk|read|damaged", "unsynced": r"disk|written|full",
         "readonly": r"written|write-protected|opened|permissions|disk"}
DEEDS = (deeds.Watch, deeds.Enrol, deeds.Import, deeds.Export, deeds.Backup, deeds.Restore, deeds.Migration)


def under(deed, kind, number, chance):
    """Runs a deed on a disk that fails from its `number`th write, read or sync on. Returns whether that affected it."""
    deed.prepare(chance)
    deed.place.disk = deed.place.faulty(**{kind: number})
    status, errors = run(deed)
    deed.place.disk = {}
    met = status not in (0, None)
    deed.transcript_given_up = "night.jsonl:0: cannot be written any more; make room" in errors
    if met:
        demand(status in (1, 2), f"{deed.name}, {kind} {number}: it ended with status {status}")
        demand(FAULT.search(errors), f"{deed.name}, {kind} {number}: it reports no cure: {errors.strip()}")
        demand(re.search(WORDS[kind], errors), f"{deed.name}, {kind} {number}: it reports another problem: {errors.strip()}")
    deed.check(status == 0)
    met = met or deed.transcript_given_up
    deed.transcript_given_up = False
    well(deed, chance)
    return met


def counts(deed, chance):
    """Returns the numbers of writes, reads and syncs of a deed on existing files."""
    well(deed, chance)
    deed.prepare(chance)
    file = deed.place.folder.parent / "counts.json"
    deed.place.disk = deed.place.faulty(counts=file)
    if isinstance(deed, deeds.Watch):
        return {"writes": 200, "reads": 200, "syncs": 30}  # a killed program reports no counts
    run(deed)
    deed.place.disk = {}
    deed.check(True)
    return json.loads(file.read_text())


def failing_disk(program, folder, tries, chance, only=()):
    """Runs every deed on a disk that is full, unreadable, does not sync or is read-only."""
    rows = {kind: Row(name) for kind, name in (("full", "disk full at the nth write"), ("unreadable", "reads fail from the nth on"),
                                               ("unsynced", "syncs fail from the nth on"), ("readonly", "nothing can be written"))}
    for kind in DEEDS:
        if only and kind.name not in only:
            continue
        deed = kind(deeds.Place(program, folder / kind.name))
        many = counts(deed, chance)
        for fault, row in rows.items():
            most = {"full": many["writes"], "unreadable": many["reads"], "unsynced": many["syncs"], "readonly": 1}[fault]
            for number in sorted(chance.sample(range(1, most + 1), min(tries, most))):
                row.try_it(lambda: under(deed, fault, number, chance))
    return list(rows.values())


def window_on_full_disk(program, folder, tries, chance):
    """Enters a night in the window: an event that cannot be stored must be reported on the page and have no effect."""
    row = Row("disk full at the nth write, in the window")
    deed = window_deeds.WindowNight(deeds.Place(program, folder / "window"))

    def once(number):
        deed.prepare(chance)
        deed.place.disk = deed.place.faulty(full=number)
        messages = []
        script = deed.steps

        def steps():  # EVENTS commands, and the page's message after each
            inner = script()
            asked = next(inner)
            for _ in range(EVENTS):
                # If the journal cannot even be read, Home reports it; otherwise the page of the night, which is then shown.
                page = "home" if asked.get("night") == "resume" else "table"
                answer = yield dict(asked, get=[page, "errorText"])
                messages.append(answer.pop("got"))
                if not messages[-1]:
                    page, messages[-1] = "table", (yield {"get": ["table", "errorText"]})["got"]
                if messages[-1]:
                    shown = (yield {"get": ["window", "page"]})["got"]
                    demand(shown == page, f"it is reported on the page {page}, and {shown} is shown")
                    return
                asked = inner.send(dict(answer, got=False))

        deed.steps = steps
        process = deed.begin()
        for line in process.stdout:
            deed.hear(json.loads(line))
        process.kill()
        process.wait()
        deed.place.disk, deed.steps = {}, script
        deed.check(False)
        met = bool(messages and messages[-1])
        demand(not met or re.search(WORDS["full"], messages[-1]), f"full {number}: the page shows {messages[-1]}")
        deed.exact = deed.exact and bool(deed.acknowledged)
        return met

    for _ in range(tries):
        row.try_it(lambda: once(1 + chance.randrange(WINDOW_WRITES)))
    return [row]


FAULTS = [failing_disk, window_on_full_disk, *file_faults.FAULTS]


def main(asked):
    chance = random.Random(asked.seed)
    lost = 0
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        for fault in FAULTS:
            if asked.faults and fault.__name__ not in asked.faults.split(","):
                continue
            more = [asked.deeds.split(",")] if fault is failing_disk and asked.deeds else []
            for row in fault(asked.program.resolve(), Path(folder).resolve() / fault.__name__, asked.tries, chance, *more):
                lost += row.report()
    return 1 if lost else 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=deeds.ROOT / "build/lampkeeper")
    parser.add_argument("--tries", type=int, default=20, help="attempts of each fault with each deed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", default="", help="names of functions here and in file_faults.py, separated by commas")
    parser.add_argument("--deeds", default="", help="deeds for failing_disk, separated by commas")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main(arguments()))
