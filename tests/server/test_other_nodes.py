"""What happens at one node reaches people at another: logins, names, presence, guesses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator

import httpx2 as httpx
import pytest
from sqlalchemy import text

from tests.server.postgres import running_postgres
from tests.server.running_server import NO_TLS, TIMEOUT_S, LiveServer, Person
from tests.server.test_nodes import PlayedMatch, at_node, node, wait_for_close
from tests.server.test_storage import SEATS, row
from vezerkar.server.outbox import CLOSE_RECONNECT
from vezerkar.server.storage import Store, notifications, open_store
from vezerkar.server.storage.guess_rows import GuessRows, forget_old
from vezerkar.server.storage.leases import Leases, lost_of
from vezerkar.server.storage.notifications import IDS_AT_ONCE, Listener, News, tell

LOOK_S = 0.01
AT_ONCE_S = 8.0  # sooner than any poll, on a busy machine too


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(scope="module")
def nodes(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[LiveServer, LiveServer]]:
    data = tmp_path_factory.mktemp("nodes")
    with node("a", postgres, data) as a, node("b", postgres, data) as b:
        yield a, b


def wait_until(fact: Callable[[], bool]) -> float:
    """The seconds until something is so."""
    began = time.monotonic()
    while not fact():
        assert time.monotonic() - began < TIMEOUT_S
        time.sleep(LOOK_S)
    return time.monotonic() - began


# Two nodes


def test_the_sockets_of_an_ended_login_are_closed_at_once_at_every_node(
    nodes: tuple[LiveServer, LiveServer],
) -> None:
    a, b = nodes
    match = PlayedMatch(Person(a))
    with match.at(a) as here, match.at(b) as passed_on:
        began = time.monotonic()
        at_node(match.person, b).post("api/account/logout")
        assert wait_for_close(here) == CLOSE_RECONNECT
        assert wait_for_close(passed_on) == CLOSE_RECONNECT
        assert time.monotonic() - began < AT_ONCE_S
    # Nor is its cookie believed any more, which both nodes had read a moment ago.
    assert at_node(match.person, a).get("api/tables") == []


def test_a_new_name_is_seen_by_those_who_are_at_another_node(
    nodes: tuple[LiveServer, LiveServer],
) -> None:
    a, b = nodes
    match = PlayedMatch(Person(a))
    with match.at(a) as socket:
        renamed = at_node(match.person, b).http.put("api/me", json={"name": "Zrínyi Ilona"})
        assert renamed.status_code == 200
        assert wait_for_close(socket) == CLOSE_RECONNECT
    with match.at(a) as socket:
        assert {seat["name"] for seat in socket.welcome["table"]["seats"]} == {"Zrínyi Ilona"}


def test_a_list_at_any_node_says_who_is_at_the_table(nodes: tuple[LiveServer, LiveServer]) -> None:
    a, b = nodes
    host, guest = Person(a), Person(b)
    made = host.create_table({"axis": "me", "allies": "open"})
    invitation = {"invitation": made["seats"][1]["invitation"]}
    guest.post(f"api/tables/{made['id']}/seats/allies", invitation)

    def present() -> list[bool]:
        return [seat.get("present", False) for seat in guest.get("api/tables")[0]["seats"]]

    assert present() == [False, False]
    with host.at(made["id"]):
        wait_until(lambda: present() == [True, False])
        with guest.at(made["id"]):  # at the other door of the same table
            wait_until(lambda: present() == [True, True])
        wait_until(lambda: present() == [True, False])
    wait_until(lambda: present() == [False, False])


def test_a_computer_moves_at_once_when_its_node_has_left(
    nodes: tuple[LiveServer, LiveServer],
) -> None:
    """Nobody looks at the table; only the other node was told."""
    a, b = nodes
    person = Person(a)
    table = person.create_table({"axis": "sergeant", "allies": "me"})["id"]
    a.stop()
    there = at_node(person, b)

    def taken_over() -> bool:
        metrics = httpx.get(b.url + "metrics", verify=NO_TLS).text
        return "vezerkar_tables 0\n" not in metrics

    assert wait_until(taken_over) < AT_ONCE_S
    wait_until(lambda: there.get(f"api/tables/{table}").get("my_turn", False))
    a.start()


def test_attempts_to_guess_a_password_count_at_all_nodes_together(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    data = tmp_path_factory.mktemp("limited")
    url, name = postgres, {"name": "Bem apó", "password": "wrong password"}
    arguments = ["--database", url]
    with (
        LiveServer(*arguments, "--node", "c", data=data / "c", pace="0.1") as c,
        LiveServer(*arguments, "--node", "d", data=data / "d", pace="0.1") as d,
    ):
        first, second = (
            httpx.post(
                f"{server.url}api/account/login", json=name, timeout=TIMEOUT_S, verify=NO_TLS
            )
            for server in (c, d)
        )
    # One from an address in 50 seconds; each node alone would allow its own.
    assert (first.status_code, second.status_code) == (403, 429)
    assert int(second.headers["retry-after"]) > 1


def test_new_tables_count_at_all_nodes_together(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    data = tmp_path_factory.mktemp("limited")
    arguments = ["--database", postgres]
    with (
        LiveServer(*arguments, "--node", "e", data=data / "e", pace="0.1") as e,
        LiveServer(*arguments, "--node", "f", data=data / "f", pace="0.1") as f,
    ):
        body = {
            "game": "memoir",
            "scenario": "pegasus-bridge",
            "seats": [
                {"seat": seat, "kind": "person", "mine": True} for seat in ("axis", "allies")
            ],
        }
        answers = [
            httpx.post(
                f"{server.url}api/tables", json=body, timeout=TIMEOUT_S, verify=NO_TLS
            ).status_code
            for server in (e, e, f, f)
        ]
    # Three from an address at once; each node alone would allow its own.
    assert answers == [201, 201, 201, 429]


# What they tell each other


def with_store(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


class HeardNews:
    """Listens, and writes down what it hears."""

    def __init__(self, store: Store) -> None:
        self.news: list[News] = []
        self.gaps = 0
        self.changed = asyncio.Event()
        self.listener = Listener(store.engine, self.hear, self.note_gap)

    async def hear(self, news: News) -> None:
        self.news.append(news)
        self.changed.set()

    async def note_gap(self) -> None:
        self.gaps += 1
        self.changed.set()

    async def until(self, fact: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not fact():
                self.changed.clear()
                await self.changed.wait()

    async def __aenter__(self) -> HeardNews:
        self.task = asyncio.create_task(self.listener.run())
        await self.until(lambda: self.gaps == 1)
        return self

    async def __aexit__(self, *error: object) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


def test_news_is_heard_when_it_is_committed_and_never_is_too_long(postgres: str) -> None:
    ids = [f"{number:064}" for number in range(IDS_AT_ONCE * 2 + 1)]

    async def story(store: Store) -> None:
        async with HeardNews(store) as heard:
            async with store.engine.connect() as connection:
                await tell(connection, "tables", ["m0"])
                await connection.rollback()
            async with store.engine.begin() as connection:
                await tell(connection, "logins", ids)
                await asyncio.sleep(0)
                assert heard.news == []
            await heard.until(lambda: len(heard.news) == 3)
            assert [each for news in heard.news for each in news.ids] == ids
            assert {news.topic for news in heard.news} == {"logins"}

    with_store(postgres, story)


def test_whoever_did_not_listen_for_a_while_looks_at_everything(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "CHECK_INTERVAL_S", 0.05)
    monkeypatch.setattr(notifications, "RETRY_S", 0.01)
    cut = text(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        " WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'"
    )

    async def story(store: Store) -> None:
        async with HeardNews(store) as heard:
            async with store.engine.connect() as connection:
                await connection.execute(cut)
            await heard.until(lambda: heard.gaps == 2)
            async with store.engine.begin() as connection:
                await tell(connection, "nodes")
            await heard.until(lambda: bool(heard.news))

    with_store(postgres, story)


def test_everything_is_looked_at_now_and_then(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "CHECK_INTERVAL_S", 0.01)
    monkeypatch.setattr(notifications, "POLL_INTERVAL_S", 0.02)

    async def story(store: Store) -> None:
        async with HeardNews(store) as heard:
            await heard.until(lambda: heard.gaps == 4)

    with_store(postgres, story)


def test_an_owner_finds_out_which_tables_were_taken_away(postgres: str) -> None:
    async def story(store: Store) -> None:
        mine, theirs = Leases(store.engine), Leases(store.engine)
        await mine.register("mine", "http://mine/", "m" * 8)
        await theirs.register("theirs", "http://theirs/", "t" * 8)
        held = []
        for match in ("owned-1", "owned-2"):
            lease = mine.first(match)
            await store.add_match(row(match), SEATS, (), lease)
            held.append(lease)
        async with HeardNews(store) as heard:
            async with store.engine.begin() as connection:
                await theirs.take_away(connection, ["owned-2"])
            async with store.engine.begin() as connection:
                await theirs.take_away(connection, ["owned-2"])  # nobody has it: nothing to tell
                await mine.take_away(connection, ["owned-1"])  # it knows by itself
                await tell(connection, "nodes")
            await heard.until(lambda: len(heard.news) == 2)
            assert heard.news == [News("tables", ["owned-2"]), News("nodes")]
        assert await lost_of(store.engine, held) == held[1:]
        await mine.leave()
        await theirs.leave()

    with_store(postgres, story)


def test_guesses_come_back_with_time_and_when_they_were_right(postgres: str) -> None:
    async def story(store: Store) -> None:
        one, other = (GuessRows(store.engine, "test", 3, 0.5) for _ in range(2))
        assert [await one.take("éva") for _ in range(2)] == [0, 0]
        assert await other.take("éva") == 0
        assert 1 < await other.take("éva") <= 2
        assert await other.take("ottó") == 0
        await one.give_back("éva")
        assert await other.take("éva") == 0
        async with store.engine.begin() as connection:
            earlier = "UPDATE guesses SET at = at - interval '30 minutes'"
            await connection.execute(text(earlier))
        assert [await one.take("éva") for _ in range(3)] == [0, 0, 0]
        assert await one.take("éva") > 0
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE guesses SET at = at - interval '2 hours'"))
        await forget_old(store.engine)
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM guesses"))).scalar() == 0

    with_store(postgres, story)
