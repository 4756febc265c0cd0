"""Two nodes on one PostgreSQL, in processes of their own: one dies, stops, or is cut off.

Whatever was acknowledged is there at the other one, once, and nothing else is.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx2 as httpx
import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.database_link import database_link
from tests.server.postgres import running_postgres
from tests.server.running_server import NO_TLS, TIMEOUT_S, LiveServer, Person, Socket
from vezerkar.server.node_signature import SIGNED_FOR_S, NodeSigner
from vezerkar.server.outbox import CLOSE_RECONNECT
from vezerkar.server.pass_on import PASSED_ON_HEADER
from vezerkar.server.sockets import CLOSE_ELSEWHERE
from vezerkar.server.storage.leases import Leases
from vezerkar.server.storage.store import engine_of

RETRY_S = 0.1


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@contextmanager
def node(name: str, database: str, data: Path) -> Iterator[LiveServer]:
    with LiveServer("--database", database, "--node", name, data=data / name) as server:
        yield server


@pytest.fixture(scope="module")
def nodes(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[LiveServer, LiveServer]]:
    """Two nodes for all tests; who stops one starts it again."""
    data = tmp_path_factory.mktemp("nodes")
    with node("a", postgres, data) as a, node("b", postgres, data) as b:
        yield a, b


def at_node(person: Person, server: LiveServer) -> Person:
    """The same person at another node: what is known of them is in the database."""
    other = Person.__new__(Person)
    other.server = server
    other.http = httpx.Client(base_url=server.url, timeout=TIMEOUT_S, verify=NO_TLS)
    other.http.cookies.set("vezerkar", person.cookie)
    return other


class PlayedMatch:
    """A match that a person plays against themselves, and what they were told of it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.table: str = person.create_table({"axis": "me", "allies": "me"})["id"]
        self.acknowledged: list[str] = []

    def play(self, socket: Socket, steps: int) -> None:
        for _ in range(steps):
            if socket.curtain:
                socket.ask("look", seat=socket.curtain)
            action = socket.actions[0]["action"]
            answer = socket.act(action)
            assert answer["type"] in ("update", "welcome"), answer
            assert not answer.get("stale")
            self.acknowledged.append(action)

    def check(self, socket: Socket) -> None:
        """Everything that was acknowledged is there, in order, and nothing else."""
        assert socket.welcome["table"]["ply"] == len(self.acknowledged)

    @contextmanager
    def at(self, server: LiveServer, patience: float = TIMEOUT_S) -> Iterator[Socket]:
        """Connect as a page does: again and again, until the table is there."""
        person, end = at_node(self.person, server), time.monotonic() + patience
        with ExitStack() as stack:
            while True:
                try:
                    socket = stack.enter_context(person.at(self.table))
                    break
                except ConnectionClosed as error:
                    closed = error
                assert close_of(closed)[0] == CLOSE_ELSEWHERE
                assert time.monotonic() < end, "nobody has taken the table over"
                time.sleep(RETRY_S)
            yield socket


def until_it_takes_tables(server: LiveServer) -> None:
    """A node that has lost its leases asks people to come again, until it has begun anew."""
    person, end = Person(server), time.monotonic() + TIMEOUT_S
    seats = [{"seat": seat, "kind": "person", "mine": True} for seat in ("axis", "allies")]
    body = {"game": "memoir", "scenario": "pegasus-bridge", "seats": seats}
    while (answer := person.http.post("api/tables", json=body)).status_code == 503:
        assert answer.headers["retry-after"] == "1"
        assert time.monotonic() < end, "it does not begin anew"
        time.sleep(RETRY_S)
    assert answer.status_code == 201, answer.text


def close_of(closed: ConnectionClosed) -> tuple[int, str]:
    assert closed.rcvd is not None
    return closed.rcvd.code, closed.rcvd.reason


def wait_for_close(socket: Socket) -> int:
    """Why a socket is closed, after whatever else it is sent."""
    with pytest.raises(ConnectionClosed) as closed:
        socket.wait(lambda message: False)
    return close_of(closed.value)[0]


def test_any_node_is_a_door_to_every_table(nodes: tuple[LiveServer, LiveServer]) -> None:
    a, b = nodes
    host, guest = Person(a), Person(b)
    made = host.create_table({"axis": "me", "allies": "open"})
    table = made["id"]
    invitation = made["seats"][1]["invitation"]
    taken = guest.post(f"api/tables/{table}/seats/allies", {"invitation": invitation})
    assert [seat.get("mine", False) for seat in taken["seats"]] == [False, True]
    at_node(host, b).post(f"api/tables/{table}/start")
    with host.at(table) as here, guest.at(table) as there:
        assert (here.seat, there.seat) == ("axis", "allies")
        there.ask("say", text="hello", room="table")
        assert here.until("said")["text"] == "hello"
        for _ in range(6):
            moving, waiting = (here, there) if here.actions else (there, here)
            assert moving.act()["type"] in ("update", "welcome")
            waiting.wait(lambda _: waiting.ply == moving.ply)  # noqa: B023
    assert [each["id"] for each in guest.get("api/tables")] == [table]


def test_a_new_table_belongs_to_the_door_that_its_people_come_through(
    postgres: str,
    nodes: tuple[LiveServer, LiveServer],
) -> None:
    """A proxy knows where to send people only when the table has its name."""
    a, b = nodes
    host = Person(a)
    seats = [{"seat": seat, "kind": "person", "mine": True} for seat in ("axis", "allies")]
    body = {"game": "memoir", "scenario": "pegasus-bridge", "seats": seats}
    table = host.post("api/tables", body, 201)["id"]
    with at_node(host, b).at(table) as there:
        there.ask("look", seat=there.curtain)
        assert there.act()["type"] in ("update", "welcome")
        signature = signer_of(postgres).sign("GET", f"/api/tables/{table}")
        headers = {PASSED_ON_HEADER: signature, "cookie": f"vezerkar={host.cookie}"}
        answer = httpx.get(f"{a.url}api/tables/{table}", headers=headers, verify=NO_TLS)
        assert answer.json()["key"] == "problem-elsewhere"  # not with the node that made it
        with host.at(table) as passed_on:
            assert passed_on.ply == there.ply == 1


def test_a_caller_without_a_cookie_is_the_same_guest_at_both_nodes(
    nodes: tuple[LiveServer, LiveServer],
) -> None:
    a, b = nodes
    made = Person(a).create_table({"axis": "me", "allies": "open"}, public=True)
    body = {"invitation": made["seats"][1]["invitation"]}
    with httpx.Client(base_url=b.url, timeout=TIMEOUT_S, verify=NO_TLS) as stranger:
        answer = stranger.post(f"api/tables/{made['id']}/seats/allies", json=body)
        assert answer.status_code == 200
        assert [each["id"] for each in stranger.get("api/tables").json()] == [made["id"]]


def test_a_login_that_is_ended_at_one_node_is_ended_at_all(
    nodes: tuple[LiveServer, LiveServer],
) -> None:
    a, b = nodes
    match = PlayedMatch(Person(a))
    with match.at(a) as here, match.at(b) as passed_on:
        at_node(match.person, b).post("api/account/logout")
        assert wait_for_close(here) == CLOSE_RECONNECT
        assert wait_for_close(passed_on) == CLOSE_RECONNECT


def signer_of(database: str) -> NodeSigner:
    """Signs as the nodes of a database do."""

    async def learn() -> NodeSigner:
        engine = engine_of(database)
        found = NodeSigner()
        found.sender = "another"
        found.learn(*await Leases(engine).key_and_time())
        await engine.dispose()
        return found

    return asyncio.run(learn())


def test_what_was_passed_on_once_is_not_passed_on_again(
    postgres: str, nodes: tuple[LiveServer, LiveServer]
) -> None:
    a, b = nodes
    match = PlayedMatch(Person(a))
    person, signer = at_node(match.person, b), signer_of(postgres)
    path = f"/api/tables/{match.table}"
    signature = signer.sign("GET", f"{path}/socket")
    headers = {PASSED_ON_HEADER: signature, "cookie": f"vezerkar={person.cookie}"}
    address = f"ws://127.0.0.1:{b.port}{path}/socket"
    with connect(address, additional_headers=headers) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(TIMEOUT_S)
        assert close_of(closed.value) == (CLOSE_ELSEWHERE, "")
    headers[PASSED_ON_HEADER] = signer.sign("GET", path)
    answer = httpx.get(f"{b.url}api/tables/{match.table}", headers=headers, verify=NO_TLS)
    assert (answer.status_code, answer.json()["key"]) == (503, "problem-elsewhere")
    # Nobody is told where nodes are in their own network.
    assert a.url not in answer.text
    assert answer.headers["retry-after"] == "1"


def test_nobody_but_a_node_can_say_that_something_was_passed_on(
    postgres: str, nodes: tuple[LiveServer, LiveServer]
) -> None:
    """Also the nodes of the version before, which did not sign: they are anybody's door, too."""
    a, b = nodes
    match = PlayedMatch(Person(a))
    path, signer = f"/api/tables/{match.table}", signer_of(postgres)
    of_another_path = signer.sign("GET", "/api/tables")
    signer.learn(signer.key, signer.now_s() - 2 * SIGNED_FOR_S)
    for word in ("1", of_another_path, signer.sign("GET", path)):
        headers = {PASSED_ON_HEADER: word, "cookie": f"vezerkar={match.person.cookie}"}
        for server in (a, b):
            found = httpx.get(f"{server.url[:-1]}{path}", headers=headers, verify=NO_TLS)
            assert found.json()["id"] == match.table
        address = f"ws://127.0.0.1:{b.port}{path}/socket"
        with connect(address, additional_headers=headers) as socket:
            assert '"welcome"' in str(socket.recv(TIMEOUT_S))


class Overheard(ThreadingHTTPServer):
    """In place of a node: it only keeps what other nodes say to it."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Listening)
        self.requests: list[tuple[str, Message]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"


class Listening(BaseHTTPRequestHandler):
    server: Overheard

    def do_GET(self) -> None:
        self.server.requests.append((self.path, self.headers))
        self.send_response(404)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def owner_in_test(database: str, address: str, table: str) -> Iterator[None]:
    """A node that lives for an hour without a word, and has a table."""

    async def live() -> None:
        leases = Leases(engine_of(database))
        await leases.register("in-test", address, "in" * 8)
        async with leases.engine.begin() as connection:
            later = "UPDATE nodes SET heartbeat = heartbeat + interval '1 hour' WHERE name = :name"
            await connection.execute(text(later), {"name": "in-test"})
        assert await leases.take(table)
        await leases.engine.dispose()

    async def leave() -> None:
        leases = Leases(engine_of(database))
        leases.incarnation = "in" * 8
        await leases.leave()
        await leases.engine.dispose()

    asyncio.run(live())
    yield
    asyncio.run(leave())


def test_what_a_node_passes_on_is_signed(
    postgres: str, nodes: tuple[LiveServer, LiveServer]
) -> None:
    """The nodes of the version before look whether there is such a header, whatever it says."""
    a, _ = nodes
    host, signer = Person(a), signer_of(postgres)
    seats = [{"seat": seat, "kind": "person", "mine": True} for seat in ("axis", "allies")]
    body = {"game": "memoir", "scenario": "pegasus-bridge", "seats": seats}
    table = host.post("api/tables", body, 201)["id"]
    with Overheard() as owner, owner_in_test(postgres, owner.url, table):
        threading.Thread(target=owner.serve_forever, daemon=True).start()
        assert host.http.get(f"api/tables/{table}?lang=hu").status_code == 404
        with pytest.raises(ConnectionClosed), host.at(table):
            pass
        owner.shutdown()
    (request, words), (socket, more_words) = owner.requests
    assert (request, socket) == (f"/api/tables/{table}?lang=hu", f"/api/tables/{table}/socket")
    for path, headers in ((request, words), (socket, more_words)):
        assert signer.is_signed(headers[PASSED_ON_HEADER], "GET", path)
        assert f"vezerkar={host.cookie}" in headers["cookie"]


def test_a_node_that_is_stopped_hands_its_tables_over_at_once(
    nodes: tuple[LiveServer, LiveServer],
) -> None:
    a, b = nodes
    match = PlayedMatch(Person(a))
    with match.at(a) as socket:
        match.play(socket, 4)
        assert a.process is not None
        a.process.send_signal(signal.SIGTERM)
        assert wait_for_close(socket) == CLOSE_RECONNECT
        # It is free before anybody is sent away, so there is nothing to wait for.
        with match.at(b, patience=0) as there:
            match.check(there)
            match.play(there, 4)
    a.start()
    with match.at(a, patience=0) as socket:  # through this door to b
        match.check(socket)
        match.play(socket, 2)


def test_a_node_that_was_killed_loses_nothing(nodes: tuple[LiveServer, LiveServer]) -> None:
    a, b = nodes
    match = PlayedMatch(Person(a))
    with match.at(a) as socket, match.at(b) as passed_on:
        match.play(socket, 5)
        a.kill()
        assert wait_for_close(passed_on) == CLOSE_RECONNECT
    with match.at(b) as socket:
        match.check(socket)
        match.play(socket, 3)
    a.start()
    b.stop()
    with match.at(a, patience=0) as socket:
        match.check(socket)
    b.start()


def test_a_node_that_slept_past_its_term_writes_nothing(
    nodes: tuple[LiveServer, LiveServer],
) -> None:
    a, b = nodes
    match = PlayedMatch(Person(a))
    with match.at(a) as sleeping:
        match.play(sleeping, 3)
        assert a.process is not None
        os.kill(a.process.pid, signal.SIGSTOP)
        try:
            # What it finds when it wakes up is from the life before.
            if not sleeping.curtain:
                action = sleeping.actions[0]["action"]
                sleeping.send("act", ply=sleeping.ply, seat=sleeping.seat, action=action)
            with match.at(b) as socket:
                match.check(socket)
                match.play(socket, 3)
        finally:
            os.kill(a.process.pid, signal.SIGCONT)
        assert wait_for_close(sleeping) == CLOSE_RECONNECT
    with match.at(b, patience=0) as socket:
        match.check(socket)
    until_it_takes_tables(a)
    other = PlayedMatch(Person(a))  # it is as good as new
    with other.at(a) as socket:
        other.play(socket, 1)


def test_a_node_that_is_cut_off_from_the_database_sends_its_people_away(
    postgres: str, tmp_path: Path
) -> None:
    url = make_url(postgres)
    assert url.port is not None
    with (
        database_link(url.port) as link,
        node("c", url.set(port=link.port).render_as_string(), tmp_path) as a,
        node("d", postgres, tmp_path) as b,
    ):
        match = PlayedMatch(Person(a))
        with match.at(a) as socket:
            match.play(socket, 3)
            link.cut = True
            assert wait_for_close(socket) == CLOSE_RECONNECT
        with match.at(b) as socket:
            match.check(socket)
            match.play(socket, 2)
        link.cut = False
        b.stop()
        with match.at(a) as socket:
            match.check(socket)
