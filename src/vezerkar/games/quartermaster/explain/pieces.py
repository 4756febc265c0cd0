"""Why a piece cannot be built, recruited, battled, eliminated, protected or taken off."""

from __future__ import annotations

from vezerkar.games.quartermaster.explain.reasons import Facts
from vezerkar.games.quartermaster.phases.pieces import build_area, lifted_kind, step_at
from vezerkar.games.quartermaster.rules.reach import where, within_reach
from vezerkar.games.quartermaster.rules.stack import (
    card_below,
    event_below,
    owner_below,
    step_below,
)
from vezerkar.games.quartermaster.rules.supply import has_base
from vezerkar.games.quartermaster.schema.references import Rules
from vezerkar.games.quartermaster.terms import (
    BUILD_LIFTED,
    BUILD_STEPS,
    V_DESIGNATE,
    V_ELIMINATE,
    V_LIFT,
    V_PROTECT,
)
from vezerkar.scene.scene import Argument, Reason
from vezerkar.space.areas import areas_of, neighbours


def build(f: Facts, verb: int, space: int) -> list[Reason]:
    """The conditions of the build cards, one after the other (QG-18.1 to 18.4)."""
    if f.word != "build":
        return [f.wrong_moment()]
    kind, area = wanted(f)
    wrong = place(f, space, kind, area)
    if wrong:
        return wrong
    s, c, bit = f.s, f.seat, 1 << space
    if s.team_pieces(1 - f.board.team[c]) & bit:
        return [f.about_space("why-enemy-there", space, "QG-18.4", "QG-11.3")]
    if verb == V_DESIGNATE and not s.pieces[c] & bit:
        return [f.about_space("why-no-piece", space, "QG-21.9")]
    if verb != V_DESIGNATE and s.pieces[c] & bit:
        return [f.about_space("why-own-there", space, "QG-18.4", "QG-11.1")]
    if not within_reach(s, c, f.board.land | f.board.sea) & bit and not s.sites[c] & bit:
        rules = ("QG-21.16",) if verb == V_DESIGNATE else ("QG-18.1", "QG-18.3", "QG-18.8")
        return [out_of_reach(f, space, f.board.land | f.board.sea, rules)]
    fed = s.granted[c] | s.grants[c]  # a card that feeds navies asks for no base (QG-C.JPN.13)
    if f.board.sea & bit & ~fed and not has_base(s, c, space):
        return [f.about_space("why-no-base", space, "QG-14.1", "QG-12.5")]
    if verb != V_DESIGNATE and s.reserve(c, kind_of(f, space)) <= 0:
        return [no_reserve(f, space)]
    return []


def out_of_reach(f: Facts, space: int, sources: int, rules: Rules) -> Reason:
    """No supplied piece is beside a space: a strait is closed between them, or there is none."""
    s, team = f.s, f.board.team[f.seat]
    open_now = s.opened if team == 0 else (len(f.board.nears) - 1) & ~s.opened
    pieces = s.supplied(f.seat) & sources
    for strait, anchor in enumerate(f.board.strait_land):
        if neighbours(f.board.nears[open_now | 1 << strait], pieces) >> space & 1:
            args = {"space": f.space(space), "space2": f.space(anchor)}
            army = s.team_pieces(1 - team) >> anchor & 1
            shut = ("QG-8.4", "QG-8.5") if army else ("QG-8.6",)
            return f.because("why-strait-closed", {**args}, ("QG-8.2", *shut))
    return f.about_space("why-not-adjacent", space, *rules)


def wanted(f: Facts) -> tuple[int, int]:
    """The kind of piece and the spaces that the build in progress allows."""
    if f.s.stack[BUILD_LIFTED]:
        kind = int(lifted_kind(f.s))
        return kind, kind
    kind = area = 0
    for at in areas_of(f.s.stack[BUILD_STEPS]):
        step = step_at(f.s, at)
        kind |= f.board.step_kind[step]
        area |= build_area(f.s, step) & f.board.step_kind[step]
    return kind, area


def place(f: Facts, space: int, kind: int, area: int) -> list[Reason]:
    """Whether the card acts in a space at all."""
    bit = 1 << space
    if not kind & bit:
        return [wrong_kind(f, space)]
    if not area & bit:
        lifted = f.word == "build" and f.s.stack[BUILD_LIFTED]
        card = 0 if lifted else int(card_below(f.s))
        args = {"card": f.card(card), "space": f.space(space)}
        return [f.because("why-not-its-place", {**args}, f.card_rules(card) or ("QG-20.1",))]
    return []


def wrong_kind(f: Facts, space: int) -> Reason:
    sea = int(f.board.sea >> space & 1)
    return f.because("why-wrong-kind", {"space": f.space(space), "sea": sea}, ("QG-11.4",))


def kind_of(f: Facts, space: int) -> int:
    return int(f.board.land if f.board.land >> space & 1 else f.board.sea)


def no_reserve(f: Facts, space: int) -> Reason:
    sea = int(f.board.sea >> space & 1)
    return f.because("why-no-reserve", {"sea": sea}, ("QG-11.5", "QG-11.7"))


def recruit(f: Facts, c: int, space: int) -> list[Reason]:
    """QG-21.4: the named space, free of enemies and of the country's own piece."""
    if f.word != "recruit":
        return [f.wrong_moment()]
    s, bit = f.s, 1 << space
    step = step_below(s)
    if not f.board.step_countries[step] >> c & 1:
        return [f.because("why-not-target", {"country": f.country(c)}, ("QG-19.11",))]
    area = where(s, step, event_below(s), f.board.team[c])
    wrong = place(f, space, f.board.step_kind[step], area)
    if wrong:
        return wrong
    if s.team_pieces(1 - f.board.team[c]) & bit:
        return [f.about_space("why-enemy-there", space, "QG-21.4")]
    if s.pieces[c] & bit:
        return [f.about_space("why-own-there", space, "QG-21.4", "QG-21.15")]
    if c != f.seat:  # it was asked to free a piece, and declined
        args: dict[str, Argument] = {"country": f.country(c), "sea": f.board.sea >> space & 1}
        return [f.because("why-kept-pieces", args, ("QG-11.8", "QG-11.10"))]
    return [no_reserve(f, space)]


def battle(f: Facts, space: int, target: int) -> list[Reason]:
    """QG-18.5 to 18.8, 21.12 to 21.17."""
    if f.word != "fight":
        return [f.wrong_moment()]
    s, c, bit = f.s, f.seat, 1 << space
    step = step_below(s)
    wrong = place(
        f, space, f.board.step_kind[step], where(s, step, event_below(s), f.board.team[c])
    )
    if wrong:
        return wrong
    if s.team_pieces(f.board.team[c]) & bit:
        return [f.about_space("why-mate-there", space, "QG-21.13")]
    card = int(card_below(s))
    sources = f.board.step_source[step]
    if not within_reach(s, c, sources) & bit:
        if within_reach(s, c, f.board.land | f.board.sea) & bit:
            args: dict[str, Argument] = {"card": f.card(card), "space": f.space(space)}
            return [f.because("why-nothing-beside", args, f.card_rules(card))]
        return [out_of_reach(f, space, sources, ("QG-18.5", "QG-18.6", "QG-18.8"))]
    enemies = s.team_pieces(1 - f.board.team[c]) & bit
    if enemies and target >= len(f.board.team):
        return [f.about_space("why-name-target", space, "QG-21.17")]
    basic = "QG-18.6" if f.board.sea & bit else "QG-18.5"
    if target < len(f.board.team) and not s.pieces[target] & bit:
        return [f.about_space("why-no-piece", space, basic)]
    rules = f.card_rules(card) or (basic,)
    if target < len(f.board.team):
        return [f.because("why-not-target", {"country": f.country(target)}, rules)]
    return [f.about_space("why-no-piece", space, *rules)]


def choose(f: Facts, verb: int, c: int, space: int) -> list[Reason]:
    """A piece to eliminate or to protect."""
    if f.word != {V_ELIMINATE: "eliminate", V_PROTECT: "protect"}[verb]:
        return [f.wrong_moment()]
    if not f.s.pieces[c] >> space & 1:
        return [f.about_space("why-no-piece", space, "QG-21.6")]
    if f.s.shields[c] >> space & 1:
        return [f.about_space("why-protected", space, "QG-21.8")]
    return [unfit_to_protect(f, c, space) if verb == V_PROTECT else unfit_to_go(f, c, space)]


def unfit_to_go(f: Facts, c: int, space: int) -> Reason:
    """A piece that the card in progress does not eliminate: the place first, then whose it is."""
    s, board, step = f.s, f.board, step_below(f.s)
    owner = owner_below(s)
    if not where(s, step, event_below(s), board.team[owner]) & board.step_kind[step] & 1 << space:
        return about_piece(f, "why-not-its-place", space)
    return f.because("why-not-target", {"country": f.country(c)}, rules_of_card(f))


def unfit_to_protect(f: Facts, c: int, space: int) -> Reason:
    """A piece that the card in progress does not protect: its place, owner, supply, neighbours."""
    board = f.board
    near = [m for m in board.step_match[step_below(f.s)] if board.match_spaces[m] >> space & 1]
    if not near:
        return about_piece(f, "why-not-its-place", space)
    meant = [m for m in near if board.match_countries[m] >> c & 1]
    if not meant:
        args = {"card": f.card(int(card_below(f.s))), "country": f.country(c)}
        return f.because("why-not-defended", {**args}, rules_of_card(f))
    if not f.s.supplied(c) >> space & 1 and all(board.match_supplied[m] for m in meant):
        return f.about_space("why-not-supplied", space, *rules_of_card(f))
    return about_piece(f, "why-nothing-beside", space)


def about_piece(f: Facts, key: str, space: int) -> Reason:
    args = {"card": f.card(int(card_below(f.s))), "space": f.space(space)}
    return f.because(key, {**args}, rules_of_card(f))


def rules_of_card(f: Facts) -> Rules:
    """The rule of the card whose step is asked about."""
    return f.card_rules(int(card_below(f.s))) or ("QG-20.1",)


def withdraw(f: Facts, verb: int, space: int) -> list[Reason]:
    """Only an own piece that is on the board."""
    if f.word == "setup" or (verb == V_LIFT and f.word != "rebuild"):
        return [f.wrong_moment()]
    if not f.s.pieces[f.seat] >> space & 1:
        return [f.about_space("why-no-piece", space, "QG-11.7", "QG-11.8")]
    if verb == V_LIFT:
        return [f.about_space("why-not-to-lift", space, "QG-11.7", *rules_of_card(f))]
    return []
