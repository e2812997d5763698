"""What happens to files and to the clock while nobody looks: a log that is lost, pages that hold something else, files of a
newer program, two programs at once. Each function returns its rows; see disk_faults.py."""

import json
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import deeds
from deeds import demand
from trying import EVENTS, SAID, Row, run, well


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
    if row.met < row.tried:
        row.lost += 1
        print(f"disk faults: {row.tried - row.met} files of a newer program are not refused", file=sys.stderr)
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


FAULTS = [lost_log, damaged_pages, newer_files, cache_of_rubbish, two_programs, jumping_clock]
