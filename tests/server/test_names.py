"""Whom a name belongs to: look-alikes are one name, and nobody sits under that of an account."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from tests.server.app_client import AppServer, Guest, app_server
from tests.server.postgres import running_postgres
from vezerkar.core.errors import DataError
from vezerkar.server.app import make_app
from vezerkar.server.config import Config
from vezerkar.server.names import check_name, skeleton
from vezerkar.server.storage import open_store
from vezerkar.server.storage.migrate import upgrade
from vezerkar.server.storage.store import make_engine

__all__ = ["app_server"]

PASSWORD = "correct horse"


def register(guest: Guest, name: str, status: int = 200) -> str:
    answer = guest.ask(
        "POST", "/api/account/register", {"name": name, "password": PASSWORD}, status
    )
    return str(answer.get("key", answer.get("name")))


@pytest.mark.parametrize(
    "other",
    [
        "éva",
        "EVA",  # case and accents
        "Ｅｖａ",  # width
        "E v.a",  # spaces and points
        "\u0415\u0475\u0430",  # all Cyrillic
        "E\u0301va\u0336",  # marks above and across
    ],
)
def test_names_that_look_alike_are_one_name(other: str) -> None:
    assert skeleton(check_name(other)) == skeleton("Éva")


def test_letters_that_look_alike_are_one_letter() -> None:
    for one, other in (("Ilona", "l1ona"), ("Marna", "Mama"), ("Bo0m", "BOOM"), ("Łódź", "Lodz")):
        assert skeleton(one) == skeleton(other)
    assert skeleton("Pál") != skeleton("Péter")
    assert len(skeleton("ß" * 40)) <= 80
    assert skeleton("--") != skeleton("..")


@pytest.mark.parametrize("name", ["P\u0430l", "Εva", "\u3164\u3164", "a\u200bb", "a\0b", "\u2800x"])
def test_names_that_hide_something_are_refused(name: str) -> None:
    with pytest.raises(DataError, match="name: expected "):
        check_name(name)


@pytest.mark.parametrize(
    "name", ["Kovács Béla", "Пётр Ильич", "渡辺 Ken", "Ζήνων", "🎲🎲", "X Æ A-12"]
)
def test_honest_names_are_fine(name: str) -> None:
    assert check_name(name) == name


def test_nobody_sits_under_the_name_of_an_account(app_server: AppServer) -> None:
    with app_server.open() as client:
        member, guest = Guest(client), Guest(client)
        assert register(member, "Éva") == "Éva"
        for look_alike in ("eva", "E.v.a", "Ｅva"):
            taken = guest.ask("PUT", "/api/me", {"name": look_alike}, 409)
            assert taken["key"] == "problem-name-taken"
            assert register(guest, look_alike, 409) == "problem-name-taken"
            plan = {"seat": "anna", "kind": "person", "mine": True, "name": look_alike}
            body = {"game": "made_up", "scenario": "alone", "seats": [plan]}
            refused = guest.ask("POST", "/api/tables", body, 409)
            assert refused["key"] == "problem-name-taken"
        assert register(guest, "Guest 1234", 400) == "problem-input"
        # The owner may, and logs in by a name that looks like the own one.
        member.create_table("alone", ["Éva"])
        found = guest.ask("POST", "/api/account/login", {"name": "eva", "password": PASSWORD})
        assert found["name"] == "Éva"


def test_a_guest_gives_a_name_up_when_an_account_takes_it(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest, member = Guest(client), Guest(client)
        first = guest.ask("GET", "/api/me")["name"]
        assert guest.ask("PUT", "/api/me", {"name": "Éva"})["name"] == "Éva"
        assert guest.ask("GET", "/api/me")["name"] == "Éva"
        register(member, "Éva")
        assert guest.ask("GET", "/api/me") == {"id": guest.id, "name": first, "guest": True}
        table = guest.create_table("alone", ["me"])
        assert table["seats"][0]["name"] == first


# Databases


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('names') / 'vezerkar.db'}"
    else:
        with running_postgres() as found:
            yield found


def test_accounts_that_look_alike_already_stay_apart(url: str) -> None:
    async def story() -> list[str]:
        engine = make_engine(url)
        await upgrade(engine, "0006")
        async with engine.begin() as connection:
            for name in ("Pál", "Pal", "Zoé"):
                await connection.execute(
                    text("INSERT INTO users VALUES (:name, :name, :folded, 'hash', 'then')"),
                    {"name": name, "folded": name.casefold()},
                )
        await engine.dispose()
        store = await open_store(url)
        found = [await store.find_user(name) for name in ("PÁL", "PAL", "zoe", "Zoé")]
        await store.close()
        return [each.name if each else "" for each in found]

    assert asyncio.run(story()) == ["Pál", "Pal", "Zoé", "Zoé"]


def test_nul_and_long_names_are_told_in_one_line(url: str, tmp_path: Path) -> None:
    config = Config(tmp_path, database=url, workers=1, pace=0)
    app = make_app(config)
    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        account = {"name": "a\0b", "password": PASSWORD}
        for method, path, body in (
            ("GET", "/api/tables/%00", None),
            ("POST", "/api/tables/a%00b/start", {}),
            ("POST", "/api/account/login", account),
            ("POST", "/api/account/register", account),
            ("PUT", "/api/me", {"name": "a\0b"}),
            ("POST", "/api/seats", {"code": "\0"}),
        ):
            answer = client.request(method, path, json=body)
            assert (answer.status_code, answer.json()["key"]) == (400, "problem-input"), path
        assert client.put("/api/preferences", json={"a": "\\u0000"}).status_code == 200
        long = {"name": "ß" * 40, "password": PASSWORD}
        assert client.post("/api/account/register", json=long).status_code == 200
