"""A newcomer reads both fires before an attack, what a choice would bring, and the whole sum."""

from __future__ import annotations

import pytest

from tests.games.panzer.table import GAME, Table
from tests.games.panzer.test_exchange import odds_of, table_of
from tests.games.sentences import voice
from vezerkar.core.chance import Seeded
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.games.panzer.odds.flips import unseen_tactics
from vezerkar.games.panzer.odds.sacrifice import laid_card
from vezerkar.scene.message import Message
from vezerkar.scene.panels import Sheet
from vezerkar.scene.scene import ActionView, Scene

UNITS = {
    "u1": "pz_v_panther D4",
    "u2": "kv_1 D3",
    "u3": "pz_vi_tiger C4",
    "u4": "howitzer D5",
}


def fight(target: str = "kv_1 D3") -> Table:
    return Table(
        "minsk",
        {**UNITS, "u2": target},
        active="german",
        turn=2,
        hands={"german": ["accuracy+0", "pz_iv"], "soviet": ["take_cover+3"]},
        prestige={"german": 20, "soviet": 20},
        ammo={"german": 2},
    )


def scene(table: Table, seat: int | None = None) -> Scene:
    return GAME.scene(table.s, table.s.actors()[0] if seat is None else seat)


def said(table: Table, message: Message) -> str:
    return voice(GAME, "en", scene(table)).say(message)


def deadly(sheet: Sheet) -> float:
    return sum(bar.chance for bar in sheet.bars if bar.text.key == "odds-destroyed")


def view_of(table: Table, action: str, seat: int | None = None) -> ActionView:
    return next(one for one in scene(table, seat).actions if one.action == action)


def test_an_attack_says_what_is_fired_back() -> None:
    table = fight()
    attack = view_of(table, "attack u1 u2")
    assert attack.marks[-1] == "badge-12:10 ←7:9"
    assert said(table, attack.text).endswith(
        ": before cards 12 against 10; it answers with up to 7 against 9"
    )
    notes = {battle: notes_of(battle) for battle in ("even", "one-sided", "dug-in")}
    assert notes["even"] == "note-answer"
    assert notes["one-sided"] == "note-no-answer"
    assert notes["dug-in"] == "note-fires-first"
    assert view_of(table_of("one-sided"), "attack u1 u2").text.key == "action-attack"
    assert view_of(table_of("dug-in"), "attack u1 u2").text.key == "action-attack-second"


def notes_of(battle: str) -> str:
    """The first note beside the odds."""
    sheet = odds_of(table_of(battle)).sheet
    assert sheet is not None
    return sheet.notes[0].key


def test_the_answer_is_the_strongest_one_without_cards() -> None:
    """The values of the note are those of the answer's sheet, after the least loss."""
    table = table_of("even")
    odds = odds_of(table)
    assert odds.sheet is not None
    assert odds.after is not None
    fire, guard = (
        sum(each.value if each.upto is None else each.upto for each in one.terms)
        for one in odds.after.sums
    )
    assert (odds.sheet.notes[0].args["number3"], odds.sheet.notes[0].args["number4"]) == (
        max(1, fire),
        guard,
    )


def test_support_cards_and_sacrifices_say_the_values_they_bring() -> None:
    table = fight()
    table.do_seeded("attack u1 u2")
    call = view_of(table, "call u4")
    assert said(table, call.text) == "Support by the Howitzer on D5: 15 against 10 (1 ammunition)"
    table.do_seeded("done")
    play = view_of(table, "play accuracy+0 1")
    assert said(table, play.text) == "Accuracy: 15 against 10 (2 prestige)"
    table.do_seeded("pass")
    cover = view_of(table, "play take_cover+3 1")
    assert said(table, cover.text) == "Target value +3: 12 against 13 (2 prestige)"
    asked = said(table, scene(table).prompt.text)
    assert asked == "Under fire, 12 against your 10 so far: −1 morale. Play a card?"
    table.do_seeded("pass", "soviet")
    assert table.phase == "sacrifice"
    german, soviet = (table.seat(side) for side in ("german", "soviet"))
    both = [said(table, scene(table, seat).prompt.text) for seat in (german, soviet)]
    assert both[0].endswith(" Without one it loses 0 to 3 morale.")
    assert both[1].endswith(" Without one you lose 0 to 6 morale (6 destroys).")
    given = view_of(table, "sacrifice pz_iv", german)
    assert said(table, given.text).startswith("Sacrifice PZ IV (+5): 17 against 10, ")
    answer = view_of(table, "sacrifice take_cover+3", soviet)
    assert said(table, answer.text).startswith("Sacrifice Take Cover (+3): 12 against 13, ")
    assert len(said(table, given.text)) <= 70  # one line of the bar


def laying() -> Table:
    """Both sides choose a card to lay face down."""
    table = fight("kv_1 D3 -3")
    for action, side in (("attack u1 u2", ""), ("done", ""), ("pass", ""), ("pass", "soviet")):
        table.do_seeded(action, side)
    return table


def test_a_card_face_down_says_what_it_may_change_before_it_is_laid() -> None:
    """All answers read "0 to 4 morale lost", whichever card was meant."""
    table = laying()
    seats = [table.seat(side) for side in ("german", "soviet")]
    views = [(seat, one) for seat in seats for one in scene(table, seat).actions]
    texts = [said(table, one.text) for _, one in views]
    assert len({text.partition(", ")[2] for text in texts}) == len(texts)
    for (seat, _), text in zip(views, texts, strict=True):
        assert (", your unit" in text) == (seat != seats[0]), text  # the Germans fire
    for (seat, one), text in zip(views, texts, strict=True):
        odds = GAME.odds(table.s, seat, table.layout.notation.parse(one.action))
        assert odds is not None
        chances = [deadly(sheet) for sheet in (odds.sheet, odds.after) if sheet is not None]
        low, high = sorted(round(100 * chance) for chance in chances)
        assert text.endswith(f": {low}–{high}% destroyed") or (low == high and str(low) in text)


@pytest.mark.parametrize("enemy", ["bluff", "take_cover+3"])
def test_the_odds_of_a_card_face_down_are_those_of_every_flip(enemy: str) -> None:
    """Carried out with each card that a flip may turn over, as many targets fall."""
    table = laying()
    german = table.seat("german")
    added = {"bluff": 0, "take_cover+3": 3}[enemy]
    laid = laid_card(table.s, german, 5, added)
    tactics = unseen_tactics(table.s, german)
    gone = 0
    for tactic, count in tactics.items():
        table = laying()
        table.do_seeded("sacrifice pz_iv", "german")
        table.do(f"sacrifice {enemy}", f"t{tactic:+d}", "soviet", loose=True)
        gone += count * (table.at("u2") == "")
    assert laid.deadly == pytest.approx(gone / sum(tactics.values()))
    assert sum(laid.losses.values()) == pytest.approx(1)


def test_a_card_in_play_says_which_of_its_effects_is_used() -> None:
    """Smoke Screen waits for the supports that it cancels; it could also lower the fire."""
    table = Table(
        "minsk",
        UNITS,
        active="german",
        turn=2,
        hands={"german": [], "soviet": ["smoke_screen-2"]},
        prestige={"german": 20, "soviet": 20},
        ammo={"german": 2},
    )
    for action, seat in (
        ("attack u1 u2", ""),
        ("call u4", ""),
        ("play smoke_screen-2 2", "soviet"),
    ):
        table.do_seeded(action, seat)
    (zone,) = (zone for zone in scene(table, 0).zones if zone.id == "in-play")
    assert [card.marks for card in zone.cards] == [("fact-2",)]


def test_the_result_tells_the_whole_sum() -> None:
    table = fight()
    for action, seat in (("attack u1 u2", ""), ("done", ""), ("pass", ""), ("pass", "soviet")):
        table.do_seeded(action, seat)
    table.do_seeded("sacrifice pz_iv", "german")
    table.session.chance = Seeded(1)
    step = table.session.apply_text(table.seat("soviet"), "sacrifice bluff")
    told = {message.key: message for message in GAME.story(step.before, step.events)}
    texts = [said(table, message) for message in GAME.story(step.before, step.events)]
    assert "The Germans revealed PZ IV: 12\u00a0+\u00a05\u00a0=\u00a017." in texts
    assert "The Soviets revealed Bluff, which adds nothing: 10." in texts
    flip = told["event-flipped-fire"].args
    after = flip["number4"]
    assert flip["number3"] == 17
    assert f": fire {after}." in said(table, told["event-flipped-fire"])
    assert isinstance(after, int)
    assert after == 17 + int(str(flip["number"]))
    loss = said(table, told["event-loss"])
    rounded = ", rounded up" if after % 2 else ""
    assert loss.endswith(
        f"fire {after} against 10, half of the difference of {after - 10}{rounded}."
    )


@pytest.mark.parametrize("prestige", [30, 1])
def test_a_reward_takes_no_more_than_the_loser_has(prestige: int) -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3 -3"}
    hands = {"german": ["deadly_fire+1"]}
    purse = {"german": 20, "soviet": prestige}
    table = Table("minsk", units, active="german", turn=2, hands=hands, prestige=purse)
    table.do_seeded("attack u1 u2")
    table.do_seeded("play deadly_fire+1 1")
    gain = int(said(table, view_of(table, "gain").text).removeprefix("You gain "))
    deny = min(gain, prestige)
    only = " (all it has)" if deny < gain else ""
    asked = f"you gain {gain} prestige, or the enemy loses {deny}{only}?"
    assert said(table, scene(table).prompt.text).endswith(asked)
    assert said(table, view_of(table, "deny").text) == f"The enemy loses {deny}"
    assert f"denied side:soviet {deny}" in table.do("deny")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_chosen_a_unit_is_told_what_the_colours_mean(language: Language) -> None:
    """The question still asked for "a framed unit or a card"."""
    table = fight()
    words = voice(GAME, language, scene(table))
    assert words.has(f"{scene(table).prompt.text.key}-chosen")


def test_a_card_that_was_played_says_what_it_does() -> None:
    table = fight()
    for action in ("attack u1 u2", "done"):
        table.do_seeded(action)
    step = table.session.apply_text(table.seat("german"), "play accuracy+0 1")
    told = [said(table, message) for message in GAME.story(step.before, step.events)]
    assert "The Germans played Accuracy for 2 prestige: Add 3 to the fire value." in told


def test_the_sheet_and_the_question_tell_the_same_values() -> None:
    """Also before the tiles and the defence are entered: they are certain."""
    table = fight()
    table.do_seeded("attack u1 u2")
    for action in ("", "done"):
        if action:
            table.do_seeded(action)
        seen = scene(table)
        sums = [sum(term.value for term in one.terms) for one in seen.sheets[0].sums]
        assert sums == [seen.prompt.text.args["number"], seen.prompt.text.args["number2"]]
        assert [note.key for note in seen.sheets[0].notes] == ["note-to-follow"]


@pytest.mark.parametrize(
    ("target", "before", "means"),
    [
        ("kv_1 D3", "−1 morale. ", "−1 morale. "),
        ("kv_1 D3 -5", "destroyed. ", "enough to destroy. "),
    ],
)
def test_questions_in_a_fire_say_what_its_values_mean(target: str, before: str, means: str) -> None:
    """A newcomer knows neither the half of the difference nor what a sacrifice is."""
    table = fight(target)
    table.do_seeded("attack u1 u2")
    asked = said(table, scene(table).prompt.text)
    assert asked.startswith(f"Before cards 12 against 10: {before}")
    assert asked.endswith("Add a blue gun (1 of 2 ammo)?")
    table.do_seeded("done")
    assert f"12 against 10: {means}" in said(table, scene(table).prompt.text)
    table.do_seeded("pass")
    table.do_seeded("pass", "soviet")
    asked = said(table, scene(table).prompt.text)
    assert asked.startswith("Sacrifice a card, or bluff? Without one it loses 0 to ")
    assert [note.key for note in scene(table).sheets[0].notes] == ["note-sacrifice"]
