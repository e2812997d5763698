# Uses a player's page as people hold phones: turned, small, scrolled, closed and found again, without the table for a while.
# Arguments: PROGRAM SAMPLES PICTURES. Prints one JSON line: what was seen.
import json
import os
import subprocess
import sys
import tempfile
import time

from robot_browser import browser, look, until

program, samples, pictures = sys.argv[1:4]
UPRIGHT, TURNED, SMALL = (390, 844), (844, 390), (360, 640)
READY = "return document.querySelector('#line')?.textContent === '' && document.querySelector('#own').childElementCount > 0;"
LIT = "return [...document.querySelectorAll('#table .lit')].map((each) => each.dataset.thing ?? each.dataset.zone).sort();"
# Whether an element lies within the screen.
WITHIN = """
const box = document.querySelector(arguments[0]).getBoundingClientRect();
return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
"""
# Keys of dice whose number is broken into lines, or that a finger misses.
BAD_KEYS = """
return [...document.querySelectorAll('.dice button')].filter((each) => {
  const number = each.querySelector('.label');
  return each.offsetWidth < 44 || each.offsetHeight < 44 || number.scrollWidth > each.clientWidth
    || number.offsetHeight > 1.6 * parseFloat(getComputedStyle(number).fontSize);
}).map((each) => each.textContent);
"""
# The list of cards behind its button, and what is left of it when letters are typed.
TYPED = """
const list = document.querySelector('#asked details');
const seen = { open: list?.open, says: list?.querySelector('summary').textContent };
if (!list) return seen;
list.open = true;
const input = list.querySelector('input');
input.value = 'RUST ';
input.dispatchEvent(new Event('input'));
return { ...seen, left: [...list.querySelectorAll('.tiles button')].filter((each) => each.checkVisibility()).map((each) => each.textContent) };
"""
# Opens the form of the hand, and adds cards until no more are taken.
HAND = """
const done = arguments[0];
const button = () => [...document.querySelectorAll('#coach > button')].find((each) => each.textContent.startsWith('What could I do?'));
button().click();
const until = (true_, then) => true_() ? then() : setTimeout(() => until(true_, then), 20);
const told = () => ({ text: document.querySelector('#coach .held, #coach p + p')?.textContent, asks: button().getAttribute('aria-disabled') !== 'true' });
until(() => document.querySelector('#coach .stepper'), () => {
  for (let i = 0; i < 12; ++i) document.querySelectorAll('#coach .stepper button:last-child')[i % 4].click();
  const first = told();
  [...document.querySelectorAll('#coach button')].at(-1).click();
  button().click();
  until(() => document.querySelector('#coach .stepper'), () => done({ first, again: told() }));
});
"""


class Night:
    """A served night that starts with the set-up of a sample."""

    def __init__(self, sample, folder):
        setup = os.path.join(folder, "setup.json")
        with open(os.path.join(samples, sample), encoding="utf-8") as transcript, open(setup, "w", encoding="utf-8") as out:
            out.write(transcript.readline())
        home = os.path.join(folder, sample.split("/")[0])
        os.makedirs(home)
        self.served = subprocess.Popen([program, "serve", "--port", "0", "--address", "127.0.0.1", "--language", "en", "--setup", setup],
                                       stdout=subprocess.PIPE, text=True, env=dict(os.environ, XDG_DATA_HOME=home))
        self.at = json.loads(self.served.stdout.readline())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.served.kill()
        self.served.wait()


def opened(driver, address):
    driver.get(address)
    return until(lambda: driver.execute_script(READY))


def turned(driver, folder):
    with Night("wtactics_orc/two-by-taps/transcript.jsonl", folder) as night:
        opened(driver, night.at["seats"]["A"])
        until(lambda: driver.execute_script(LIT))
        seen = {"lit": driver.execute_script(LIT)}
        look(driver, *TURNED, False)
        time.sleep(0.5)
        driver.save_screenshot(os.path.join(pictures, "turned.png"))
        seen.update(litTurned=driver.execute_script(LIT), question=driver.execute_script(WITHIN, "#asked h2"),
                    answer=driver.execute_script(WITHIN, "#asked button"),
                    wide=driver.execute_script("return document.documentElement.scrollWidth > innerWidth;"),
                    beside=driver.execute_script("return document.querySelector('#table').getBoundingClientRect().right <= "
                                                 "document.querySelector('#asked').getBoundingClientRect().left;"))
        return seen


def keys(driver, folder):
    with Night("half_the_battle/two-by-taps/transcript.jsonl", folder) as night:
        look(driver, *SMALL, False)
        opened(driver, night.at["seats"]["A"])
        until(lambda: driver.execute_script("return document.querySelectorAll('.dice button').length === 20;"))
        driver.save_screenshot(os.path.join(pictures, "keys.png"))
        return {"bad": driver.execute_script(BAD_KEYS),
                "questions": driver.execute_script("return [...document.querySelectorAll('#asked h2')].map((each) => each.textContent);")}


def lists(driver, folder):
    with Night("magepunk/two-by-taps/transcript.jsonl", folder) as night:
        opened(driver, night.at["seats"]["A"])
        press = "[...document.querySelectorAll('#asked button')].find((each) => each.textContent.startsWith('Lay a resource'))?.click();"
        driver.execute_script(press)
        until(lambda: driver.execute_script("return document.querySelectorAll('#asked h3').length === 2;"), 10)
        return driver.execute_script(TYPED)


def found(driver, other, folder):
    with Night("halfwish/mirror-night/transcript.jsonl", folder) as night:
        look(driver, *UPRIGHT, False)
        seen = {"opened": opened(driver, night.at["seats"]["A"])}
        seen["hand"] = driver.execute_async_script(HAND)
        driver.get(night.at["joining"])
        until(lambda: driver.execute_script("return document.querySelector('#who a') !== null;"))
        seen["ways"] = driver.execute_script("return [...document.querySelectorAll('#who a[data-seat]')].map((each) => each.textContent);")
        driver.execute_script("document.querySelector('#who a[data-seat=A]')?.click();")
        seen["found"] = until(lambda: driver.execute_script(READY), 5) and driver.execute_script("return document.querySelector('#name').textContent;")
        other.get(night.at["seats"]["A"])
        seen["refused"] = other.execute_script("return document.body.innerText;")
        night.served.kill()
        driver.execute_script("scrollTo(0, document.documentElement.scrollHeight);")
        until(lambda: driver.execute_script("return document.body.matches('.away');"))
        driver.execute_script("document.querySelector('#asked button').click();")
        driver.save_screenshot(os.path.join(pictures, "away.png"))
        seen.update(scrolled=driver.execute_script("return scrollY > 100;"), away=driver.execute_script(WITHIN, "#line"))
        return seen


def main():
    with tempfile.TemporaryDirectory() as folder:
        drivers = []
        try:
            for name in ("own", "other"):
                drivers.append(browser(os.path.join(folder, name), *UPRIGHT))
                drivers[-1].set_script_timeout(30)
            print(json.dumps({"turned": turned(drivers[0], folder), "keys": keys(drivers[0], folder),
                              "lists": lists(drivers[0], folder), "found": found(*drivers, folder)}))
        finally:
            for driver in drivers:
                driver.quit()


main()
