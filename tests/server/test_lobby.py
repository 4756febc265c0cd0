"""Before a match: names, preferences, public tables, seat codes, previews of scenarios, packs."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.app_client import AppServer, Guest, Json, app_server
from tests.server.running_server import LiveServer, Person
from vezerkar.cli import main
from vezerkar.core import registry
from vezerkar.core.errors import DataError
from vezerkar.core.registry import add_pack, find_game
from vezerkar.server import summaries
from vezerkar.server.bot_workers import BotWorkers
from vezerkar.server.limits import MAX_PREFERENCES_BYTES
from vezerkar.server.new_table import CODE_LETTERS

__all__ = ["app_server"]


# Accounts


def test_a_guest_is_called_as_they_like_wherever_they_sit(app_server: AppServer) -> None:
    with app_server.open() as client:
        host, guest = Guest(client), Guest(client)
        table = host.create_table("four", ["me", "open", "open", "open"])
        guest.take(table, "bela")
        with host.at(table["id"]) as socket:
            socket.quiet()
            me = guest.ask("PUT", "/api/me", {"name": "  Kovács   Béla "})
            assert (me["id"], me["name"], me["guest"]) == (guest.id, "Kovács Béla", True)
            (told,) = [m for m in socket.quiet() if m["type"] == "table"]
            assert told["table"]["seats"][1]["name"] == "Kovács Béla"
        assert guest.ask("GET", "/api/me")["name"] == "Kovács Béla"
        for name in ("", "x", "a" * 41, "bell\x07"):
            assert guest.ask("PUT", "/api/me", {"name": name}, 400)["key"] == "problem-input"
        host.ask("POST", "/api/account/register", {"name": "Éva", "password": "correct horse"})
        taken = guest.ask("PUT", "/api/me", {"name": "éva"}, 409)
        assert taken["key"] == "problem-name-taken"
        assert host.ask("PUT", "/api/me", {"name": "Other"}, 400)["text"].startswith("name: ")
        cookie = guest.cookie
    with app_server.open() as client:
        seats = Guest(client, cookie).ask("GET", f"/api/tables/{table['id']}")["seats"]
        assert seats[1]["name"] == "Kovács Béla"


def names_at(guest: Guest, table: Json) -> list[str]:
    seats = guest.ask("GET", f"/api/tables/{table['id']}")["seats"]
    return [seat.get("name", "") for seat in seats]


def test_people_at_one_screen_keep_their_names(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        guest.ask("PUT", "/api/me", {"name": "Éva"})
        table = guest.create_table("four", ["me", "recruit", "Feri", "recruit"])
        assert names_at(guest, table)[::2] == ["Éva", "Feri"]
        with guest.at(table["id"]) as screen:
            screen.ask("look", seat="anna")
            for name, names in (("Zoltán", ["Zoltán", "Feri"]), ("Feri", ["Zoltán", "Feri"])):
                guest.ask("PUT", "/api/me", {"name": name})
                assert names_at(guest, table)[::2] == names
                past = screen.ask("past", seat="cili", ply=0)
                assert past["text"]["key"] == "refused-not-yours"
        cookie = guest.cookie
    with app_server.open() as client:  # the same is stored
        assert names_at(Guest(client, cookie), table)[::2] == ["Zoltán", "Feri"]


def test_the_cookie_of_a_guest_who_has_an_account_now_is_not_that_account(
    app_server: AppServer,
) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        old, table = guest.cookie, guest.create_table("alone", ["me"])
        names, password = names_at(guest, table), "correct horse"
        guest.ask("POST", "/api/account/register", {"name": "Éva", "password": password})
        again = Guest(client, old)
        assert (again.id == guest.id, again.cookie == old) == (False, False)
        assert again.ask("GET", "/api/tables") == []
        again.ask("PUT", "/api/me", {"name": "Other"})
        assert names_at(guest, table) == names
        made = again.ask("POST", "/api/account/register", {"name": "Pál", "password": password})
        assert (made["name"], made["id"] == guest.id) == ("Pál", False)


def test_a_clock_that_is_set_back_makes_nobody_a_stranger(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        cookie, table = guest.cookie, guest.create_table("alone", ["me"])
        for seconds in (-2, -3600, 500 * 24 * 3600):
            then = time.time() + seconds
            with monkeypatch.context() as patch:
                patch.setattr(time, "time", lambda then=then: then)
                assert [each["id"] for each in guest.ask("GET", "/api/tables")] == [table["id"]]
                assert guest.cookie == cookie


def test_settings_are_kept_for_guests_and_accounts(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest, other = Guest(client), Guest(client)
        assert guest.ask("GET", "/api/preferences") == {}
        for wanted in ({"language": "hu", "keys": {"x": "undo"}}, {"speed": 2}):
            assert guest.ask("PUT", "/api/preferences", wanted) == wanted
            assert guest.ask("GET", "/api/preferences") == wanted
        assert other.ask("GET", "/api/preferences") == {}
        big = {"x": "y" * MAX_PREFERENCES_BYTES}
        assert guest.ask("PUT", "/api/preferences", big, 413)["key"] == "problem-too-big"
        assert guest.ask("PUT", "/api/preferences", [1], 400)["key"] == "problem-body"
        guest.ask("POST", "/api/account/register", {"name": "Pál", "password": "correct horse"})
        assert guest.ask("GET", "/api/preferences") == {"speed": 2}
        guest.ask("POST", "/api/account/logout")
        assert guest.ask("GET", "/api/preferences") == {}
    with app_server.open() as client:
        back = Guest(client)
        back.ask("POST", "/api/account/login", {"name": "Pál", "password": "correct horse"})
        assert back.ask("GET", "/api/preferences") == {"speed": 2}


# Seats


def test_public_tables_are_listed_and_anybody_may_sit_down(app_server: AppServer) -> None:
    with app_server.open() as client:
        host, guest = Guest(client), Guest(client)
        quiet = host.create_table("three", ["me", "open", "open"])
        table = host.create_table("three", ["me", "open", "open"], public=True)
        path = f"/api/tables/{table['id']}/seats"
        assert [t["id"] for t in guest.ask("GET", "/api/tables/open")] == [table["id"]]
        listed = guest.ask("GET", "/api/tables/open")[0]
        assert "invitation" not in str(listed)
        assert "code" not in str(listed)
        assert host.ask("GET", "/api/tables/open") == []  # not the own ones
        refused = guest.ask("POST", f"/api/tables/{quiet['id']}/seats/bela", {}, 403)
        assert refused["key"] == "problem-invitation"
        assert guest.ask("POST", f"{path}/bela", {})["seats"][1]["mine"]
        assert guest.ask("POST", f"{path}/anna", {}, 403)  # that seat is taken
        assert guest.ask("GET", "/api/tables/open") == []
        third = Guest(client)
        assert len(third.ask("GET", "/api/tables/open")) == 1
        third.ask("POST", f"{path}/cili", {})
        host.ask("POST", f"/api/tables/{table['id']}/start")
        assert Guest(client).ask("GET", "/api/tables/open") == []


def test_a_short_code_is_as_good_as_the_link(app_server: AppServer) -> None:
    with app_server.open() as client:
        host, guest, late = Guest(client), Guest(client), Guest(client)
        table = host.create_table("three", ["me", "open", "open"])
        code = table["seats"][1]["code"]
        assert len(code) == 8
        assert set(code) <= set(CODE_LETTERS)
        assert code != table["seats"][2]["code"]
        wrong = guest.ask("POST", "/api/seats", {"code": "22222222"}, 403)
        assert wrong["key"] == "problem-invitation"
        assert guest.ask("POST", "/api/seats", {"code": ""}, 403)
        spoken = f"{code[:4].lower()}-{code[4:]} "
        taken = guest.ask("POST", "/api/seats", {"code": spoken})
        assert (taken["id"], taken["seats"][1]["mine"]) == (table["id"], True)
        assert late.ask("POST", "/api/seats", {"code": code}, 403)
        assert guest.ask("POST", "/api/seats", {"code": code}, 403)  # it works only once
        assert "code" not in str(late.ask("GET", f"/api/tables/{table['id']}"))


def test_one_invitation_is_for_all_open_seats_of_one_person(app_server: AppServer) -> None:
    seats = ("germany", "uk", "japan", "ussr", "italy", "usa")
    people = {"germany": 1, "italy": 1, "uk": 2, "usa": 2, "japan": 3, "ussr": 4}
    plans = [
        {"seat": seat, "kind": "person", "mine": True}
        if people[seat] == 1
        else {"seat": seat, "kind": "open", "person": people[seat]}
        for seat in seats
    ]
    with app_server.open() as client:
        host, guest, third = Guest(client), Guest(client), Guest(client)
        body = {"game": "quartermaster", "scenario": "world-war", "seats": plans}
        table = host.ask("POST", "/api/tables", body | {"settings": {"players": 4}}, 201)
        found = {each["seat"]: each for each in table["seats"]}
        assert found["uk"]["invitation"] == found["usa"]["invitation"]
        assert found["uk"]["code"] == found["usa"]["code"]
        assert len({found[seat]["invitation"] for seat in ("uk", "japan", "ussr")}) == 3
        taken = guest.ask("POST", "/api/seats", {"code": found["usa"]["code"]})
        assert [each["seat"] for each in taken["seats"] if each.get("mine")] == ["uk", "usa"]
        path = f"/api/tables/{table['id']}/seats"
        invitation = {"invitation": found["japan"]["invitation"]}
        taken = third.ask("POST", f"{path}/japan", invitation)
        assert [each["seat"] for each in taken["seats"] if each.get("mine")] == ["japan"]
        assert third.ask("POST", f"{path}/ussr", invitation, 403)


def test_games_tell_how_people_share_the_seats(app_server: AppServer) -> None:
    with app_server.open() as client:
        games = {game["id"]: game for game in Guest(client).ask("GET", "/api/games")}
        assert "seatings" not in games["memoir"]
        seatings = games["quartermaster"]["seatings"]
        assert [len(each["persons"]) for each in seatings] == [2, 3, 4, 5, 6]
        assert [each["settings"]["players"] for each in seatings] == [2, 3, 4, 5, 6]
        assert seatings[1]["persons"] == [["germany", "italy"], ["uk", "usa", "ussr"], ["japan"]]


def test_a_rematch_is_still_there_after_a_restart(app_server: AppServer) -> None:
    with app_server.open() as client:
        guest = Guest(client)
        table = guest.create_table("three", ["me", "recruit", "recruit"], confirm_turn=True)["id"]
        with guest.at(table) as anna:
            anna.ask("resign", seat="anna")
        again = guest.ask("POST", f"/api/tables/{table}/rematch", {}, 201)["id"]
        assert guest.ask("GET", f"/api/tables/{again}")["confirm_turn"]
    with app_server.open() as client:
        same = Guest(client, guest.cookie)
        assert same.ask("GET", f"/api/tables/{table}")["rematch"] == again
        assert same.ask("POST", f"/api/tables/{table}/rematch", {}, 201)["id"] == again


# Games


def test_games_tell_names_sides_and_previews(server: LiveServer) -> None:
    guest = Person(server)
    memoir = next(game for game in guest.get("api/games") if game["id"] == "memoir")
    battle = next(s for s in memoir["scenarios"] if s["id"] == "pegasus-bridge")
    assert battle["sides"] == ["axis", "allies"]
    assert battle["names"]["seat:axis"].keys() == {"en", "hu"}
    assert battle["names"]["side:allies"]["hu"]
    assert "packs" not in memoir
    picture = guest.get("api/games/memoir/pegasus-bridge")
    assert len(picture["board"]["spaces"]) == 113
    assert {token.get("side") for token in picture["tokens"]} >= {"axis"}
    assert [seat["team"] for seat in picture["seats"]] == [0, 1]
    teams = guest.get("api/games/memoir/omaha-beach-overlord?axis_players=4&allies_players=4")
    assert [seat["team"] for seat in teams["seats"]] == [0] * 4 + [1] * 4
    for path in ("memoir/none", "chess/none", "memoir/pegasus-bridge?match=none"):
        assert guest.http.get(f"api/games/{path}").status_code in (400, 404)


def test_balance_is_a_share_of_each_side_where_it_was_balances(server: LiveServer) -> None:
    games = Person(server).get("api/games")
    for scenario in (each for game in games for each in game["scenarios"]):
        if "balance" in scenario:
            # The side of a solo battle that nobody plays has a name, too.
            assert {f"side:{side}" for side in scenario["balance"]} <= set(scenario["names"])
            assert sum(scenario["balance"].values()) == pytest.approx(1, abs=0.02)
            assert scenario["length"] > 1


def test_a_measurement_counts_only_for_the_data_that_was_balances(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("memoir")
    known = summaries._balances(game)
    assert set(known) <= {info.id for info in game.scenarios()}
    now = summaries.Balance(
        game.digest("sword-beach"), "greedy", 10, {"axis": 0.4, "allies": 0.6}, 20.0
    )
    then = summaries.Balance("other data", "greedy", 10, {"axis": 0.4, "allies": 0.6}, 20.0)
    for measured, balance in ((now, {"axis": 0.4, "allies": 0.6}), (then, {})):
        found = {"sword-beach": measured}
        monkeypatch.setattr(summaries, "_balances", lambda _, found=found: found)
        summaries._scenario_info.cache_clear()
        assert summaries._scenario_info(game, "sword-beach").balance == balance
    summaries._scenario_info.cache_clear()


# Packs


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one changed card and one more scenario; registered packs are forgotten."""
    monkeypatch.setattr(registry, "_packs", {})
    data = find_game("memoir").folder / "data"
    folder = tmp_path / "mine"
    (folder / "scenarios").mkdir(parents=True)
    bridge = (data / "scenarios" / "pegasus-bridge.toml").read_text(encoding="utf-8")
    changed = bridge.replace('slug = "pegasus-bridge"', 'slug = "my-bridge"', 1)
    changed = changed.replace('set = "base"', 'set = "pack"', 1)
    (folder / "scenarios" / "my-bridge.toml").write_text(changed, encoding="utf-8")
    return folder


def test_a_pack_is_chosen_when_a_table_is_created(pack: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    seats = [
        {"seat": "axis", "kind": "computer", "level": "sergeant"},
        {"seat": "allies", "kind": "person", "mine": True},
    ]
    wanted = {"game": "memoir", "scenario": "my-bridge", "seats": seats}
    with LiveServer("--pack", str(pack), data=data) as running:
        guest = Person(running)
        memoir = next(game for game in guest.get("api/games") if game["id"] == "memoir")
        assert [p["id"] for p in memoir["packs"]] == ["mine"]
        assert [s["id"] for s in memoir["packs"][0]["scenarios"]] == ["my-bridge"]
        assert guest.post("api/tables", wanted, 400)["key"] == "problem-input"
        table = guest.post("api/tables", wanted | {"pack": "mine"}, 201)
        assert (table["game"], table["pack"]) == ("memoir", "mine")
        with guest.at(table["id"]) as socket:
            for _ in range(12):  # the computer knows the pack, too
                socket.until_asked()
                socket.act()
            socket.ask("resign", seat="allies")
            ply = socket.ply
        text = guest.http.get(f"api/tables/{table['id']}/record").text
        found = guest.http.post("api/records", content=text.encode())
        assert found.status_code == 201
    with LiveServer("--pack", f"memoir={pack}", data=data) as running:
        again = Person.__new__(Person)
        again.server, again.http = running, guest.http
        again.http.base_url = running.url
        with again.at(table["id"]) as socket:
            assert socket.ply == ply
    with LiveServer(data=data) as running:  # without the pack the other tables are still there
        again.server, again.http.base_url = running, running.url
        assert table["id"] in [each["id"] for each in again.get("api/tables")]
        assert again.get(f"api/tables/{table['id']}")["kept"]


def test_a_pack_with_a_fault_is_refused_in_one_line(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = pack / "scenarios" / "my-bridge.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('slug = "my', 'slug = "your', 1))
    for given in (str(pack), str(path), str(pack / "none"), f"chess={pack}"):
        assert main(["serve", "--port", "0", "--pack", given]) == 2
        told = capsys.readouterr()
        assert len(told.err.splitlines()) == 1, told.err
        assert told.out == ""


def test_a_file_of_one_scenario_is_a_pack_too(pack: Path) -> None:
    name = add_pack("memoir", pack / "scenarios" / "my-bridge.toml")
    assert name == "my-bridge"
    assert "my-bridge" in {info.id for info in find_game("memoir", name).scenarios()}
    assert "my-bridge" not in {info.id for info in find_game("memoir").scenarios()}
    with pytest.raises(DataError, match="there is no pack 'none' for memoir here"):
        find_game("memoir", "none")
    assert all(each.executor is None for each in BotWorkers(1).players.idle)
