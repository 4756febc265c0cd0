"""Every word that is shown: in both languages, with the same arguments, without a gap."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import vezerkar
from tests.games.memoir.stacked_decks import SLUGS
from tests.games.memoir.table import GAME
from tests.games.sentences import not_yet_said, sentences_in, voice
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.notation import Form
from vezerkar.core.session import Session
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.games.memoir.events import EVENTS
from vezerkar.games.memoir.explain import REASONS
from vezerkar.games.memoir.odds import MODIFIERS, RESULTS
from vezerkar.games.memoir.terms import FRAMES, VERBS
from vezerkar.games.memoir.view.names import names
from vezerkar.games.memoir.view.prompts import DECISION_KINDS
from vezerkar.scene.scene import Argument, Message, Scene
from vezerkar.words.words import Words

# A thing of each kind, for sentences that random battles do not say.
SAMPLE: dict[str, str] = {
    "unit": "unit:al01",
    "at": "hex:F5",
    "hex": "hex:B5",
    "card": "card:ambush",
    "terrain": "terrain:forest",
    "class": "class:armor",
    "section": "section:left",
    "zone": "zone:z1",
    "side": "side:allies",
    "seat": "seat:axis",
    "phase": "phase:battle",
    "face": "flag star",
}
OTHER_KEYS = {
    "order-any": "order",
    "move-again": "move",
    "retreat-on": "retreat",
    "overrun": "again",
    "second-battle": "again",
}
RAW = re.compile(r"[{}$]|\b(?:unit|hex|card|terrain|section|zone|side|seat|phase|face|kind):\w")
LONGEST = {"en": 70, "hu": 80}


def messages(language: Language, general: bool = False) -> dict[str, set[str]]:
    return sentences_in(vezerkar.HOME if general else GAME.folder, language)


def speak(language: Language, seen: Scene) -> Words:
    return voice(GAME, language, seen)


def first_scene(slug: str = "pegasus-bridge") -> Scene:
    return GAME.scene(GAME.new(slug, {}, Seeded(1)), OBSERVER)


def arguments_of(form: Form) -> set[str]:
    """What an event brings along, the places of its units included."""
    kinds = [kind.rstrip("*") for kind in form.kinds]
    found = set()
    for i, kind in enumerate(kinds):
        count = kinds[: i + 1].count(kind)
        found |= {name + ("" if count == 1 else str(count)) for name in (kind,)}
    if form.word in ("hit", "drew"):
        found.add("why")  # by the dice, or for a retreat; in turn, or beside
    if form.word in ("played", "copied", "section-chosen"):
        found.add("across")  # the flank, as the enemy calls it
    return found | {name.replace("unit", "at") for name in found if name.startswith("unit")}


# The files


@pytest.mark.parametrize("general", [False, True], ids=["memoir", "general"])
def test_both_languages_say_the_same_with_the_same_arguments(general: bool) -> None:
    english, hungarian = messages("en", general), messages("hu", general)
    assert english.keys() == hungarian.keys()
    for key, variables in english.items():
        said = _without_places(hungarian[key])
        assert _without_places(variables) - said <= ENGLISH_ONLY.get(key[:9], set()), key
        assert said <= variables, key


def _without_places(variables: set[str]) -> set[str]:
    """A language may add where a unit is."""
    return {name for name in variables if not name.startswith("at")}


# English counts things in the plural; parts of a sentence about what a hint expects.
ENGLISH_ONLY = {"prospect-": {"number"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence(language: Language) -> None:
    for form in EVENTS:
        known = arguments_of(form) | {"across"}  # on which flank, as the reader sees it
        assert messages(language)[f"event-{form.word}"] <= known, form.word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_odd_and_result_has_its_sentence(language: Language) -> None:
    known = messages(language)
    for key, arguments in REASONS.items():
        places = {name.replace("unit", "at") for name in arguments if name.startswith("unit")}
        assert known[key] <= {*arguments, *places}, key
    for key in MODIFIERS:
        assert known[key] == set(), key
    for result in RESULTS:
        assert known[f"result-{result}"] == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_step_action_and_setting_has_its_words(language: Language) -> None:
    known = messages(language)
    asked = {FRAMES[phase].word for phase in DECISION_KINDS} - {"again"} | OTHER_KEYS.keys()
    assert {f"{form}-{word}" for form in ("ask", "wait") for word in asked} <= known.keys()
    verbs = {form.word for form in VERBS} - {"done"}
    assert {f"action-{verb}" for verb in verbs} <= known.keys()
    for action in GAME.settings:
        assert f"setting-{action.name}" in known
        for value in action.values:
            assert f"setting-{action.name}-{str(value).lower()}" in known


def test_no_sentence_is_left_over() -> None:
    """What the files say of events, questions, actions and reasons is said by somebody."""
    known = messages("en")
    used = {f"event-{form.word}" for form in EVENTS} | {f"action-{form.word}" for form in VERBS}
    used |= {f"{form}-{FRAMES[phase].word}" for phase in DECISION_KINDS for form in ("ask", "wait")}
    used |= {f"{form}-{word}" for word in OTHER_KEYS for form in ("ask", "wait")}
    used |= {f"action-done-{FRAMES[phase].word}" for phase in DECISION_KINDS}
    used |= {"action-no-more", "action-move-back"}
    used |= {"ask-battle-chosen"}  # the page says it when the unit is chosen
    doubted = {key for key in used if key.startswith("action-done-")} | {"action-accept-flag"}
    used |= {f"{key}-{form}" for key in doubted for form in ("asked", "yes")}  # so does this
    used |= set(REASONS) | set(MODIFIERS) | {f"result-{result}" for result in RESULTS}
    ours = ("event-", "action-", "ask-", "wait-", "why-", "odds-", "result-")
    assert {key for key in known if key.startswith(ours)} <= used


def test_every_thing_is_named_in_both_languages() -> None:
    known = names()
    for kind in ("side", "seat", "role", "section", "zone", "class", "kind", "nation", "badge"):
        for name in known.ids(kind):
            assert known.forms("hu", kind, name), f"{kind} {name}"
    for kind in ("terrain", "marker", "face", "card", "phase"):
        for name in known.ids(kind):
            assert known.forms("hu", kind, name), f"{kind} {name}"
    assert set(known.ids("kind")) == set(GAME.data.units)
    assert set(known.ids("terrain")) == set(GAME.data.terrain)
    assert set(known.ids("phase")) == {form.word for form in FRAMES}


# Everything is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: Language) -> None:
    words = speak(language, first_scene())
    for key, variables in messages(language).items():
        if key == "thing-at":
            continue
        for number in (0, 1, 2, 5):
            args: dict[str, Argument] = {
                name: SAMPLE.get(name.rstrip("2"), number) for name in variables
            }
            check(words.text(key, **args), key)
    assert words.faults == []
    assert words.missing == set()


PARTS = ("mark-", "result-", "prospect")  # of a sentence


def check(said: str, key: str) -> None:
    """A sentence, with nothing of the machinery left in it."""
    assert said.strip()
    assert said != key
    assert not RAW.search(said), f"{key}: {said}"
    assert "  " not in said, f"{key}: {said}"
    assert not re.match(r"[a-z]", said) or key.startswith(PARTS), f"{key}: {said}"


def played(slug: str, seed: int, steps: int) -> Iterator[tuple[Session, Scene]]:
    """A random game as each of its deciding seats sees it."""
    settings = {"axis_players": 1 + seed % 3, "allies_players": 1 + seed // 3 % 3}
    session = Session(GAME, slug, settings, Seeded(seed))
    pick = Seeded(seed + 77)
    for _ in range(steps):
        seats = [seat for seat in session.state.actors() if session.state.legal_actions(seat)]
        if not seats:
            return
        seat = seats[pick.below(len(seats))]
        yield session, GAME.scene(session.state, seat)
        actions = session.state.legal_actions(seat)
        action = actions[pick.below(len(actions))]
        if action == actions[-1]:
            action = actions[pick.below(len(actions))]
        session.apply(seat, action)


@pytest.mark.parametrize("slug", SLUGS)
def test_random_battles_are_told_in_both_languages(slug: str) -> None:
    voices = {language: speak(language, first_scene(slug)) for language in LANGUAGES}
    said: set[bytes] = set()
    asked: set[bytes] = set()
    for session, seen in played(slug, SLUGS.index(slug), 250):
        told = session.tell(session.steps[-1], 0) if session.steps else []
        watching = GAME.scene(session.state, OBSERVER).prompt.text
        sentences = not_yet_said((*told, watching, *some(seen)), said)
        questions = not_yet_said([seen.prompt.text], asked)
        for language, words in voices.items():
            for message in (*sentences, *questions):
                check(words.say(message), message.key)
            for question in questions:
                assert len(words.say(question)) <= LONGEST[language], question
            for step in seen.prompt.steps:
                check(words.text(f"step-{step}"), step)
    for language, words in voices.items():
        assert words.faults == [], language
        assert words.missing == set(), language


def some(seen: Scene) -> list[Message]:
    """A few of the actions: the first of each kind."""
    return list({action.verb: action.text for action in seen.actions}.values())


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_of_every_scenario_reads_well(slug: str, language: Language) -> None:
    seen = first_scene(slug)
    words = speak(language, seen)
    for entry in seen.book:
        assert entry.names[language].strip()
        for fact in entry.facts:
            check(words.say(fact), fact.key)
        assert not entry.notes or entry.notes[language].strip()
    assert words.faults == []


def test_every_rule_in_the_book_is_in_the_ledger() -> None:
    from vezerkar.files.ledger import load_ledger

    ledger = load_ledger(GAME.folder)
    for slug in SLUGS:
        for entry in first_scene(slug).book:
            for rule in entry.rules:
                assert ledger.rule(rule)


# How it sounds

HIT: dict[str, str | int] = {"unit": "unit:al01", "at": "hex:J3", "number": 1, "number2": 2}
SPOKEN: list[tuple[Message, str, str]] = [
    (
        Message("event-moved", {"unit": "unit:al01", "hex": "hex:F5", "hex2": "hex:B3"}),
        "The British infantry moved from F5 to B3.",
        "A brit gyalogság az F5-ről a B3-ra mozog.",
    ),
    (
        Message(
            "event-attacked",
            {
                "unit": "unit:al01",
                "at": "hex:G5",
                "unit2": "unit:ax01",
                "at2": "hex:H5",
                "number": 3,
            },
        ),
        "The British infantry in G5 attacks the German infantry in H5 with 3 dice.",
        "A brit gyalogság (G5) 3 kockával megtámadja a német gyalogságot (H5).",
    ),
    (
        Message("event-hit", HIT | {"why": "dice"}),
        "The British infantry in J3 lost 1 figure; 2 left.",
        "A brit gyalogság (J3) 1 figurát veszít; 2 marad.",
    ),
    (
        Message("event-hit", HIT | {"why": "retreat"}),
        "The British infantry in J3 lost 1 figure because it could not retreat far enough; 2 left.",
        "A brit gyalogság (J3) 1 figurát veszít, mert nem tud elég messzire visszavonulni;"
        " 2 marad.",
    ),
    (
        Message("event-played", {"side": "side:allies", "card": "card:ambush"}),
        "The Allies played Ambush.",
        "A szövetségesek kijátsszák: Rajtaütés.",
    ),
    (
        Message("event-rolled", {"unit": "unit:ax01", "at": "hex:H5", "face": "flag star"}),
        "Dice against the German infantry in H5: flag, star.",
        "Dobás a német gyalogságra (H5): zászló, csillag.",
    ),
    (
        Message("event-medals", {"side": "side:axis", "number": 1}),
        "The Axis won a medal.",
        "A tengely egy érmet szerez.",
    ),
    (
        Message("why-hex-occupied", {"hex": "hex:L3", "unit": "unit:ax02"}),
        "L3 is occupied by the German infantry.",
        "Foglalt mező: L3, ott áll a német gyalogság.",
    ),
]


@pytest.mark.parametrize(("message", "english", "hungarian"), SPOKEN)
def test_sentences_as_a_player_would_say_them(
    message: Message, english: str, hungarian: str
) -> None:
    seen = first_scene()
    assert speak("en", seen).say(message) == english
    assert speak("hu", seen).say(message) == hungarian


CARD_ROOM = 122  # letters that fit on the face of a card in hand, below its picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_does_fits_on_its_face(language: Language) -> None:
    scene = GAME.scene(GAME.new("pegasus-bridge", {}, Seeded(1)), OBSERVER)
    words = speak(language, scene)
    cards = [entry for entry in scene.book if entry.id.startswith("card:") and entry.facts]
    assert len(cards) > 20
    for entry in cards:
        text = " ".join(words.say(fact) for fact in entry.facts)
        assert 0 < len(text) <= CARD_ROOM, (entry.id, text)
        assert not RAW.search(text), text
