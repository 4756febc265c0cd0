"""From the card language of the files to tables of ints: done once, before any game begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from vezerkar.games.quartermaster import events, terms
from vezerkar.games.quartermaster.board import Board
from vezerkar.games.quartermaster.schema.cards import (
    CardFace,
    CardStep,
    Condition,
    Instead,
    Matcher,
    Trigger,
    Where,
)
from vezerkar.games.quartermaster.schema.load import WarData

# An op of the files: what it does and which pieces it is about.
OPS: Final = {
    "build_army": (terms.OP_BUILD, "army"),
    "build_navy": (terms.OP_BUILD, "navy"),
    "recruit_army": (terms.OP_RECRUIT, "army"),
    "recruit_navy": (terms.OP_RECRUIT, "navy"),
    "battle_land": (terms.OP_BATTLE, "army"),
    "battle_sea": (terms.OP_BATTLE, "navy"),
    "eliminate_army": (terms.OP_ELIMINATE, "army"),
    "eliminate_navy": (terms.OP_ELIMINATE, "navy"),
    "protect": (terms.OP_PROTECT, ""),
    "prevent_removal": (terms.OP_PREVENT, ""),
    "remove_own": (terms.OP_REMOVE_OWN, ""),
    "rebuild_each": (terms.OP_REBUILD, ""),
    "discard_deck": (terms.OP_DISCARD_DECK, ""),
    "discard_hand": (terms.OP_DISCARD_HAND, ""),
    "discard_table_card": (terms.OP_DISCARD_TABLE, ""),
    "gain_vp": (terms.OP_GAIN, ""),
    "score": (terms.OP_SCORE, ""),
    "play_card_from": (terms.OP_PLAY_FROM, ""),
    "shuffle_deck": (terms.OP_SHUFFLE, ""),
    "draw_cards": (terms.OP_DRAW, ""),
    "look_deck_top": (terms.OP_LOOK, ""),
    "move_card": (terms.OP_MOVE_CARD, ""),
    "choice": (terms.OP_CHOICE, ""),
    "add_supply_space": (terms.OP_ADD_SUPPLY, ""),
    "remove_supply_space": (terms.OP_REMOVE_SUPPLY, ""),
    "grant_supply": (terms.OP_GRANT, ""),
    "add_build_site": (terms.OP_ADD_SITE, ""),
    "allow_battle": (terms.OP_ALLOW, ""),
    "ew_modify": (terms.OP_EW_MODIFY, ""),
    "ew_cancel": (terms.OP_EW_CANCEL, ""),
}
TRIGGER_EVENTS: Final = {
    # A declared battle is the moment before a removal as well.
    "battle_declared": (events.W_BATTLE_DECLARED,),
    "removal_pending": (events.W_REMOVAL_PENDING, events.W_BATTLE_DECLARED),
    "removed": (events.W_REMOVED,),
    "battle_after": (events.W_BATTLE_AFTER,),
    "built": (events.W_BUILT,),
    "recruited": (events.W_RECRUITED,),
    "built_or_recruited": (events.W_BUILT, events.W_RECRUITED),
    "ew_declared": (events.W_EW_DECLARED,),
    "card_resolved": (events.W_CARD_RESOLVED,),
}
RANGES: Final = ("same", "adjacent", "same_or_adjacent")
ZONES: Final = {
    "": terms.FROM_DECK,
    "deck": terms.FROM_DECK,
    "discard": terms.FROM_DISCARD,
    "hand": terms.FROM_HAND,
}
CARDS: Final = {
    "": terms.CARD_SELF,
    "self": terms.CARD_SELF,
    "trigger_card": terms.CARD_TRIGGER,
    "hand": terms.CARD_HAND,
}
PLACES: Final = {"": terms.TO_TOP, "deck_top": terms.TO_TOP, "deck_bottom": terms.TO_BOTTOM}
TABLE_ZONES: Final = {"status": terms.STATUS_ZONE, "response": terms.RESPONSE_ZONE}
TAGS: Final = ("basic", "submarines", "bomber")
ANY_TARGET: Final = 127  # any country's piece, or none
ANY_TYPE: Final = (1 << len(terms.TYPES)) - 1


def lay_out_cards(board: Board, data: WarData) -> None:
    """Fill the tables of cards, triggers, steps, conditions and matchers."""
    _Compiler(board, data).cards()


class _Compiler:
    """Writes one card after the other into the tables of a board."""

    def __init__(self, board: Board, data: WarData) -> None:
        self.board = board
        self.data = data
        self.spaces = {space.id: i for i, space in enumerate(data.world.space)}
        self.countries = {country.id: i for i, country in enumerate(data.countries)}
        self.teams = [team.id for team in data.rules.team]
        self.tags = list(TAGS)
        self.owner = 0
        self.slots = 0

    def cards(self) -> None:
        board = self.board
        board.answerers = [0] * events.WINDOW_EVENT_KINDS
        for owner, deck in enumerate(self.data.decks):
            self.owner = owner
            kinds: list[int] = []
            responses = []
            for face in deck.card:
                number = int(board.cards)
                self.card(face)
                board.cards += 1
                kinds += [number] * face.count
                if face.type == "response":
                    responses.append(number)
            board.decks.append(kinds)
            board.responses.append(responses)
            open_cards = [card for card in responses if board.trigger_open[card]]
            board.answering_open.append(open_cards)
            board.open_answerers |= (1 if open_cards else 0) << owner
            free = [card for card in responses if self.needs_no_event(card)]
            board.at_any_time.append(free)
            rest = [card for card in responses if card not in open_cards and card not in free]
            for event in range(events.WINDOW_EVENT_KINDS):
                able = [card for card in rest if board.trigger_events[card] >> event & 1]
                board.answering.append(able)
                board.answerers[event] |= (1 if able else 0) << owner

    def needs_no_event(self, card: int) -> bool:
        """Whether a card can be used or not whatever has happened: the pieces alone decide."""
        board = self.board
        quiet = all(
            board.step_op[n] in (terms.OP_PROTECT, terms.OP_GRANT) for n in board.card_plan[card]
        )
        return quiet and board.card_when[card] == terms.ANY_TIME

    # Names to numbers

    def area(self, names: Iterable[str]) -> int:
        return sum(1 << self.spaces[name] for name in names)

    def nations(self, country: str, countries: Sequence[str] = (), team: str = "") -> int:
        """A mask of countries; none given means none."""
        names = [*countries, *([country] if country else [])]
        mask = sum(1 << self.countries[name] for name in names)
        return mask | (int(self.board.mates[self.teams.index(team)]) if team else 0)

    def kind(self, name: str) -> int:
        """A type of piece as the spaces it can stand in."""
        land, sea = int(self.board.land), int(self.board.sea)
        return {"army": land, "navy": sea}.get(name, land | sea)

    # Cards

    def card(self, face: CardFace) -> None:
        board = self.board
        board.card_country.append(self.owner)
        board.card_type += bytes([terms.TYPES.index(face.type)])
        # A card for the start of a turn is a card for the window that opens there.
        when = "window" if face.when == "turn_start" else face.when
        board.card_when += bytes([terms.WHENS.index(when)])
        board.card_limit += bytes([terms.ONCE_A_TURN if face.limit == "turn" else terms.NO_LIMIT])
        board.card_tags.append(sum(1 << self.tag(tag) for tag in face.tags))
        board.card_any_order += bytes([int(face.order == "any")])
        board.card_requires.append([n for cond in face.require for n in self.conditions(cond)])
        board.card_costs.append(self.costs(face.cost))
        board.card_targets.append(self.nations("", face.ew_target))
        board.card_choose.append(int(face.ew_target_mode == "choose_one"))
        board.copies.append(face.count)
        slot = -1
        if face.type == "status":
            slot, self.slots = self.slots, self.slots + 1
        board.card_slot.append(slot)
        self.trigger(face.trigger, terms.WHENS.index(when) == terms.IN_WINDOW)
        if when == "any_time":
            board.trigger_events[-1] = (1 << events.WINDOW_EVENT_KINDS) - 1
        board.card_plan.append([self.step(step) for step in face.step])

    def tag(self, name: str) -> int:
        if name not in self.tags:
            self.tags.append(name)
        return self.tags.index(name)

    def costs(self, costs: Sequence[CardStep]) -> list[int]:
        return [n for cost in costs for n in (int(cost.op == "discard_hand"), cost.n)]

    def trigger(self, found: Trigger | None, in_window: bool) -> None:
        board = self.board
        # Without a trigger of its own, a card for windows waits for the start of its own turn.
        given = found or Trigger(event="built", by="self")
        kinds_of_event = (
            TRIGGER_EVENTS[given.event] if found else ((events.W_TURN_START,) if in_window else ())
        )
        warfare = given.event == "ew_declared"
        team = int(board.team[self.owner])
        by = {
            "": terms.ALL_COUNTRIES,
            "self": 1 << self.owner,
            "team": int(board.mates[team]),
            "enemy": int(board.mates[1 - team]),
        }[given.by]
        named = self.nations(given.country, given.countries)
        pieces = self.nations("", (), given.target_team) or (0 if warfare else named)
        kinds = self.kind(given.type) & self.kind(given.target_type)
        if given.space_kind:
            kinds &= self.kind({"land": "army", "sea": "navy"}[given.space_kind])
        types = sum(1 << terms.TYPES.index(name) for name in given.types) or ANY_TYPE
        types &= ~sum(1 << terms.TYPES.index(name) for name in given.not_types)
        board.trigger_events.append(sum(1 << kind for kind in kinds_of_event))
        own = found is not None and given.by == "self"
        board.trigger_open += bytes([int(own and given.event in ("battle_after", "built"))])
        board.trigger_actors.append(by & (named or terms.ALL_COUNTRIES) if warfare else by)
        board.trigger_pieces.append(pieces or ANY_TARGET)
        board.trigger_spaces.append(self.area(given.spaces))
        board.trigger_range += bytes([RANGES.index(given.range)])
        board.trigger_kinds.append(0 if kinds == self.kind("piece") else kinds)
        board.trigger_aims.append(self.nations(given.target_country) or ANY_TARGET)
        board.trigger_tag.append(1 << self.tag(given.card_tag) if given.card_tag else 0)
        board.trigger_types.append(types if types != ANY_TYPE else 0)
        board.trigger_in_play.append(int(given.step == "play"))
        beside = self.matchers(given.adjacent_piece)
        board.trigger_beside.append(beside[0] if beside else -1)
        board.trigger_supplied.append(int(given.was_supplied))
        board.trigger_there.append(int(given.still_there))

    # Steps

    def step(self, step: CardStep) -> int:
        """Write a step and return its number; the branches it offers come first."""
        branches = [self.step(branch) for branch in step.branches]
        board = self.board
        number = len(board.step_op)
        op, kind = OPS[step.op]
        board.step_op += bytes([op])
        self.step_pieces(step, op, kind)
        self.step_place(step.where or Where(any=True, spaces=step.spaces))
        self.step_numbers(step)
        board.step_decider += bytes([self.countries[step.decider] if step.decider else self.owner])
        board.step_max += bytes([0 if step.max == "all" else step.max])
        board.step_types.append(self.card_types(step))
        board.step_zone.append(ZONES[step.zone])
        board.step_zones.append(sum(TABLE_ZONES[zone] for zone in step.zones))
        board.step_card.append(CARDS[step.card])
        board.step_to.append(PLACES[step.to])
        board.step_costs.append(self.costs(step.cost))
        board.step_needs += bytes([int(step.needs_previous)])
        board.step_branches.append(branches)
        return number

    def step_pieces(self, step: CardStep, op: int, kind: str) -> None:
        board = self.board
        target = step.target or Matcher()
        mine = self.nations(step.country, step.countries)
        victims = self.nations(target.country, target.countries, target.team)
        if op == terms.OP_REBUILD:
            kinds = sum(self.kind(name) for name in step.types)
        elif op == terms.OP_GRANT and step.piece is not None:
            kinds = self.kind(step.piece.type)
            mine = self.nations(step.piece.country, step.piece.countries, step.piece.team)
        else:
            kinds = self.kind(kind or step.type)
        board.step_kind.append(kinds)
        board.step_countries.append(mine)
        board.step_victims.append(victims or terms.ALL_COUNTRIES)
        board.step_required.append(int(target.required))
        board.step_source.append(self.kind(step.source_piece))
        board.step_match.append(self.matchers(step.piece))
        board.step_trigger_piece.append(int(target.ref == "trigger_piece"))

    def step_place(self, where: Where) -> None:
        board = self.board
        everywhere = not where.spaces and not where.ref
        board.step_spaces.append(self.kind("piece") if everywhere else self.area(where.spaces))
        board.step_range += bytes([RANGES.index(where.range)])
        board.step_ref += bytes([int(where.ref == "trigger_space")])
        board.step_exclude += bytes([int(where.exclude_ref == "trigger_space")])
        board.step_empty += bytes([int(where.empty)])

    def step_numbers(self, step: CardStep) -> None:
        board = self.board
        who = {"target": terms.WHO_TARGET, "trigger_country": terms.WHO_TRIGGER, "": self.owner}
        board.step_who.append({**who, **self.countries}[step.who])
        board.step_n.append(step.delta if step.op == "ew_modify" else step.n)
        other: Instead | None = step.delta_if or step.n_if
        board.step_n_if.append(other.n if other else 0)
        board.step_if.append(self.conditions(other.cond) if other else [])
        board.step_cond.append(self.conditions(step.cond) if step.cond else [])
        self.step_per(step.per)

    def step_per(self, per: Condition | None) -> None:
        """`per` counts pieces, or spaces that hold a piece: its matcher stands beside."""
        board = self.board
        if per is None:
            board.step_per.append(0)
            return
        held = per.holds or Matcher(type=per.type, country=per.country, spaces=per.spaces)
        spaces = per.spaces or held.spaces
        allowed = self.area(spaces) if spaces else self.kind("piece")
        allowed &= ~self.area(per.not_spaces)
        matcher = self.matchers(held)[0]
        board.match_spaces[matcher] &= allowed
        board.step_per.append(2 if per.kind == "space" else 1)
        board.step_match[-1] = [matcher]

    def card_types(self, step: CardStep) -> int:
        if step.op == "allow_battle":
            return sum(1 << terms.TYPES.index(name) for name in step.cards)
        if step.op != "play_card_from":
            return 0
        return sum(1 << terms.TYPES.index(name) for name in step.types) or ANY_TYPE

    # Conditions and matchers

    def conditions(self, cond: Condition) -> list[int]:
        """The numbers of the simple conditions that must all hold."""
        if cond.kind == "all":
            return [n for part in cond.of for n in self.conditions(part)]
        board = self.board
        board.cond_kind.append(int(cond.kind == "distance"))
        board.cond_countries.append(self.nations(cond.country))
        spaces = self.area(cond.spaces) if cond.spaces else self.kind("piece")
        board.cond_spaces.append(spaces & ~self.area(cond.not_spaces))
        board.cond_range.append(RANGES.index(cond.range))
        board.cond_type.append(self.kind(cond.type))
        board.cond_max.append(cond.max)
        return [len(board.cond_kind) - 1]

    def matchers(self, found: Matcher | None) -> list[int]:
        """The numbers of the simple matchers of which one must fit."""
        if found is None or found.ref:
            return []
        if found.any_of:
            outer = found
            parts = [self._inherit(part, outer) for part in found.any_of]
            return [n for part in parts for n in self.matchers(part)]
        board = self.board
        beside = self.matchers(found.adjacent_piece)
        countries = self.nations(found.country, found.countries, found.team)
        board.match_countries.append(countries or terms.ALL_COUNTRIES)
        everyone = countries or terms.ALL_COUNTRIES
        board.match_list.append([c for c in range(terms.COUNTRIES) if everyone >> c & 1])
        spaces = self.area(found.spaces) if found.spaces else self.kind("piece")
        board.match_spaces.append(spaces & self.kind(found.type))
        board.match_supplied.append(int(found.supplied))
        board.match_beside.append(beside[0] if beside else -1)
        return [len(board.match_spaces) - 1]

    def _inherit(self, part: Matcher, outer: Matcher) -> Matcher:
        """What the whole matcher says holds for each of its parts."""
        return Matcher(
            type=part.type,
            country=part.country or outer.country,
            countries=part.countries or outer.countries,
            team=part.team or outer.team,
            spaces=part.spaces,
            supplied=part.supplied or outer.supplied,
            adjacent_piece=part.adjacent_piece or outer.adjacent_piece,
        )
