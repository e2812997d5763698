# Opens a player's page of every game at the sizes of phones, upright and turned: whether question and answers come first, and what is
# cut. Then uses the coach. Arguments: PROGRAM SAMPLES PICTURES. Prints one JSON line: what was seen.
import json
import os
import sys
import tempfile

from robot_browser import browser, look, until
from robot_night import Night

program, samples, pictures = sys.argv[1:4]
SIZES = [(320, 568), (360, 640), (390, 844), (568, 320), (640, 360), (844, 390)]
# The transcript of a night, and how many of its events have happened.
NIGHTS = {"halfwish": ("whole-night.jsonl", 95), "half_deck_dungeon_heroes": ("two-by-hands/transcript.jsonl", 25),
          "magepunk": ("two-by-taps/transcript.jsonl", 74), "wtactics_orc": ("two-by-taps/transcript.jsonl", 23),
          "half_the_battle": ("two-by-taps/transcript.jsonl", 26)}
READY = """
return document.querySelector('#line')?.textContent === '' && document.querySelector('#own').childElementCount > 0
  && [...document.querySelectorAll('#table img')].every((each) => each.complete);
"""
# Whether the question and the first answer are whole on the screen without scrolling, and what of the cards' tags is cut.
SEEN = """
const within = (selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth + 1;
};
const tags = [...document.querySelectorAll('#table .tags span')].filter((each) => each.checkVisibility());
const cut = (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
return { question: within('#asked h2'), answer: within('#asked button'), wide: document.documentElement.scrollWidth > innerWidth,
  tags: tags.length, cut: tags.filter(cut).map((each) => each.textContent) };
"""
# Two rulings before the next view are told together; the next one alone.
STORY = """
const done = arguments[0];
import('/assets/drawn.js').then(({ story }) => {
  const place = document.createElement('section');
  const happened = story(place);
  const told = (heard) => { happened.take({ heard, steps: [{ says: `of ${heard}` }] }); return place.textContent; };
  told('one');
  const both = told('two');
  happened.end();
  done({ both, next: told('three') });
});
"""
BUTTON = "return [...document.querySelectorAll(arguments[0])].find((each) => each.textContent.startsWith(arguments[1])) ?? null;"


def opened(driver, address):
    driver.get(address)
    return until(lambda: driver.execute_script(READY))


def sizes(driver, folder):
    seen = {}
    for game, (sample, events) in NIGHTS.items():
        with Night(program, os.path.join(samples, game, sample), folder, events) as night:
            for width, height in SIZES:
                look(driver, width, height, False)
                loaded = opened(driver, night.at["seats"]["A"])
                driver.save_screenshot(os.path.join(pictures, f"sizes-{game}-{width}.png"))
                seen[f"{game} {width}x{height}"] = dict(driver.execute_script(SEEN), loaded=loaded)
    return seen


def press(driver, where, text):
    until(lambda: driver.execute_script(BUTTON, where, text) is not None)
    driver.execute_script("arguments[0]?.click();", driver.execute_script(BUTTON, where, text))


def coach(driver, folder):
    """The hand is named from many cards; a touch on a row of advice begins its move, which is confirmed or not."""
    with Night(program, os.path.join(samples, "magepunk/two-by-taps/transcript.jsonl"), folder, 74) as night:
        look(driver, 360, 640, False)
        opened(driver, night.at["seats"]["A"])
        press(driver, "#coach button", "What could I do?")
        until(lambda: driver.execute_script("return document.querySelector('#coach .others button') !== null;"), 10)
        seen = {"height": driver.execute_script("return document.querySelector('#coach').offsetHeight;"),
                "cards": driver.execute_script("return document.querySelectorAll('#coach .others button').length;")}
        driver.execute_script("document.querySelector('#coach .others button')?.click();")
        seen["steppers"] = driver.execute_script("return document.querySelectorAll('#coach .stepper').length;")
        driver.save_screenshot(os.path.join(pictures, "sizes-hand.png"))
        press(driver, "#coach > button", "What could I do?")
        seen["advised"] = until(lambda: driver.execute_script("return document.querySelector('#coach ol button') !== null;"), 20)
        driver.save_screenshot(os.path.join(pictures, "sizes-advice.png"))
        before = driver.execute_script("return document.querySelector('#coach ol strong')?.textContent;")
        driver.execute_script("document.querySelector('#coach ol button')?.click();")
        seen["begun"] = until(lambda: driver.execute_script("return document.querySelector('#asked .confirm') !== null;"), 10)
        seen["same"] = before == driver.execute_script("return document.querySelector('#asked h2').textContent;")
        seen["move"] = [before, driver.execute_script("return document.querySelector('#asked h2').textContent;")]
        driver.save_screenshot(os.path.join(pictures, "sizes-begun.png"))
        seen["story"] = driver.execute_async_script(STORY)
        return seen


def heading(driver, folder):
    """What happened last, on the spectators' page of a small screen: its heading is whole."""
    with Night(program, os.path.join(samples, "wtactics_orc/first-start/transcript.jsonl"), folder, 21) as night:
        look(driver, 844, 500, False)
        driver.get(night.at["spectators"])
        until(lambda: driver.execute_script("return document.querySelector('#story h2') !== null;"))
        driver.save_screenshot(os.path.join(pictures, "sizes-heading.png"))
        return driver.execute_script("const at = document.querySelector('#story h2'), room = document.querySelector('#story');"
                                     "return { says: at.textContent, cut: at.getBoundingClientRect().bottom - room.getBoundingClientRect().bottom };")


def main():
    with tempfile.TemporaryDirectory() as folder:
        driver = browser(os.path.join(folder, "profile"), *SIZES[0])
        try:
            driver.set_script_timeout(30)
            print(json.dumps({"sizes": sizes(driver, folder), "coach": coach(driver, folder), "heading": heading(driver, folder)}))
        finally:
            driver.quit()


main()
