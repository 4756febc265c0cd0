"""Notation: what is printed parses back, and what is not in the notation says why."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.memoir.games import battles
from vezerkar.core.errors import IllegalAction, ParseError, WrongTurn
from vezerkar.core.kernel import pack
from vezerkar.core.notation import NUMBER, Form, Lexicon, Notation
from vezerkar.core.registry import find_game

LEXICON = Lexicon({"unit": ["al01", "", "ax01"], "hex": ["A9", "b8"], "card": ["recon"]})
FORMS = (
    Form("play", ("card",), ("X-1",)),
    Form("move", ("unit", "hex")),
    Form("done"),
    Form("deal", (NUMBER, "unit", NUMBER)),
)
NOTATION = Notation(FORMS, LEXICON)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (pack(0, 0, 0, 0), "play recon"),
        (pack(1, 2, 1, 0), "move ax01 b8"),
        (pack(2, 0, 0, 0), "done"),
        (pack(3, 4095, 0, 17), "deal 4095 al01 17"),
    ],
)
def test_an_action_is_a_verb_and_the_names_of_its_values(action: int, text: str) -> None:
    assert NOTATION.spell(action) == text
    assert NOTATION.parse(text) == action


def test_spaces_do_not_matter() -> None:
    assert NOTATION.parse("  move   ax01\tb8 \n") == pack(1, 2, 1, 0)


# Every notation that can be made


words = st.text("abcdefghijklmnopqrstuvwxyz0123456789-", min_size=1, max_size=8)


@st.composite
def notations(draw: st.DrawFn) -> Notation:
    kinds = draw(st.lists(words, min_size=1, max_size=4, unique=True))
    names = {kind: draw(st.lists(words, min_size=1, max_size=6, unique=True)) for kind in kinds}
    verbs = draw(st.lists(words, min_size=1, max_size=6, unique=True))
    arguments = st.lists(st.sampled_from([*kinds, NUMBER]), max_size=3)
    return Notation([Form(verb, tuple(draw(arguments))) for verb in verbs], Lexicon(names))


@given(notations(), st.data())
def test_every_action_of_every_notation_makes_the_round_trip(
    notation: Notation, data: st.DataObject
) -> None:
    verb = data.draw(st.integers(0, len(notation.forms) - 1))
    values = [0, 0, 0]
    for i, kind in enumerate(notation.forms[verb].kinds):
        most = 4095 if kind == NUMBER else len(notation.lexicon.names(kind)) - 1
        values[i] = data.draw(st.integers(0, most))
    action = pack(verb, *values)
    text = notation.spell(action)
    assert notation.parse(text) == action
    assert notation.verb(action) is notation.forms[verb]


@given(notations(), st.text(max_size=30))
def test_any_text_is_an_action_or_one_line_of_reason(notation: Notation, text: str) -> None:
    try:
        action = notation.parse(text)
    except ParseError as error:
        said = str(error).splitlines()
    else:
        said = [notation.spell(action)]
        assert notation.parse(said[0]) == action
    assert len(said) == 1


@pytest.mark.parametrize("slug", ["pegasus-bridge", "arnhem-bridge", "omaha-beach"])
def test_every_action_of_a_whole_game_makes_the_round_trip(slug: str) -> None:
    game = find_game("memoir")
    seen: set[str] = set()
    for s in battles(slug, seed=44, most=300):
        notation = game.notation(s)
        for seat in s.actors():
            actions = s.legal_actions(seat)
            texts = [notation.spell(action) for action in actions]
            assert [notation.parse(text) for text in texts] == actions
            assert len(set(texts)) == len(actions)
            seen |= {text.split()[0] for text in texts}
    assert {"play", "order", "pick", "move", "attack", "done"} <= seen


# What is not in the notation


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the text is empty"),
        ("   ", "the text is empty"),
        ("fly al01", "there is no action 'fly'; the actions are: play, move, done, deal"),
        ("Done", "there is no action 'Done'"),
        ("move al01", "expected 'move <unit> <hex>', found 'move al01'"),
        ("move al01 A9 b8", "expected 'move <unit> <hex>', found 'move al01 A9 b8'"),
        ("done now", "expected 'done', found 'done now'"),
        ("move al02 A9", "there is no unit 'al02'"),
        ("move al01 a9", "there is no hex 'a9'"),
        ("play probe", "there is no card 'probe'"),
        ("deal 4096 al01 1", "'4096' is not a number from 0 to 4095"),
        ("deal -1 al01 1", "'-1' is not a number from 0 to 4095"),
        ("deal +1 al01 1", "is not a number"),
        ("deal 1.0 al01 1", "is not a number"),
        ("deal ½ al01 1", "is not a number"),
        ("deal ٣ al01 1", "is not a number"),
        ("deal 00001 al01 1", "is not a number"),
        ("deal one al01 1", "is not a number"),
    ],
)
def test_a_text_outside_the_notation_says_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(ParseError) as caught:
        NOTATION.parse(text)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_name_that_is_empty_means_nothing() -> None:
    """Numbers without a name, such as hexes off the board, cannot be written."""
    assert LEXICON.name("unit", 1) == ""
    with pytest.raises(ParseError):
        LEXICON.number("unit", "")


def test_parsing_illegality_and_wrong_turn_are_three_errors() -> None:
    kinds = (ParseError, IllegalAction, WrongTurn)
    for one in kinds:
        assert not any(issubclass(one, other) for other in kinds if other is not one)


# Arguments of messages


def test_things_are_arguments_with_their_kind_and_numbers_are_bare() -> None:
    form = Form("deal", (NUMBER, "unit", "hex"))
    assert LEXICON.arguments(form, [4, 2, 0]) == {"number": 4, "unit": "unit:ax01", "hex": "hex:A9"}


def test_a_kind_that_comes_again_is_counted() -> None:
    form = Form("moved", ("unit", "hex", "hex", NUMBER, NUMBER, "hex"))
    assert LEXICON.arguments(form, [0, 0, 1, 5, 6, 1]) == {
        "unit": "unit:al01",
        "hex": "hex:A9",
        "hex2": "hex:b8",
        "number": 5,
        "number2": 6,
        "hex3": "hex:b8",
    }


@pytest.mark.parametrize(
    ("values", "faces"), [([0], ""), ([0, 1], "b8"), ([2, 0, 1, 0], "A9 b8 A9")]
)
def test_a_last_kind_with_a_star_takes_all_that_is_left(values: list[int], faces: str) -> None:
    found = LEXICON.arguments(Form("rolled", ("unit", "hex*")), values)
    assert found["hex"] == faces


def test_a_form_without_arguments_has_none() -> None:
    assert LEXICON.arguments(Form("done"), []) == {}
