"""Every word that a person sees exists in both languages and can be said."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.games.hungary.table import GAME, Table
from tests.games.sentences import not_yet_said
from vezerkar.core.chance import Seeded
from vezerkar.core.playout import next_seat
from vezerkar.core.session import Session
from vezerkar.files.ledger import LANGUAGES, Language, load_ledger
from vezerkar.files.toml import read_toml
from vezerkar.games.hungary.events import EVENTS
from vezerkar.games.hungary.terms import FRAMES, SHIFTS, STATES, VERBS
from vezerkar.games.hungary.view.prompts import SHOWN_STEPS
from vezerkar.scene.scene import Message, Scene
from vezerkar.words.words import Words, lexicon_of, word_files

FOLDER = GAME.folder
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
NOT_ASKED = ("turn", "sector", "battle")
# Marks for the page and the map alone: odds are asked for, the others tell a player nothing.
UNSAID = {"army", "asks", "closes", "counted", "odds", "untold"}


def keys(language: str) -> set[str]:
    return set(KEY.findall((FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")))


def test_both_languages_have_the_same_sentences() -> None:
    assert keys("en") == keys("hu")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_asked_told_or_marked_has_words(language: str) -> None:
    known = keys(language)
    for form in FRAMES:
        if form.word not in NOT_ASKED:
            assert {f"ask-{form.word}", f"wait-{form.word}"} <= known
    for form in EVENTS:
        assert f"event-{form.word}" in known
    for form in VERBS:
        if form.word in ("operate", "route-far"):  # by rail, or twice as far
            assert {f"action-{form.word}-rail", f"action-{form.word}-doubled"} <= known
        elif form.word not in ("done", "end", "ready", "halt"):
            assert f"action-{form.word}" in known
    assert {f"step-{step}" for step in SHOWN_STEPS} <= known
    assert {f"mark-{state}" for state in STATES if state not in UNSAID} <= known
    assert known.isdisjoint(f"mark-{mark}" for mark in UNSAID)
    assert {f"shift-{name}" for name, _ in SHIFTS} <= known


def messages(scene: Scene) -> Iterator[Message]:
    """Every sentence of a scene."""
    yield scene.prompt.text
    for view in scene.actions:
        yield view.text
    for entry in scene.book:
        yield from entry.facts
    for panel in scene.panels:
        for row in panel.rows:
            yield row.text
            yield from row.facts
    for sheet in scene.sheets:
        yield sheet.text
        for sum_ in sheet.sums:
            yield from (term.text for term in sum_.terms)
        yield from (bar.text for bar in sheet.bars)
    for box in scene.board.turns:
        if box.text:
            yield box.text
    for table in scene.board.tables:
        yield from (text for text in (table.across, table.down) if text)


def words(language: Language, scene: Scene) -> Words:
    return Words(language, *word_files(language, FOLDER), lexicon=lexicon_of(scene.book))


@pytest.mark.parametrize("scenario", ["puszta", "konrad"])
def test_a_random_game_can_be_told_in_both_languages(scenario: str) -> None:
    session = Session(GAME, scenario, {"soviet_players": 2}, Seeded(3))
    first = GAME.scene(session.state, 0)
    say = {language: words(language, first) for language in LANGUAGES}
    said: set[bytes] = set()
    marks: set[str] = set()
    pick = Seeded(4)
    for n in range(260):
        seat = next_seat(session.state)
        actions = session.state.legal_actions(seat)
        if n % 12 == 0:
            for viewer in (seat, 1 - seat if seat < 2 else 0):
                scene = GAME.scene(session.state, viewer)
                for message in not_yet_said(messages(scene), said):
                    for language in LANGUAGES:
                        say[language].say(message)
                for view in scene.actions:
                    marks |= set(view.marks)
                for token in scene.tokens:
                    marks |= set(token.marks)
        step = session.apply(seat, actions[pick.below(len(actions))])
        for message in not_yet_said(session.tell(step, seat), said):
            for language in LANGUAGES:
                say[language].say(message)
    for language in LANGUAGES:
        assert say[language].faults == []
        assert say[language].missing == set()
        # A badge is drawn: it is not said.
        spoken = {mark for mark in marks if not mark.startswith("badge-")}
        plain = {re.sub(r"-(\d+|[A-Z0-9].*)$", "", mark) for mark in spoken}
        assert {f"mark-{mark}" for mark in plain - UNSAID} <= keys(language)


@pytest.mark.parametrize(("language", "end"), [("en", " in 1821"), ("hu", " (1821)")])
def test_a_unit_that_can_be_picked_is_named_with_its_place(language: Language, end: str) -> None:
    table = Table(units={"SU-30": "1821", "DE-HQ6": "1226"}, phase="soviet-movement", turn=3)
    scene = GAME.scene(table.s, 1)
    (pick,) = [view for view in scene.actions if view.anchors == ("unit:SU-30",)]
    assert words(language, scene).say(pick.text).endswith(end)


def test_every_reason_and_sheet_can_be_said() -> None:
    table = Table(
        units={"SU-30": "1821", "HU-6GH": "1822", "SU-HQ2": "1719", "DE-HQ6": "1226"},
        phase="soviet-combat",
        turn=3,
    )
    source = "".join(p.read_text(encoding="utf-8") for p in (FOLDER / "explain").glob("*.py"))
    used = set(re.findall(r'"(why-[a-z-]+)"', source))
    for language in LANGUAGES:
        assert used <= keys(language)
    spare = {key for key in keys("en") if key.startswith("why-")} - used
    assert spare == set()
    scene = GAME.scene(table.s, 1)
    assert words("hu", scene).say(scene.prompt.text).startswith("Melyik mezőket")


@pytest.mark.rule("HU-1.2.3", "HU-13.4.1")
def test_the_cover_says_when_the_campaign_ends() -> None:
    about = read_toml(FOLDER / "cover.toml")["about"]
    assert "April 1945" in about["en"]
    assert "1945 áprilisáig" in about["hu"]


@pytest.mark.rule("HU-6.3.1", "HU-6.3.8")
def test_reduced_units_are_restored_destroyed_ones_rebuilt() -> None:
    titles = read_toml(FOLDER / "sections.toml")
    assert titles["6.3 Sérült egységek feltöltése"] == "6.3 Restoring reduced units"


@pytest.mark.rule("HU-7.4.7")
def test_half_points_can_be_said_in_both_languages() -> None:
    scene = GAME.scene(Table.new("puszta").s, 0)
    english, hungarian = words("en", scene), words("hu", scene)
    assert english.text("mark-half-cost", number=0) == "half a movement point"
    assert english.text("mark-half-cost", number=9) == "9½ movement points"
    assert hungarian.text("mark-half-cost", number=0) == "fél mozgáspont"
    assert hungarian.text("mark-half-cost", number=9) == "9½ mozgáspont"
    for say in (english, hungarian):
        assert "9½" in say.text("ask-group", unit="unit:DE-1PZ", number=1, number2="9½")


def test_the_ledger_is_complete_in_both_languages_and_every_cited_rule_exists() -> None:
    ledger = load_ledger(FOLDER)
    assert len(ledger.rules) == 424
    assert all(rule.text.en and rule.text.hu for rule in ledger.rules)
    known = set(ledger.by_id)
    for path in (p for p in FOLDER.rglob("*.py")):
        for rule in re.findall(r'"(HU-[\d.]+)"', path.read_text(encoding="utf-8")):
            assert rule in known, f"{path.name} cites {rule}"
