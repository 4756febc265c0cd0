"""Nodes of two neighbouring versions side by side, on a database that may be one version ahead.

The two versions are the same program with different data of one scenario: a match is bound to them
as it is to the version of its rules.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import httpx2 as httpx
import pytest
from sqlalchemy import text

from tests.server.postgres import running_postgres
from tests.server.running_server import NO_TLS, TIMEOUT_S, Json, LiveServer, Person
from tests.server.test_nodes import at_node
from tests.server.test_other_nodes import wait_until
from vezerkar.core.registry import find_game
from vezerkar.server.storage.migrate import MIGRATIONS_FOLDER, NEXT_REVISION, upgrade
from vezerkar.server.storage.schema import METADATA
from vezerkar.server.storage.store import engine_of

FIRST_ADDITIVE = "v0013"
CHANGES = ("drop_", "alter_column", "rename_", "batch_alter_table")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


def make_pack(folder: Path, more: str) -> Path:
    """The pack `mine`, with a scenario of its own."""
    data = find_game("memoir").folder / "data" / "scenarios" / "pegasus-bridge.toml"
    scenario = data.read_text(encoding="utf-8")
    scenario = scenario.replace('slug = "pegasus-bridge"', 'slug = "my-bridge"', 1)
    scenario = scenario.replace('set = "base"', 'set = "pack"', 1)
    pack = folder / "mine"
    (pack / "scenarios").mkdir(parents=True)
    (pack / "scenarios" / "my-bridge.toml").write_text(scenario + more, encoding="utf-8")
    return pack


@contextmanager
def node_with(name: str, pack: Path, database: str, data: Path) -> Iterator[LiveServer]:
    arguments = ("--database", database, "--node", name, "--pack", str(pack))
    with LiveServer(*arguments, data=data / name) as server:
        yield server


def owner_of(database: str, table: str) -> str:
    """The name of the node that has a table; empty if none has."""

    async def ask() -> str:
        engine = engine_of(database)
        query = text("SELECT name FROM owners JOIN nodes USING (incarnation) WHERE match = :match")
        async with engine.connect() as connection:
            found = (await connection.execute(query, {"match": table})).scalar()
        await engine.dispose()
        return str(found or "")

    return asyncio.run(ask())


def rules_told(database: str) -> int:
    """How many nodes have said which rules they know."""

    async def ask() -> int:
        engine = engine_of(database)
        query = text(
            "SELECT count(DISTINCT incarnation) FROM known_rules JOIN nodes USING (incarnation)"
        )
        async with engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        await engine.dispose()
        return int(found or 0)

    return asyncio.run(ask())


def test_a_table_stays_with_nodes_that_know_its_rules(postgres: str, tmp_path: Path) -> None:
    old = make_pack(tmp_path / "old", "")
    new = make_pack(tmp_path / "new", "\n# another digest, the same scenario\n")
    with (
        node_with("new", new, postgres, tmp_path) as newer,
        node_with("old-1", old, postgres, tmp_path) as first,
        node_with("old-2", old, postgres, tmp_path) as second,
    ):
        wait_until(lambda: rules_told(postgres) == 3)
        person = Person(first)
        wanted: Json = {"scenario": "my-bridge", "pack": "mine"}
        table = person.create_table({"axis": "me", "allies": "me"}, **wanted)["id"]
        there = at_node(person, newer)
        first.stop()
        # It is free now, and the newer node is asked first.
        found = there.get(f"api/tables/{table}")
        assert not found.get("kept")
        assert owner_of(postgres, table) == "old-2"
        with there.at(table) as socket:
            assert socket.welcome["table"]["id"] == table
        second.stop()
        # Nobody is left who knows its old rules: it goes on under the new ones.
        found = there.get(f"api/tables/{table}")
        assert not found.get("kept")
        assert owner_of(postgres, table) == "new"
        with there.at(table) as socket:
            if socket.curtain:
                socket.ask("look", seat=socket.curtain)
            assert socket.act()["type"] in ("update", "welcome")


async def go_ahead(url: str) -> None:
    """What the next version may do to a database: add."""
    engine = engine_of(url)
    await upgrade(engine)
    async with engine.begin() as connection:
        for table in METADATA.tables:
            added = f"ALTER TABLE {table} ADD COLUMN added_later TEXT NOT NULL DEFAULT ''"
            await connection.execute(text(added))
        await connection.execute(text("CREATE TABLE tables_of_later (id INTEGER PRIMARY KEY)"))
        await connection.execute(
            text(f"UPDATE alembic_version SET version_num = '{NEXT_REVISION}'")
        )
    await engine.dispose()


def test_this_program_works_with_a_database_of_the_next_version(tmp_path: Path) -> None:
    with running_postgres() as url:
        asyncio.run(go_ahead(url))
        with LiveServer("--database", url, "--node", "a", data=tmp_path / "a") as server:
            person = Person(server)
            account = {"name": "Kinizsi Pál", "password": "correct horse"}
            person.post("api/account/register", account)
            table = person.create_table({"axis": "sergeant", "allies": "me"})["id"]
            with person.at(table) as socket:
                socket.ask("say", text="hello", room="table")
                for _ in range(3):
                    socket.until_asked()
                    assert socket.act()["type"] in ("update", "welcome")
            server.stop()
            server.start()
            with httpx.Client(base_url=server.url, timeout=TIMEOUT_S, verify=NO_TLS) as again:
                assert again.post("api/account/login", json=account).status_code == 200
                assert [each["id"] for each in again.get("api/tables").json()] == [table]


def test_migrations_only_add() -> None:
    names = sorted(path.stem for path in (MIGRATIONS_FOLDER / "versions").glob("v*.py"))
    additive = [name for name in names if name[:5] >= FIRST_ADDITIVE]
    assert additive
    for name in additive:
        module = import_module(f"vezerkar.server.storage.migrations.versions.{name}")
        source = inspect.getsource(module.upgrade)
        assert not [word for word in CHANGES if word in source], name
