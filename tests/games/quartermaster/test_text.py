"""Every word that is shown: in both languages, with the same arguments, without a gap."""

from __future__ import annotations

import pytest

from tests.games.quartermaster.random_games import lively_game
from tests.games.quartermaster.table import COUNTRIES, GAME
from tests.games.sentences import sentences_in
from vezerkar.core.kernel import OBSERVER
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.games.quartermaster.events import EVENTS
from vezerkar.games.quartermaster.explain.reasons import REASONS
from vezerkar.games.quartermaster.terms import VERBS
from vezerkar.games.quartermaster.view.prompts import DECISION_KINDS
from vezerkar.games.quartermaster.view.stakes import EXTRA_ARGUMENTS
from vezerkar.scene.scene import Argument, Message, Scene
from vezerkar.words.words import Words, lexicon_of, word_files


def messages(language: Language) -> dict[str, set[str]]:
    return sentences_in(GAME.folder, language)


def test_both_languages_say_the_same_with_the_same_arguments() -> None:
    english, hungarian = messages("en"), messages("hu")
    assert english.keys() == hungarian.keys()
    for key, variables in english.items():
        # English counts things in the plural.
        needless = {"number"} if key.startswith("prospect-") else set()
        assert variables - needless == hungarian[key], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence(language: Language) -> None:
    for form in EVENTS:
        known = {
            kind + ("" if form.kinds[: i + 1].count(kind) == 1 else "2")
            for i, kind in enumerate(form.kinds)
        }
        assert messages(language)[f"event-{form.word}"] <= {*known, "sea", *EXTRA_ARGUMENTS}, (
            form.word
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_question_and_setting_has_its_words(language: Language) -> None:
    known = messages(language)
    for key, arguments in REASONS.items():
        assert known[key] <= set(arguments), key
    asked = DECISION_KINDS.keys() - {"window"}
    assert {f"{form}-{word}" for form in ("ask", "wait") for word in asked} <= known.keys()
    windows = {key.removeprefix("window-") for key in known if key.startswith("window-")}
    assert len(windows) == 13
    for word in windows:
        assert {f"ask-window-{word}", f"wait-window-{word}"} <= known.keys()
    special = {"skip", "choose"}
    assert {f"action-{form.word}" for form in VERBS if form.word not in special} <= known.keys()
    for setting in GAME.settings:
        assert f"setting-{setting.name}" in known
        for value in setting.values:
            assert f"setting-{setting.name}-{str(value).lower()}" in known


def said_by(scene: Scene) -> list[Message]:
    """All sentences of a scene."""
    told = [scene.prompt.text, *scene.log]
    told += [action.text for action in scene.actions]
    told += [window.text for window in scene.windows]
    told += [row.text for panel in scene.panels for row in panel.rows]
    told += [fact for seat in scene.seats for fact in seat.facts]
    told += [Message(f"step-{step}") for step in scene.prompt.steps]
    told += [Message(f"track-{track.id}") for track in scene.tracks]
    if scene.outcome:
        told.append(scene.outcome.text)
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: Language) -> None:
    faults: list[str] = []
    session = lively_game(5)
    words = None
    for number, step in enumerate(session.steps):
        if number % 7:
            continue
        for seat in (OBSERVER, step.seat):
            log = session.tell(step, seat)
            scene = GAME.scene(step.before, seat, log)
            words = words or Words(
                language, *word_files(language, GAME.folder), lexicon=lexicon_of(scene.book)
            )
            for message in said_by(scene):
                said = words.say(message)
                if ":" in said and any(f"{kind}:" in said for kind in ("card", "space", "country")):
                    faults.append(said)
    assert words is not None
    assert words.faults == []
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_the_book_can_be_said(language: Language) -> None:
    scene = GAME.scene(lively_game(5).steps[0].before, OBSERVER)
    words = Words(language, *word_files(language, GAME.folder), lexicon=lexicon_of(scene.book))
    for entry in scene.book:
        assert entry.names[language]
        for fact in entry.facts:
            assert words.say(fact)
    assert words.faults == []
    names = [entry.id for entry in scene.book]
    assert len(set(names)) == len(names)
    assert sum(name.startswith("card:") for name in names) == 136
    assert [f"seat:{country}" in names for country in COUNTRIES] == [True] * 6


@pytest.mark.parametrize(
    ("language", "country", "said"),
    [
        ("en", "germany", "Germany shuffled its draw deck."),
        ("en", "usa", "The United States shuffled its draw deck."),
        ("hu", "germany", "Németország megkeveri a húzópakliját."),
        ("hu", "ussr", "A Szovjetunió megkeveri a húzópakliját."),
        ("hu", "usa", "Az Egyesült Államok megkeveri a húzópakliját."),
    ],
)
def test_a_country_takes_its_article(language: Language, country: str, said: str) -> None:
    scene = GAME.scene(lively_game(5).steps[0].before, OBSERVER)
    words = Words(language, *word_files(language, GAME.folder), lexicon=lexicon_of(scene.book))
    assert words.say(Message("event-shuffled", {"country": f"country:{country}"})) == said


@pytest.mark.parametrize(
    ("space", "sea", "said"),
    [
        ("north_sea", 1, "Germany built a navy in the North Sea."),
        ("balkans", 0, "Germany built an army in the Balkans."),
        ("ukraine", 0, "Germany built an army in Ukraine."),
    ],
)
def test_a_space_takes_its_article(space: str, sea: int, said: str) -> None:
    scene = GAME.scene(lively_game(5).steps[0].before, OBSERVER)
    words = Words("en", *word_files("en", GAME.folder), lexicon=lexicon_of(scene.book))
    built: dict[str, Argument] = {
        "country": "country:germany",
        "space": f"space:{space}",
        "sea": sea,
    }
    assert words.say(Message("event-built", built)) == said
