"""What a player is told while deciding: who fires, what is left, what the odds would be."""

from __future__ import annotations

import re

import pytest

from tests.games.hungary.combat_phase import axis_combat
from tests.games.hungary.table import GAME, Table
from tests.games.hungary.test_air import air_phase, flown_to, no_recalls
from tests.games.hungary.test_odds import sheet_of
from tests.games.hungary.test_replacements import replacement_step
from tests.games.hungary.test_trucks import truck_battle
from vezerkar.core.kernel import Event, verb_of
from vezerkar.files.ledger import Language
from vezerkar.games.hungary.events import E_ADVANCED, E_ANNOUNCED, E_ATTACKED, E_ROLLED
from vezerkar.games.hungary.terms import V_PICK
from vezerkar.games.hungary.view.log import story
from vezerkar.scene.scene import ActionView, Message, Scene
from vezerkar.table.irreversible import HANDS_OVER, guess_for, marks_of
from vezerkar.table.preview import preview
from vezerkar.words.words import Words, lexicon_of, word_files

SIDES = ("axis", "soviet")
LAST = "; then your turn ends"
WEDGE = {"DE-1PZ": "1723", "SU-30": "1722", "DE-HQ6": "1726"}


def seen(table: Table, seat: str) -> Scene:
    return GAME.scene(table.s, SIDES.index(seat))


def shown(scene: Scene, verb: str) -> list[ActionView]:
    return [action for action in scene.actions if action.verb == verb]


def told(scene: Scene, verb: str) -> str:
    """The button of a verb, in English."""
    (action,) = shown(scene, verb)
    files = word_files("en", GAME.folder)
    return Words("en", *files, lexicon=lexicon_of(scene.book)).say(action.text)


def test_whoever_fires_is_named_and_only_the_target_is_chosen() -> None:
    table = no_recalls(flown_to("B2", "DE-JG52", "SU-6GIAD", "SU-13GIAD"))
    scene = seen(table, "axis")
    assert scene.prompt.text.args["unit"] == "unit:DE-JG52"
    anchors = {action.anchors for action in shown(scene, "target")}
    assert anchors == {("unit:SU-6GIAD",), ("unit:SU-13GIAD",)}
    assert [action.anchors for action in shown(scene, "hold-fire")] == [()]


def test_whom_an_aircraft_aims_at_is_shown_to_its_own_side_alone() -> None:
    table = no_recalls(flown_to("B2", "DE-JG52", "DE-SG2", "SU-6GIAD", "SU-13GIAD"))
    assert seen(table, "axis").prompt.text.args["why"] == "none"
    table.do("target DE-JG52 SU-13GIAD", seat="axis")
    scene = seen(table, "axis")
    assert scene.prompt.text.args["why"] == "bombs"
    assert "cannot bomb any more" in said(scene.prompt.text)
    aims = [
        [
            term.text.args["unit2"]
            for one in sheet.sums
            for term in one.terms
            if "aims" in term.text.key
        ]
        for sheet in (scene.sheets[0], seen(table, "soviet").sheets[0])
    ]
    assert aims == [["unit:SU-13GIAD"], []]


def test_the_aircraft_of_both_sides_are_shown_before_anybody_is_recalled() -> None:
    table = flown_to("B2", "DE-JG52", "SU-6GIAD", "SU-7GSH")
    scene = seen(table, "axis")
    assert (scene.prompt.text.args["number"], scene.prompt.text.args["number2"]) == (1, 2)
    (sheet,) = scene.sheets
    assert [[term.anchors[0] for term in one.terms] for one in sheet.sums] == [
        ["unit:DE-JG52"],
        ["unit:SU-6GIAD", "unit:SU-7GSH"],
    ]
    keys = [term.text.key for term in sheet.sums[1].terms]
    assert keys == ["term-fighter", "term-fires-back"]


def test_a_blitz_attack_is_a_button_with_its_odds() -> None:
    table = Table(units=WEDGE | {"DE-1PZ": "1724"}, phase="axis-movement")
    table.do("pick DE-1PZ", "move DE-1PZ 1723")
    scene = seen(table, "axis")
    assert (scene.prompt.text.key, scene.prompt.kind) == ("ask-group-blitz", "branch")
    (blitz,) = shown(scene, "blitz")
    column = blitz.text.args["column"]
    assert ":" in str(column)
    assert f"badge-{column}" in blitz.marks
    assert "odds" in blitz.marks, "they are told before it is too late"
    assert sheet_of(table, blitz.action).text.args["column"] == column


def test_odds_that_probably_cost_the_whole_attack_are_not_drawn_as_good_ones() -> None:
    """A brigade of one step beats a weak defender at 2:1, and is lost itself by most dice."""
    units = {"DE-239": "1723", "SU-7ART": "1722", "DE-HQ6": "1726"}
    marks = []
    for group in ({}, {"DE-1PZ": "1723"}):
        table = Table(units=units | group, phase="axis-movement")
        table.do("pick DE-239", *(f"join {unit}" for unit in group))
        (blitz,) = shown(seen(table, "axis"), "blitz")
        marks += [mark for mark in blitz.marks if mark.endswith("-odds")]
    assert marks == ["poor-odds", "good-odds"]


def test_a_unit_that_can_only_make_a_blitz_attack_can_be_put_down() -> None:
    """Nothing has been done by taking it up: it is held as every other unit is."""
    units = {"DE-1PZ": "1723", "DE-HQ6": "1726"} | {
        "SU-30": "1722",
        "SU-27G": "1724",
        "SU-67": "1823",
        "SU-49": "1822",
        "SU-75": "1623",
        "SU-31G": "1622",
    }
    table = Table(units=units, phase="axis-movement")
    table.do("pick DE-1PZ")
    prompt = seen(table, "axis").prompt
    assert (prompt.text.key, prompt.kind) == ("ask-group-stuck", "aim")
    assert prompt.anchors == ("unit:DE-1PZ",)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_what_was_announced_is_announced_again_only_on_purpose(language: Language) -> None:
    more = {"DE-13PZ": "1721", "DE-24PZ": "1424", "SU-27G": "1423"}
    table = Table(units=WEDGE | more, phase="axis-combat")
    first = table.s.clone()
    table.do("announce 1722")
    (again,) = [one for one in shown(seen(table, "axis"), "announce") if "again" in one.marks]
    assert "aside" in again.marks, "a click on the hex takes the attack back"
    lines = [story(s, [Event(E_ANNOUNCED, [again_at(table)], 0)])[0] for s in (first, table.s)]
    assert lines[0].args["why"] == "first"
    assert lines[1].args["why"] == "again"
    assert said(lines[0], language) != said(lines[1], language)
    table.do("announce 1722")
    scene = seen(table, "axis")
    assert shown(scene, "done")[0].text.args["number"] == 2
    assert planned(scene, "plan-step-announce")["number2"] == 2


def test_the_only_attack_is_begun_without_asking_which_until_one_was_fought() -> None:
    units = WEDGE | {"DE-24PZ": "1424", "SU-27G": "1423"}
    one, two = (Table(units=units, phase="axis-combat") for _ in range(2))
    one.do("announce 1722", "done")
    assert ["onward" in view.marks for view in shown(seen(one, "axis"), "attack")] == [True]
    two.do("announce 1722", "announce 1423")
    assert not any("onward" in view.marks for view in shown(seen(two, "axis"), "attack"))
    two.attack("1423", "DE-24PZ", dice="4")
    assert ["onward" in view.marks for view in shown(seen(two, "axis"), "attack")] == [False]


def again_at(table: Table) -> int:
    return table.s.announced[0]


def test_the_odds_stand_on_what_can_be_attacked_and_the_button_counts_what_was_announced() -> None:
    table = Table(units=WEDGE | {"SU-27G": "1823"}, phase="axis-combat")
    scene = seen(table, "axis")
    for attack in shown(scene, "announce"):
        assert any(mark.startswith("badge-") and ":" in mark for mark in attack.marks)
    assert told(scene, "done") == "Attack nothing"
    table.do("announce 1722")
    assert told(seen(table, "axis"), "done") == "Go and fight 1 attack"
    table.do("done")
    scene = seen(table, "axis")
    assert told(scene, "end") == "End combat and drop 1 attack"
    assert shown(scene, "end")[0].marks == ("loss",)  # never where the usual button stands


def test_a_shifted_column_says_why() -> None:
    units = {"SU-2GMK": "1216", "DE-15": "1215", "SU-HQ2": "1217"}
    text = sheet_of(Table(units=units, phase="soviet-combat"), "announce 1215").text
    assert (text.args["why"], text.args["why2"]) == ("city", "first-turn")
    files = word_files("en", GAME.folder)
    said = Words("en", *files).say(text)
    assert said.endswith("(city, first turn)")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_odds_that_are_read_as_they_are_counted_are_told_once(language: Language) -> None:
    args: dict[str, str | int] = {
        "hex": "hex:1215",
        "number": 3,
        "number2": 1,
        "raw": "3:1",
        "number3": 0,
    }
    assert said(Message("sheet-battle", args | {"same": "yes"}), language).endswith("3 : 1")
    assert said(Message("sheet-battle", args | {"same": "no"}), language).endswith("3:1")
    shown = sheet_of(Table(units=WEDGE, phase="axis-combat"), "announce 1722").text.args
    same = shown["raw"] == f"{shown['number']}:{shown['number2']}"
    assert shown["same"] == ("yes" if same else "no")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_die_tells_the_losses_of_both_sides_by_name(language: Language) -> None:
    table = Table(units=WEDGE, phase="axis-combat")
    (line,) = story(table.s, [Event(E_ROLLED, [3, 4, 0, 2], 0)])
    told = said(line, language).lower()
    assert told.index({"en": "the axis", "hu": "a tengely"}[language]) < told.index(
        {"en": "the soviets", "hu": "a szovjetek"}[language]
    )


def test_a_destroyed_unit_shows_what_it_was_worth() -> None:
    table = Table(units={"DE-15": "destroyed", "SU-30": "1712"}, phase="axis-movement")
    (lost,) = [token for token in seen(table, "axis").tokens if token.id == "DE-15"]
    assert (lost.space, lost.strength) == ("destroyed-axis", 0)
    assert any(lost.values)


def test_an_attacker_that_would_die_is_told_so() -> None:
    whole = sheet_of(Table(units=WEDGE, phase="axis-combat"), "announce 1722").results
    last = sheet_of(
        Table(units=WEDGE | {"DE-1PZ": "1723 1"}, phase="axis-combat"), "announce 1722"
    ).results
    assert "attacker-loses" in whole
    assert "attacker-loses" not in last
    assert last["attacker-gone"] > 0


def test_the_strongest_unit_lies_on_top_of_its_stack() -> None:
    units = {"SU-2GMK": "1722", "RO-CAV": "1722", "SU-HQ2": "1722"}
    tokens = seen(Table(units=units, phase="soviet-movement"), "axis").tokens
    assert [token.id for token in tokens if token.space == "1722"][-1] == "SU-2GMK"


def test_a_stack_and_a_truck_are_framed_like_a_unit() -> None:
    units = {"DE-15": "1724", "DE-1PZ": "1724", "SU-30": "1712", "DE-HQ6": "1726"}
    scene = seen(Table(units=units, trucks={"axis": ["1726"]}, phase="axis-movement"), "axis")
    for verb in ("pile", "pick-truck"):
        assert [view.marks for view in shown(scene, verb)] == [("candidate",)]


# The unit that moves, and where the headquarters of its side stand.
FRONT = {"DE-1PZ": "1724", "DE-HQ6": "1728", "SU-30": "1818", "SU-27G": "1623", "SU-HQ2": "1714"}


@pytest.mark.rule("HU-5.7.1")
@pytest.mark.parametrize("unit", ["DE-1PZ", "SU-30"])
def test_a_hex_without_a_line_of_supply_is_marked_before_a_unit_goes_there(unit: str) -> None:
    side = "soviet" if unit.startswith("SU") else "axis"
    table = Table(units=FRONT, phase=f"{side}-movement", turn=3)
    table.do(f"pick {unit}")
    moves = shown(seen(table, side), "move")
    marked = {view.action for view in moves if "unfed" in view.marks}
    assert side == "soviet" or 0 < len(marked) < len(moves)
    for view in moves[::3]:
        copy = table.copy()
        copy.do(view.action)
        (there,) = (token for token in seen(copy, side).tokens if token.id == unit)
        assert ("unfed" in there.marks) == (view.action in marked), view.action


PILE_AND_HQ = {"DE-15": "1724", "SU-30": "1712", "DE-HQ6": "1726"}


def test_who_lacks_supply_is_marked_while_there_is_time_to_move() -> None:
    table = Table(units={"DE-15": "1722", "SU-30": "1712"}, phase="axis-movement")
    scene = seen(table, "axis")
    marked = [token.id for token in scene.tokens if "unfed" in token.marks]
    assert "DE-15" in marked
    assert told(scene, "end") == "End movement (1 unit without supply, 1 not moved)"
    assert shown(scene, "end")[0].marks == ("end", "loss")  # asked about, and Enter goes back


def test_who_lacks_supply_already_is_counted_at_the_end_of_the_movement() -> None:
    table = Table(units={"DE-15": "1722 2 oos", "SU-30": "1712"}, phase="axis-movement")
    assert told(seen(table, "axis"), "end") == "End movement (1 unit without supply, 1 not moved)"


def test_a_movement_in_which_nobody_moves_is_asked_about_as_one_that_starves() -> None:
    table = Table(units=PILE_AND_HQ, phase="axis-movement")
    scene = seen(table, "axis")
    assert told(scene, "end") == "End movement (2 not moved)"
    assert shown(scene, "end")[0].marks == ("end", "loss")
    table.do("pick DE-15", "move DE-15 1725")
    scene = seen(table, "axis")
    assert told(scene, "end") == "End movement"
    assert shown(scene, "end")[0].marks == ("end",)


def test_attacking_nothing_is_asked_about_in_the_same_way() -> None:
    """Three presses on one spot must not skip a turn: Enter goes back."""
    table = Table(units=WEDGE, phase="axis-combat")
    assert shown(seen(table, "axis"), "done")[0].marks == ("end", "loss")
    stronger = Table(units=WEDGE | {"SU-27G": "1823"}, phase="axis-combat")
    stronger.do("announce 1722")
    assert shown(seen(stronger, "axis"), "done")[0].marks == ("end",)


def planned(scene: Scene, key: str) -> dict[str, object]:
    """The arguments of the first line of the plan that says this."""
    return dict(next(item.text.args for item in scene.agenda if item.text.key == key))


def test_whoever_moves_is_told_what_matters() -> None:
    units = {"DE-HQ6": "1215", "DE-15": "1216", "DE-76": "1315", "SU-2GMK": "1417"}
    scene = seen(Table(units=units, phase="axis-movement"), "axis")
    assert planned(scene, "plan-goal-axis")["number3"] == 0
    city = planned(scene, "plan-city-axis")
    assert (city["hex"], city["number"], city["number3"]) == ("hex:1215", 5, 0)
    assert int(str(city["number2"])) > 0
    assert scene.prompt.text.args["number"] == 3  # have not moved yet
    assert seen(Table(units=units, phase="axis-movement"), "soviet").agenda == ()


STAFF = {"SU-HQ2": "1719", "SU-HQ3": "1819", "DE-HQ6": "1226", "DE-15": "1226 1"}


@pytest.mark.parametrize("language", ["en", "hu"])
def test_each_step_says_what_it_is_for(language: Language) -> None:
    combat = Table(units=WEDGE | {"SU-27G": "1823"}, phase="axis-combat")
    steps = {
        "trucks": seen(Table(units=STAFF, phase="trucks", turn=3), "soviet"),
        "replacements": seen(Table(units=STAFF, phase="replacements", turn=3), "axis"),
        "air": seen(air_phase(units=STAFF | {"DE-JG52": "base"}), "axis"),
        "announce": seen(combat, "axis"),
    }
    combat.do("announce 1722")
    assert planned(seen(combat, "axis"), "plan-step-announce")["number2"] == 1
    combat.do("done")
    steps["attacks"] = seen(combat, "axis")
    for word, scene in steps.items():
        (purpose,) = (one.text for one in scene.agenda if one.text.key == f"plan-step-{word}")
        assert len(said(purpose, language)) > 20
    assert seen(combat, "soviet").agenda == ()  # it is not asked


@pytest.mark.parametrize("language", ["en", "hu"])
def test_trucks_are_counted_with_their_places(language: Language) -> None:
    trucks = {"axis": ["1726", "1726", "1724", "1728"]}
    table = Table(units=FRONT, trucks=trucks, phase="axis-movement")
    args = planned(seen(table, "axis"), "plan-trucks")
    assert [args[name] for name in ("number", "number2", "hex", "number3", "number5")] == [
        *(4, 4),
        "hex:1726",
        *(2, 1),
    ]
    table.do("pick-truck 1724", "drive 1724 1725")
    assert planned(seen(table, "axis"), "plan-trucks")["number2"] == 3
    (line,) = (one.text for one in seen(table, "axis").agenda if one.text.key == "plan-trucks")
    assert "1726" in said(line, language)


def test_a_battle_says_how_many_trucks_can_be_spent_in_it() -> None:
    trucks = {"axis": ["1723", "1726"]}
    units = WEDGE | {"SU-27G": "1823", "DE-15": "1721"}
    table = Table(units=units, trucks=trucks, phase="axis-combat", turn=3)
    table.do("announce 1722", "done", "attack 1722", "join DE-1PZ")
    args = planned(seen(table, "axis"), "plan-battle-trucks")
    assert (args["number"], args["number2"]) == (1, 2)


def test_supply_that_hangs_on_one_headquarters_is_told_before_it_falls() -> None:
    units = {"DE-HQ6": "1215", "DE-15": "1216", "DE-76": "1115", "SU-2GMK": "1417"}
    scene = seen(Table(units=units, phase="axis-movement"), "axis")
    risk = planned(scene, "plan-hq")
    assert (risk["unit"], risk["hex"]) == ("unit:DE-HQ6", "hex:1215")
    assert risk["number"] == 2
    guarded = {**units, "SU-2GMK": "0101"}
    keys = [
        item.text.key for item in seen(Table(units=guarded, phase="axis-movement"), "axis").agenda
    ]
    assert "plan-hq" not in keys


def test_few_attacks_are_buttons_with_their_odds() -> None:
    table = Table(units=WEDGE | {"SU-27G": "1823"}, phase="axis-combat")
    table.do("announce 1722", "done")
    scene = seen(table, "axis")
    assert scene.prompt.kind == "branch"
    assert re.fullmatch(r"Attack 1722.* \(\d+:\d+\)", told(scene, "attack"))


def test_a_single_attacker_is_a_button_with_its_odds() -> None:
    table = Table(units=WEDGE | {"SU-27G": "1823"}, phase="axis-combat")
    table.do("announce 1722", "done", "attack 1722")
    scene = seen(table, "axis")
    assert scene.prompt.kind == "branch"
    assert re.fullmatch(rf".* attacks 1722.* \(\d+:\d+\){LAST}", told(scene, "join"))


def test_all_attackers_and_the_attack_itself_tell_their_odds() -> None:
    table = Table(units=WEDGE | {"DE-15": "1721"}, phase="axis-combat")
    table.do("announce 1722", "done", "attack 1722")
    scene = seen(table, "axis")
    assert scene.prompt.kind == "mark"  # with a choice among units, the map is where to choose
    together = re.fullmatch(rf"All eligible units \((\d+:\d+)\){LAST}", told(scene, "all"))
    table.do("join DE-1PZ")
    alone = re.fullmatch(rf"Attack! \((\d+:\d+)\){LAST}", told(seen(table, "axis"), "go"))
    assert together
    assert alone
    assert together[1] != alone[1]


def test_a_city_that_falls_is_named_with_its_points() -> None:
    table = Table(units={"SU-2GMK": "1216", "DE-15": "1215"}, phase="soviet-combat")
    lines = story(table.s, [Event(E_ADVANCED, [table.u("SU-2GMK"), table.h("1215")], 0)])
    assert (lines[0].key, lines[0].args["number"]) == ("event-took-city", 5)
    assert lines[0].args["side"] == "side:soviet"
    (plain,) = story(table.s, [Event(E_ADVANCED, [table.u("SU-2GMK"), table.h("1217")], 0)])
    assert plain.key == "event-advanced"


def test_the_trucks_of_a_headquarters_stand_on_the_map_while_more_are_handed_out() -> None:
    hqs = {"SU-HQ2": "1719", "SU-HQ3": "1819", "DE-HQ6": "1226"}
    scene = seen(Table(units=hqs, phase="trucks", turn=3), "soviet")
    assert scene.prompt.kind == "aim"  # on the map: five long names do not fit in the bar
    assert all({"place", "badge-0"} <= set(one.marks) for one in shown(scene, "deliver"))


def test_trucks_and_points_that_are_left_are_counted() -> None:
    hqs = {"SU-HQ2": "1719", "SU-HQ3": "1819", "DE-HQ6": "1226", "DE-15": "1226 1"}
    trucks = seen(Table(units=hqs, phase="trucks", turn=3), "soviet")
    assert int(trucks.prompt.text.args["number"]) > 1
    assert all("number" in action.text.args for action in shown(trucks, "deliver"))
    scene = seen(Table(units=hqs, phase="replacements", turn=3), "axis")
    left = planned(scene, "plan-points")
    assert scene.prompt.text.args["number"] == left["number"] == 1
    assert (left["nation"], left["number2"], left["number3"]) == ("nation:german", 1, 0)


def test_a_unit_that_stays_to_the_end_is_not_said_to_leave() -> None:
    scene = seen(Table.new("puszta"), "axis")
    turns = [
        int(fact.args["number"])
        for entry in scene.book
        for fact in entry.facts
        if fact.key == "fact-leaves"
    ]
    assert all(turn <= 4 for turn in turns)


def test_the_points_of_a_city_stand_on_the_map() -> None:
    spaces = seen(Table.new("puszta"), "axis").board.spaces
    worth = {space.id: space.art["points"] for space in spaces if "points" in space.art}
    assert worth["1215"] == "5"
    assert sum(int(points) for points in worth.values()) == 40  # HU-11.2


def test_the_plan_of_the_air_says_where_the_front_is() -> None:
    units = {"DE-HQ6": "1226", "DE-15": "1722", "SU-30": "1723", "DE-JG52": "base"}
    (mat,) = seen(air_phase(units=units), "axis").mats
    fronts = {pad.anchor: pad.values[0].value for pad in mat.pads}
    assert sum(fronts.values()) == 1


def swords(table: Table) -> list[tuple[str, str]]:
    """Where an announced attack is marked, and with which odds."""
    tokens = seen(table, "axis").tokens
    marked = [token for token in tokens if token.kind == "announced"]
    assert all(token.marks == ("under-attack",) for token in marked)  # framed around its units
    return [(token.space, ":".join(map(str, token.values))) for token in marked]


def test_a_hex_is_marked_as_soon_as_an_attack_on_it_is_announced() -> None:
    table = Table(units=WEDGE | {"SU-27G": "1823"}, phase="axis-combat")
    assert swords(table) == []
    (announce,) = (view for view in shown(seen(table, "axis"), "announce") if "1722" in view.action)
    (odds,) = (mark[len("badge-") :] for mark in announce.marks if mark.startswith("badge-"))
    table.do("announce 1722")
    assert swords(table) == [("1722", odds)]  # until one of several is chosen by its own odds
    table.do("done")
    assert swords(table) == [("1722", "")]
    table.do("attack 1722")
    assert swords(table) == [("1722", "")]  # it is being fought


def test_the_trucks_of_the_defender_are_counted_before_the_attack() -> None:
    units = WEDGE | {"SU-HQ2": "1721"}
    trucks = {"soviet": ["1722", "1722"]}
    plain = sheet_of(Table(units=units, phase="axis-combat", turn=3), "announce 1722")
    sheet = sheet_of(
        Table(units=units, trucks=trucks, phase="axis-combat", turn=3), "announce 1722"
    )
    (note,) = [note for note in sheet.notes if note.key == "note-trucks"]
    assert sheet.text.args["column"] == plain.text.args["column"] == note.args["column"]
    assert note.args["column2"] != note.args["column"]
    assert f"he may make this {note.args['column2']}." in said(note)


def attack_told(target: str, **units: str) -> Message:
    names = {unit.replace("_", "-"): at for unit, at in units.items()}
    table = Table(units=names, phase="soviet-combat")
    (line,) = story(table.s, [Event(E_ATTACKED, [table.h(target), 1], 0)])
    return line


def said(message: Message, language: Language = "en") -> str:
    lexicon = lexicon_of(seen(Table.new("puszta"), "axis").book)
    return Words(language, *word_files(language, GAME.folder), lexicon=lexicon).say(message)


def test_an_attack_tells_what_it_can_win() -> None:
    city = attack_told("1215", SU_2GMK="1216", DE_15="1215")
    assert (city.args["why"], city.args["number2"]) == ("city", 5)
    assert "worth 5 points" in said(city)
    staff = attack_told("1722", SU_2GMK="1723", DE_15="1722", DE_HQ6="1722")
    assert (staff.args["why"], staff.args["unit"]) == ("hq", "unit:DE-HQ6")
    assert "headquarters" in said(staff)
    plain = attack_told("1722", SU_2GMK="1723", DE_15="1722")
    assert plain.args["why"] == "none"
    assert said(plain).endswith("with 1 unit.")


def test_the_numbers_of_aircraft_are_explained_before_one_is_chosen() -> None:
    units = {"DE-JG52": "base", "SU-6GIAD": "base"}
    asked = seen(air_phase(units=units), "axis").prompt.text
    assert "bombs" in said(asked)
    assert "bombá" in said(asked, "hu").lower()


def test_nobody_is_told_that_a_turn_is_over_when_only_the_others_are_next() -> None:
    told = {language: said(Message("page-then-chance-last"), language) for language in ("en", "hu")}
    assert "turn" not in told["en"]
    assert "kör" not in told["hu"]


def test_a_unit_is_named_with_the_place_where_it_stands_now() -> None:
    for place in ("1724", "1725"):
        table = Table(units={"DE-1PZ": place, "SU-30": "1712"}, phase="axis-movement")
        (pick,) = [view for view in shown(seen(table, "axis"), "pick") if "DE-1PZ" in view.action]
        assert pick.text.args["at"] == f"hex:{place}"


def test_few_units_to_restore_are_named_with_their_places_and_are_buttons() -> None:
    scene = seen(replacement_step(2, units={"SU-30": "2217 1"}), "soviet")
    (line,) = [item for item in scene.agenda if item.text.key == "plan-weakened"]
    assert line.anchors == ("unit:SU-30",)
    assert line.text.args["at"] == "hex:2217"
    (restore,) = shown(scene, "restore")
    assert restore.text.args["at"] == "hex:2217"
    assert scene.prompt.kind == "branch"


def test_what_each_number_of_trucks_buys_stands_beside_it_and_more_questions_are_told() -> None:
    table = truck_battle({"soviet": ["1821", "1721"], "axis": []})
    scene = seen(table, "soviet")
    bids = shown(scene, "bid")
    assert [str(view.text.args["column"]) for view in bids] == ["6:1", "7:1", "7:1"]
    for view in bids:
        sheet = sheet_of(table, view.action)
        assert view.text.args["number2"] == round(100 * sheet.results["hex-empty"])
        assert "odds" in view.marks
    assert "you destroy the defenders if the enemy adds nothing" in said(scene.prompt.text)
    enemy = planned(scene, "plan-step-bid")
    assert (enemy["number"], enemy["number2"]) == (0, 0)
    assert all(len(said(view.text)) < 20 for view in bids)  # six of them are two rows
    assert all(item.text.key != "plan-battles-to-come" for item in scene.agenda)
    table.s.announced = [table.h("1722")]
    (line,) = [
        item for item in seen(table, "soviet").agenda if item.text.key == "plan-battles-to-come"
    ]
    assert line.text.args["number"] == 1


def losing(steps: int, to_go: int = 1) -> Table:
    """The Soviets have attacked, and an Axis division of so many steps beside a whole one pays."""
    return Table(
        units={"DE-15": f"1722 {steps}", "DE-1PZ": "1722", "SU-30": "1723", "SU-HQ2": "1726"},
        phase="soviet-combat",
        active="soviet",
        stack=["turn axis-movement", "attacks soviet", "battle 8 0 0", f"losses axis {to_go}"],
        battle={"target": "1722", "side": "soviet", "attackers": ["SU-30"]},
    )


@pytest.mark.parametrize(("steps", "asks"), [(1, True), (2, False)])
def test_the_destruction_of_a_unit_is_asked_about_and_what_ends_is_said(
    steps: int, asks: bool
) -> None:
    views = {view.action: view.marks for view in shown(seen(losing(steps), "axis"), "lose")}
    assert all("untold" in marks for marks in views.values())
    assert ("asks" in views["lose DE-15"]) == asks


def test_aircraft_that_have_no_order_are_counted_and_asked_about() -> None:
    table = Table(units={"DE-JG52": "base", "DE-SG10": "base", "DE-HQ6": "1226"}, phase="air")
    scene = seen(table, "axis")
    assert "aircraft stay" in told(scene, "ready") or "aircraft stays" in told(scene, "ready")
    assert shown(scene, "ready")[0].marks == ("end", "loss")
    assert all("spare" not in view.marks for view in shown(scene, "pick"))


def test_only_what_ends_the_turn_asks_whether_it_may() -> None:
    """Each decision is a turn of its own for the judge, but not for whoever plays."""
    table = Table(units=WEDGE | {"DE-15": "1724"}, phase="axis-movement")
    seat = SIDES.index("axis")
    actions = table.s.legal_actions(seat)
    marks = marks_of(GAME, guess_for(GAME, table.s, seat), seat, actions)
    picks = [action for action in actions if verb_of(action) == V_PICK]
    assert picks
    assert not any(HANDS_OVER in marks[action] for action in picks)


def lines(table: Table, seat: str) -> list[str]:
    return [line.text.key for line in seen(table, seat).agenda]


def test_each_step_of_a_battle_says_what_matters() -> None:
    table = Table(units=WEDGE | {"DE-15": "1723"}, phase="axis-combat")
    table.do("announce 1722", "done")
    if table.targets("attack"):
        table.do("attack 1722")
    assert lines(table, "axis")[0] == "plan-step-attackers"


def test_an_advance_says_what_it_gains_and_costs() -> None:
    units = {"DE-LAH": "1822", "DE-DR": "1822", "SU-83": "1821", "SU-30": "1820"}
    table = axis_combat(units=units)
    table.attack("1821", "DE-LAH", dice="3")
    gain, danger = seen(table, "axis").agenda
    assert (gain.text.key, danger.text.key) == ("plan-advance", "plan-exposed")
    assert gain.anchors[0] == "hex:1821"
    assert gain.text.args["why"] in ("fed", "unfed")


def test_a_loss_says_what_is_left_of_the_unit() -> None:
    units = {"DE-LAH": "1822", "DE-DR": "1822", "SU-2GMK": "1821", "SU-HQ2": "1719"}
    table = Table(units=units, phase="soviet-combat", turn=3)
    table.attack("1822", "SU-2GMK", dice="6")
    losses = shown(seen(table, "axis"), "lose")
    assert losses
    for loss in losses:
        assert {"number2", "number3", "number4"} <= set(loss.text.args)


DOOMED = WEDGE | {"DE-1PZ": "1723 1", "SU-27G": "1823"}


def marks(table: Table, verb: str) -> list[tuple[str, ...]]:
    return [view.marks for view in shown(seen(table, "axis"), verb)]


def test_an_attack_that_can_cost_the_attacker_asks_before_it_is_made() -> None:
    """A single attacker is a button that was pressed at once, whatever its forecast said."""
    table = Table(units=DOOMED, phase="axis-combat")
    table.do("announce 1722", "done", "attack 1722")
    assert sheet_of(table, "join DE-1PZ").results["attacker-gone"] > 0
    assert "asks" in marks(table, "join")[0]


def test_an_attack_that_costs_steps_but_no_unit_does_not_ask() -> None:
    units = WEDGE | {"DE-1PZ": "1723", "DE-LAH": "1723", "SU-27G": "1823"}
    table = Table(units=units, phase="axis-combat", turn=3)
    table.do("announce 1722", "announce 1823", "done", "attack 1722")
    (together,) = marks(table, "all")
    most = max(int(str(bar.text.args["number"])) for bar in sheet_of(table, "all").bars)
    spare = sum(table.s.unit_steps[table.u(unit)] - 1 for unit in ("DE-1PZ", "DE-LAH"))
    assert ("asks" in together) == (most > spare)
    assert all("asks" not in one for one in marks(table, "join"))  # others may still join


def test_the_last_attack_says_that_the_turn_ends_with_it_and_asks() -> None:
    units = {
        "DE-1PZ": "1723",
        "SU-30": "1722",
        "DE-LAH": "1826",
        "SU-27G": "1827",
        "DE-HQ6": "1729",
    }
    table = Table(units=units, phase="axis-combat", turn=3)
    table.do("announce 1722", "announce 1827", "attack 1722")
    assert "ends" not in told(seen(table, "axis"), "join")
    assert "untold" not in marks(table, "join")[0]
    table = Table(units=units, phase="axis-combat", turn=3)
    table.do("announce 1722", "done", "attack 1722")
    assert told(seen(table, "axis"), "join").endswith(LAST)
    assert {"untold", HANDS_OVER} <= set(marks(table, "join")[0])


def test_a_movement_in_which_most_have_not_moved_is_asked_about() -> None:
    table = Table(units=PILE_AND_HQ | {"DE-76": "1725"}, phase="axis-movement", turn=2)
    table.do("pick DE-15", "move DE-15 1825")
    assert marks(table, "end") == [("end", "loss")]


def test_a_turn_is_over_for_the_side_whose_combat_is_over() -> None:
    table = Table(units=WEDGE | {"SU-27G": "1823"}, phase="soviet-combat", turn=3)
    axis, soviet = (SIDES.index(side) for side in ("axis", "soviet"))
    before = [GAME.turn_of(table.s, seat) for seat in (axis, soviet)]
    done = GAME.notation(table.s).parse("done")
    assert preview(GAME, table.s, soviet, done).then == "turn"
    table.do("done")
    assert table.step == "axis-movement"
    after = [GAME.turn_of(table.s, seat) for seat in (axis, soviet)]
    assert [new - old for old, new in zip(before, after, strict=True)] == [0, 1]


def test_whoever_goes_on_after_the_others_is_told_so() -> None:
    """Both sides take each step of the supply one after the other: no turn is over with it."""
    table = replacement_step(2, units={"SU-30": "2217 1", "DE-15": "1226 1"})
    done = GAME.notation(table.s).parse("done")
    assert preview(GAME, table.s, SIDES.index("soviet"), done).then == "others"


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_loss_says_who_has_to_take_the_next_one(language: Language) -> None:
    """With one unit left there is no choice, and the second loss would come by itself."""
    table = losing(1, to_go=2)
    losses = {view.action: view.text for view in shown(seen(table, "axis"), "lose")}
    forced = losses["lose DE-15"]
    assert forced.args["unit2"] == "unit:DE-1PZ"
    assert "1. Panzer" in said(forced, language)
    assert "unit2" not in losses["lose DE-1PZ"].args  # whoever is left can still choose
    assert "unit2" not in shown(seen(losing(1), "axis"), "lose")[0].text.args


def test_the_trucks_that_the_enemy_can_add_are_counted_where_ones_own_are_chosen() -> None:
    table = truck_battle({"soviet": ["1821"], "axis": ["1822"]})
    enemy = planned(seen(table, "soviet"), "plan-step-bid")
    assert enemy["number"] == 1


def test_an_announced_attack_is_a_mark_that_a_second_click_takes_off() -> None:
    table = Table(units=WEDGE | {"SU-27G": "1823", "DE-LAH": "1724"}, phase="axis-combat", turn=3)
    assert seen(table, "axis").prompt.kind == "mark"
