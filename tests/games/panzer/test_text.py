"""Every word that is shown: in both languages, with the same arguments, without a gap."""

from __future__ import annotations

import re

import pytest

from tests.games.panzer.table import GAME, Table
from tests.games.sentences import sentences_in, voice
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.session import Session
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.games.panzer.events import EVENTS
from vezerkar.games.panzer.explain.reasons import REASONS
from vezerkar.games.panzer.odds import RESULTS
from vezerkar.games.panzer.schema.load import load_data
from vezerkar.games.panzer.terms import FRAMES, SHEET_LINES, VERBS
from vezerkar.games.panzer.view.prompts import KINDS, TURN_STEPS
from vezerkar.scene.message import Message
from vezerkar.scene.scene import Scene
from vezerkar.words.words import Words

RAW = re.compile(r"[{}$]|\b(?:unit|tile|card|terrain|side|seat|deck|action|mode|kind):\w")
SENTENCE = re.compile(r"[A-ZÁÉÍÓÖŐÚÜŰ].*[.!?]")
MAX_PROMPT_LENGTH: dict[Language, int] = {"en": 70, "hu": 80}
# Questions that are answered on the board or in the hand have the room of the buttons.
ROOM_LEFT = {
    "ask-sacrifice": 20,
    "ask-sacrifice-target": 20,
}
DATA = load_data()


def messages(language: Language) -> dict[str, set[str]]:
    return sentences_in(GAME.folder, language)


def test_both_languages_say_the_same_things() -> None:
    assert messages("en").keys() == messages("hu").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_can_be_said_is_missing(language: Language) -> None:
    wanted = {f"event-{form.word}" for form in EVENTS}
    for phase in KINDS:
        wanted |= {f"ask-{FRAMES[phase].word}", f"wait-{FRAMES[phase].word}"}
    wanted |= {f"action-{form.word}" for form in VERBS if form.word not in ("done", "pass")}
    wanted |= {f"why-{word}" for word in REASONS}
    wanted |= {f"result-{word}" for word in RESULTS}
    wanted |= {f"line-{word}" for word, _ in SHEET_LINES}
    wanted |= {f"step-{step}" for step in TURN_STEPS}
    for slug, scenario in DATA.scenarios.items():
        name = slug.replace("_", "-")
        wanted |= {f"victory-{name}-{v.id.replace('_', '-')}" for v in scenario.victory}
    assert wanted - messages(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_waits_is_told_for_what(language: Language) -> None:
    text = (GAME.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    waits = re.findall(r"^wait-[\w-]+ = (.*)", text, re.MULTILINE)
    assert len(waits) == len(set(waits)) == len(KINDS)


def speak(language: Language, seen: Scene) -> Words:
    return voice(GAME, language, seen)


def all_messages(seen: Scene) -> list[Message]:
    found = [seen.prompt.text, *(view.text for view in seen.actions)]
    found += [item.text for item in seen.agenda]
    for sheet in seen.sheets:
        found.append(sheet.text)
        found += [term.text for each in sheet.sums for term in each.terms]
    if seen.outcome:
        found.append(seen.outcome.text)
    return found


@pytest.mark.parametrize("slug", ["minsk", "kharkov", "solo_volkhov", "solo_narva"])
def test_whole_games_are_told_without_a_fault(slug: str) -> None:
    pick = Seeded(5)
    session = Session(GAME, slug, {}, Seeded(5))
    said: dict[Language, Words] = {}
    for language in LANGUAGES:
        said[language] = speak(language, GAME.scene(session.state, OBSERVER))
    while session.state.waiting:
        seat = session.state.actors()[0]
        seen = GAME.scene(session.state, seat)
        waiting = GAME.scene(session.state, OBSERVER)
        actions = session.state.legal_actions(seat)
        step = session.apply(seat, actions[pick.below(len(actions))])
        for language, words in said.items():
            for message in [*all_messages(seen)[:12], *session.tell(step, seat)]:
                text = words.say(message)
                assert not RAW.search(text), f"{language}: {message.key}: {text}"
            for prompt in (seen.prompt, waiting.prompt):
                text = words.say(prompt.text)
                assert SENTENCE.fullmatch(text), text
                longer = ROOM_LEFT.get(prompt.text.key, 0)
                assert len(text) <= MAX_PROMPT_LENGTH[language] + longer, text
    for words in said.values():
        assert words.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_the_book_can_be_told(language: Language) -> None:
    seen = GAME.scene(GAME.new("minsk", {}, Seeded(1)), OBSERVER)
    words = speak(language, seen)
    for entry in seen.book:
        assert entry.names[language].strip()
        for fact in entry.facts:
            assert not RAW.search(words.say(fact))
    assert words.faults == []
    if language == "hu":
        english = [
            e.id for e in seen.book if e.id.startswith("mode:") and e.names["hu"] == e.names["en"]
        ]
        assert english == []


def said_of(table: Table, action: str) -> dict[Language, list[str]]:
    """Question, actions and sums before an action and after it, and what happened."""
    messages = all_messages(GAME.scene(table.s, table.s.actors()[0]))
    table.session.chance = Seeded(1)
    step = table.session.apply_text(table.s.actors()[0], action)
    messages += GAME.story(step.before, step.events)
    messages += all_messages(GAME.scene(table.s, 0))
    said: dict[Language, list[str]] = {}
    for language in LANGUAGES:
        words = speak(language, GAME.scene(table.s, OBSERVER))
        said[language] = [words.say(message) for message in messages]
        assert words.faults == []
    return said


@pytest.mark.rule("PG-7.4.5")
def test_support_that_outlives_its_giver_can_still_be_told() -> None:
    units = {"u1": "t_34_85 D3", "u2": "grenadiers D4", "u3": "mortar C2 -2", "u4": "guards C4"}
    table = Table(
        "minsk",
        units,
        active="soviet",
        ammo={"soviet": 1},
        hands={"german": ["strafing_run+1", "smoke_screen+1"]},
    )
    table.do_all("attack u1 u2", "call u3")
    table.play("strafing_run+1 1", "u3")
    table.do("play smoke_screen+1 2")
    said = said_of(table, "pick u3")
    assert "The support of a destroyed unit (3)" in said["en"]
    assert "Chosen: the support of a destroyed unit." in said["en"]
    assert "Egy megsemmisült egység támogatása (3)" in said["hu"]


def test_a_tile_whose_bonus_is_blown_up_is_named() -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3", "u3": "pz_vi_tiger C4"}
    hands = {"german": ["demolition+0", "accuracy+0"], "soviet": ["take_cover+0"]}
    no_answer = {"actions": ["snafu-1", "snafu+0", "snafu+2"]}
    table = Table("minsk", units, active="german", hands=hands, discards=no_answer)
    table.do("attack u1 u2")
    said = said_of(table, "play demolition+0 1")
    assert said["en"].count("defense modifier of tile D3") == 3  # before, and twice after


@pytest.mark.parametrize(
    ("free", "english", "hungarian"),
    [(False, "(1 ammunition)", "(1 lőszer)"), (True, "(no ammunition)", "(lőszer nélkül)")],
)
def test_support_is_told_with_what_it_costs(free: bool, english: str, hungarian: str) -> None:
    units = {"u1": "pz_iv D4", "u2": "riflemen D3", "u3": "howitzer D5"}
    table = Table("minsk", units, active="german", ammo={"german": 1}, free_ranged=free)
    table.do("attack u1 u2")
    said = said_of(table, "call u3")
    assert [text for text in said["en"] if text.endswith(english)]
    assert [text for text in said["hu"] if text.endswith(hungarian)]
    assert table.ammo("german") == int(free)


def test_motorized_infantry_is_named_in_both_languages_or_in_neither() -> None:
    seen = GAME.scene(GAME.new("minsk", {}, Seeded(1)), OBSERVER)
    names = {e.id: e.names for e in seen.book if e.id.startswith("mode:")}
    english = {id for id, each in names.items() if "motorized" in each["en"]}
    assert english == {id for id, each in names.items() if "gépesített" in each["hu"]}
    assert english == {"mode:close_assault-1", "mode:close_assault-2", "mode:breakthrough-2"}


def test_prep_fire_is_told_as_what_it_does() -> None:
    seen = GAME.scene(GAME.new("minsk", {}, Seeded(1)), OBSERVER)
    said = {each: speak(each, seen).say(Message("mark-suppressed")) for each in LANGUAGES}
    assert said == {"en": "counts as not dug in", "hu": "beásása nem számít"}
