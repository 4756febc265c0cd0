"""Why a card cannot be played, used, discarded or aimed."""

from __future__ import annotations

from typing import Final

from vezerkar.games.quartermaster import terms
from vezerkar.games.quartermaster.explain.reasons import Facts
from vezerkar.games.quartermaster.phases.card_zones import cards_of
from vezerkar.games.quartermaster.rules.cards import is_playable
from vezerkar.games.quartermaster.rules.reactions import has_effect
from vezerkar.games.quartermaster.rules.stack import card_below, step_below
from vezerkar.games.quartermaster.rules.triggers import fits
from vezerkar.scene.scene import Argument, Reason

STATUS_ZONE: Final = 1  # of a table, from which cards are discarded
RESPONSE_ZONE: Final = 2

# In which phases each verb has its place.
MOMENTS: Final = {
    terms.V_PLAY: ("play",),
    terms.V_DISCARD: ("play", "discard", "setup"),
    terms.V_GIVE: ("give",),
    terms.V_UNDER: ("under",),
}


def from_hand(f: Facts, verb: int, card: int) -> list[Reason]:
    """Cards that are played, discarded or put away."""
    if f.word not in MOMENTS[verb]:
        return [f.wrong_moment()]
    found = not_yours(f, card, "QG-3.3")
    if found:
        return found
    if card not in f.s.hands[f.seat]:
        return [f.about_card("why-not-in-hand", card, "QG-19.1")]
    if verb == terms.V_PLAY and not is_playable(f.s, f.seat, card):
        return [f.about_card("why-requirement", card, "QG-19.13")]
    return []


def not_yours(f: Facts, card: int, rule: str) -> list[Reason]:
    """The card belongs to another country."""
    owner = f.board.card_country[card]
    if owner == f.seat:
        return []
    args = {"card": f.card(card), "country": f.country(owner)}
    return [f.because("why-not-yours", {**args}, (rule,))]


def play_from(f: Facts, card: int) -> list[Reason]:
    """A card that another one lets a country play out of a pile or a hand."""
    step = step_below(f.s)
    who = f.board.step_who[step]
    if card not in cards_of(f.s, step, who):
        return [f.about_card("why-not-among", card, "QG-19.3")]
    if not f.board.step_types[step] >> f.board.card_type[card] & 1:
        return [f.about_card("why-other-type", card, *f.card_rules(int(card_below(f.s))))]
    return [f.about_card("why-requirement", card, "QG-19.13")]


def lay(f: Facts, card: int) -> list[Reason]:
    """A card that goes back on the deck."""
    rules = f.card_rules(int(card_below(f.s)))
    return not_yours(f, card, "QG-3.3") or [f.about_card("why-not-looked-at", card, *rules)]


def use(f: Facts, card: int, space: int) -> list[Reason]:
    """A card on the table: whose it is, whether it is spent, whether it fits."""
    s = f.s
    if f.word not in ("window", "play", "discard"):
        return [f.wrong_moment()]
    found = not_yours(f, card, "QG-20.12")
    if found:
        return found
    if card not in s.status[f.seat] and card not in s.responses[f.seat]:
        return [f.about_card("why-not-on-table", card, "QG-20.2")]
    if card in s.status[f.seat] and not s.may_use_again(card):
        return [f.about_card("why-used", card, "QG-20.14")]
    events = awaited(f, card)
    if events and not any(has_effect(s, card, f.seat, event) for event in events):
        return [f.about_card("why-no-effect", card, "QG-20.18")]
    if events:
        return [f.about_card("why-used-elsewhere", card, "QG-20.3")]
    return [f.about_card("why-not-now", card, "QG-20.1")]


def awaited(f: Facts, card: int) -> list[int]:
    """The events of this moment that a card on the table waits for; 0 is its fixed step."""
    s, when, slot = f.s, f.board.card_when[card], f.board.card_slot[card]
    if f.word != "window":
        return (
            [0]
            if when == {"play": terms.PLAY_INSTEAD, "discard": terms.DISCARD_STEP}[f.word]
            else []
        )
    if when != terms.IN_WINDOW:
        return [s.stack[terms.WINDOW_EVENT]] if when == terms.ANY_TIME else []
    events = [(s.stack[terms.WINDOW_EVENT], s.stack[terms.WINDOW_ANSWERED])]
    if f.board.trigger_open[card]:
        events = list(zip(s.open[::2], s.open[1::2], strict=True))
    fresh = [event for event, answered in events if slot < 0 or not answered >> slot & 1]
    return [event for event in fresh if fits(s, card, event)]


def target(f: Facts, country: int) -> list[Reason]:
    """Economic Warfare has its own possible targets."""
    if f.word != "warfare":
        return [f.wrong_moment()]
    card = f.s.stack[terms.WARFARE_OWNED] & terms.CARD_MASK
    if f.board.card_targets[card] >> country & 1:
        args: dict[str, Argument] = {"card": f.card(card), "country": f.country(country)}
        return [f.because("why-not-met-for", args, ("QG-19.13", *f.card_rules(card)))]
    rules = ("QG-18.17", *f.card_rules(card))
    return [f.because("why-not-target", {"country": f.country(country)}, rules)]


def strike(f: Facts, card: int) -> list[Reason]:
    """Only Status cards that lie on the table of the country named can be discarded."""
    step = step_below(f.s)
    who = f.board.step_who[step]
    rules = ("QG-18.13", *f.card_rules(int(card_below(f.s))))
    if not f.board.step_zones[step] & STATUS_ZONE:
        return [f.because("why-responses-only", {"card": f.card(int(card_below(f.s)))}, rules)]
    args: dict[str, Argument] = {"card": f.card(card), "country": f.country(who)}
    return [f.because("why-not-on-their-table", args, rules)]


def point(f: Facts) -> list[Reason]:
    """Face-down Response cards are pointed at by their number."""
    step = step_below(f.s)
    who = f.board.step_who[step]
    shown = bool(f.board.step_zones[step] & RESPONSE_ZONE)
    number = len(f.s.responses[who]) if shown else 0
    args: dict[str, Argument] = {"country": f.country(who), "number": number}
    return [f.because("why-no-response", args, ("QG-16.10", *f.card_rules(int(card_below(f.s)))))]


def choose(f: Facts) -> list[Reason]:
    """One of the choices of a card, by its number."""
    card = int(card_below(f.s))
    rules = ("QG-19.4", *f.card_rules(card))
    return [f.because("why-no-choice", {"card": f.card(card)}, rules)]
