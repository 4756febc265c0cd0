"""A really started server, and the browser that is on the PATH."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx2 as httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.album import Album
from tests.browser.player import PATIENCE_S, Player
from tests.browser.windows import Kind, Window, Windows
from tests.needs import browser, need_page
from tests.server.running_server import LiveServer
from tests.server.server_process import nursery
from vezerkar import HOME

SEED = "1944"
expect.set_options(timeout=PATIENCE_S * 1000)
PICTURES = HOME.parents[1] / "build" / "pictures"
# A browser that asks nobody for anything, runs as root, and draws without another process.
QUIET = (
    "--no-sandbox --disable-gpu --in-process-gpu --disable-quic --no-first-run"
    " --disable-background-networking --disable-component-update --disable-sync"
    " --font-render-hinting=none"
)
# The list under its address bar is a page of its own and costs half of an empty window. The others
# are those of Playwright: this list takes the place of its own.
NEVER_SHOWN = (
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,"
    "OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning"
)


# What takes longest begins first: otherwise one process would end long after the others.
LONGEST = ("test_whole_games.py", "test_screens.py", "test_two.py", "test_acceptance.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONGEST)


def pytest_collection_finish(session: pytest.Session) -> None:
    if session.config.getoption("forks", 0) > 1:
        nursery("auto")  # one for all: it needs 3 s of a core


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    args = [*QUIET.split(), f"--disable-features={NEVER_SHOWN}"]
    return {"executable_path": browser(), "args": args, "headless": True}


@pytest.fixture(scope="session")
def served() -> Iterator[LiveServer]:
    """One server for all tests of a worker: equal battles have equal dice, and nothing waits."""
    need_page()
    with LiveServer("--seed", SEED, form="auto") as server:
        httpx.get(f"{server.url}api/games", timeout=PATIENCE_S)  # it reads all games at first
        yield server


@pytest.fixture(scope="session")
def pictures() -> Album:
    PICTURES.mkdir(parents=True, exist_ok=True)
    return Album(PICTURES)


Sit = Callable[..., Player]
# Nothing is shown slowly, answered or replayed by itself, unless a test is about that.
ALL_BY_HAND = {"follow": 0, "autopass": False, "playSince": False}


@pytest.fixture(scope="session")
def windows(browser: Browser, served: LiveServer) -> Iterator[Windows]:
    found = Windows(browser, served.url)
    yield found
    found.close()


@pytest.fixture
def sit(windows: Windows, served: LiveServer) -> Iterator[Sit]:
    """Opens windows of separate people; without motion unless a test is about motion.

    Windows in which nobody looks at pixels stay blank, and their pictures empty, unless a test
    compares what is painted (`windows.py`).
    """
    opened: list[tuple[Kind, Window, Player]] = []

    def open_window(
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        touch: bool = False,
        motion: bool = False,
        sharp: bool = False,
        painted: bool = False,
        base_url: str = "",
        **settings: object,
    ) -> Player:
        kind = Kind(base_url or served.url, touch, motion, sharp)
        window = windows.open(kind, width, height, language, painted)
        player = Player(window.page, served, ALL_BY_HAND | settings, language)
        opened.append((kind, window, player))
        return player

    yield open_window
    for kind, window, player in opened:
        player.stop_listening()
        windows.put_away(kind, window)
