"""Faults of files and of the clock: a lost log, damaged pages, files of a newer program, two programs at once. Each function
returns its rows; see disk_faults.py."""

import json
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import deeds
from deeds import demand
from trying import EVENTS, FAULT, Row, run, well


def lost_log(program, folder, tries, chance):
    """Removes SQLite's log after a kill: only its contents may be lost, and the file must stay usable."""
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
        demand(rows[:len(watch.before)] == watch.before, "an earlier night has changed")
        well(watch, chance)
        return True

    for _ in range(tries):
        row.try_it(once)
    return [row]


def everything(place):
    """Writes a data folder with one file of each kind."""
    deeds.an_evening(place, "here")
    watch = deeds.Watch(place)
    watch.journal = place.data / "nights.lkdb"
    watch.play(EVENTS)
    deeds.ask(watch.journal, "SELECT 1")
    place.done("league", "create", "Club", "--game", "halfwish", "--format", "swiss")


# A command that uses each of our files.
USES = {"nights.lkdb": ("watch", "--journal", "data/lampkeeper/nights.lkdb", "stage:scene"),
        "cards.lkdb": ("cards", "list", "data/lampkeeper/cards.lkdb"),
        "leagues.db": ("league", "list"),
        "settings.ini": ("doctor",), "packs/mark.json": ("doctor",)}


def use(place, name):
    """Runs the command that uses a file; a night is stopped early. Returns status and standard error."""
    if name != "nights.lkdb":
        result = place.run(*USES[name])
        return result.returncode, (result.stderr + (result.stdout if USES[name] == ("doctor",) else b"")).decode(errors="replace")
    watch = deeds.Watch(place)
    watch.journal = place.data / name
    watch.acknowledged, watch.say = [], deeds.events_of_a_night()[1:]
    return run(watch)


def files_of(place):
    return [name for name in USES if (place.data / name).exists()]


def altered(place, name, content, expected):
    """Replaces a file's contents: the program must report that, or use what is left, and leave this and all other files
    unchanged. Returns whether it refused the file."""
    file = place.data / name
    before = {each: (place.data / each).read_bytes() for each in files_of(place)}
    file.write_bytes(content)
    status, errors = use(place, name)
    demand(status is None or status >= 0, f"{name}: the program ended with status {status}")
    refused = status not in (0, None)
    if refused and USES[name] != ("doctor",):
        demand(FAULT.search(errors), f"{name}: it reports no cure: {errors.strip()}")
        demand(re.search(expected, errors), f"{name}: it reports another problem: {errors.strip()}")
        demand(file.read_bytes() == content, f"{name} was refused and changed")
    for each, bytes_before in before.items():
        demand(each == name or (place.data / each).read_bytes() == bytes_before, f"{each} changed after {name} was replaced")
    for each in place.data.glob(name + "-*"):
        each.unlink()
    file.write_bytes(before[name])
    status, errors = use(place, name)
    demand(status in (0, None) or USES[name] == ("doctor",), f"{name} is intact again and refused: {errors.strip()}")
    for each in place.data.glob(name + "-*"):
        each.unlink()
    file.write_bytes(before[name])
    return refused


def damaged_pages(program, folder, tries, chance):
    """Damages a page of each of our files."""
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
    """Returns the bytes of a file as a program with schema 99 would write it."""
    file = place.path("newer.db")
    file.write_bytes((place.data / name).read_bytes())
    with closing(sqlite3.connect(file)) as database:
        database.executescript("UPDATE league_schema SET version = 99" if name == "leagues.db" else "PRAGMA user_version = 99")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.read_bytes()


def newer_files(program, folder, _tries, _chance):
    """Uses files of a newer program, which must be refused as such and stay unchanged."""
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
    """Damages the cache: it must be rebuilt silently."""
    row = Row("a damaged page in derived.lkdb")
    watch = deeds.Watch(deeds.Place(program, folder / "cache"))
    watch.place.environment["XDG_CACHE_HOME"] = str(watch.place.folder / "cache")
    well(watch, chance)
    cache = watch.place.folder / "cache/lampkeeper/derived.lkdb"

    def once():
        demand(cache.exists(), "the cache is missing")
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
    """Runs two programs on one file at once: everything acknowledged by either must be stored."""
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
        accepted = [name for name, process in zip(names, running) if process.communicate(timeout=deeds.SLOW)[0].strip()]
        demand(before | set(accepted) <= enrol.known(), "a card was lost")
        demand(len(accepted) == 2, "one of them gave up")
        return True

    def watched():
        nights = [deeds.Watch(place) for _ in range(2)]
        for number, night in enumerate(nights):
            night.transcript = place.path(f"night-{number}.jsonl")
            night.acknowledged, night.say = [], deeds.events_of_a_night()[1:]
        running = [night.begin() for night in nights]
        for night, process in zip(nights, running):
            for line in process.stdout:
                night.hear(json.loads(line))
                if len(night.acknowledged) >= EVENTS:
                    break
        for process in running:
            process.kill()
            process.communicate()
        rows = deeds.ask(nights[0].journal, "SELECT night, line FROM event ORDER BY 1, place")
        newest = sorted({night for night, _ in rows})[-2:]
        kept = [[json.loads(line) for each, line in rows if each == night] for night in newest]
        for night in nights:
            demand(any(night.acknowledged == events[:len(night.acknowledged)] for events in kept), "events of one of them are missing")
        return True

    for _ in range(tries):
        row.try_it(enrolled)
        row.try_it(watched)
    return [row]


def faketime():
    """Returns the path of libfaketime; None if the package faketime is not installed."""
    return next(iter(sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))), None)


def jumping_clock(program, folder, tries, chance):
    """Runs nights with a wrong clock, by another amount each time (libfaketime)."""
    row = Row("a clock that jumps")
    watch = deeds.Watch(deeds.Place(program, folder / "clock"))
    plain = dict(watch.place.environment)
    if not faketime():
        print("disk faults: SKIPPED: the package faketime is not installed: no clock jumps", file=sys.stderr)
        return []

    def once():
        jump = chance.choice(["-400d", "+400d", "-3h", "+26h", "-55y", "+20y"])
        # The clock runs a hundred times as fast, so that it also jumps between two events.
        watch.place.environment = dict(plain, LD_PRELOAD=str(faketime()), FAKETIME=f"{jump} x100", DONT_FAKE_MONOTONIC="1")
        watch.prepare(chance)
        run(watch)
        watch.place.environment = plain
        watch.check(False)
        [(wrong,)] = deeds.ask(watch.journal, "SELECT count(*) FROM night WHERE played < 0")
        demand(wrong == 0, "a night has a negative duration")
        return True

    for _ in range(tries):
        row.try_it(once)
    return [row]


FAULTS = [lost_log, damaged_pages, newer_files, cache_of_rubbish, two_programs, jumping_clock]
