# Simulates a phone above a table: opens the camera's page in a real browser whose camera plays a film, until EVENTS events were
# accepted. Arguments: PROGRAM SETUP FILM EVENTS PICTURES. The journal is in the data folder of the environment. Prints one JSON
# line with what the pages showed.
import json
import os
import subprocess
import sys
import tempfile

from selenium.webdriver.common.by import By

from robot_browser import browser, until

program, setup, film, events, pictures = sys.argv[1:6]
SECONDS = 240


def main():
    with tempfile.TemporaryDirectory() as folder:
        served = subprocess.Popen([program, "serve", "--port", "0", "--address", "127.0.0.1", "--setup", setup, "--language",
                                   "en"], stdout=subprocess.PIPE, text=True)
        drivers = []
        try:
            at = json.loads(served.stdout.readline())
            watcher = browser(os.path.join(folder, "watcher"), 360, 740)
            drivers.append(watcher)
            # Records the messages to the page, which does not store them itself.
            watcher.get(at["spectators"])
            watcher.execute_script("window.at = 0; new WebSocket(`wss://${location.host}/live`).onmessage = ({data}) => {"
                                   " const view = JSON.parse(data).view; if (view) window.at = view.at; };")
            phone = browser(os.path.join(folder, "phone"), 360, 740, "--use-fake-device-for-media-stream",
                            "--use-fake-ui-for-media-stream", f"--use-file-for-fake-video-capture={film}")
            drivers.append(phone)
            phone.get(at["camera"])
            seen = {"plays": until(lambda: phone.execute_script("return document.querySelector('video').videoWidth > 0;"), 20)}
            seen["helped"] = until(lambda: phone.find_element(By.ID, "help").text != "", 60)
            seen["help"] = phone.find_element(By.ID, "help").text
            phone.save_screenshot(os.path.join(pictures, "camera.png"))
            seen["all"] = until(lambda: watcher.execute_script("return window.at;") >= int(events), SECONDS)
            watcher.save_screenshot(os.path.join(pictures, "camera-spectator.png"))
            seen["at"] = watcher.execute_script("return window.at;")
            seen["notice"] = phone.find_element(By.ID, "notice").text
            print(json.dumps(seen))
        finally:
            for each in drivers:
                each.quit()
            served.kill()
            served.wait()


main()
