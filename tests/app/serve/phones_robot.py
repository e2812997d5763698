# Plays a whole night of Halfwish by tapping tiles in two private pages of a real browser, with a spectator's page.
# Arguments: PROGRAM SETUP PICTURES. Prints its observations as one JSON line, which the test checks.
import json
import os
import random
import subprocess
import sys
import tempfile
import time

from selenium.webdriver.common.by import By

from robot_browser import browser, until

program, setup, pictures = sys.argv[1:4]
chance = random.Random(7)
NIGHT_SECONDS = 240


# Reads all open tiles of a page at once, and taps one; a page that changed meanwhile is read again.
OPEN = "[...document.querySelectorAll('#asked button:not([aria-disabled=true])')].filter((b) => !b.className.includes('quiet') && b.checkVisibility())"
TILES = f"return document.body.className.includes('sent') ? [] : {OPEN}.map((b) => b.className.includes('confirm') ? '' : b.textContent);"
TAP = f"{OPEN}[arguments[0]]?.click();"
OVER = "return !document.querySelector('#notice').hidden && document.querySelectorAll('#asked .tiles').length === 0;"
FITS = "return document.documentElement.scrollWidth <= innerWidth;"
NAMELESS = "return [...document.querySelectorAll('button')].filter((b) => !(b.getAttribute('aria-label') || b.textContent).trim()).length;"


def picture(driver, name):
    driver.save_screenshot(os.path.join(pictures, name + ".png"))


def play(seats, spectator, shots):
    taps, wide, nameless = 0, 0, 0
    end = time.time() + NIGHT_SECONDS
    while time.time() < end:
        if all(seat.execute_script(OVER) for seat in seats.values()):
            return {"over": True, "taps": taps, "wide": wide, "nameless": nameless}
        for letter, seat in seats.items():
            tiles = seat.execute_script(TILES)
            if not tiles:
                continue
            if taps in shots:
                picture(seat, f"seat-{letter}-{taps}")
                picture(spectator, f"spectators-{taps}")
            wide += not seat.execute_script(FITS)
            nameless += seat.execute_script(NAMELESS)
            # A move that is complete is confirmed, most of the time.
            confirms = tiles.index("") if "" in tiles and chance.random() < 0.8 else None
            seat.execute_script(TAP, chance.randrange(len(tiles)) if confirms is None else confirms)
            taps += 1
    return {"over": False, "taps": taps, "wide": wide, "nameless": nameless}


def serve(folder, port, *night):
    served = subprocess.Popen([program, "serve", "--port", str(port), "--address", "127.0.0.1", "--language", "en", *night],
                              stdout=subprocess.PIPE, env=dict(os.environ, XDG_DATA_HOME=folder), text=True)
    return served, json.loads(served.stdout.readline())


def line(driver):
    return driver.find_element(By.ID, "line").text


def main():
    with tempfile.TemporaryDirectory() as folder:
        served, at = serve(folder, 0, "--setup", setup)
        drivers = []
        try:
            seats = {}
            for letter in ("A", "B"):
                drivers.append(browser(os.path.join(folder, "profile-" + letter), 360, 740, light=letter == "B"))
                seats[letter] = drivers[-1]
                drivers[-1].get(at["seats"][letter])
            drivers.append(browser(os.path.join(folder, "profile-S"), 1280, 720))
            spectator = drivers[-1]
            spectator.get(at["spectators"])
            time.sleep(1)
            seen = play(seats, spectator, {3, 12, 30, 60})
            picture(spectator, "spectators-over")
            picture(seats["A"], "seat-A-over")
            seen["result"] = spectator.find_element(By.ID, "next").text
            seen["told"] = {letter: seat.find_element(By.ID, "notice").text for letter, seat in seats.items()}
            seen["titles"] = sorted({each.title for each in drivers})
            # The program is restarted: the spectator and both players reconnect by themselves.
            served.kill()
            served.wait()
            seen["lost"] = until(lambda: all("lost" in line(each).lower() for each in drivers))
            served, again = serve(folder, at["serving"].rsplit(":", 1)[1], "--night", "1")
            seen["back"] = until(lambda: line(spectator) == "" and spectator.find_element(By.ID, "next").text != "")
            seen["playersBack"] = until(lambda: line(seats["A"]) == line(seats["B"]) == "")
            seen["same"] = again["seats"] == at["seats"]
            spectator.get(at["spectators"] + "?clean=1&chroma=1")
            time.sleep(1)
            picture(spectator, "clean")
            # A language chosen at the foot of a page applies to all pages of that browser, and to no other.
            spectator.get(at["spectators"])
            until(lambda: line(spectator) == "")
            spectator.execute_script("const s = document.querySelector('#speaks select'); s.value = 'zh'; s.dispatchEvent(new Event('change'));")
            seen["chinese"] = until(lambda: spectator.execute_script("return document.documentElement.lang") == "zh")
            seen["othersStay"] = seats["B"].execute_script("return document.documentElement.lang") == "en"
            picture(spectator, "chinese")
            spectator.get(at["seats"]["A"])
            seen["foreign"] = spectator.find_element(By.TAG_NAME, "body").text
            seen["complaints"] = [said["message"] for each in drivers for said in each.get_log("browser")
                                  if not any(usual in said["message"] for usual in ("403", "WebSocket", "CONNECTION_REFUSED"))]
            seen["stored"] = [each.execute_script("return localStorage.length + sessionStorage.length") for each in drivers]
            print(json.dumps(seen))
        finally:
            for each in drivers:
                each.quit()
            served.kill()
            served.wait()


main()
