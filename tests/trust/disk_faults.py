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
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import deeds
import window_deeds
from deeds import Lost, demand

# A fault on standard error: the file, what it is, and what to do.
SAID = re.compile(r"^lampkeeper: .+; .+", re.MULTILINE)
WORDS = {"full": r"full|room|space", "unreadable": r"disk|read|damaged", "unsynced": r"disk|written|full",
         "readonly": r"written|write-protected|opened|permissions|disk"}
EVENTS = 12  # of a night that is tried; enough for its first and its later writes
DEEDS = (deeds.Watch, deeds.Enrol, deeds.Import, deeds.Export, deeds.Backup, deeds.Restore, deeds.Migration)


class Row:
    """What came of one fault."""

    def __init__(self, name):
        self.name, self.tried, self.met, self.lost = name, 0, 0, 0

    def try_it(self, once):
        """`once` returns whether the program met the fault; it raises Lost."""
        self.tried += 1
        try:
            self.met += bool(once())
        except (Lost, OSError, ValueError, KeyError, sqlite3.Error, subprocess.TimeoutExpired) as what:
            self.lost += 1
            print(f"disk faults: {self.name}, try {self.tried}: {what}", file=sys.stderr)

    def tell(self):
        print(json.dumps({"fault": self.name, "tried": self.tried, "met": self.met, "lost_or_unsaid": self.lost}), flush=True)
        return self.lost


def run(deed):
    """Does a deed to its end, a night until enough was said. Returns the status, None for a night that went on, and what
    was written to standard error."""
    with tempfile.TemporaryFile() as errors:
        process = deed.begin(stderr=errors)
        for line in process.stdout:
            if line.endswith(b"\n"):
                deed.hear(json.loads(line))
            if isinstance(deed, deeds.Watch) and len(deed.told) >= EVENTS:
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
    """Nothing is in the way: it must go well."""
    deed.prepare(chance)
    status, errors = run(deed)
    demand(status in (0, None), f"{deed.name} does not go well once the fault is gone: {errors.strip()}")
    deed.check(status == 0)


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
                answer = yield dict(asked, get=["table", "trouble"])
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


def lost_log(program, folder, tries, chance):
    """SQLite's log is removed after a kill: what was in it is gone, and nothing else; the file goes on."""
    row = Row("the log of a night is lost")
    watch = deeds.Watch(deeds.Place(program, folder / "log"))
    watch.prepare(chance)

    def once():
        watch.before = deeds.ask(watch.journal, "SELECT night, place, line FROM event ORDER BY 1, 2") if watch.journal.exists() else []
        watch.play(EVENTS)
        Path(f"{watch.journal}-wal").unlink(missing_ok=True)
        if chance.random() < 0.5:
            Path(f"{watch.journal}-shm").unlink(missing_ok=True)
        rows = deeds.ask(watch.journal, "SELECT night, place, line FROM event ORDER BY 1, 2")
        demand(rows[:len(watch.before)] == watch.before, "an earlier night is another")
        well(watch, chance)
        return True

    for _ in range(tries):
        row.try_it(once)
    return [row]


def everything(place):
    """A data folder with one of each kind of file."""
    deeds.an_evening(place, "here")
    watch = deeds.Watch(place)
    watch.journal = place.data / "nights.lkdb"
    watch.play(EVENTS)
    deeds.ask(watch.journal, "SELECT 1")
    place.done("league", "create", "Club", "--game", "halfwish", "--format", "swiss")


# What each of our files is used by, in words of the command line.
USES = {"nights.lkdb": ("watch", "--journal", "data/lampkeeper/nights.lkdb", "stage:scene"),
        "cards.lkdb": ("cards", "list", "data/lampkeeper/cards.lkdb"),
        "leagues.db": ("league", "list"),
        "settings.ini": ("doctor",), "packs/mark.json": ("doctor",)}


def use(place, name):
    """Uses a file with the program as people do, a second of it where that goes on. Returns status and standard error."""
    if name != "nights.lkdb":
        ran = place.run(*USES[name])
        return ran.returncode, (ran.stderr + (ran.stdout if USES[name] == ("doctor",) else b"")).decode(errors="replace")
    watch = deeds.Watch(place)
    watch.journal = place.data / name
    watch.told, watch.say = [], deeds.events_of_a_night()[1:]
    return run(watch)


def files_of(place):
    return [name for name in USES if (place.data / name).exists()]


def altered(place, name, content, expected):
    """A file is another: the program says so, or works with what is left of it, and leaves it and all others as they are."""
    file = place.data / name
    before = {each: (place.data / each).read_bytes() for each in files_of(place)}
    file.write_bytes(content)
    status, errors = use(place, name)
    demand(status is None or status >= 0, f"{name}: it ended with {status}")
    refused = status not in (0, None)
    if refused and USES[name] != ("doctor",):
        demand(SAID.search(errors), f"{name}: it does not say what to do: {errors.strip()}")
        demand(re.search(expected, errors), f"{name}: it says something else: {errors.strip()}")
        demand(file.read_bytes() == content, f"{name} was refused and is another")
    for each, bytes_before in before.items():
        demand(each == name or (place.data / each).read_bytes() == bytes_before, f"{each} is another, and {name} was altered")
    for each in place.data.glob(name + "-*"):
        each.unlink()
    file.write_bytes(before[name])
    status, errors = use(place, name)
    demand(status in (0, None) or USES[name] == ("doctor",), f"{name} is whole again and refused: {errors.strip()}")
    for each in place.data.glob(name + "-*"):
        each.unlink()
    file.write_bytes(before[name])
    return refused


def damaged_pages(program, folder, tries, chance):
    """A page of each of our files holds something else."""
    place = deeds.Place(program, folder / "damaged")
    everything(place)
    rows = []
    for name in files_of(place):
        row = Row(f"a damaged page in {name}")
        whole = (place.data / name).read_bytes()
        pages = range(0, len(whole), 4096)
        for page in chance.sample(pages, min(tries, len(pages))):
            junk = chance.randbytes(min(512, len(whole) - page))
            content = whole[:page] + junk + whole[page + len(junk):]
            row.try_it(lambda: altered(place, name, content, "damaged|is not|another|newer|cannot|league"))
        rows.append(row)
    return rows


def newer(place, name):
    """The bytes of a file as a program of schema 99 would have written it."""
    file = place.path("newer.db")
    file.write_bytes((place.data / name).read_bytes())
    with closing(sqlite3.connect(file)) as database:
        database.executescript("UPDATE league_schema SET version = 99" if name == "leagues.db" else "PRAGMA user_version = 99")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.read_bytes()


def newer_files(program, folder, _tries, _chance):
    """A file that a newer program wrote is refused as that, and stays as it is."""
    place = deeds.Place(program, folder / "newer")
    everything(place)
    row = Row("a file from a newer program")
    for name in files_of(place):
        if name.endswith((".lkdb", ".db")):
            row.try_it(lambda: altered(place, name, newer(place, name), "newer"))
    row.try_it(lambda: demand(row.met == row.tried - 1, "one is not refused"))
    return [row]


def cache_of_rubbish(program, folder, tries, chance):
    """What was worked out before is damaged: it is made anew, and nobody is told."""
    row = Row("a damaged page in derived.lkdb")
    watch = deeds.Watch(deeds.Place(program, folder / "cache"))
    watch.place.environment["XDG_CACHE_HOME"] = str(watch.place.folder / "cache")
    well(watch, chance)
    cache = watch.place.folder / "cache/lampkeeper/derived.lkdb"

    def once():
        demand(cache.exists(), "nothing was worked out")
        content = bytearray(cache.read_bytes())
        page = chance.randrange(0, len(content), 4096)
        content[page:page + 512] = chance.randbytes(512)
        cache.write_bytes(content)
        well(watch, chance)
        return True

    for _ in range(tries):
        row.try_it(once)
    return [row]


def two_programs(program, folder, tries, chance):
    """Two programs use one file at a time: what each of them acknowledged is there."""
    row = Row("two programs on one library")
    place = deeds.Place(program, folder / "two")
    enrol = deeds.Enrol(place)

    def enrolled():
        before, names = enrol.known(), []
        running = []
        for _ in range(2):
            enrol.prepare(chance)
            running.append(enrol.begin())
            names.append(enrol.id)
        told = [name for name, process in zip(names, running) if process.communicate(timeout=deeds.SLOW)[0].strip()]
        demand(before | set(told) <= enrol.known(), "a card was lost")
        demand(len(told) == 2, "one of them gave up")
        return True

    def watched():
        nights = [deeds.Watch(place) for _ in range(2)]
        for number, night in enumerate(nights):
            night.transcript = place.path(f"night-{number}.jsonl")
            night.told, night.say = [], deeds.events_of_a_night()[1:]
        running = [night.begin() for night in nights]
        for night, process in zip(nights, running):
            for line in process.stdout:
                night.hear(json.loads(line))
                if len(night.told) >= EVENTS:
                    break
        for process in running:
            process.kill()
            process.communicate()
        rows = deeds.ask(nights[0].journal, "SELECT night, line FROM event ORDER BY 1, place")
        newest = sorted({night for night, _ in rows})[-2:]
        kept = [[json.loads(line) for each, line in rows if each == night] for night in newest]
        for night in nights:
            demand(any(night.told == events[:len(night.told)] for events in kept), "events of one of them are not there")
        return True

    for _ in range(tries):
        row.try_it(enrolled)
        row.try_it(watched)
    return [row]


def faketime():
    """The library that tells programs another time; None where the package faketime is not installed."""
    return next(iter(sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))), None)


def jumping_clock(program, folder, tries, chance):
    """The clock is wrong, and another wrong one the next time (libfaketime)."""
    row = Row("a clock that jumps")
    watch = deeds.Watch(deeds.Place(program, folder / "clock"))
    plain = dict(watch.place.environment)
    if not faketime():
        print("disk faults: SKIPPED: the package faketime is not installed: no clock jumps", file=sys.stderr)
        return []

    def once():
        jump = chance.choice(["-400d", "+400d", "-3h", "+26h", "-55y", "+20y"])
        # It runs a hundred times as fast, so that it also jumps between two events.
        watch.place.environment = dict(plain, LD_PRELOAD=str(faketime()), FAKETIME=f"{jump} x100", DONT_FAKE_MONOTONIC="1")
        watch.prepare(chance)
        run(watch)
        watch.place.environment = plain
        watch.check(False)
        [(wrong,)] = deeds.ask(watch.journal, "SELECT count(*) FROM night WHERE played < 0")
        demand(wrong == 0, "a night took less than no time")
        return True

    for _ in range(tries):
        row.try_it(once)
    return [row]


FAULTS = [failing_disk, window_on_full_disk, lost_log, damaged_pages, newer_files, cache_of_rubbish, two_programs, jumping_clock]


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
    parser.add_argument("--faults", default="", help="names of functions here, with commas between")
    parser.add_argument("--deeds", default="", help="those that are done on a failing disk, with commas between")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main(arguments()))
