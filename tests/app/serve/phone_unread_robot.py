# Opens the camera's page in a real browser while nobody reads that camera. Arguments: PROGRAM ADDRESS PICTURES. Saves
# PICTURES/camera-unread.png once the page says so, and waits until it does not say so any more. Prints one JSON line.
import json
import os
import sys
import tempfile

from selenium.webdriver.common.by import By

from robot_browser import browser, until

address, pictures = sys.argv[2:4]


def main():
    with tempfile.TemporaryDirectory() as folder:
        phone = browser(os.path.join(folder, "phone"), 390, 844, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
        try:
            phone.get(address)
            seen = {"plays": until(lambda: phone.execute_script("return document.querySelector('video').videoWidth > 0;"), 30)}
            seen["told"] = until(lambda: phone.find_element(By.ID, "help").text != "", 60)
            seen["says"] = phone.find_element(By.ID, "help").text
            phone.save_screenshot(os.path.join(pictures, "camera-unread.png"))
            seen["takenBack"] = until(lambda: phone.find_element(By.ID, "help").text == "", 60)
            print(json.dumps(seen))
        finally:
            phone.quit()


main()
