"""Scenes: a seat sees what it may know and nothing else, and everything that a client needs."""

from __future__ import annotations

from math import isclose, sqrt
from typing import Any

import msgspec
import pytest

from tests.games.memoir.random_battles import battles
from tests.games.memoir.skirmish import skirmish
from tests.games.memoir.stacked_decks import SLUGS, begin
from tests.games.memoir.table import GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Value
from vezerkar.core.kernel import OBSERVER, Event
from vezerkar.games.memoir.events import E_DISCARDED
from vezerkar.games.memoir.hidden import guess
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.schema.load import load_data
from vezerkar.games.memoir.setup import layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.view import scene
from vezerkar.games.memoir.view.log import story
from vezerkar.scene.scene import ActionView, Scene, Token, Zone, encode_scene
from vezerkar.table.preview import preview

AXIS, ALLIES = 0, 1
TEAMS: dict[str, dict[str, Value]] = {
    "two-two": {"axis_players": 2, "allies_players": 2},
    "three-three": {"axis_players": 3, "allies_players": 3},
    "one-three": {"axis_players": 1, "allies_players": 3},
}


def viewers(s: Battle) -> list[int]:
    return [OBSERVER, *range(len(layout_of(s.board).seats))]


def swap_all_hidden_cards(s: Battle, seed: int) -> None:
    """No viewer's scene may change when all that he cannot know is dealt anew."""
    for viewer in viewers(s):
        seen = encode_scene(scene(s, viewer))
        other = guess(s, viewer, Seeded(1_000 + seed))
        assert encode_scene(scene(other, viewer)) == seen, f"viewer {viewer} sees too much"


def zone(seen: Scene, name: str) -> Zone:
    return next(zone for zone in seen.zones if zone.id == name)


def cards(seen: Scene, name: str) -> list[str]:
    return [card.id for card in zone(seen, name).cards for _ in range(card.count)]


def token(seen: Scene, name: str) -> Token:
    return next(token for token in seen.tokens if token.id == name)


def view_of(seen: Scene, action: str) -> ActionView:
    return next(view for view in seen.actions if view.action == action)


def view(table: Table, seat: int) -> Scene:
    return scene(table.s, seat)


# What is hidden


@pytest.mark.rule("M44-I.1", "M44-I.2", "M44-I.4")
@pytest.mark.parametrize("slug", SLUGS)
def test_a_scene_does_not_depend_on_what_its_seat_cannot_know(slug: str) -> None:
    for i, s in enumerate(battles(slug, seed=SLUGS.index(slug), most=500)):
        if i % 9 == 0 or s.drawn:
            swap_all_hidden_cards(s, i)


@pytest.mark.rule("M44-A3.2", "M44-I.5")
@pytest.mark.parametrize("teams", TEAMS.values(), ids=TEAMS)
@pytest.mark.parametrize("slug", ["pegasus-bridge", "sword-beach", "omaha-beach-overlord"])
def test_the_same_holds_for_every_member_of_a_team(slug: str, teams: dict[str, Value]) -> None:
    for i, s in enumerate(battles(slug, seed=7, most=300, settings=teams)):
        if i % 11 == 0 or s.drawn:
            swap_all_hidden_cards(s, i)


@pytest.mark.rule("M44-I.4")
def test_the_swap_is_not_empty() -> None:
    """Guesses do differ from the truth; otherwise the tests above would prove nothing."""
    s = next(iter(battles("omaha-beach", seed=3, most=1)))
    others = [guess(s, OBSERVER, Seeded(seed)) for seed in range(100, 105)]
    assert all(other.fingerprint() != s.fingerprint() for other in others)


@pytest.mark.rule("M44-I.1")
def test_a_player_sees_his_hand_and_only_the_size_of_the_other() -> None:
    table = begin("pegasus-bridge")
    mine, theirs = view(table, ALLIES), view(table, AXIS)
    assert cards(mine, "hand-allies") == table.hand("allies")
    assert cards(theirs, "hand-axis") == table.hand("axis")
    assert (zone(mine, "hand-axis").count, zone(mine, "hand-axis").cards) == (2, ())
    assert (zone(theirs, "hand-allies").count, zone(theirs, "hand-allies").cards) == (6, ())
    for seen in (mine, theirs, view(table, OBSERVER)):
        assert (zone(seen, "pile").count, zone(seen, "pile").cards) == (52, ())
    assert not cards(view(table, OBSERVER), "hand-allies")
    assert not cards(view(table, OBSERVER), "hand-axis")


RECON: dict[str, Any] = {
    "al01": "infantry G5",
    "ax01": "infantry g8",
    "phase": "play",
    "ordered": [],
    "hands": {"allies": ["recon_left", "attack_left"], "axis": ["probe_left"]},
}


@pytest.mark.rule("M44-I.2")
def test_only_their_player_sees_the_two_cards_of_recon() -> None:
    table = skirmish(**RECON)
    table.do("play recon_left")
    table.do("done", "0 0")
    assert table.phase == "keep"
    drawn = [table.layout.lexicon.name("card", card) for card in table.s.drawn]
    assert cards(view(table, ALLIES), "drawn") == drawn
    for seat in (AXIS, OBSERVER):
        assert (zone(view(table, seat), "drawn").count, cards(view(table, seat), "drawn")) == (
            2,
            [],
        )
    table.do(f"keep {drawn[0]}")
    for seat in (AXIS, OBSERVER, ALLIES):
        assert drawn[1] in cards(view(table, seat), "discard")
        assert all(zone.id != "drawn" for zone in view(table, seat).zones)


@pytest.mark.rule("M44-I.2", "M44-I.1")
def test_the_log_tells_a_drawn_card_to_its_player_only() -> None:
    table = skirmish(**RECON)
    table.do("play recon_left")
    table.do("done", "0 0")
    step = table.session.steps[-1]
    told = {seat: table.session.tell(step, seat) for seat in (ALLIES, AXIS, OBSERVER)}
    named = {
        seat: [m.args["card"] for m in told[seat] if m.key == "event-drew-card"] for seat in told
    }
    assert (len(named[ALLIES]), named[AXIS], named[OBSERVER]) == (2, [], [])


@pytest.mark.rule("M44-I.3")
def test_board_units_medals_and_played_cards_are_the_same_for_everyone() -> None:
    for i, s in enumerate(battles("omaha-beach", seed=11, most=300)):
        if i % 10:
            continue
        seen = [scene(s, viewer) for viewer in viewers(s)]
        for other in seen[1:]:
            assert (other.board, other.tokens, other.tracks) == (
                seen[0].board,
                seen[0].tokens,
                seen[0].tracks,
            )
            assert cards(other, "in-play") == cards(seen[0], "in-play")
            assert zone(other, "discard") == zone(seen[0], "discard")


@pytest.mark.rule("M44-I.4")
def test_the_attacker_cannot_see_whether_ambush_is_held() -> None:
    scenes = []
    for hand in (["ambush", "probe_left"], ["probe_center", "probe_left"]):
        table = skirmish(
            al01="infantry G5", ax01="infantry H5", discard=[], hands={"axis": hand, "allies": []}
        )
        table.do("attack al01 ax01")
        assert table.asked == ["axis"]
        window = [encode_scene(view(table, seat)) for seat in (ALLIES, OBSERVER)]
        table.do("pass", "star star star")
        after = [encode_scene(view(table, seat)) for seat in (ALLIES, OBSERVER)]
        told = [table.session.log(seat) for seat in (ALLIES, OBSERVER)]
        scenes.append((window, after, told))
    assert scenes[0] == scenes[1]


@pytest.mark.rule("M44-A3.2", "M44-I.5")
@pytest.mark.parametrize("teams", TEAMS.values(), ids=TEAMS)
def test_a_team_sees_its_common_hand_and_nobody_else_does(teams: dict[str, Value]) -> None:
    table = begin("pegasus-bridge", settings=teams)
    for seat, name in enumerate(table.layout.seats):
        seen = view(table, seat)
        side = name.partition("-")[0]
        other = "axis" if side == "allies" else "allies"
        assert cards(seen, f"hand-{side}") == table.hand(side)
        assert not cards(seen, f"hand-{other}")


@pytest.mark.rule("M44-I.5")
def test_in_overlord_only_the_chief_sees_the_hand() -> None:
    table = begin("omaha-beach-overlord", settings={"axis_players": 4, "allies_players": 4})
    for seat, name in enumerate(table.layout.seats):
        seen = view(table, seat)
        side, _, role = name.partition("-")
        assert bool(cards(seen, f"hand-{side}")) == (role == "chief")


def test_only_a_seat_that_is_asked_has_actions() -> None:
    for i, s in enumerate(battles("sword-beach", seed=5, most=200, settings=TEAMS["two-two"])):
        if i % 7:
            continue
        for viewer in viewers(s):
            seen = scene(s, viewer)
            actions = [layout_of(s.board).notation.spell(o) for o in s.legal_actions(viewer)]
            assert [view.action for view in seen.actions] == actions
            assert (seen.prompt.kind in ("wait", "over")) == (not actions)


# What a client needs


def test_a_scene_goes_through_json_unharmed() -> None:
    for i, s in enumerate(battles("mortain", seed=2, most=200)):
        if i % 20 == 0:
            seen = scene(s, ALLIES)
            assert msgspec.json.decode(encode_scene(seen), type=Scene) == seen
            assert encode_scene(seen) == msgspec.json.encode(seen)


@pytest.mark.parametrize("slug", SLUGS)
def test_neighbouring_hexes_are_as_far_apart_as_hexes_of_radius_40(slug: str) -> None:
    table = begin(slug)
    board = view(table, OBSERVER).board
    grid = table.layout.grid
    spaces = {space.id: space for space in board.spaces}
    names = table.layout.lexicon.names("hex")
    assert len(spaces) == len(grid.hexes)
    for h in grid.hexes:
        for other in grid.near[6 * h : 6 * h + 6]:
            if other != grid.off:
                a, b = spaces[names[h]], spaces[names[other]]
                far = sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
                assert isclose(far, sqrt(3) * 40, abs_tol=0.02)
    assert all(0 < s.x < board.width and 0 < s.y < board.height for s in board.spaces)


def test_the_board_says_what_lies_where() -> None:
    board = view(begin("pegasus-bridge"), OBSERVER).board
    spaces = {space.id: space for space in board.spaces}
    bridge = spaces["D7"]
    assert bridge.kinds == ("river", "bridge")
    assert bridge.label == {"en": "Pegasus Bridge", "hu": "Pegasus híd"}
    assert bridge.art == {"edges": "NE SW", "axis_deg": "150"}
    assert bridge.zones == ("z1",)
    assert spaces["d8"].zones == ("z1", "z2")
    assert spaces["f4"].art == {"art": "pond"}
    assert board.bottom == "allies"
    left = next(region for region in board.regions if region.id == "z1")
    assert left.names == {"allies": "section:left", "axis": "section:right"}
    medals = [region for region in board.regions if region.kind == "objective"]
    assert [(medal.side, medal.spaces) for medal in medals] == [
        ("allies", ("D7",)),
        ("allies", ("k4",)),
    ]
    assert len(board.lines) == 2


def test_owners_impassable_hexes_and_exits_are_on_the_board() -> None:
    omaha = {s.id: s for s in view(begin("omaha-beach"), OBSERVER).board.spaces}
    assert {s.side for s in omaha.values() if "bunker" in s.kinds} == {"axis"}
    assert {s.side for s in omaha.values() if "sea_wall" in s.kinds} == {"allies"}
    saverne = view(begin("saverne-gap"), OBSERVER).board.spaces
    assert all("impassable" in s.marks for s in saverne if "hill" in s.kinds)
    utah = view(begin("utah-beach"), OBSERVER).board.spaces
    assert any("exit" in s.marks for s in utah)


def test_every_name_in_a_scene_is_in_its_book() -> None:
    for slug in SLUGS:
        for i, s in enumerate(battles(slug, seed=1, most=60)):
            if i % 6:
                continue
            for viewer in viewers(s):
                seen = scene(s, viewer)
                known = {entry.id for entry in seen.book}
                messages = [seen.prompt.text, *(action.text for action in seen.actions)]
                named = {str(arg) for m in messages for arg in m.args.values() if ":" in str(arg)}
                named |= {anchor for action in seen.actions for anchor in action.anchors}
                assert {name for name in named if not name.startswith("hex:")} <= known
                assert {f"kind:{t.kind}" for t in seen.tokens if t.layer == "unit"} <= known
                assert {f"terrain:{t.kind}" for t in seen.tokens if t.layer == "piece"} <= known
                assert {f"card:{c.id}" for z in seen.zones for c in z.cards} <= known


def test_units_carry_nation_strength_and_what_they_have_done() -> None:
    table = begin("omaha-beach")
    ranger = next(t for t in view(table, ALLIES).tokens if t.badge == "us_rangers")
    assert (ranger.kind, ranger.look, ranger.nation) == ("special_forces", "infantry", "US")
    assert (ranger.strength, ranger.full, ranger.marks) == (4, 4, ("elite",))
    table = skirmish(al01="infantry G5 3/4", ax01="infantry g6", phase="move", wire=["G5", "g4"])
    assert token(view(table, ALLIES), "al01").marks == ("ordered",)
    assert token(view(table, ALLIES), "al01").strength == 3
    table.do("pick al01")
    table.do("move al01 g4")
    assert token(view(table, ALLIES), "al01").marks == ("ordered", "moved", "halted")
    assert token(view(table, ALLIES), "wire-G5").layer == "piece"


def test_medal_markers_show_whether_they_count_now() -> None:
    table = Table(
        'scenario = "pegasus-bridge"\n[units]\nal01 = "D7"', phase="battle", ordered=["al02"]
    )
    seen = view(table, OBSERVER)
    assert token(seen, "obj1").marks == ("temporary", "held")
    assert token(seen, "obj2").marks == ("temporary",)
    medals = {
        track.side: (track.value, track.most) for track in seen.tracks if track.id == "medals"
    }
    assert medals == {"axis": (0, 4), "allies": (1, 4)}


def test_a_match_shows_both_battles_and_who_plays_which_side() -> None:
    for s in battles("pegasus-bridge", seed=4, settings={"match": "two_battles"}):
        if s.leg:
            break
    seen = scene(s, 0)
    assert (seen.seat, seen.side) == ("first", "allies")
    tracks = {(track.id, track.side): track.value for track in seen.tracks}
    assert tracks["battle", ""] == 2
    assert {tracks["match", "first"], tracks["match", "second"]} == set(s.match)


# Questions


def test_orders_are_marked_and_counted() -> None:
    table = skirmish(
        al01="infantry G5", al02="infantry H5", ax01="infantry g8", phase="play",
        hands={"allies": ["probe_center", "attack_left"]}, ordered=[],
    )  # fmt: skip
    assert view(table, ALLIES).prompt.kind == "pick"
    table.do("play probe_center")
    table.do("order al01")
    prompt = view(table, ALLIES).prompt
    assert (prompt.kind, prompt.chosen, prompt.most, prompt.step) == ("mark", 1, 2, "order")
    assert prompt.steps == ("play", "order", "move", "battle", "draw")
    assert view(table, AXIS).prompt.text.key == "wait-order"
    assert view(table, AXIS).prompt.seats == ("allies",)


def test_an_order_for_a_section_without_units_is_not_counted() -> None:
    table = skirmish(
        al01="infantry G5", al02="infantry H5", al03="infantry B5", ax01="infantry g8",
        phase="play", hands={"allies": ["recon_in_force", "attack_left"]}, ordered=[],
    )  # fmt: skip
    table.do("play recon_in_force")  # one unit in each section, but nobody is on the right
    for chosen, unit in enumerate(("al03", "al01")):
        prompt = view(table, ALLIES).prompt
        assert (prompt.chosen, prompt.most) == (chosen, 2)
        done = view_of(view(table, ALLIES), "done")
        assert done.text.args["number"] == 2 - chosen
        table.do(f"order {unit}")
    assert table.phase == "move"


def test_the_enemy_is_told_which_of_his_flanks_a_card_means() -> None:
    table = skirmish(
        al01="infantry B5", al02="infantry C5", ax01="infantry g8", phase="play",
        hands={"allies": ["probe_center", "attack_left"]}, ordered=[],
    )  # fmt: skip
    table.do("play attack_left")
    seen = {side: view(table, side) for side in (AXIS, ALLIES)}
    assert zone(seen[AXIS], "in-play").kind == "play"  # so it is shown large when it is played
    assert [card.marks for card in zone(seen[AXIS], "in-play").cards] == [("your-right",)]
    assert [card.marks for card in zone(seen[ALLIES], "in-play").cards] == [()]
    assert seen[AXIS].prompt.text.args["across"] == "your-right"
    played = table.session.tell(table.session.steps[-1], AXIS)[0]
    assert (played.key, played.args["across"]) == ("event-played", "right")
    over = Event(E_DISCARDED, [ALLIES, table.number("card", "attack_left")], ~0)
    assert story(table.s, [over])[0].args["across"] == "right"


def test_an_order_that_would_change_nothing_says_so() -> None:
    table = skirmish(
        al01="infantry G5", al02="infantry F1", ax01="infantry G7",
        phase="play", hands={"allies": ["firefight"]}, ordered=[],
    )  # fmt: skip
    table.do("play firefight")
    seen = view(table, ALLIES)
    idle = view_of(seen, "order al02")
    assert (idle.vain and idle.vain.key, idle.marks) == ("vain-order", ("far",))
    assert view_of(seen, "order al01").vain is None
    assert view_of(seen, "done").text.args["number"] == 1


def test_a_unit_that_may_move_is_never_ordered_for_nothing() -> None:
    table = skirmish(
        al01="infantry G5", ax01="infantry g8", phase="play",
        hands={"allies": ["probe_center"]}, ordered=[],
    )  # fmt: skip
    table.do("play probe_center")
    assert view_of(view(table, ALLIES), "order al01").vain is None


def test_no_more_may_be_ordered_than_the_card_says() -> None:
    table = skirmish(
        al01="infantry G5", al02="infantry H5", al03="infantry F5", ax01="infantry g8",
        phase="play", hands={"allies": ["probe_center"]}, ordered=[],
    )  # fmt: skip
    table.do("play probe_center")
    done = view_of(view(table, ALLIES), "done")
    assert (done.text.args, done.marks) == ({"number": 2}, ("end", "early"))
    table.do("order al01")
    assert view_of(view(table, ALLIES), "done").text.args == {"number": 1}


def test_taking_ground_that_is_worth_a_medal_says_so() -> None:
    table = skirmish(
        al01="infantry G5", ax01="infantry H5 1", ax02="infantry g8",
        objectives=[{"side": "allies", "hexes": ["H5"]}],
    )  # fmt: skip
    table.do("attack al01 ax01", "grenade grenade grenade")
    seen = view(table, ALLIES)
    assert seen.prompt.text.key == "ask-ground"
    assert seen.prompt.text.args["number"] == 1
    assert "objective" in view_of(seen, "advance al01 H5").marks


def asked_for_ground(*hexes: str, **units: str) -> Scene:
    """The question after a close assault from an objective of the Allies that they hold."""
    table = skirmish(
        al01="infantry G5", ax01="infantry H5 1", ax02="infantry g8", **units,
        objectives=[{"side": "allies", "hexes": list(hexes)}],
    )  # fmt: skip
    table.do("attack al01 ax01", "grenade grenade grenade")
    return view(table, ALLIES)


@pytest.mark.rule("M44-O.6")
def test_taking_ground_that_gives_up_a_medal_says_so_and_is_asked_first() -> None:
    seen = asked_for_ground("G5")
    advance = view_of(seen, "advance al01 H5")
    assert (seen.prompt.text.args["number2"], advance.text.args["number"]) == (1, 1)
    assert "loss" in advance.marks
    assert "loss" not in view_of(seen, "stay").marks


@pytest.mark.rule("M44-O.9")
@pytest.mark.parametrize("held", [("G5", "H5"), ("G5", "F5"), ("g4",)])
def test_ground_is_taken_for_nothing_while_the_objective_is_still_held(
    held: tuple[str, ...],
) -> None:
    seen = asked_for_ground(*held, al02="infantry F5", al03="infantry g4")
    assert view_of(seen, "advance al01 H5").text.args["number"] == 0
    assert "loss" not in view_of(seen, "advance al01 H5").marks


@pytest.mark.rule("M44-4.50")
def test_the_answer_to_a_flag_says_what_it_costs() -> None:
    table = skirmish(
        al01="infantry H5", ax01="infantry G5", ax02="infantry f6", ax03="infantry g6",
        sandbags=["G5"],
    )  # fmt: skip
    table.do("attack al01 ax01", "flag star")
    seen = view(table, AXIS)
    ignore, accept = view_of(seen, "ignore-flag"), view_of(seen, "accept-flag")
    assert ignore.text.args["then"] == "stays"
    assert (accept.text.args["then"], accept.text.args["number2"]) == ("loses", 1)
    assert ("loss" in accept.marks, "loss" in ignore.marks) == (True, False)


@pytest.mark.rule("M44-4.80")
@pytest.mark.parametrize(
    ("men", "then", "number", "number2"), [(4, "partly", 1, 1), (1, "destroyed", 1, 1)]
)
def test_a_retreat_in_part_says_hexes_and_figures(
    men: int, then: str, number: int, number2: int
) -> None:
    table = skirmish(al01="infantry f8", ax01=f"infantry g8 {men}", sandbags=["g8"])
    table.do("attack al01 ax01", "flag flag")
    seen = view(table, AXIS)
    accept, ignore = view_of(seen, "accept-flag").text, view_of(seen, "ignore-flag").text
    told = accept.args
    assert (told["then"], told["number"], told["number2"]) == (then, number, number2)
    assert (ignore.args["then"], ignore.args["number"]) == ("retreats", 1)


def test_an_open_way_back_loses_nothing() -> None:
    table = skirmish(al01="infantry H5", ax01="infantry G5", sandbags=["G5"])
    table.do("attack al01 ax01", "flag star")
    accept = view_of(view(table, AXIS), "accept-flag")
    assert (accept.text.args["then"], accept.marks) == ("retreats", ())


def test_each_side_names_the_parts_of_the_board_as_it_sees_them() -> None:
    book = {entry.id: entry for entry in view(begin("pegasus-bridge"), OBSERVER).book}
    assert book["zone:z1"].names == book["zone:z3@axis"].names == book["section:left"].names
    assert "zone:z1@allies" not in book


def test_where_the_turn_may_end_with_the_ground_the_page_asks() -> None:
    seen = asked_for_ground("g4")
    assert all("untold" in view_.marks for view_ in seen.actions)


def test_the_buttons_say_what_comes_after_taking_ground() -> None:
    assert view_of(asked_for_ground("g4"), "advance al01 H5").text.args["then"] == ""
    table = skirmish(al01="armor G5", ax01="infantry H5 1", ax02="infantry g8")
    table.do("attack al01 ax01", "grenade grenade grenade")
    advance = view_of(view(table, ALLIES), "advance al01 H5")
    assert advance.text.args["then"] == "overrun"


def marks_of(seen: Scene, unit: str) -> tuple[str, ...]:
    return next(token.marks for token in seen.tokens if token.id == unit)


def test_a_unit_that_finds_nobody_to_attack_says_so_once_units_battle() -> None:
    units = {"al01": "infantry G5", "al02": "infantry G1", "ax01": "infantry H5"}
    moving = view(skirmish(**units, ax02="infantry g8", phase="move"), ALLIES)
    assert "no-target" not in marks_of(moving, "al02")
    fighting = view(skirmish(**units, ax02="infantry g8"), ALLIES)
    assert "no-target" in marks_of(fighting, "al02")
    assert "no-target" not in marks_of(fighting, "al01")


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("infantry_assault", {"march-3", "then-battle-2"}),
        ("firefight", {"stays"}),
        ("recon", set()),
    ],
)
def test_an_ordered_unit_says_how_it_moves_by_this_card(card: str, said: set[str]) -> None:
    data = load_data()
    name = next(face.id for face in data.cards if face.id.startswith(card))
    table = skirmish(
        al01="infantry C3", ax01="infantry c6", ax02="infantry g8",
        phase="play", hands={"allies": [name]}, ordered=[],
    )  # fmt: skip
    table.do(f"play {name}")
    if table.phase == "section":
        table.do("section left")
    assert not {"march-3", "stays"} & set(marks_of(view(table, ALLIES), "al01"))
    table.do("order al01")
    marks = set(marks_of(view(table, ALLIES), "al01"))
    assert {mark for mark in marks if mark.startswith(("march", "then-battle", "stays"))} == said


def test_dice_belong_to_the_attacker_although_the_defender_let_it_pass() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5")
    table.do("attack al01 ax01", "star star star")
    if table.phase == "window":
        table.do("pass", "star star star")
    told = table.session.tell(table.session.steps[-1], AXIS)
    rolled = next(message for message in told if message.key == "event-rolled")
    assert rolled.args["seat"] == "seat:allies"


def test_a_way_round_says_that_it_comes_back() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry g8", phase="move")
    table.do("pick al01")
    back = view_of(view(table, ALLIES), "move al01 G5")
    assert back.text.key == "action-move-back"
    assert "round" in back.marks


def test_a_hex_on_the_dashed_line_belongs_to_both_sections() -> None:
    seen = view(begin("pegasus-bridge"), ALLIES)
    shared = {space.id for space in seen.board.spaces if len(space.zones) > 1}
    assert {"d4", "d6", "i4", "i6"} <= shared  # the page says so of spaces with two zones
    assert "D5" not in shared


def test_destinations_warn_of_what_they_lead_to() -> None:
    table = skirmish(
        al01="infantry G5", ax01="infantry g8", phase="move", terrain={"H5": "forest"}, wire=["F5"]
    )
    table.do("pick al01")
    seen = view(table, ALLIES)
    assert (seen.prompt.kind, seen.prompt.anchors) == ("aim", ("unit:al01",))
    assert view_of(seen, "move al01 g6").marks == ("cost-1",)
    assert view_of(seen, "move al01 H5").marks == ("cost-1", "stop", "no-battle")
    assert view_of(seen, "move al01 F5").marks == ("cost-1", "stop")
    assert view_of(seen, "move al01 G7").marks == ("cost-2", "no-battle")
    assert view_of(seen, "move al01 g6").anchors == ("unit:al01", "hex:g6")


def test_moves_to_objectives_and_over_wire_say_so() -> None:
    table = skirmish(
        al01="armor G5", ax01="infantry g8", phase="move", wire=["H5"],
        objectives=[{"side": "allies", "hexes": ["F5"]}],
    )  # fmt: skip
    table.do("pick al01")
    seen = view(table, ALLIES)
    assert view_of(seen, "move al01 F5").marks == ("cost-1", "objective")
    assert view_of(seen, "move al01 H5").marks == ("cost-1", "stop", "clears-wire")


def test_attacks_show_their_dice_and_a_step_how_many_could_still_act() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5", terrain={"H5": "forest"})
    seen = view(table, ALLIES)
    attack = view_of(seen, "attack al01 ax01")
    assert attack.marks == ("dice-2", "close")
    assert attack.anchors == ("unit:al01", "unit:ax01")
    assert attack.text.args == {
        "unit": "unit:al01",
        "at": "hex:G5",
        "unit2": "unit:ax01",
        "at2": "hex:H5",
        "number": 2,
    }
    assert view_of(seen, "done").text.args == {"number": 2}
    assert view_of(seen, "done").marks == ("end",)


def test_marks_agree_with_what_the_moves_really_lead_to() -> None:
    """After every move: a unit marked `no-battle` is barred, and only such a unit."""
    tried = 0
    for s in battles("operation-cobra", seed=9, most=400):
        for seat in s.actors():
            for action, found in zip(s.legal_actions(seat), scene(s, seat).actions, strict=True):
                if found.verb != "move" or tried % 3:
                    tried += found.verb == "move"
                    continue
                tried += 1
                copy = s.clone()
                copy.stack += []
                copy.phase().take(copy, seat, action, Seeded(1))
                u = layout_of(s.board).lexicon.number("unit", found.action.split()[1])
                second = s.stack[frame.DESTINATION_SECOND] > 0
                barred = bool(copy.barred >> u & 1)
                assert ("no-battle" in found.marks) == barred or second, found.action
    assert tried > 300


def test_a_finished_battle_says_who_won_and_by_which_rule() -> None:
    for s in battles("vassieux", seed=3):
        pass
    seen = scene(s, OBSERVER)
    assert seen.outcome is not None
    assert seen.outcome.winner in ("axis", "allies")
    assert seen.prompt.kind == "over"
    assert seen.outcome.rules == (GAME.endings[s.ending],)


def test_the_dice_of_the_last_roll_come_from_the_log() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5")
    table.do("attack al01 ax01", "infantry star star")
    log = table.session.log(OBSERVER)
    seen = GAME.scene(table.s, OBSERVER, log)
    assert seen.dice == ("infantry", "star", "star")
    assert seen.log == tuple(log)


def test_events_tell_where_units_were_at_that_moment() -> None:
    table = skirmish(al01="armor G5", ax01="infantry H5")
    table.do("attack al01 ax01", "flag flag star")
    told = table.session.log(OBSERVER)
    rolled = [m.args for m in told if m.key == "event-rolled"]
    assert rolled[0]["at"] == "hex:H5"
    table.do("retreat ax01 h6")
    table.do("retreat ax01 H7")
    retreats = [m.args for m in table.session.log(OBSERVER) if m.key == "event-retreated"]
    assert [m["at"] for m in retreats] == ["hex:H5", "hex:h6"]


def test_figures_lost_for_a_blocked_retreat_are_told_with_their_reason() -> None:
    table = skirmish(al01="infantry f8", ax01="infantry g8 4")
    table.do("attack al01 ax01", "flag flag infantry")
    told = [m.args for m in table.session.log(OBSERVER) if m.key == "event-hit"]
    assert [(hit["number2"], hit["why"]) for hit in told] == [(3, "dice"), (2, "retreat")]


def test_a_retreat_is_not_said_to_be_left_to_chance() -> None:
    """All that is drawn after it is a card of the enemy's, which nobody sees."""
    table = skirmish(al01="armor G5", ax01="infantry H5")
    table.do("attack al01 ax01", "flag star star")
    seat = table.s.actors()[0]
    action = table.s.legal_actions(seat)[0]
    assert GAME.notation(table.s).spell(action).startswith("retreat")
    assert preview(GAME, table.s, seat, action).then == "turn"


def test_a_move_that_ends_the_turn_says_that_a_card_is_drawn() -> None:
    table = skirmish(phase="move", al01="infantry G5", ordered=["al01"])
    table.do("pick al01")
    moved = table.layout.notation.parse("move al01 h6")
    seen = preview(GAME, table.s, table.s.actors()[0], moved)
    assert (seen.then, seen.ends) == ("drawn", True)


def test_an_attack_is_left_to_chance() -> None:
    table = skirmish(al01="infantry G5", ax01="infantry H5")
    attack = table.layout.notation.parse("attack al01 ax01")
    assert preview(GAME, table.s, table.s.actors()[0], attack).then == "chance"
