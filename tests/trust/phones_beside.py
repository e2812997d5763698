"""A night served to phones that come and go, beside whatever else runs."""

import json
import random
import subprocess
import sys
import threading
import time

import deeds

sys.path.insert(0, str(deeds.ROOT / "tests/app/serve"))
from phone_line import Page, Player, device  # noqa: E402  pylint: disable=wrong-import-position

SETUP = {"e": "setup", "game": "halfwish", "classes": {"A": "titan", "B": "mirror"}, "starter": "B", "options": {}}
ADDRESS = "127.0.0.1"
STAY = (1, 30)  # seconds
PAUSE = 0.25    # seconds between two events
PATIENCE = 10   # seconds until a page has its table


class Phones:
    """A program that serves a night, in the data folder of `place`: one player enters dice and takes them back, up to
    `phones` others come and go."""

    def __init__(self, place, phones, seed):
        place.path("setup.json").write_text(json.dumps(SETUP))
        self.process = place.start("serve", "--port", "0", "--address", ADDRESS, "--setup", "setup.json")
        served = json.loads(self.process.stdout.readline())
        self.port = int(served["serving"].rsplit(":", 1)[1])
        self.seats = {seat: page.removeprefix(served["serving"]) for seat, page in served["seats"].items()}
        self.lost, self.came, self.unseen, self.error, self.phones = 0, 0, 0, None, phones
        self.player = Player(self.port, self.seats["B"], ADDRESS)
        self.times = self.player.times  # seconds that each event took
        self.chance, self.ended = random.Random(seed), threading.Event()
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self):
        other = device(self.port, self.seats["A"], ADDRESS)
        here = []
        try:
            while not self.ended.wait(PAUSE):
                for each in here:
                    each.seen += sum("view" in message for message in each.page.frames(0) or [])
                for each in [each for each in here if time.monotonic() > each.until]:
                    here.remove(each)
                    each.page.close()
                    self.unseen += each.seen == 0
                if len(here) < self.phones and self.chance.random() < 0.7:
                    # The other player has one phone; a seat keeps only some pages of a device.
                    as_player = self.chance.random() < 0.2 and not any(each.plays for each in here)
                    here.append(Guest(self, other if as_player else ""))
                    self.came += 1
                self.lost += not self.player.step()
        except (OSError, EOFError) as what:
            self.error = what
        for each in here:
            each.page.close()

    def end(self):
        self.ended.set()
        self.thread.join()
        self.process.terminate()
        self.process.wait(timeout=deeds.SLOW)

    def wrong(self):
        """Returns sentences on what did not hold."""
        wrong = [f"the player's page: {self.error}"] if self.error else []
        wrong += [f"{self.lost} events of the player were not answered"] if self.lost else []
        wrong += [f"{self.unseen} of {self.came} phones saw no table"] if self.unseen else []
        return wrong + (["no phone came"] if self.came == 0 else [])


class Guest:
    """A phone that stays for some seconds: a spectator's, or with a cookie the other player's."""

    def __init__(self, phones, cookie):
        self.plays = cookie != ""
        self.page = Page(phones.port, phones.seats["A"] if cookie else "", ADDRESS, cookie)
        self.seen = sum("view" in message for message in self.page.frames(PATIENCE) or [])
        self.until = time.monotonic() + phones.chance.uniform(*STAY)
