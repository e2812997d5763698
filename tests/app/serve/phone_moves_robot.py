# Plays whole nights by touching and typing only what two private pages offer, in a real browser, and judges them again.
# Arguments: PROGRAM SAMPLES GAME NIGHTS TAPS PICTURES. After TAPS taps of a night the next player to move concedes; 0: nobody does.
# Prints one JSON line: what was seen of each night.
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time

from robot_browser import browser, until

program, samples, game, nights, taps_before_conceding, pictures = sys.argv[1:7]
NIGHT_SECONDS = 900
STILL_SECONDS = 20  # a night in which nothing can be touched for so long is stuck
SHOTS = (12, 60)    # taps after which pictures are taken
SETUPS = {"halfwish": "whole-night.jsonl", "half_deck_dungeon_heroes": "two-by-hands/transcript.jsonl",
          "magepunk": "two-by-taps/transcript.jsonl", "wtactics_orc": "two-by-taps/transcript.jsonl",
          "half_the_battle": "two-by-taps/transcript.jsonl"}
SHORT = {"halfwish": "mirror-night/transcript.jsonl"}  # without locations and powers

# Touches one thing that the page offers, as a person would: what is lit, a tile, a key of a pad, or types what is asked. A complete
# move is mostly confirmed. Answers with what was touched, and the milliseconds until the table answered, if it was asked.
TOUCH = """
const [chances, concedes, done] = arguments;
let used = 0;
const chance = () => chances[used++];
const any = (list) => list[Math.floor(chance() * list.length)];
const dialog = document.querySelector('dialog[open]');
const draws = chance() < .3; // otherwise no draw is offered: random armies would agree to one in their first turns
const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()
  && (draws || !each.textContent.startsWith('Offer a draw')) && !each.matches('.quiet, [aria-disabled=true]') && !each.matches('[data-kind=concede]'));
function typed() {
  const form = any(shown('#asked form'));
  const input = form.querySelector('input');
  const [least, most] = [Number(input.min), Number(input.max)];
  input.value = input.type === 'number' ? least + Math.floor(chance() * (most - least + 1)) : 'as agreed';
  return form.querySelector('button');
}
function choice() {
  if (dialog) {
    const tiles = shown('dialog[open] .tiles button');
    return ['dialog', tiles.length > 0 ? any(tiles) : dialog.querySelector(':scope > button.quiet')];
  }
  if (concedes) {
    const end = document.querySelector('#asked .ends') ?? document.querySelector('#asked [data-kind=concede]');
    if (end) return ['concede', end.checkVisibility() ? end : end.closest('details').querySelector('summary')];
    const away = document.querySelector('#asked > .quiet');
    if (away && chance() < .3) return ['back', away];
  }
  const confirm = shown('#asked .confirm'), forms = shown('#asked form'), lit = shown('#table .lit, .strip.lit');
  const tiles = shown('#asked button:not(.confirm)').filter((each) => !each.closest('form'));
  const closed = shown('#asked details:not([open]) > summary');
  const back = document.querySelector('#asked > .quiet');
  if (confirm.length > 0 && chance() < .75) return ['confirm', confirm[0]];
  if (back && chance() < .03) return ['back', back];
  if (lit.length > 0 && chance() < .5) return ['lit', any(lit)];
  if (forms.length > 0 && chance() < .5) return ['typed', typed()];
  if (tiles.length > 0) return ['tile', any(tiles)];
  if (lit.length > 0) return ['lit', any(lit)];
  const lists = closed.filter((each) => !each.parentElement.matches('.besides'));
  if (lists.length > 0) return ['list', any(lists)];
  if (confirm.length > 0) return ['confirm', confirm[0]];
  return back ? ['back', back] : [null];
}
if (document.body.matches('.sent, .away')) return done({ waits: true });
const [what, at] = choice();
if (!at) return done({ waits: true });
const from = performance.now();
const name = at.getAttribute('aria-label') ?? at.textContent;
(at.matches('.place') ? at.querySelector('button') ?? at : at).click();
const told = () => ({ what, name, notice: document.querySelector('#notice:not([hidden]):not(.good)')?.textContent });
if (!document.body.matches('.sent')) return done(told());
const wait = () => document.body.matches('.sent') && performance.now() - from < 20000 ? setTimeout(wait, 1)
  : done({ ...told(), ms: performance.now() - from, unanswered: document.body.matches('.sent') });
wait();
"""
OVER = "return document.querySelector('#notice.good:not([hidden])') !== null && document.querySelectorAll('#asked button').length === 0;"
# Follows the table as everybody sees it, from a seat's page.
LISTEN = """
const line = new WebSocket(`wss://${location.host}/live`);
line.onmessage = ({ data }) => { const { view } = JSON.parse(data); if (view) window.table = view; };
"""
READY = "return document.querySelector('#line').textContent === '' && document.querySelector('#own').childElementCount > 0;"
ASKED = "return document.body.className + ' | ' + document.querySelector('#notice').textContent + ' | ' + document.querySelector('#asked').innerHTML;"


class Player:
    """Plays one night, and notes what was seen."""

    def __init__(self, seats, seed):
        self.seats, self.chance, self.seed = seats, random.Random(f"{game} {seed}"), seed
        self.taps, self.ms, self.refused, self.unanswered, self.last = 0, [], [], [], []

    def tap(self, letter):
        concedes = 0 < int(taps_before_conceding) <= self.taps
        seen = self.seats[letter].execute_async_script(TOUCH, [self.chance.random() for _ in range(12)], concedes)
        if "waits" in seen:
            return False
        self.taps += 1
        self.last = (self.last + [f"{letter} {seen['what']}: {seen['name']}"])[-12:]
        if "ms" in seen:
            self.ms.append(seen["ms"])
        if seen.get("unanswered"):
            self.unanswered.append(list(self.last))
        if seen.get("notice"):
            self.refused.append(f"{seen['name']}: {seen['notice']}")
        if self.taps in SHOTS and self.seed == 1:
            for each, page in self.seats.items():
                page.save_screenshot(os.path.join(pictures, f"move-{game}-{each}-{self.taps}.png"))
        return True

    def over(self):
        return all(seat.execute_script(OVER) for seat in self.seats.values())

    def play(self):
        end = time.time() + NIGHT_SECONDS
        still = time.time() + STILL_SECONDS
        while time.time() < min(end, still):
            if any([self.tap(letter) for letter in self.seats]):
                still = time.time() + STILL_SECONDS
            elif self.over():
                return True
        return False


def serve(folder):
    setup = os.path.join(folder, "setup.json")
    name = SHORT.get(game, SETUPS[game]) if int(taps_before_conceding) else SETUPS[game]
    with open(os.path.join(samples, game, name), encoding="utf-8") as transcript, open(setup, "w", encoding="utf-8") as out:
        out.write(transcript.readline())
    served = subprocess.Popen([program, "serve", "--port", "0", "--address", "127.0.0.1", "--language", "en", "--setup", setup],
                              stdout=subprocess.PIPE, text=True, env=dict(os.environ, XDG_DATA_HOME=folder))
    return served, json.loads(served.stdout.readline())


def judged_again(folder):
    """Judges the events of the only night in the journal again. Returns the outcome and the table's view at the end."""
    journal = next(os.path.join(at, name) for at, _, names in os.walk(folder) for name in names if name == "nights.lkdb")
    with sqlite3.connect(journal) as nights_of:
        lines = [line for (line,) in nights_of.execute("SELECT line FROM event ORDER BY place")]
    paths = [os.path.join(folder, name) for name in ("events.jsonl", "night.jsonl")]
    with open(paths[0], "w", encoding="utf-8") as out:
        out.writelines(line + "\n" for line in lines)
    subprocess.run([program, "replay", "--write", paths[1], paths[0]], check=True, stdout=subprocess.DEVNULL)
    again = subprocess.run([program, "replay", "--view", "table", paths[1]], capture_output=True, text=True, check=False)
    outcome, view = (json.loads(line) for line in again.stdout.splitlines())
    return outcome, view["view"]


def night(seats, folder, seed):
    served, at = serve(folder)
    try:
        for letter, seat in seats.items():
            seat.get(at["seats"][letter])
        for seat in seats.values():
            until(lambda seat=seat: seat.execute_script(READY))
        seats["A"].execute_script(LISTEN)
        player = Player(seats, seed)
        seen = {"over": player.play(), "taps": player.taps, "refused": player.refused, "unanswered": player.unanswered}
        if not seen["over"]:
            seen["stuck"] = {letter: seat.execute_script(ASKED) for letter, seat in seats.items()}
            seen["last"] = player.last
        for letter, seat in seats.items():
            seat.save_screenshot(os.path.join(pictures, f"move-{game}-{letter}-over.png"))
        shown = seats["A"].execute_script("return window.table;")
        waits = sorted(player.ms)
        seen.update(median=waits[len(waits) // 2], largest=waits[-1], steps=len(waits), events=shown["at"],
                    complaints=[said["message"] for each in seats.values() for said in each.get_log("browser")])
        for seat in seats.values():
            seat.get("about:blank")
    finally:
        served.kill()
        served.wait()
    outcome, view = judged_again(folder)
    seen.update(same=outcome["same"], again=outcome["events"], result=outcome["result"],
                alike=view == {name: value for name, value in shown.items() if name not in ("at", "told")})
    return seen


def main():
    with tempfile.TemporaryDirectory() as profiles:
        seats = {}
        try:
            for letter in ("A", "B"):
                seats[letter] = browser(os.path.join(profiles, letter), 390, 844)
                seats[letter].set_script_timeout(60)
            seen = []
            for seed in range(1, int(nights) + 1):
                with tempfile.TemporaryDirectory() as folder:
                    seen.append(night(seats, folder, seed))
            print(json.dumps({"nights": seen}))
        finally:
            for each in seats.values():
                each.quit()


main()
