"""Reload and lost lines: the same scene comes back, nothing is lost and nothing is done twice."""

from __future__ import annotations

import time
from random import Random

from tests.browser.cable import Cable
from tests.browser.conftest import Sit
from tests.browser.player import difference
from tests.browser.test_games import play_on
from tests.server.running_server import LiveServer

SOON = 2.0  # seconds: point 15 of the acceptance list
ROUNDS = (6, 3, 3)  # decisions before each


def test_point_15_reload_gives_the_same_scene(sit: Sit) -> None:
    player = sit(painted=True, forced=False)
    player.lay(axis="sergeant", allies="me")
    random, times = Random(7), []
    for decisions in ROUNDS:
        play_on(player, random, decisions)
        before, ply = player.quiet_scene(), player.told.ply
        began = time.monotonic()
        player.page.reload()
        player.until(lambda: player.look().ply == ply, "the same moment")  # noqa: B023
        times.append(time.monotonic() - began)
        assert not difference(before, player.quiet_scene())
    assert min(times) < SOON, times  # the machine may be busy, but hardly all the time
    assert player.errors == []


def test_point_15_a_lost_line_comes_back_to_the_same_scene(sit: Sit, served: LiveServer) -> None:
    with Cable(served.port) as cable:
        player = sit(painted=True, forced=False, base_url=cable.url)
        player.lay(axis="sergeant", allies="me")
        random, times = Random(8), []
        for decisions in ROUNDS:
            play_on(player, random, decisions)
            before, welcomes = player.quiet_scene(), player.told.welcomes
            cable.pull()
            player.page.wait_for_selector("header.bar.lost")
            assert player.look().ply == player.told.ply, "the last scene stays visible"
            assert not player.look().buttons, "but nothing can be done in it"
            cable.plug()
            began = time.monotonic()
            player.until(lambda: player.told.welcomes > welcomes, "the line again")  # noqa: B023
            player.page.wait_for_selector("header.bar:not(.lost)")
            times.append(time.monotonic() - began)
            assert not difference(before, player.quiet_scene())
        assert min(times) < SOON, times
        assert player.errors == []


def test_a_step_that_was_under_way_is_taken_once(sit: Sit, served: LiveServer) -> None:
    """The line breaks between a click and its answer: the step counts, and counts once."""
    with Cable(served.port) as cable:
        player = sit(forced=False, base_url=cable.url)
        player.lay(axis="sergeant", allies="me")
        play_on(player, Random(9), 3)
        for _ in range(3):
            player.until_asked()
            ply, shown = player.told.ply, player.look()
            acts = [m for m in player.told.sent if m["type"] == "act"]
            player.click(shown.lit()[0])
            cable.pull()
            player.page.wait_for_selector("header.bar.lost")
            cable.plug()
            player.page.wait_for_selector("header.bar:not(.lost)")
            player.until_asked()
            new = [m for m in player.told.sent if m["type"] == "act"][len(acts) :]
            assert len({message["ref"] for message in new}) <= 1
            if new:  # asked again over the new line, it is answered a moment later
                told = f"the answer to {new}, after {player.told.answers[-3:]}"
                player.until(lambda: player.told.ply > ply, told)  # noqa: B023
            own = [line for line in player.told.log.values() if line["ply"] == ply + 1]
            assert len(own) == (1 if new else 0), (new, own)
        assert player.errors == []
