# Opens pages in browsers that refuse WebSockets, and the overlay in one that accepts no unknown certificate. Arguments: PROGRAM
# SETUP PICTURES. Prints what it saw as one JSON line, which the test checks.
import base64
import json
import os
import subprocess
import sys
import tempfile
import time

from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By

from robot_browser import browser, until

program, setup, pictures = sys.argv[1:4]
# Both ways in which browsers refuse: at once, and without an answer.
REFUSALS = {
    "atOnce": "window.WebSocket = class { constructor() { setTimeout(() => this.onclose({ code: 1006, reason: '' }), 5); } close() {} };",
    "silently": "window.WebSocket = class { readyState = 0; close() {} }; window.WebSocket.CONNECTING = 0;",
}
TAP = ("const open = [...document.querySelectorAll('#asked button:not([aria-disabled=true])')].filter((b) => b.checkVisibility());"
       " open[arguments[0]]?.click(); return open.length;")


def text(driver, where):
    return driver.find_element(By.ID, where).text


def shown(driver, where):
    return driver.execute_script("return document.getElementById(arguments[0])?.checkVisibility() ?? false;", where)


def refused(at, folder, way, seat):
    """Plays a roll of a seat in a browser without WebSockets."""
    driver = browser(os.path.join(folder, way), 360, 740)
    try:
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": REFUSALS[way]})
        since = time.time()
        driver.get(at["seats"][seat])
        said = until(lambda: "refuses" in text(driver, "line"))
        took = time.time() - since
        opened = until(lambda: driver.find_elements(By.CSS_SELECTOR, "#own .strip") != [])
        for _ in range(2):
            until(lambda: not driver.execute_script("return document.body.classList.contains('sent');"))
            driver.execute_script(TAP, 3)
            time.sleep(0.3)
        rolled = until(lambda: "rolled" in text(driver, "story"))
        driver.save_screenshot(os.path.join(pictures, f"refused-{way}.png"))
        stays = "refuses" in text(driver, "line")
        return {"said": said, "seconds": round(took, 1), "opened": opened, "rolled": rolled, "stays": stays,
                "complaints": [each["message"] for each in driver.get_log("browser")]}
    finally:
        driver.quit()


def camera(at, folder):
    """A phone without WebSockets as the camera: whether the server asks for more than one picture."""
    driver = browser(os.path.join(folder, "camera"), 360, 740, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
    try:
        count = "window.sent = 0; const plain = fetch; window.fetch = (to, how) => { if (how?.method === 'POST') window.sent += 1; return plain(to, how); };"
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": REFUSALS["atOnce"] + count})
        driver.get(at["camera"])
        return until(lambda: driver.execute_script("return window.sent;") >= 3, 60)
    finally:
        driver.quit()


def overlay(at, folder):
    """As a streaming program does: no certificate is accepted, and nobody clicks."""
    driver = browser(os.path.join(folder, "overlay"), 1280, 720, careful=True)
    try:
        seen = {}
        # Streaming programs paint nothing behind a page.
        driver.execute_cdp_cmd("Emulation.setDefaultBackgroundColorOverride", {"color": {"r": 0, "g": 0, "b": 0, "a": 0}})
        try:
            driver.get(at["spectators"])
            seen["strange"] = driver.find_elements(By.CSS_SELECTOR, "#near") != []
        except WebDriverException as what:
            seen["strange"] = "ERR_CERT" not in str(what)
        for scene in ("duel", "table", "score"):
            driver.get(f"{at['overlay']}&scene={scene}")
            seen[scene] = until(lambda: driver.find_elements(By.CSS_SELECTOR, "#near .strip") != [])
            until(lambda: scene != "table" or driver.find_elements(By.CSS_SELECTOR, "#table .thing, #table .place") != [], 5)
            seen[scene + "Shows"] = [each for each in ("near", "far", "table", "story", "next", "line", "speaks") if shown(driver, each)]
            with open(os.path.join(pictures, f"overlay-{scene}.png"), "wb") as picture:
                picture.write(base64.b64decode(driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]))
        seen["cookies"] = len(driver.get_cookies())
        seen["complaints"] = [each["message"] for each in driver.get_log("browser") if "ERR_CERT" not in each["message"]]
        return seen
    finally:
        driver.quit()


def trust(at, folder):
    driver = browser(os.path.join(folder, "trust"), 360, 740)
    try:
        driver.get(at["trust"])
        guides = until(lambda: len(driver.find_elements(By.CSS_SELECTOR, "details")) == 3)
        driver.save_screenshot(os.path.join(pictures, "trust.png"))
        return {"guides": guides, "open": driver.find_element(By.CSS_SELECTOR, "details[open]").text,
                "fits": driver.execute_script("return document.documentElement.scrollWidth <= innerWidth;")}
    finally:
        driver.quit()


def serve(folder):
    return subprocess.Popen([program, "serve", "--port", "0", "--address", "127.0.0.1", "--setup", setup, "--language", "en"],
                            stdout=subprocess.PIPE, text=True, env=dict(os.environ, XDG_DATA_HOME=folder))


def joining():
    """Two phones read the same code: the first taps its name, the second finds it taken."""
    with tempfile.TemporaryDirectory() as folder:
        served = serve(folder)
        phones = []
        try:
            at = json.loads(served.stdout.readline())
            ways = lambda phone: phone.find_elements(By.CSS_SELECTOR, "#who a")
            for name in ("first", "second"):
                phones.append(browser(os.path.join(folder, name), 360, 740))
                phones[-1].get(at["joining"])
                until(lambda: len(ways(phones[-1])) > 0)
            first, second = phones
            seen = {"offered": [way.text for way in ways(first)]}
            first.save_screenshot(os.path.join(pictures, "joining.png"))
            ways(first)[0].click()
            seen["opened"] = until(lambda: first.find_elements(By.CSS_SELECTOR, "#own .strip") != [])
            seen["own"] = first.current_url == at["seats"]["A"]
            seen["taken"] = until(lambda: "has a phone" in text(second, "who"))
            seen["left"] = [way.text for way in ways(second)]
            second.save_screenshot(os.path.join(pictures, "joining-taken.png"))
            return seen
        finally:
            for phone in phones:
                phone.quit()
            served.kill()


def main():
    with tempfile.TemporaryDirectory() as folder:
        served = serve(folder)
        try:
            at = json.loads(served.stdout.readline())
            print(json.dumps({"atOnce": refused(at, folder, "atOnce", "A"), "silently": refused(at, folder, "silently", "B"),
                              "camera": camera(at, folder), "overlay": overlay(at, folder), "trust": trust(at, folder),
                              "joining": joining()}))
        finally:
            served.kill()
            served.wait()


main()
