# Opens the spectators' page and both players' pages in the middle of a night of each game, as a television and as phones.
# Takes a picture of each, and reports what is cut, too large, silent to a screen reader or not to be enlarged.
# Arguments: PROGRAM SAMPLES PICTURES. Prints one JSON line.
import json
import os
import subprocess
import sys
import tempfile
import time

from robot_browser import browser, look, until

program, samples, pictures = sys.argv[1:4]
SIZES = {"phone": (390, 844), "television": (1280, 720)}
# The transcript of a night, and how many of its events have happened.
NIGHTS = {"halfwish": ("whole-night.jsonl", 95), "half_deck_dungeon_heroes": ("two-by-hands/transcript.jsonl", 25),
          "magepunk": ("two-by-taps/transcript.jsonl", 74), "wtactics_orc": ("two-by-taps/transcript.jsonl", 23),
          "half_the_battle": ("two-by-taps/transcript.jsonl", 26)}

# What is wrong with the table as it is drawn.
FAULTS = """
const faults = [];
const room = document.querySelector('#table').getBoundingClientRect();
if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is wider than the screen: ${document.documentElement.scrollWidth}`);
for (const at of document.querySelectorAll('#table .thing, #table .empty, #table h3')) {
  const box = at.getBoundingClientRect();
  if (box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 1 || box.bottom > room.bottom + 1)
    faults.push(`beyond the table: ${at.textContent} ${at.className}`);
}
for (const at of document.querySelectorAll('#table button')) if (!at.getAttribute('aria-label')) faults.push('a thing without a text');
for (const at of document.querySelectorAll('#table img')) if (!at.complete || at.naturalWidth === 0) faults.push(`no picture: ${at.src}`);
return faults;
"""
SEEN = """
const things = [...document.querySelectorAll('#table .thing')];
const room = document.querySelector('#table').getBoundingClientRect();
return { things: things.length, width: Math.min(...things.map((each) => each.getBoundingClientRect().width)),
  share: room.width * room.height / innerWidth / innerHeight, bottom: document.documentElement.scrollHeight <= innerHeight + 1,
  says: things.map((each) => each.getAttribute('aria-label')) };
"""
LOADED = "return document.querySelectorAll('#table .thing').length > 0 && [...document.querySelectorAll('#table img')].every((each) => each.complete);"
# The first card that is known, touched: what is shown large.
ENLARGED = """
document.querySelector('#table .thing:has(.called)').click();
const open = document.querySelector('dialog[open]');
return open ? { name: open.querySelector('h2').textContent, picture: !!open.querySelector('img'), text: open.textContent.length } : null;
"""


def setup_of(game, folder):
    name, count = NIGHTS[game]
    with open(os.path.join(samples, game, name), encoding="utf-8") as transcript:
        events = [line for line in transcript if line.startswith('{"e":')][:count]
    path = os.path.join(folder, game + ".jsonl")
    with open(path, "w", encoding="utf-8") as setup:
        setup.writelines(events)
    return path


def shown(driver, name):
    """Takes the page's picture, and returns what is seen on it."""
    loaded = until(lambda: driver.execute_script(LOADED))
    driver.save_screenshot(os.path.join(pictures, name + ".png"))
    return dict(driver.execute_script(SEEN), loaded=loaded, faults=driver.execute_script(FAULTS))


def walk(driver, game, folder):
    """Shows every page of a night in every size."""
    served = subprocess.Popen([program, "serve", "--port", "0", "--address", "127.0.0.1", "--language", "en", "--setup",
                               setup_of(game, folder)], stdout=subprocess.PIPE, text=True, env=dict(os.environ, XDG_DATA_HOME=folder))
    seen = {}
    try:
        at = json.loads(served.stdout.readline())
        for page, address in {"spectators": at["spectators"], **at["seats"]}.items():
            for size, (width, height) in SIZES.items():
                look(driver, width, height, False)
                driver.get(address)
                seen[f"{page}-{size}"] = shown(driver, f"table-{game}-{page}-{size}")
            if page == "spectators":
                seen["enlarged"] = driver.execute_script(ENLARGED)
                time.sleep(0.3)
                driver.save_screenshot(os.path.join(pictures, f"table-{game}-enlarged.png"))
        seen["complaints"] = [said["message"] for said in driver.get_log("browser")]
        driver.get("about:blank")
        return seen
    finally:
        served.kill()
        served.wait()


def main():
    with tempfile.TemporaryDirectory() as folder:
        driver = browser(os.path.join(folder, "profile"), *SIZES["phone"])
        try:
            print(json.dumps({game: walk(driver, game, folder) for game in NIGHTS}))
        finally:
            driver.quit()


main()
