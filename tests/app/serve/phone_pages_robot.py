# Opens every page for phones in phone and desktop size, dark and light: takes a picture of each, and reports items that are wider
# than the page, too faint to read or too small to tap. Arguments: PROGRAM SETUP PICTURES. Prints one JSON line.
import json
import os
import subprocess
import sys
import tempfile
import time

from selenium.webdriver.common.by import By

from robot_browser import browser, look, until

program, setup, pictures = sys.argv[1:4]
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
PLAYERS = ["Mia", "Jonas", "Ann", "Ben", "Annabelle Featherstonehaugh-Cholmondeley", "李小龙", "مرحبا", "Eve",
           "Greta", "Hannes", "Ida", "Jakob", "Klara", "Lars", "Mona", "Nils", "Olga", "Paul", "Rosa", "Sven", "Theo"]

# WCAG 2 contrast of every visible text against its background.
FAULTS = """
const faults = [];
if (document.documentElement.scrollWidth > innerWidth) faults.push(`wider than the page: ${document.documentElement.scrollWidth}`);
const parts = (color) => { const n = color.match(/[0-9.]+/g).map(Number); return [n[0], n[1], n[2], n[3] ?? 1]; };
const light = ([r, g, b]) => [r, g, b].map((c) => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
const behind = (at) => {
  for (; at; at = at.parentElement) { const c = parts(getComputedStyle(at).backgroundColor); if (c[3] > 0.5) return c; }
  return null;
};
for (const at of document.querySelectorAll('body *')) {
  const box = at.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) continue;
  const room = at.matches('#table *') ? 23.5 : 43.5; // ten lanes of cards share the width of a phone
  if (at.matches('button, select') && (box.height < room || box.width < room)) faults.push(`too small to tap: ${at.textContent} ${box.width} x ${box.height}`);
  if (![...at.childNodes].some((each) => each.nodeType === 3 && each.textContent.trim())) continue;
  const back = behind(at);
  if (!back) continue;
  const [one, other] = [light(parts(getComputedStyle(at).color)), light(back)].sort((a, b) => b - a);
  const contrast = (one + 0.05) / (other + 0.05);
  if (contrast < 4.5) faults.push(`too faint: ${at.textContent} ${contrast.toFixed(1)}`);
}
return faults;
"""
# Cells of the wall that do not show all of their text, or are below the screen.
CUT = """
const end = document.querySelector('main').getBoundingClientRect().bottom + 1;
return [...document.querySelectorAll('th, td, td div')].filter((each) => each.getBoundingClientRect().bottom > end ||
  each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight * 1.2).map((each) => each.textContent);
"""
WALLS = ((1920, 1080), (1280, 720), (1080, 1920))
SAY = "const line = new WebSocket(`wss://${location.host}${location.pathname}/live`); line.onopen = () => line.send(arguments[0]);"


class Looker:
    def __init__(self):
        self.faults = []

    def at(self, driver, name):
        for size, (width, height) in SIZES.items():
            for light in (False, True):
                look(driver, width, height, light)
                time.sleep(0.5)
                seen = f"{name}-{size}-{'light' if light else 'dark'}"
                whole = max(height, driver.execute_script("return document.documentElement.scrollHeight;"))
                self.faults += [f"{seen}: {fault}" for fault in driver.execute_script(FAULTS)]
                look(driver, width, min(whole, 3000), light)  # a picture of the whole scrollable page
                driver.save_screenshot(os.path.join(pictures, seen + ".png"))
        look(driver, *SIZES["phone"], False)


def press(driver, text):
    """Taps the open button that begins with this text. Finds and taps in one script, since pages change meanwhile."""
    return driver.execute_script("const tile = [...document.querySelectorAll('button:not([aria-disabled=true])')]"
                                 ".find((each) => each.textContent.startsWith(arguments[0])); tile?.click(); return !!tile;", text)


def league(folder):
    db = "sqlite:" + os.path.join(folder, "league.db")
    for arguments in (["create", "Lantern Club", "--game", "halfwish", "--format", "swiss", "--rounds", "3"],
                      ["join", "Lantern Club", *PLAYERS], ["pair", "Lantern Club"], ["timer", "Lantern Club", "--minutes", "50"],
                      ["announce", "Lantern Club", "Lunch after this round"], ["announce", "Lantern Club", "Table 7: the organiser's desk"],
                      ["announce", "Lantern Club", "Keys were found"]):
        subprocess.run([program, "league", "--db", db, *arguments], check=True, stdout=subprocess.DEVNULL,
                       env=dict(os.environ, XDG_DATA_HOME=folder))
    return db


def cut(driver):
    """Returns what a wall's page cuts off, on screens of several sizes."""
    texts = []
    for width, height in WALLS:
        look(driver, width, height, False)
        time.sleep(0.5)
        texts += [f"{width}: {text}" for text in driver.execute_script(CUT)]
        kind = driver.execute_script("return document.querySelector('table').className;")
        driver.save_screenshot(os.path.join(pictures, f"wall-{kind}-{width}.png"))
    return texts


def askCoach(driver):
    asked = until(lambda: press(driver, "Coach")) and until(lambda: press(driver, "What should I play?") or fill(driver))
    return asked and until(lambda: driver.find_elements(By.CSS_SELECTOR, "#coach .card") != [])


def fill(driver):
    """Adds one card to the hand entered for the coach."""
    driver.execute_script("const more = document.querySelectorAll('#coach .stepper button:last-child');"
                          " more[(window.next = (window.next ?? -1) + 1) % Math.max(1, more.length)]?.click();")
    return False


def main():
    with tempfile.TemporaryDirectory() as folder:
        served = subprocess.Popen([program, "serve", "--port", "0", "--address", "127.0.0.1", "--setup", setup, "--language",
                                   "en", "--league", league(folder)], stdout=subprocess.PIPE, text=True,
                                  env=dict(os.environ, XDG_DATA_HOME=folder))
        drivers = []
        looker = Looker()
        seen = {}
        try:
            at = json.loads(served.stdout.readline())
            for letter in ("A", "B"):
                drivers.append(browser(os.path.join(folder, letter), *SIZES["phone"], "--use-fake-device-for-media-stream",
                                       "--use-fake-ui-for-media-stream"))
                drivers[-1].get(at["seats"][letter])
            ann, ben = drivers
            until(lambda: ann.find_elements(By.CSS_SELECTOR, "#asked .dice") != [])
            looker.at(ann, "seat-dice")
            ann.execute_script(SAY, json.dumps({"event": {"e": "roll", "seat": "A", "dice": [4, 6]}}))
            ben.execute_script(SAY, json.dumps({"event": {"e": "roll", "seat": "B", "dice": [2, 3]}}))
            seen["chooses"] = until(lambda: press(ann, "Duel"))
            seen["reveals"] = until(lambda: ann.find_elements(By.CSS_SELECTOR, "#asked button") != [])
            looker.at(ann, "seat")
            seen["coach"] = askCoach(ann)
            looker.at(ann, "coach")
            ben.get(at["camera"])
            seen["camera"] = until(lambda: ben.execute_script("return document.querySelector('video').videoWidth > 0;"))
            seen["framing"] = until(lambda: ben.find_elements(By.CSS_SELECTOR, "#help li") != [])
            looker.at(ben, "camera")
            ben.get(at["spectators"])
            until(lambda: ben.find_elements(By.CSS_SELECTOR, "main .strip") != [])
            looker.at(ben, "spectators")
            ben.get(at["spectators"] + "?clean=1&chroma=1")
            until(lambda: ben.find_elements(By.CSS_SELECTOR, "main .strip") != [])
            looker.at(ben, "clean")
            ben.get(at["spectators"] + "league")
            seen["league"] = until(lambda: ben.find_elements(By.CSS_SELECTOR, "tbody tr") != [])
            ben.execute_script("document.querySelector('button.name').click();")
            looker.at(ben, "league")
            ben.get(at["wall"])
            seen["wall"] = until(lambda: ben.find_elements(By.CSS_SELECTOR, "tbody tr") != []
                                 and ben.find_elements(By.CSS_SELECTOR, "#venue .time") != [])
            seen["wallCut"] = cut(ben)
            seen["wallTurns"] = until(lambda: ben.find_elements(By.CSS_SELECTOR, ".standings") != [])
            seen["wallCut"] += cut(ben)
            looker.at(ben, "wall")
            seen["faults"] = looker.faults
            print(json.dumps(seen))
        finally:
            for each in drivers:
                each.quit()
            served.kill()
            served.wait()


main()
