"""Several servers on one new data folder."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.live import LiveServer, Person


def test_servers_that_start_together_on_a_new_folder_all_work(tmp_path: Path) -> None:
    servers = [LiveServer(data=tmp_path / "new") for _ in range(3)]
    with ThreadPoolExecutor(len(servers)) as pool:
        list(pool.map(LiveServer.start, servers))
    try:
        first, *others = [Person(server) for server in servers]
        table = first.lay({"axis": "open", "allies": "me"})
        for person in others:  # one key signs the cookies of all, one database has the tables
            person.http.cookies.clear()
            person.http.cookies.set("vezerkar", first.cookie)
            assert [each["id"] for each in person.get("api/tables")] == [table["id"]]
    finally:
        for server in servers:
            server.stop()
