#!/usr/bin/env python3
"""Lets the disk, the files and the clock fail under the program while people do things with it. After each the program has
said in words what is wrong and what to do, nothing that it acknowledged is lost, nothing is half made, and once the fault is
gone the next start works.

    tests/trust/disk_faults.py --tries 20   every fault some hundred times, with build/lampkeeper
    tests/trust/disk_faults.py --tries 1 --faults failing_disk --deeds watch,enrol   quickly

Prints a line a fault: how often it was tried, how often the program was in the way of it, and what was lost or unsaid."""

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
from trying import EVENTS, SAID, Row, run, well

WORDS = {"full": r"full|room|space", "unreadable": r"disk|read|damaged", "unsynced": r"disk|written|full",
         "readonly": r"written|write-protected|opened|permissions|disk"}
DEEDS = (deeds.Watch, deeds.Enrol, deeds.Import, deeds.Export, deeds.Backup, deeds.Restore, deeds.Migration)


def under(deed, kind, number, chance):
    """A deed on a disk that fails from its `number`th write, read or sync on."""
    deed.prepare(chance)
    deed.place.disk = deed.place.faulty(**{kind: number})
    status, errors = run(deed)
    deed.place.disk = {}
    met = status not in (0, None)
    deed.transcript_given_up = "night.jsonl:0: cannot be written any more; make room" in errors
    if met:
        demand(status in (1, 2), f"{deed.name}, {kind} {number}: it ended with {status}")
        demand(SAID.search(errors), f"{deed.name}, {kind} {number}: it does not say what to do: {errors.strip()}")
        demand(re.search(WORDS[kind], errors), f"{deed.name}, {kind} {number}: it says something else: {errors.strip()}")
    deed.check(status == 0)
    met = met or deed.transcript_given_up
    deed.transcript_given_up = False
    well(deed, chance)
    return met


def counts(deed, chance):
    """How many writes, reads and syncs a deed takes on its files as they are after the first time."""
    well(deed, chance)
    deed.prepare(chance)
    file = deed.place.folder.parent / "counts.json"
    deed.place.disk = deed.place.faulty(counts=file)
    if isinstance(deed, deeds.Watch):
        return {"writes": 200, "reads": 200, "syncs": 30}  # it is killed, and counts nothing
    run(deed)
    deed.place.disk = {}
    deed.check(True)
    return json.loads(file.read_text())


def failing_disk(program, folder, tries, chance, only=()):
    """Every deed on a disk that is full, unreadable, does not sync or takes nothing at all."""
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
    """A night in the window: what cannot be kept is said on the page, and did not happen."""
    row = Row("disk full at the nth write, in the window")
    deed = window_deeds.WindowNight(deeds.Place(program, folder / "window"))

    def once(number):
        deed.prepare(chance)
        deed.place.disk = deed.place.faulty(full=number)
        trouble = []
        script = deed.steps

        def steps():  # as many things as a night has here, and what the page says of each
            inner = script()
            asked = next(inner)
            for _ in range(EVENTS):
                # Where the journal cannot even be read, the first page says so.
                page = "home" if asked.get("night") == "resume" else "table"
                answer = yield dict(asked, get=[page, "trouble"])
                trouble.append(answer.pop("got"))
                if trouble[-1]:
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
        met = bool(trouble and trouble[-1])
        demand(not met or re.search(WORDS["full"], trouble[-1]), f"full {number}: the page says {trouble[-1]}")
        deed.exact = deed.exact and bool(deed.told)
        return met

    for _ in range(tries):
        row.try_it(lambda: once(1 + chance.randrange(400)))
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
                lost += row.tell()
    return 1 if lost else 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=deeds.ROOT / "build/lampkeeper")
    parser.add_argument("--tries", type=int, default=20, help="of each fault with each deed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", default="", help="names of functions here and in file_faults.py, with commas between")
    parser.add_argument("--deeds", default="", help="those that are done on a failing disk, with commas between")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main(arguments()))
