"""A locked plan through the real server: what others receive, how long it is, and when it comes."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.server.running_server import Json, LiveServer, Person, Socket

PLANS = {
    "small": ["lay march foot", "cube foot"],
    "great": [
        "lay march foot",
        "lay general_attack pike",
        "lay field_works musket",
        "cube musket",
        "cube musket",
        "uncube musket",
        "lift general_attack pike",
        "lay general_attack light_cavalry",
        "lay exchange_places heavy_cavalry",
        "cube heavy_cavalry",
        "cube heavy_cavalry",
        "cube artillery",
    ],
}


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with LiveServer(form="auto") as running:
        yield running


def seated(server: LiveServer) -> tuple[Json, dict[str, Person]]:
    """A table of two people, and somebody who watches."""
    people = {name: Person(server) for name in ("ottoman", "christian", "observer")}
    seats = {"ottoman": "me", "christian": "open"}
    table = people["ottoman"].create_table(seats, game="crescent", scenario="open_field")
    invitation = next(s["invitation"] for s in table["seats"] if s["seat"] == "christian")
    path = f"api/tables/{table['id']}/seats/christian"
    people["christian"].post(path, {"invitation": invitation})
    people["ottoman"].post(f"api/tables/{table['id']}/start")
    return table, people


def deploy(lines: dict[str, Socket]) -> None:
    """Always the first action, until plans are made."""
    for _ in range(10):
        for seat in ("ottoman", "christian"):
            lines[seat].until_asked()
            lines[seat].act()
    for line in lines.values():
        while line.live["prompt"]["step"] != "prepare":
            line.receive()


def received(line: Socket) -> list[str]:
    """Everything that came since the last look, without the number of the table and of requests."""
    line.ask("ping")
    found = [re.sub(r'"ref":\d+', '"ref":0', text) for text in line.seen]
    line.seen.clear()
    return found


def heard(server: LiveServer, plan: list[str]) -> dict[str, list[str]]:
    """What an enemy and an observer receive while the Christians plan and lock."""
    table, people = seated(server)
    with (
        people["ottoman"].at(table["id"]) as ottoman,
        people["christian"].at(table["id"]) as christian,
        people["observer"].at(table["id"]) as observer,
    ):
        deploy({"ottoman": ottoman, "christian": christian, "observer": observer})
        others = {"ottoman": ottoman, "observer": observer}
        quiet = {name: received(line)[-1:] for name, line in others.items()}  # the ping alone
        for step in plan:
            christian.act(step)
            for name, line in others.items():
                assert received(line) == quiet[name], f"{name} was told of '{step}'"
        christian.act("lock")
        told = {name: received(line) for name, line in others.items()}
        for name, line in others.items():
            told[name] += asked_about(line)
        return {
            name: [text.replace(table["id"], "") for text in all_] for name, all_ in told.items()
        }


def asked_about(line: Socket) -> list[str]:
    """Whatever one may ask about the moment."""
    for kind, fields in (
        ("why", {"seat": "ottoman", "action": "lay zeal foot"}),
        ("why", {"seat": "christian", "action": "uncube foot"}),
        ("past", {"seat": line.seat, "ply": line.ply}),
        ("steps", {"seat": "ottoman"}),
        ("undo", {"seat": "christian", "ply": line.ply, "steps": 1}),
        ("act", {"seat": "christian", "ply": line.ply, "action": "cube foot"}),
    ):
        line.ask(kind, **fields)
    return received(line)


@pytest.mark.rule("KF-3.1.10", "KF-3.1.11", "KF-8.1")
def test_a_locked_plan_shows_in_no_message_no_length_and_no_order(server: LiveServer) -> None:
    told = {name: heard(server, plan) for name, plan in PLANS.items()}
    for viewer in ("ottoman", "observer"):
        lengths = {name: [len(text) for text in each[viewer]] for name, each in told.items()}
        assert lengths["small"] == lengths["great"]
        assert told["small"][viewer] == told["great"][viewer]
        assert any('"ready":true' in text for text in told["great"][viewer])
