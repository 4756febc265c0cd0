"""Every word that is shown: in both languages, with the same arguments, without a gap."""

from __future__ import annotations

import re

import pytest

from tests.games.crescent.table import GAME, planning
from tests.games.sentences import sentences_in, voice
from vezerkar.core.chance import Script, Seeded
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.notation import Form
from vezerkar.core.session import Session
from vezerkar.files.ledger import LANGUAGES, Language, load_ledger
from vezerkar.games.crescent.events import EVENTS
from vezerkar.games.crescent.explain.citations import PHASE_RULES
from vezerkar.games.crescent.explain.reasons import REASONS
from vezerkar.games.crescent.schema.load import load_data
from vezerkar.games.crescent.terms import ABILITIES, FRAMES, TROOPS, TYPES, VERBS
from vezerkar.games.crescent.view.names import known
from vezerkar.games.crescent.view.prompts import DECISION_KINDS
from vezerkar.games.crescent.view.upgrades import upgrade_terms
from vezerkar.scene.scene import Argument, Message, Scene
from vezerkar.words.words import Words

FIELDS = list(load_data().scenarios)
# A thing of each kind, for sentences that random battles do not say.
SAMPLE: dict[str, str] = {
    "unit": "unit:c-pike1",
    "at": "square:F5",
    "square": "square:B5",
    "card": "card:charge",
    "troop": "kind:ottoman-foot",
    "army": "army:christian.foot",
    "side": "side:ottoman",
    "seat": "seat:christian",
    "phase": "phase:orders",
    "facing": "facing:N",
    "kinds": "kinds:melee+shot",
    "face": "A",
}
DONE = {"act", "works", "finish", "support"}
RAW = re.compile(r"[{}$]|\b(?:unit|square|card|troop|army|side|seat|phase|facing|kinds):\w")


def messages(language: Language) -> dict[str, set[str]]:
    return sentences_in(GAME.folder, language)


def speak(language: Language, seen: Scene) -> Words:
    return voice(GAME, language, seen)


def first_scene(field: str = "open_field", players: int = 2) -> Scene:
    return GAME.scene(GAME.new(field, {"players": players}, Seeded(1)), OBSERVER)


def arguments_of(form: Form) -> set[str]:
    """What an event brings along: places of towers, and troops of a captain as army cards."""
    found = set()
    for i, kind in enumerate(form.kinds):
        count = form.kinds[: i + 1].count(kind)
        name = "army" if kind == "troop" and "seat" in form.kinds else kind
        found.add(name + ("" if count == 1 else str(count)))
    return found | {name.replace("unit", "at") for name in found if name.startswith("unit")}


def test_both_languages_say_the_same_with_the_same_arguments() -> None:
    english, hungarian = messages("en"), messages("hu")
    assert english.keys() == hungarian.keys()
    for key, variables in english.items():
        said = _without_places(hungarian[key])
        assert _without_places(variables) - said <= ENGLISH_ONLY.get(key[:9], set()), key
        assert said <= variables, key


def _without_places(variables: set[str]) -> set[str]:
    return {name for name in variables if not name.startswith("at")}


# English counts things in the plural; parts of a sentence about what a hint expects.
ENGLISH_ONLY = {"prospect-": {"number"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_reason_has_its_sentence(language: Language) -> None:
    said = messages(language)
    for form in EVENTS:
        assert said[f"event-{form.word}"] <= arguments_of(form), form.word
    for key, arguments in REASONS.items():
        places = {name.replace("unit", "at") for name in arguments if name.startswith("unit")}
        assert said[key] <= {*arguments, *places}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_action_and_setting_has_its_words(language: Language) -> None:
    said = messages(language)
    assert {f"{form}-{word}" for form in ("ask", "wait") for word in DECISION_KINDS} <= said.keys()
    verbs = {form.word for form in VERBS} - {"done"}
    assert {f"action-{verb}" for verb in verbs} <= said.keys()
    assert {f"action-done-{phase}" for phase in DONE} <= said.keys()
    for action in GAME.settings:
        assert f"setting-{action.name}" in said
        for value in action.values:
            assert f"setting-{action.name}-{str(value).lower()}" in said
    assert DECISION_KINDS.keys() == PHASE_RULES.keys()


def test_every_thing_is_named_in_both_languages() -> None:
    for kind in ("side", "seat", "kind", "amount", "track", "colour", "facing", "kinds", "phase"):
        for name in known().ids(kind):
            assert known().forms("hu", kind, name), f"{kind} {name}"
    assert set(known().ids("phase")) == {form.word for form in FRAMES}


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


def check(said: str, key: str) -> None:
    """A sentence, with nothing of the machinery left in it."""
    assert said.strip()
    assert said != key
    assert not RAW.search(said), f"{key}: {said}"
    assert "  " not in said, f"{key}: {said}"
    if not key.startswith(("game-", "prospect")):  # parts of a line or a sentence
        assert not re.match(r"[a-z]", said), f"{key}: {said}"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("field", FIELDS)
def test_random_battles_are_told_in_both_languages(field: str, players: int) -> None:
    voices = {language: speak(language, first_scene(field, players)) for language in LANGUAGES}
    session = Session(GAME, field, {"players": players}, Script([]))
    pick = Seeded(FIELDS.index(field) + players)
    for _ in range(200):
        actors = session.state.actors()
        if not actors:
            break
        seat = actors[pick.below(len(actors))]
        actions = session.state.legal_actions(seat)
        seen = GAME.scene(session.state, seat)
        told = session.tell(session.steps[-1], 0) if session.steps else []
        watching = GAME.scene(session.state, OBSERVER).prompt.text
        for words in voices.values():
            for message in (*told, watching, seen.prompt.text, *sample_messages(seen)):
                check(words.say(message), message.key)
        session.apply(seat, actions[pick.below(len(actions))])
    for language, words in voices.items():
        assert words.faults == [], language
        assert words.missing == set(), language


def sample_messages(seen: Scene) -> list[Message]:
    """A few of the actions, what lies closed, what is to come."""
    found = list({action.verb: action.text for action in seen.actions}.values())
    found += [
        slot.closed for mat in seen.mats for pad in mat.pads for slot in pad.slots if slot.closed
    ][:2]
    found += [item.text for item in seen.agenda][:2]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_reads_well_and_cites_the_ledger(language: Language) -> None:
    seen = first_scene("szekesfehervar_1593", 4)
    words = speak(language, seen)
    ledger = load_ledger(GAME.folder)
    for entry in seen.book:
        assert entry.names[language].strip()
        for fact in entry.facts:
            check(words.say(fact), fact.key)
        for rule in entry.rules:
            assert ledger.rule(rule)
    assert words.faults == []


@pytest.mark.rule("KF-5.3.5", "KF-5.3.7", "KF-5.4.5")
def test_the_book_tells_what_only_the_upgraded_can_do() -> None:
    seen = first_scene()
    facts = {entry.id: [fact.key for fact in entry.facts] for entry in seen.book}
    for name in ("troop:musket", "kind:christian-musket", "kind:ottoman-musket"):
        assert "fact-b-attack-cube-limit" in facts[name]
        assert "fact-attack-cube-limit" not in facts[name]
        assert "fact-shooter" in facts[name]
    assert "fact-b-shooter" in facts["troop:light_cavalry"]
    assert "fact-shooter" not in facts["troop:light_cavalry"]
    assert not any(key.startswith("fact-b-") for key in facts["troop:foot"])
    limit = Message("fact-b-attack-cube-limit")
    english = "Upgraded: at most two cubes count for attacks."
    hungarian = "Felfejlesztve támadáskor legfeljebb két erőkocka számít."
    assert (speak("en", seen).say(limit), speak("hu", seen).say(limit)) == (english, hungarian)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_pack_gives_to_side_b_has_its_sentence(language: Language) -> None:
    said = messages(language).keys()
    for ability in ABILITIES:
        word = ability.replace("_", "-")
        assert {f"fact-{word}", f"fact-b-{word}"} <= said


@pytest.mark.rule("KF-5.3.5", "KF-5.3.7")
def test_the_army_card_of_upgraded_musketeers_tells_how_many_cubes_attack() -> None:
    told = {}
    for upgraded in ([], ["musket"]):
        table = planning(captains={"christian": {"upgraded": upgraded}})
        pads = {pad.anchor: pad for pad in GAME.scene(table.s, 1).mats[0].pads}
        pad = pads["army:christian.musket"]
        told[pad.face] = [fact.key for fact in pad.facts]
    assert told["A"] == ["fact-stationary-fire-bonus"]
    assert told["B"] == ["fact-stationary-fire-bonus", "fact-attack-cube-limit"]


def test_every_rule_that_code_cites_is_in_the_ledger() -> None:
    ledger = load_ledger(GAME.folder)
    for form in (*VERBS, *EVENTS):
        assert form.rules
        for rule in form.rules:
            assert ledger.rule(rule)
    for path in GAME.folder.rglob("*.py"):
        for rule in re.findall(r"KF-\d+(?:\.\d+)*", path.read_text(encoding="utf-8")):
            assert ledger.rule(rule), f"{path.name}: {rule}"


def test_a_refusal_calls_troops_by_the_names_of_the_own_side() -> None:
    table = planning()
    seen = GAME.scene(table.s, 0)
    action = GAME.notation(table.s).parse("cube foot")
    while action in table.s.legal_actions(0):
        table.s.apply_unchecked(0, action, Script([]))
    said = [speak("en", seen).say(reason.message) for reason in GAME.explain(table.s, 0, action)]
    assert said
    assert "azabs" in said[0]


SENTENCES: list[tuple[Message, str, str]] = [
    (
        Message(
            "event-moved", {"unit": "unit:c-pike1", "square": "square:F5", "square2": "square:B3"}
        ),
        "The pikemen moved from F5 to B3.",
        "A pikás az F5-ről a B3-ra lép.",
    ),
    (
        Message(
            "event-fought",
            {
                "unit": "unit:o-foot1",
                "at": "square:E5",
                "unit2": "unit:c-light1",
                "at2": "square:E6",
                "number": 3,
                "number2": 2,
            },
        ),
        "The azabs on E5 attacked the hussars on E6 in melee, 3 against 2.",
        "Az azab (E5) közelharcban megtámadja a huszárt (E6): 3 a 2 ellen.",
    ),
    (
        Message("action-lay", {"card": "card:march", "army": "army:ottoman.musket"}),
        "Place March! Forward! on the janissaries.",
        "Mars! Előre! a janicsárnak.",
    ),
    (
        Message("event-round", {"number": 5, "seat": "seat:ottoman"}),
        "Round 5 began; the Ottoman captain goes first.",
        "Kezdődik az 5. forduló; a kezdőjátékos a török kapitány.",
    ),
    (
        Message(
            "action-melee",
            {"unit2": "unit:c-light1", "at2": "square:E6", "number": 6, "number2": 5},
        ),
        "Attack the hussars on E6 in melee, 6 against 5.",
        "Közelharcban megtámadja a huszárt (E6): 6 az 5 ellen.",
    ),
]


@pytest.mark.parametrize(("message", "english", "hungarian"), SENTENCES)
def test_sentences_as_a_player_would_say_them(
    message: Message, english: str, hungarian: str
) -> None:
    seen = first_scene()
    assert speak("en", seen).say(message) == english
    assert speak("hu", seen).say(message) == hungarian


def test_an_upgrade_says_what_it_costs_and_what_it_brings() -> None:
    board = GAME.new("open_field", {"players": 2}, Seeded(1)).board
    words = speak("en", first_scene())
    told = {
        TROOPS[troop]: words.text("action-lay-upgrade-brief", **upgrade_terms(board, troop))
        for troop in range(TYPES)
    }
    more = "steps 1 → 2, cubes at most 2 → 3"
    assert told == {
        "foot": f"-2 command points, {more}",
        "pike": f"-2 command points, {more}",
        "musket": f"-2 command points, {more}, +1 command point",
        "light_cavalry": "-2 command points, cubes at most 2 → 3, range 0 → 1",
        "heavy_cavalry": "-2 command points, steps 2 → 3, +1 cube to place",
        "artillery": "-2 command points, cubes at most 3 → 4, a second gun",
    }
