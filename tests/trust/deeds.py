"""User actions (deeds) that may be killed at any moment: how each begins, and what must hold afterwards. A deed that
finds data lost raises Lost."""

import filecmp
import json
import os
import random
import shutil
import sqlite3
import struct
import subprocess
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACK = ROOT / "resources/cards/halfwish.json"
NIGHT = ROOT / "samples/halfwish/whole-night.jsonl"
SLOW = 240  # seconds; only a program that hangs takes so long


class Lost(Exception):
    """Acknowledged data is missing, or data is incomplete."""


def demand(condition, what):
    if not condition:
        raise Lost(what)


class Place:
    """A folder with its own data folder, and the program under test."""

    def __init__(self, program, folder):
        self.program = str(program)
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.data = self.folder / "data/lampkeeper"
        # Cards are painted for some seconds at a first start; a shared cache saves that.
        self.environment = dict({"XDG_CACHE_HOME": str(self.folder / "cache")}, **os.environ)
        self.environment.update(XDG_DATA_HOME=str(self.folder / "data"), LC_ALL="C.UTF-8", QT_QPA_PLATFORM="offscreen",
                                QT_QUICK_CONTROLS_STYLE="Basic")
        self.disk = {}  # disk faults for started programs; see faulty_disk.cpp

    def start(self, *arguments, program=None, stderr=subprocess.DEVNULL, **more):
        return subprocess.Popen([program or self.program, *map(str, arguments)], env=self.environment | self.disk,
                                cwd=self.folder, stdout=subprocess.PIPE, stderr=stderr, **more)

    def faulty(self, **what):
        """Returns the environment of a failing disk: faulty(full=3) sets LK_DISK_FULL=3."""
        layer = Path(self.program).parent / "tests/faulty_disk.so"
        return {"LD_PRELOAD": str(layer), "LK_DISK": str(self.folder.resolve()),
                **{f"LK_DISK_{name.upper()}": str(value) for name, value in what.items()}}

    def run(self, *arguments, **more):
        return subprocess.run([self.program, *map(str, arguments)], env=self.environment, cwd=self.folder,
                              capture_output=True, timeout=SLOW, **more)

    def done(self, *arguments):
        """Runs a command that must succeed; returns its output as JSON lines."""
        result = self.run(*arguments)
        demand(result.returncode == 0, f"{' '.join(map(str, arguments))}: {result.stderr.decode(errors='replace').strip()}")
        return [json.loads(line) for line in result.stdout.splitlines()]

    def path(self, name):
        return self.folder / name


def ask(library, question):
    """Returns all rows of a query to a library, which must be intact."""
    with closing(sqlite3.connect(f"file:{library}?mode=rw", uri=True)) as database:
        demand(database.execute("PRAGMA integrity_check").fetchone() == ("ok",), f"{library} is not sound")
        return database.execute(question).fetchall()


def picture(path, seed):
    """Writes a bitmap that differs for every seed."""
    chance = random.Random(seed)
    width, height = 126, 176
    squares = [[bytes(chance.randrange(256) for _ in range(3)) for _ in range(9)] for _ in range(11)]
    rows = b"".join(b"".join(squares[y * 11 // height][x * 9 // width] for x in range(width)) + b"\0" * (-width * 3 % 4)
                    for y in range(height))
    head = struct.pack("<2sIHHIIiiHHIIiiII", b"BM", 54 + len(rows), 0, 0, 54, 40, width, height, 1, 24, 0, len(rows),
                       2835, 2835, 0, 0)
    Path(path).write_bytes(head + rows)
    return path


def events_of_a_night():
    lines = [json.loads(line) for line in NIGHT.read_text().splitlines()]
    return [line for line in lines if "e" in line]


class Watch:
    """A night entered on standard input: every acknowledged event must be in the journal and in the transcript."""
    name = "watch"

    def __init__(self, place):
        self.place = place
        scene = {"game": "halfwish", "seconds": 14400, "fps": 30, "camera": {"width": 320, "height": 180},
                 "setup": events_of_a_night()[0]}
        place.path("scene").mkdir(exist_ok=True)
        place.path("scene/scene.json").write_text(json.dumps(scene))
        self.journal, self.transcript = place.path("nights.lkdb"), place.path("night.jsonl")
        self.transcript_given_up = False  # reported: no space for it, and the night continues

    def prepare(self, chance):
        """Plays one night after another in one journal; now and then with a new journal."""
        if chance.random() < 0.2:
            for each in self.place.folder.glob("nights.lkdb*"):
                each.unlink()
        self.before = ask(self.journal, "SELECT night, place, line FROM event ORDER BY 1, 2") if self.journal.exists() else []
        self.acknowledged = []
        # Now and then an event is undone and entered again.
        self.say = []
        for event in events_of_a_night()[1:]:
            self.say.append(event)
            if chance.random() < 0.15:
                self.say += [{"e": "take_back", "count": 1}, event]

    def begin(self, **more):
        watch = self.place.start("watch", "--view", "record", "--journal", self.journal,
                                 "--transcript", self.transcript, "stage:scene", stdin=subprocess.PIPE, **more)
        watch.stdin.write("".join(json.dumps({"t": 0.3 + i * 0.1, **each}) + "\n" for i, each in enumerate(self.say)).encode())
        watch.stdin.flush()
        return watch

    def play(self, events):
        """Plays a night until so many events were acknowledged, then kills the program."""
        self.acknowledged, self.say = [], events_of_a_night()[1:]
        process = self.begin()
        for line in process.stdout:
            self.hear(json.loads(line))
            if len(self.acknowledged) >= events:
                break
        process.kill()
        process.wait()
        process.stdout.close()
        process.stdin.close()

    def hear(self, line):
        if "event" in line:
            self.event = line["event"]
        elif line.get("ruling", {}).get("verdict") == "accepted":
            self.acknowledged.append(self.event)

    def check(self, ended):
        demand(not ended, "the night ended by itself")
        if self.journal.exists():
            rows = ask(self.journal, "SELECT night, place, line FROM event ORDER BY 1, 2")
            demand(rows[:len(self.before)] == self.before, "an earlier night has changed")
            kept = [json.loads(line) for _, _, line in rows[len(self.before):]]
            counted = ask(self.journal, "SELECT count(*) FROM night WHERE events <> (SELECT count(*) FROM event WHERE night = id)")
            demand(counted == [(0,)], "the number of events of a night is wrong")
        else:
            kept = []
        demand(kept[:len(self.acknowledged)] == self.acknowledged, f"{len(self.acknowledged)} events were acknowledged, {len(kept)} are stored")
        if self.acknowledged and not self.transcript_given_up:
            self.place.done("replay", self.transcript)
            written = [each for each in map(json.loads, self.transcript.read_text().splitlines()) if "e" in each]
            demand(written[:len(self.acknowledged)] == self.acknowledged, "the transcript lacks acknowledged events")
        return len(self.acknowledged)


class Enrol:
    """Enrols cards one after another: each acknowledged one must be stored, and none incompletely."""
    name = "enrol"

    def __init__(self, place):
        self.place, self.count, self.cards = place, 0, place.path("cards.lkdb")

    def prepare(self, _chance):
        self.count += 1
        self.before = self.known()
        self.id = f"card-{self.count}"
        picture(self.place.path("card.bmp"), self.count)

    def known(self):
        if not self.cards.exists():
            return set()
        return {row[0] for row in ask(self.cards, "SELECT card.card FROM card JOIN reference ON reference.card = card.id "
                                                  "JOIN picture ON picture.reference = reference.id")}

    def begin(self, **more):
        return self.place.start("enrol", "--cards", self.cards, "--game", "own", "--ids", self.id, "--whole", "card.bmp", **more)

    def hear(self, line):
        self.acknowledged = line.get("id")

    acknowledged = None

    def check(self, _ended):
        known = self.known()
        demand(self.before <= known <= self.before | {self.id}, "cards were lost")
        if self.acknowledged:
            demand(self.id in known, f"{self.id} was acknowledged and is missing")
        if self.cards.exists():
            self.place.done("cards", "list", self.cards)
        acknowledged, self.acknowledged = self.acknowledged, None
        return 1 if acknowledged else 0


class Import:
    """Imports a pack into a library with cards: completely or not at all."""
    name = "import"

    def __init__(self, place):
        self.place, self.cards = place, place.path("packs.lkdb")

    def prepare(self, _chance):
        for each in self.place.folder.glob("packs.lkdb*"):
            each.unlink()
        picture(self.place.path("card.bmp"), 1)
        self.place.done("enrol", "--cards", self.cards, "--game", "own", "--ids", "first", "--whole", "card.bmp")
        self.acknowledged = 0

    def begin(self, **more):
        return self.place.start("cards", "import", "--cards", self.cards, PACK, **more)

    def hear(self, _line):
        self.acknowledged += 1

    def check(self, _ended):
        demand(ask(self.cards, "SELECT card FROM card") == [("first",)], "the stored cards have changed")
        [(packs,)] = ask(self.cards, "SELECT count(*) FROM pack")
        [(cards,)] = ask(self.cards, "SELECT count(*) FROM pack_card")
        whole = len(json.loads(PACK.read_text())["cards"])
        demand((packs, cards) in ((0, 0), (1, whole)), f"{packs} packs with {cards} of {whole} cards")
        demand(not self.acknowledged or packs == 1, "the pack was acknowledged and is missing")
        return self.acknowledged


class Export:
    """Exports a pack over an older file: afterwards the file is the old or the complete new one."""
    name = "export"

    def __init__(self, place):
        self.place, self.cards, self.out = place, place.path("out.lkdb"), place.path("pack.json")
        place.done("cards", "import", "--cards", self.cards, PACK)
        [(self.pack,)] = ask(self.cards, "SELECT name FROM pack")
        place.done("cards", "export", "--cards", self.cards, "--pack", self.pack, "--out", place.path("whole.json"))

    def prepare(self, _chance):
        self.out.write_text("{}")
        self.acknowledged = 0

    def begin(self, **more):
        return self.place.start("cards", "export", "--cards", self.cards, "--pack", self.pack, "--out", self.out, **more)

    def hear(self, _line):
        self.acknowledged += 1

    def check(self, ended):
        whole = filecmp.cmp(self.out, self.place.path("whole.json"), shallow=False)
        demand(whole or self.out.read_text() == "{}", "an incomplete pack was written")
        demand(whole or not (self.acknowledged or ended), "the pack was acknowledged and is missing")
        return self.acknowledged


class Backup:
    """Writes a backup of nights, cards and settings: afterwards the file is absent or complete."""
    name = "backup"

    def __init__(self, place):
        self.place, self.out = place, place.path("night.lkbackup")
        an_evening(place, "today")

    def prepare(self, _chance):
        if self.out.exists():
            self.out.unlink()
        self.acknowledged = 0

    def begin(self, **more):
        return self.place.start("backup", "--out", self.out, **more)

    def hear(self, _line):
        self.acknowledged += 1

    def check(self, ended):
        demand(self.out.exists() or not (self.acknowledged or ended), "the backup is missing")
        if self.out.exists():
            other = Place(self.place.program, self.place.folder / "elsewhere")
            shutil.rmtree(other.folder)
            other.folder.mkdir()
            other.done("restore", self.out)
            demand(evening_of(other) == "today", "the backup has other contents")
        demand(evening_of(self.place) == "today", "the data folder has changed")
        return self.acknowledged


class Restore:
    """Restores a backup over other data: after the next start either is there completely."""
    name = "restore"

    def __init__(self, place):
        self.place = place
        self.backup = place.path("older.lkbackup")
        an_evening(place, "older")
        place.done("backup", "--out", self.backup)

    def prepare(self, _chance):
        shutil.rmtree(self.place.data)
        an_evening(self.place, "newer")
        self.acknowledged = 0

    def begin(self, **more):
        return self.place.start("restore", self.backup, **more)

    def hear(self, _line):
        self.acknowledged += 1

    def check(self, ended):
        self.place.run("backup", "--out", "next-start.lkbackup")  # the next use of the folder completes the restore
        evening = evening_of(self.place)
        demand(evening in ("older", "newer"), f"the data is a mixture of both: {evening}")
        demand(evening == "older" or not (self.acknowledged or ended), "the restore was acknowledged and is missing")
        return self.acknowledged


class Migration:
    """Migrates an older program's library: all cards must be kept, and a copy of the old file."""
    name = "migration"

    def __init__(self, place):
        self.place, self.cards = place, place.path("old.lkdb")
        for number in range(12):
            picture(place.path("card.bmp"), number)
            place.done("enrol", "--cards", self.cards, "--game", "own", "--ids", f"card-{number}", "--whole", "card.bmp")
        make_old(self.cards)
        self.old = self.cards.read_bytes()

    def prepare(self, _chance):
        for each in self.place.folder.glob("old.lkdb*"):
            each.unlink()
        self.cards.write_bytes(self.old)

    def begin(self, **more):
        return self.place.start("cards", "import", "--cards", self.cards, PACK, **more)

    def hear(self, _line):
        pass

    def check(self, ended):
        self.place.done("cards", "list", self.cards)
        [(schema,)] = ask(self.cards, "PRAGMA user_version")
        demand(schema in (3, 8) and (schema != 3 or not ended), f"the library has schema {schema}")
        demand(ask(self.cards, "SELECT count(*) FROM card JOIN reference ON card.id = reference.card "
                               "JOIN picture ON picture.reference = reference.id") == [(12,)], "cards were lost")
        copies = [each for each in self.place.folder.glob("old.lkdb.bak-3*") if not each.name.endswith(("-wal", "-shm"))
                  and ".part-" not in each.name]
        demand(schema == 3 or copies, "the copy of the old file is missing")
        for copy in copies:
            demand(ask(copy, "SELECT count(*) FROM card") == [(12,)], "the copy is incomplete")
        self.place.run("cards", "import", "--cards", self.cards, PACK)  # the next start
        self.place.done("cards", "list", self.cards)
        return 1 if ended else 0


OLDER = """DROP TABLE derived; DROP TABLE known_table; DROP TABLE camera; DROP TABLE card_words; DROP TABLE card_wording;
  DROP TABLE pack_card; DROP TABLE pack; DROP TABLE player; DROP INDEX night_continues;
  ALTER TABLE night DROP COLUMN continues; ALTER TABLE night DROP COLUMN last_at; ALTER TABLE night DROP COLUMN played;
  ALTER TABLE night DROP COLUMN removed; ALTER TABLE night DROP COLUMN by_hand; PRAGMA user_version = 3;"""


def make_old(library):
    """Converts a library to schema 3, as an older program wrote it."""
    with closing(sqlite3.connect(library)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.executescript(OLDER)


def an_evening(place, mark):
    """Writes a data folder with settings, a pack and a card that all contain `mark`."""
    place.data.mkdir(parents=True, exist_ok=True)
    (place.data / "settings.ini").write_text(f"[General]\nmark={mark}\n")
    (place.data / "packs").mkdir(exist_ok=True)
    (place.data / "packs" / "mark.json").write_text(json.dumps({"mark": mark, "filler": "x" * 300000}))
    picture(place.path("card.bmp"), mark)
    place.done("enrol", "--cards", place.data / "cards.lkdb", "--game", "own", "--ids", mark, "--whole", "card.bmp")


def evening_of(place):
    """Returns the mark of the whole folder, or a list of marks if they differ."""
    settings = dict(line.split("=", 1) for line in (place.data / "settings.ini").read_text().splitlines() if "=" in line)
    marks = {settings["mark"],
             json.loads((place.data / "packs/mark.json").read_text())["mark"],
             *(row[0] for row in ask(place.data / "cards.lkdb", "SELECT card FROM card"))}
    return marks.pop() if len(marks) == 1 else sorted(marks)


ALL = [Watch, Enrol, Import, Export, Backup, Restore, Migration]
