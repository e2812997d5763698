"""User actions in the window that may be killed at any moment; see deeds.py. The window is driven_window.cpp, which
lies in `tests` beside the program."""

import json
import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import deeds
from deeds import demand

PLAYERS = ["Ann", "Ben"]


class WindowDeed:
    """A window driven step by step: steps() yields each command, and is sent the window's answer."""

    def __init__(self, place):
        self.place, self.data = place, place.data
        self.program = Path(place.program).parent / "tests/driven_window"
        self.data.mkdir(parents=True)
        # All windows share the painted cards.
        place.environment["XDG_CACHE_HOME"] = os.environ.get("XDG_CACHE_HOME", str(place.folder.parent / "painted"))

    def begin(self, **more):
        self.wrong, self.acknowledged = None, []
        self.process = self.place.start(self.data, program=self.program, stdin=subprocess.PIPE, **more)
        self.script = self.steps()
        self.say(next(self.script))
        return self.process

    def say(self, what):
        try:
            self.process.stdin.write(json.dumps(what).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            pass  # it was killed

    def hear(self, answer):
        """Handles an answer. Runs in the listening thread, so check() raises any fault later."""
        try:
            self.say(self.script.send(answer))
        except (deeds.Lost, sqlite3.Error, OSError, ValueError) as what:
            self.wrong = self.wrong or what
            self.process.stdin.close()
        except StopIteration:
            self.process.stdin.close()

    def check(self, ended):
        if self.wrong:
            raise self.wrong
        self.look(ended)
        return len(self.acknowledged)


class WindowNight(WindowDeed):
    """A night entered by hand: with undo, redo and corrections. After a kill the next window must resume it with exactly
    the same contents."""
    name = "window night"

    def __init__(self, place):
        super().__init__(place)
        self.forget()

    def forget(self):
        self.shown, self.kept, self.exact, self.over = None, [], True, False

    def prepare(self, chance):
        self.chance = chance
        if chance.random() < 0.1:
            shutil.rmtree(self.data)
            self.data.mkdir()
            self.forget()

    def journal(self):
        return self.data / "nights.lkdb"

    def rows(self):
        if not self.journal().exists():
            return []
        with closing(sqlite3.connect(f"file:{self.journal()}?mode=ro", uri=True, timeout=20)) as database:
            return database.execute("SELECT night, place, line FROM event ORDER BY 1, 2").fetchall()

    def deed(self):
        """Returns the next command: mostly an event, sometimes undo, redo or a correction."""
        pick = self.chance.random()
        if pick < 0.15:
            return {"call": ["table", "takeBack"], "with": [], "shows": True}
        if pick < 0.25:
            return {"call": ["table", "putBack"], "with": [], "shows": True}
        if pick < 0.3:
            return {"call": ["table", "correct"], "with": ["A", "hp", self.chance.randrange(5, 20)], "shows": True}
        return {"play": self.chance.randrange(1 << 30)}

    def goes_on(self):
        answer = yield {"night": "resume"}
        if not answer["done"]:
            finished = deeds.ask(self.journal(), "SELECT finished FROM night ORDER BY id DESC LIMIT 1") == [(1,)]
            demand(finished, "the unfinished night is not offered")
            return (yield {"night": "hand"})
        demand(not self.exact or answer["shown"] == self.shown,
               f"the resumed night differs: {answer['shown']}, and was {self.shown}")
        return answer

    def steps(self):
        answer = (yield from self.goes_on()) if self.kept and not self.over else (yield {"night": "hand"})
        demand(answer["done"], "no night begins")
        while True:
            if answer["done"]:  # the event was shown; without an answer two events may be on their way
                self.shown, self.kept, self.over = answer["shown"], self.rows(), answer.get("got", False)
                self.acknowledged.append(self.shown)
            self.exact = answer["done"]
            answer = yield {"night": "hand"} if self.over else dict(self.deed(), get=["table", "finished"])

    def look(self, _ended):
        rows = self.rows()
        if self.journal().exists():
            deeds.ask(self.journal(), "SELECT 1")
        demand(rows[:len(self.kept)] == self.kept, f"of {len(self.kept)} events that were shown some are missing")
        more = len(rows) - len(self.kept)
        demand(more <= 3, f"{more} events are stored that were not entered")  # a new night has its set-up, and an event
        self.exact = self.exact and more == 0
        if more:
            self.over, self.kept = False, rows


class WindowSettings(WindowDeed):
    """Changes settings: every value that was shown must be set at the next start."""
    name = "window settings"
    # Name on the page: name in the file, and values, of which the first is the default.
    KEYS = {"largeText": ("large_text", [False, True]), "motion": ("motion", [True, False]),
            "sounds": ("sounds", [True, False]), "theme": ("theme", ["dark", "light"]),
            "language": ("language", ["en", "de"])}

    def prepare(self, chance):
        self.chance, self.set, self.asked = chance, {}, None

    def steps(self):
        while True:
            key = self.chance.choice(sorted(self.KEYS))
            value = self.chance.choice(self.KEYS[key][1])
            self.asked = key
            answer = yield {"set": ["settings", key], "to": value, "until": ["settings", key, value]}
            demand(answer["done"], f"{key} cannot be set")
            self.set[key] = value
            self.asked = None
            self.acknowledged.append(key)

    def look(self, _ended):
        file = self.data / "settings.ini"
        changed = {key: value for key, value in self.set.items() if value != self.KEYS[key][1][0]}
        demand(file.exists() or not changed, f"the settings are missing: {changed}")
        stored = dict(line.split("=", 1) for line in file.read_text().splitlines() if "=" in line) if file.exists() else {}
        for key, value in self.set.items():
            name = self.KEYS[key][0]
            there = stored.get(name, str(self.KEYS[key][1][0]).lower())
            demand(key == self.asked or there == str(value).lower(), f"{name} was shown as {value} and is {there}")


class WindowDesk(WindowDeed):
    """Writes, saves, exports and imports cards; an unsaved card must be complete or absent."""
    name = "window desk"

    def __init__(self, place):
        super().__init__(place)
        self.saved, self.count = set(), 0

    def prepare(self, chance):
        if chance.random() < 0.2:
            shutil.rmtree(self.data)
            self.data.mkdir()
            self.saved = set()
        self.out = self.place.path("handed-on.json")
        self.out.write_text("{}")
        self.handed = False

    def steps(self):
        while True:
            self.count += 1
            name = f"Card {self.count}"
            yield {"call": ["editor", "copyOf"], "with": ["strike"]}
            yield {"call": ["editor", "setText"], "with": ["name", name]}
            answer = yield {"call": ["editor", "save"], "with": [], "get": ["editor", "noticeIsError"]}
            demand(answer["done"] and not answer["got"], f"{name} cannot be saved")
            self.saved.add(name)
            self.acknowledged.append(name)
            yield {"call": ["editor", "setText"], "with": ["name", name + " in the making"]}
            answer = yield {"call": ["editor", "exportTo"], "with": [str(self.out)], "get": ["editor", "noticeIsError"]}
            demand(not answer["got"], "the pack cannot be exported")
            self.handed = True
            given = self.given_by_others()
            answer = yield {"call": ["editor", "importFrom"], "with": [str(given)], "get": ["editor", "noticeIsError"]}
            demand(not answer["got"], "a pack cannot be imported")
            self.saved.add(f"Given {self.count}")

    def given_by_others(self):
        """Writes a pack with a copy of the card saved last; returns its path."""
        pack = json.loads(self.out.read_text())
        pack["cards"] = [dict(pack["cards"][-1], id=f"given_{self.count}", name=f"Given {self.count}")]
        given = self.place.path("given.json")
        given.write_text(json.dumps(dict(pack, pack=f"given-{self.count}")))
        return given

    def look(self, _ended):
        packs = [json.loads(file.read_text()) for file in sorted(self.data.glob("packs/*.json"))]
        names = {self.english(card["name"]) for pack in packs for card in pack["cards"]}
        demand(self.saved <= names, f"{sorted(self.saved - names)} were saved and are missing")
        self.saved = names
        for draft in self.data.glob("draft*.json"):
            json.loads(draft.read_text())
        out = json.loads(self.out.read_text())
        demand(out or not self.handed, "the pack was exported and is missing")
        demand(not out or out["cards"], "an incomplete pack was exported")

    @staticmethod
    def english(name):
        return name if isinstance(name, str) else name["en"]


class WindowEnrol(WindowDeed):
    """Enrols cards from photos, and undoes the last one now and then."""
    name = "window enrol"

    def __init__(self, place):
        super().__init__(place)
        self.known, self.count = set(), 0
        self.photos = place.path("photos")

    def prepare(self, chance):
        self.chance = chance
        shutil.rmtree(self.photos, ignore_errors=True)
        self.photos.mkdir()
        for number in range(6):
            deeds.picture(self.photos / f"{number}.bmp", f"{self.count} {number}")
        self.asked = None

    def steps(self):
        yield {"call": ["enrol", "begin"], "with": [str(self.photos)], "until": ["enrol", "stepwise", True]}
        for number in range(6):
            if number:
                yield {"call": ["enrol", "nextPicture"], "with": [], "until": ["enrol", "whole", False]}
            answer = yield {"set": ["enrol", "whole"], "to": True, "until": ["enrol", "count", 1]}
            demand(answer["done"], "the photo is not accepted as a card")
            self.count += 1
            self.asked = f"Taught {self.count}"
            answer = yield {"call": ["enrol", "accept"], "with": [self.asked], "until": ["enrol", "last", self.asked]}
            demand(answer["done"], f"{self.asked} cannot be enrolled")
            self.known.add(self.asked)
            self.acknowledged.append(self.asked)
            if self.chance.random() < 0.25:
                answer = yield {"call": ["enrol", "undo"], "with": [], "until": ["enrol", "asking", 1]}
                demand(answer["done"], f"{self.asked} cannot be undone")
                self.known.discard(self.asked)
            else:
                self.asked = None

    def look(self, _ended):
        cards = self.data / "cards.lkdb"
        there = {row[0] for row in deeds.ask(cards, "SELECT card.name FROM card JOIN reference ON reference.card = card.id "
                                                    "JOIN picture ON picture.reference = reference.id")} if cards.exists() else set()
        # The card being enrolled or undone may be there or not.
        demand(self.known - {self.asked} <= there, f"{sorted(self.known - there)} were enrolled and are missing")
        demand(there <= self.known | {self.asked}, f"{sorted(there - self.known)} are there and were undone")
        self.known = there


class WindowCare(WindowDeed):
    """Writes a backup and restores an older one while the window uses the folder."""
    name = "window care"

    def __init__(self, place):
        super().__init__(place)
        self.older, self.out = place.path("older.lkbackup"), place.path("now.lkbackup")
        deeds.an_evening(place, "older")
        place.done("backup", "--out", self.older)

    def prepare(self, _chance):
        shutil.rmtree(self.data)
        self.out.unlink(missing_ok=True)
        deeds.an_evening(self.place, "newer")
        self.ordered = False

    def steps(self):
        yield {"call": ["care", "backUp"], "with": [str(self.out)], "until": ["care", "busy", False]}
        demand(self.out.exists(), "the backup is missing")
        self.acknowledged.append("backup")
        answer = yield {"call": ["care", "restore"], "with": [str(self.older)], "until": ["care", "busy", False],
                        "get": ["care", "restartWanted"]}
        demand(answer["got"], "the restore is not scheduled")
        self.ordered = True
        self.acknowledged.append("restore")

    def look(self, _ended):
        self.place.run("backup", "--out", "next-start.lkbackup")  # whatever uses the folder next
        evening = deeds.evening_of(self.place)
        demand(evening in ("older", "newer"), f"the data is a mixture of both: {evening}")
        demand(evening == "older" or not self.ordered, "the restore was ordered and is missing")
        if self.acknowledged:
            other = deeds.Place(self.place.program, self.place.folder / "elsewhere")
            shutil.rmtree(other.folder)
            other.folder.mkdir()
            other.done("restore", self.out)
            demand(deeds.evening_of(other) == "newer", "the backup has other contents")


class WindowDeletion(WindowDeed):
    """Orders the deletion of all data: it is kept until the next start, and gone completely afterwards."""
    name = "window deletion"

    def prepare(self, _chance):
        shutil.rmtree(self.data)
        deeds.an_evening(self.place, "here")
        self.asked = self.ordered = False

    def steps(self):
        yield {"call": ["editor", "copyOf"], "with": ["strike"]}
        yield {"call": ["editor", "setText"], "with": ["name", "In the making"]}
        yield {"set": ["settings", "largeText"], "to": True}
        answer = yield {"night": "hand"}
        demand(answer["done"], "no night begins")
        yield {"play": 1}
        self.asked = True
        answer = yield {"call": ["kept", "deleteAll"], "with": [], "get": ["kept", "deleting"]}
        demand(answer["got"], "the deletion is not ordered")
        self.ordered = True
        self.acknowledged.append("deletion")

    def look(self, _ended):
        self.place.run("backup", "--out", "next-start.lkbackup")  # whatever uses the folder next
        left = sorted(str(each.relative_to(self.data)) for each in self.data.rglob("*"))
        demand(not self.ordered or not left, f"the deletion was ordered, and {left} remain")
        demand(self.asked or "cards.lkdb" in left, "data was deleted without an order")
        demand(not left or deeds.evening_of(self.place) == "here", "the data was deleted in part")


class WindowMigration(WindowDeed):
    """Opens the window on an older program's data: nothing may be lost, and a copy must be kept."""
    name = "window migration"

    def __init__(self, place):
        super().__init__(place)
        self.old = place.path("old")
        watch = deeds.Watch(place)
        watch.journal = self.data / "nights.lkdb"
        watch.play(21)
        deeds.an_evening(place, "old")
        for file in self.data.glob("*.lkdb"):
            deeds.make_old(file)
        shutil.move(self.data, self.old)
        self.events = deeds.ask(self.old / "nights.lkdb", "SELECT night, place, line FROM event ORDER BY 1, 2")

    def prepare(self, _chance):
        shutil.rmtree(self.data, ignore_errors=True)
        shutil.copytree(self.old, self.data)

    def steps(self):
        answer = yield {"night": "resume"}
        demand(answer["done"], "the old night is not resumed")
        self.acknowledged.append("night")
        yield {"call": ["enrol", "refresh"], "with": []}

    def look(self, _ended):
        nights, cards = self.data / "nights.lkdb", self.data / "cards.lkdb"
        rows = deeds.ask(nights, "SELECT night, place, line FROM event ORDER BY 1, 2")
        demand(rows[:len(self.events)] == self.events, "events were lost")
        demand(deeds.ask(cards, "SELECT card FROM card") == [("old",)], "cards were lost")
        for file in (nights, cards):
            [(schema,)] = deeds.ask(file, "PRAGMA user_version")
            copies = [each for each in self.data.glob(file.name + ".bak-3*")
                      if not each.name.endswith(("-wal", "-shm")) and ".part-" not in each.name]
            demand(schema == 3 or copies, f"the copy of the old {file.name} is missing")
            for copy in copies:
                deeds.ask(copy, "SELECT 1")


ALL = [WindowNight, WindowSettings, WindowDesk, WindowEnrol, WindowCare, WindowDeletion, WindowMigration]
