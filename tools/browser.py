"""The browsers of the tests: those that are there, or that are fetched; standard library only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

CHOSEN = ("SIGNORIA_CHROME", "CHROME_PATH", "CHROME_BIN", "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH")
"""Variables by which people say where theirs is."""

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as found:
    print(found.chromium.executable_path)
"""
PACKAGES = ("chromium", "fonts-liberation")
MISSING = (
    "The tests need a browser: install Chromium or Google Chrome (on Debian: apt-get install chromium), "
    "or say in SIGNORIA_CHROME where it is."
)

FIREFOXES = ("firefox-esr", "firefox")
MINI = ("lib/*/webkit2gtk-4.*/MiniBrowser", "libexec/webkit2gtk-4.*/MiniBrowser")
OTHERS = {"firefox": ("firefox-esr",), "webkit": ("webkit2gtk-driver", "xvfb")}
"""Browsers in which only a few tests run, and Debian's packages of each."""

MISSING_OTHER = {
    "firefox": "There is no Firefox: install it (on Debian: apt-get install firefox-esr), "
    "or say in SIGNORIA_FIREFOX where it is.",
    "webkit": "There is no WebKitGTK that tests can drive: WebKitWebDriver, MiniBrowser and Xvfb are needed "
    "(on Debian: apt-get install webkit2gtk-driver xvfb).",
}


def find(environment: Mapping[str, str] = os.environ) -> str | None:
    """The program that is on this machine, if there is one."""
    for name in CHOSEN:
        given = shutil.which(environment.get(name) or "", path=environment.get("PATH"))
        if given:
            return given
    found = (shutil.which(name, path=environment.get("PATH")) for name in (*NAMES, *ELSEWHERE))
    return next((each for each in found if each), None)


def find_firefox(environment: Mapping[str, str] = os.environ) -> str | None:
    """Firefox, if it is on this machine."""
    path = environment.get("PATH")
    found = (shutil.which(name, path=path) for name in (environment.get("SIGNORIA_FIREFOX") or "", *FIREFOXES))
    return next((each for each in found if each), None)


def find_webkit() -> tuple[str, str, str] | None:
    """WebKitGTK's driver, its small browser and a screen that nobody sees, if they are on this machine."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browsers = sorted(str(each) for pattern in MINI for each in Path("/usr").glob(pattern))
    return (driver, browsers[-1], screen) if driver and browsers and screen else None


def get_other(name: str) -> bool:
    """Whether this browser is there; where it is not, the system installs it if it may."""
    find: Callable[[], object] = find_firefox if name == "firefox" else find_webkit
    if find() is None:
        print(f"There is no {name} for the tests: fetching it.", file=sys.stderr, flush=True)
        _install(*OTHERS[name])
    return find() is not None


def get(python: Path) -> str | None:
    """The program; where there is none, it is fetched by Playwright, or by the system if it may.  None if it cannot."""
    found = find() or _of_playwright(python)
    if found is None:
        print("There is no browser for the tests: fetching one.", file=sys.stderr, flush=True)
        _quietly([str(python), "-m", "playwright", "install", "chromium"])
        found = _of_playwright(python)
    if found is None and _install(*PACKAGES):
        found = find()
    return found


def _of_playwright(python: Path) -> str | None:
    """The browser that Playwright has fetched for itself."""
    asked = subprocess.run([str(python), "-c", PLAYWRIGHT], capture_output=True, text=True, check=False)
    path = asked.stdout.strip()
    return path if path and Path(path).exists() else None


def _install(*packages: str) -> bool:
    """Let the system install it, if we may without asking anybody."""
    apt = shutil.which("apt-get")
    if apt is None:
        return False
    first: list[str] = []
    if os.geteuid() != 0:
        sudo = shutil.which("sudo")
        if sudo is None or not _quietly([sudo, "-n", "true"]):
            return False
        first = [sudo, "-n"]
    more = ["env", "DEBIAN_FRONTEND=noninteractive", apt]
    install = [*first, *more, "install", "-y", "--no-install-recommends", *packages]
    # Lists that are not up to date may do; where they do not, they are fetched.
    return _quietly(install) or (_quietly([*first, *more, "update"]) and _quietly(install))


def _quietly(command: list[str]) -> bool:
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
    )
    return done.returncode == 0
