"""What a newcomer reads: which fight, which tile, why a card lies idle, verbs that agree."""

from __future__ import annotations

import re

import pytest

from tests.games.panzer.table import GAME, Table
from tests.games.sentences import sentences_in, voice
from vezerkar.core.kernel import Event, verb_of
from vezerkar.files.ledger import LANGUAGES, Language
from vezerkar.games.panzer.events import E_DESTROYED, E_MORALE
from vezerkar.games.panzer.odds.exchange import loss_of
from vezerkar.games.panzer.terms import CARD_PRICE, V_DONE, V_PLAY
from vezerkar.games.panzer.view.log import story
from vezerkar.scene.message import Argument, Message
from vezerkar.scene.scene import Card, Scene
from vezerkar.table.preview import preview

UNITS = {"u1": "pz_iv A5", "u2": "grenadiers B5", "u5": "riflemen F1"}
SINGULAR = re.compile(r"\b(?:is|has|was|does|its|\w+[^s'u]s)\b")
PLURAL_WORDS = {"units", "targets", "operations", "tiles", "places", "this", "points"}


def scene(table: Table) -> Scene:
    return GAME.scene(table.s, table.s.actors()[0])


def said(table: Table, message: Message) -> str:
    return voice(GAME, "en", scene(table)).say(message)


def idle(table: Table) -> dict[str, str]:
    """What the cards of the hand say that cannot be used."""
    zone = next(zone for zone in scene(table).zones if zone.id == "hand-german")
    return {card.id: said(table, card.idle) for card in zone.cards if card.idle}


def holding(*cards: str, prestige: int = 30) -> Table:
    return Table(
        "minsk",
        UNITS,
        active="german",
        turn=2,
        hands={"german": list(cards)},
        prestige={"german": prestige, "soviet": 0},
    )


def test_a_card_that_cannot_be_paid_for_says_what_it_costs_and_what_is_there() -> None:
    assert idle(holding("pz_iv", prestige=2))["pz_iv"] == "PZ IV costs 11 prestige; you have 2."
    assert idle(holding("stosstruppen", prestige=1))["stosstruppen"].startswith(
        "Stosstruppen cost 11 "
    )
    assert "pz_iv" not in idle(holding("pz_iv"))


def test_a_unit_is_called_too_dear_only_while_units_are_deployed() -> None:
    """Asked about an advance, one unit of the hand lay dark and the one beside it did not."""
    table = holding("pz_iv", prestige=2)
    hand = next(zone for zone in scene(table).zones if zone.id == "hand-german")
    assert [card.marks for card in hand.cards if card.id == "pz_iv"] == [("dear",)]
    table.do_seeded("end")
    hand = next(zone for zone in GAME.scene(table.s, 0).zones if zone.id == "hand-german")
    assert [card.marks for card in hand.cards if card.id == "pz_iv"] == [()]


def test_a_name_that_ends_like_a_sentence_takes_no_full_stop() -> None:
    words = voice(GAME, "hu", scene(holding("pz_iv")))
    drawn = Message("event-drew-card", {"card": "card:take_cover+3"})
    assert words.say(drawn) == "Húzott lap: Fedezékbe!"


def test_the_numbers_of_an_action_card_are_told_where_it_is_large() -> None:
    entry = next(one for one in scene(holding()).book if one.id == "card:take_cover+3")
    for part in ("price 2 in prestige", "adds 3 to your value", "the fire changes by +3"):
        assert part in said(holding("pz_iv"), entry.facts[-1])
    small = 165  # letters of a small card
    texts = [said(holding("pz_iv"), fact) for fact in entry.facts]
    assert len(texts[0]) + len(texts[-1]) > small


def test_nobody_is_offered_to_pay_more_than_at_the_own_headquarters() -> None:
    """The tile showed 15 where 7 is enough, and asked which of two nameless prices was meant."""
    views = {one.action: one for one in scene(holding("pz_iv")).actions if one.verb == "deploy"}
    dear, cheap = views["deploy pz_iv D5 full"], views["deploy pz_iv D5 headquarters"]
    assert ("aside" in dear.marks, "aside" in cheap.marks) == (True, False)
    assert "cost-3" in cheap.marks
    words = voice(GAME, "en", scene(holding("pz_iv"))).say(cheap.text)
    assert words.startswith("Deploy PZ IV on D5 for 3 prestige, cheaper at headquarters")
    assert [one for one in views.values() if "aside" in one.marks] == [dear]


def test_a_card_that_draws_and_may_be_answered_does_not_end_the_turn() -> None:
    """The bar said "your turn is over" before Reserves, in the middle of a turn."""
    table = Table(
        "minsk",
        UNITS,
        active="german",
        turn=2,
        hands={"german": ["reserves+0"], "soviet": ["accuracy+0"]},
        prestige={"german": 30, "soviet": 5},  # enough to change the weather after the draw
    )
    seat = table.seat("german")
    play = next(o for o in table.s.legal_actions(seat) if verb_of(o) == V_PLAY)
    follows = preview(GAME, table.s, seat, play)
    assert (follows.then, follows.ends, follows.turn_over) == ("drawn", True, False)
    line = voice(GAME, "en", scene(table)).text("page-then-drawn-last")
    assert line == "Then you draw a card, and the others decide next: no way back."


def test_the_last_card_that_can_be_bought_ends_the_turn() -> None:
    """The bar said only that others decide next, as if they answered the purchase."""
    table = Table("minsk", UNITS, active="german", turn=2, prestige={"german": 0, "soviet": 5})
    seat = table.seat("german")
    table.do_seeded("end")
    while table.s.prestige[seat] >= 2 * CARD_PRICE:  # enough for one more only
        table.s.prestige[seat] -= 1
    buy = next(o for o in table.s.legal_actions(seat) if verb_of(o) != V_DONE)
    follows = preview(GAME, table.s, seat, buy)
    assert (follows.then, follows.ends, follows.turn_over) == ("drawn", True, True)


def test_a_card_of_another_time_says_when_it_is_played() -> None:
    told = idle(holding("accuracy+0"))
    assert told["accuracy+0"].endswith("is a combat card: it is played while two units fight.")
    assert told["bluff"].startswith("The bluff is laid in a fight")


def test_only_the_owner_who_is_asked_is_told_about_idle_cards() -> None:
    table = holding("pz_iv", prestige=2)
    for seat in (-1, 1):
        cards = [card for zone in GAME.scene(table.s, seat).zones for card in zone.cards]
        assert all(card == Card(card.id, card.count, card.marks) for card in cards)


def test_a_fight_is_named_and_an_advance_lights_its_tile() -> None:
    units = {"u1": "pz_v_panther D4", "u2": "kv_1 D3", "u3": "pz_vi_tiger C4"}
    table = Table("minsk", units, active="german", turn=2, hands={"german": ["accuracy+0"]})
    table.do_seeded("attack u1 u2")
    title = said(table, scene(table).sheets[0].text)
    assert title == "The PZ V Panther on D4 fires at the KV-1 on D3"
    while table.phase != "advance":
        table.do_seeded(table.actions()[-1], table.layout.seats[table.s.actors()[0]])
    seen = scene(table)
    assert said(table, seen.prompt.text) == "Advance with the PZ V Panther on D4 to D3?"
    assert [(one.action, one.anchors) for one in seen.actions] == [
        ("advance", ("tile:D3",)),
        ("stay", ()),
    ]


def test_a_card_names_each_of_its_numbers_and_the_bluff_says_what_it_is_for() -> None:
    book = {entry.id: entry for entry in scene(holding()).book}
    numbers = said(holding(), book["card:pz_iv"].facts[-1])
    for part in ("price 11", "morale 6", "adds 5 if", "Fire 7 at hard", "6 at soft", "defense 7"):
        assert part in numbers
    assert said(holding(), book["card:bluff"].facts[0]).startswith("Lay it face down")


def test_verbs_agree_with_units_in_the_plural() -> None:
    """Behind `the Grenadiers on E5` no verb stands in the singular, and nothing is `its`."""
    words = voice(GAME, "en", scene(holding("pz_iv")))
    name = "the Grenadiers on E5"
    for key, variables in sentences_in(GAME.folder, "en").items():
        if "unit" not in variables:
            continue
        args: dict[str, Argument] = dict.fromkeys(variables, 3)
        args |= {"unit": "card:grenadiers", "at": "tile:E5"}
        args |= {"unit2": "card:pz_iv", "at2": "tile:D4", "tile": "tile:D4", "card": "card:pz_iv"}
        text = words.text(key, **args)
        behind = re.search(r"(?<!of )" + re.escape(name) + r" (\w+)", text, re.IGNORECASE)
        if behind and behind[1] not in PLURAL_WORDS:
            assert not SINGULAR.fullmatch(behind[1]), text
        assert " its " not in text, text
    assert words.text(
        "sheet-combat", unit="card:grenadiers", at="tile:E5", unit2="card:pz_iv", at2="tile:D4"
    ) == ("The Grenadiers on E5 fire at the PZ IV on D4")


def test_a_card_with_two_effects_says_that_one_of_them_is_used() -> None:
    table = Table("stalingrad")
    book = {entry.id: entry for entry in scene(table).book}
    card = book["card:reserves+0"]
    assert "either" in card.marks
    told = [said(table, fact) for fact in card.facts]
    assert told[0] == "Draw 2 unit cards OR next unit 6 cheaper."
    assert told[2].startswith("Or: The next unit you deploy this turn costs 6 prestige less")
    sides = said(table, book["card:sabotage-1"].facts[0])
    assert sides.startswith("German: discard an enemy card. Soviet: enemy -3 ammo")


def test_a_rebate_that_waits_is_told_at_the_seat() -> None:
    """The card in the hand keeps its printed price."""
    table = Table("minsk", UNITS, active="german", discount=6)
    facts = [said(table, fact) for seat in scene(table).seats for fact in seat.facts]
    assert facts.count("The next unit costs 6 prestige less this turn") == 1


def test_the_first_card_is_not_called_another_one() -> None:
    table = Table.opened("minsk")
    while table.phase != "shop":
        table.do_seeded(table.actions()[0], table.layout.seats[table.s.actors()[0]])
    assert re.fullmatch(
        r"Buy a card for 4 prestige\? You have \d+\.", said(table, scene(table).prompt.text)
    )


def ranges(table: Table, seat: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Between which values fire and target may end, as the sheet of a seat tells it."""

    def total(sum_: int) -> tuple[int, int]:
        terms = GAME.scene(table.s, seat).sheets[0].sums[sum_].terms
        least = sum(term.value for term in terms)
        return least, sum(term.value if term.upto is None else term.upto for term in terms)

    return total(0), total(1)


def test_the_question_and_the_sheet_tell_one_range_for_a_fire() -> None:
    """Both tell what comes without one's own card, which is still to be chosen."""
    table = Table(
        "minsk",
        {"u1": "pz_iv D4", "u2": "riflemen D3"},
        active="german",
        hands={"german": ["pak_88"], "soviet": ["conscripts"]},
        prestige={"german": 0, "soviet": 0},
    )
    table.do("attack u1 u2")

    for seat in range(2):
        (weak, strong), (low, high) = ranges(table, seat)
        asked = GAME.scene(table.s, seat).prompt.text.args
        morale = asked["number7"]
        assert isinstance(morale, int)
        assert asked["number5"] == loss_of(weak - high)
        assert asked["number6"] == min(loss_of(strong - low), morale)
        assert (asked["why"] in ("deadly", "sure")) == (loss_of(strong - low) >= morale)


@pytest.mark.parametrize(("hand", "most"), [([], 0), (["conscripts"], 7), (["accuracy+0"], 6)])
def test_a_fire_ranges_no_farther_than_the_other_hand_can_reach(hand: list[str], most: int) -> None:
    """How many cards of each kind a hand holds is open: one without any has only its bluff."""
    table = Table(
        "minsk",
        {"u1": "pz_iv D4", "u2": "riflemen D3"},
        active="german",
        hands={"german": ["pak_88"], "soviet": hand},
        prestige={"german": 0, "soviet": 0},
    )
    table.do("attack u1 u2")
    _, (low, high) = ranges(table, 0)
    assert high - low == most
    bluff = next(one for one in scene(table).actions if one.action == "sacrifice bluff")
    asked = scene(table).prompt.text.args
    told = {key: bluff.text.args[key] for key in ("why", "number5", "number6", "number7")}
    assert told == {key: asked[key] for key in told}


def test_one_own_deck_counts_down_when_a_unit_is_bought_not_when_it_is_placed() -> None:
    table = Table.opened("stalingrad")

    def deck(seat: int) -> int:
        return next(z.count for z in GAME.scene(table.s, seat).zones if z.id == "deck-german")

    before = deck(0)
    for unit in ("pz_iv", "grenadiers"):
        table.do(f"buy {unit}", seat="german")
    assert (deck(0), deck(1)) == (before - 2, before)  # what is bought is a secret
    for seat in ("german", "soviet"):
        table.do_seeded("ready", seat=seat)
    bought = deck(0)
    place = next(one for one in scene(table).actions if one.verb == "place")
    table.do_seeded(place.action)
    assert deck(0) == bought


def test_a_change_of_morale_says_by_how_much_and_that_it_is_for_a_destroyed_unit() -> None:
    table = holding("pz_iv")
    tell = "Morale of the PZ IV on A5: 6 "

    def told(change: int, *before: Event) -> str:
        events = [*before, Event(E_MORALE, [0, change, 6], 3)]
        return said(table, story(table.s, events)[-1])

    fall = Event(E_DESTROYED, [1, table.s.unit_card[4], table.s.unit_tile[4]], 3)
    assert told(1, fall) == f"{tell}(+1 for destroying a unit)."
    assert told(2) == f"{tell}(+2)."
    assert told(-2) == f"{tell}(−2)."


def test_two_ways_to_play_one_card_differ_from_their_first_word_on() -> None:
    table = Table(
        "stalingrad",
        {"u5": "pz_iii A4", "u2": "su_76 B4", "u7": "howitzer C4"},
        active="german",
        hands={"german": ["increased_support+3"]},
        prestige={"german": 9, "soviet": 0},
        ammo={"german": 0, "soviet": 0},
    )
    table.do("attack u5 u2")
    plays = [one for one in scene(table).actions if one.verb == "play"]
    first = [said(table, one.text).split()[0] for one in plays]
    assert len(set(first)) == len(plays) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_drawn_has_no_number_beside_that_of_its_key(language: Language) -> None:
    """A button "2" that says "1 unit" is pressed for two units."""
    table = Table("kursk", {}, first="german", turn=2, phase="draw")
    words = voice(GAME, language, scene(table))
    draws = [words.say(one.text) for one in scene(table).actions if one.verb == "draw"]
    assert len(set(draws)) == 5
    assert not [text for text in draws if any(sign.isdigit() for sign in text)]
