# Provides a real browser for the robots: Debian's Chromium, headless, as a phone or a desktop.
import time

from selenium import webdriver
from selenium.webdriver.chrome.service import Service


def until(true, seconds=60):
    """Waits until `true` returns true; returns whether it did."""
    end = time.time() + seconds
    while time.time() < end:
        if true():
            return True
        time.sleep(0.1)
    return False


def browser(profile, width, height, *more, light=False, careful=False):
    """`careful`: it accepts no unknown certificate."""
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for option in ("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage",
                   *([] if careful else ["--ignore-certificate-errors"]), f"--user-data-dir={profile}", *more):
        options.add_argument(option)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
    look(driver, width, height, light)
    return driver


def look(driver, width, height, light):
    """Sets the browser's size and its dark or light theme."""
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600})
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia",
                           {"features": [{"name": "prefers-color-scheme", "value": "light" if light else "dark"}]})
