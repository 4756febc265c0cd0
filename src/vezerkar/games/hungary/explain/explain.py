"""Why not? The rules and facts that forbid an action; every refusal has a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.explain import (
    air,
    battles,
    breakthrough,
    combat,
    logistics,
    movement,
    setup_phase,
    supply,
    trucks,
)
from vezerkar.games.hungary.explain.citations import verb_rules
from vezerkar.games.hungary.explain.reasons import because, seat_name
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.scene.scene import Reason

# By phase and verb: who answers why it is refused; the arguments are those of the action.
ANSWERS: Final[dict[tuple[int, int], Callable[[Campaign, int, int, int], list[Reason]]]] = {
    (terms.P_SETUP, terms.V_PICK): setup_phase.pick,
    (terms.P_SETUP, terms.V_PICK_TRUCK): setup_phase.pick_truck,
    (terms.P_SETUP, terms.V_DONE): setup_phase.done,
    (terms.P_SETUP_UNIT, terms.V_PLACE): setup_phase.place,
    (terms.P_SETUP_TRUCK, terms.V_DRIVE): setup_phase.drive,
    (terms.P_SETUP_TRUCK, terms.V_HALT): setup_phase.stay,
    (terms.P_TRUCKS, terms.V_DELIVER): trucks.deliver,
    (terms.P_TRUCKS, terms.V_STORE): trucks.store,
    (terms.P_BARGE, terms.V_LAND): trucks.land,
    (terms.P_REPLACE, terms.V_RESTORE): logistics.restore,
    (terms.P_REPLACE, terms.V_REBUILD): logistics.rebuild,
    (terms.P_REPLACE, terms.V_ABSORB): logistics.absorb,
    (terms.P_REPLACE, terms.V_ABSORB_TWO): logistics.absorb_two,
    (terms.P_PLACE, terms.V_PLACE): logistics.place,
    (terms.P_HANGAR, terms.V_BASE): logistics.hangar,
    (terms.P_ARRIVE, terms.V_PICK): logistics.pick,
    (terms.P_WITHDRAW, terms.V_WITHDRAW): logistics.withdraw,
    (terms.P_WITHDRAW, terms.V_DONE): logistics.must_withdraw,
    (terms.P_TRANSFER, terms.V_BASE): logistics.transfer,
    (terms.P_TRANSFER, terms.V_DONE): logistics.transfers_done,
    (terms.P_REBASE, terms.V_BASE): logistics.rebase,
    (terms.P_AIR, terms.V_PICK): air.pick,
    (terms.P_AIR, terms.V_FLY): air.fly,
    (terms.P_AIR, terms.V_HOLD_BACK): air.hold_back,
    (terms.P_AIR, terms.V_READY): air.ready,
    (terms.P_RECALL, terms.V_RECALL): air.recall,
    (terms.P_TARGETS, terms.V_TARGET): air.target,
    (terms.P_TARGETS, terms.V_HOLD_FIRE): air.hold_fire,
    (terms.P_ANSWER, terms.V_ANSWER): air.answer,
    (terms.P_ANSWER, terms.V_HOLD_FIRE): air.no_answer,
    (terms.P_MOVE, terms.V_PICK): movement.pick,
    (terms.P_MOVE, terms.V_PILE): movement.pile,
    (terms.P_MOVE, terms.V_PICK_TRUCK): trucks.pick,
    (terms.P_MOVE, terms.V_END): movement.end,
    (terms.P_GROUP, terms.V_JOIN): movement.join,
    (terms.P_GROUP, terms.V_JOIN_TRUCK): movement.join_truck,
    (terms.P_GROUP, terms.V_MOVE): movement.move,
    (terms.P_GROUP, terms.V_OPERATE): movement.operate,
    (terms.P_GROUP, terms.V_BLITZ): movement.blitz,
    (terms.P_GROUP, terms.V_ROUTE): movement.route,
    (terms.P_GROUP, terms.V_ROUTE_FAR): movement.route_far,
    (terms.P_GROUP, terms.V_HALT): movement.halt,
    (terms.P_WAY, terms.V_OVER): movement.over,
    (terms.P_DRIVE, terms.V_DRIVE): trucks.drive,
    (terms.P_ANNOUNCE, terms.V_ANNOUNCE): combat.announce,
    (terms.P_ANNOUNCE, terms.V_DONE): combat.announced,
    (terms.P_ATTACKS, terms.V_ATTACK): combat.attack,
    (terms.P_ATTACKS, terms.V_END): combat.end,
    (terms.P_ATTACKERS, terms.V_JOIN): combat.join,
    (terms.P_ATTACKERS, terms.V_ALL): combat.join_all,
    (terms.P_ATTACKERS, terms.V_GO): combat.go,
    (terms.P_ATTACKERS, terms.V_CALL_OFF): combat.call_off,
    (terms.P_RETREAT, terms.V_RETREAT): battles.retreat,
    (terms.P_GUNS, terms.V_FIRE): battles.fire,
    (terms.P_GUN_TRUCK, terms.V_TRUCK): trucks.for_gun,
    (terms.P_BID, terms.V_BID): combat.bid,
    (terms.P_SPEND, terms.V_TRUCK): trucks.spend,
    (terms.P_BOMBS, terms.V_BOMB): air.bomb,
    (terms.P_LOSSES, terms.V_LOSE): battles.lose,
    (terms.P_ADVANCE, terms.V_ADVANCE): battles.advance,
    (terms.P_ADVANCE, terms.V_ADVANCE_ALL): battles.advance_all,
    (terms.P_ADVANCE, terms.V_PICK): battles.break_out,
    (terms.P_ADVANCE, terms.V_DONE): battles.nobody_else,
    (terms.P_BREAK, terms.V_MOVE): breakthrough.move,
    (terms.P_BREAK, terms.V_ROUTE): breakthrough.route,
    (terms.P_EXPLOIT, terms.V_PICK): battles.follow,
    (terms.P_EXPLOIT, terms.V_DONE): battles.nobody_else,
    (terms.P_EXPLOIT_GO, terms.V_MOVE): breakthrough.move,
    (terms.P_EXPLOIT_GO, terms.V_ROUTE): breakthrough.route,
    (terms.P_EXPLOIT_GO, terms.V_HALT): breakthrough.halt,
    (terms.P_DETOUR, terms.V_OVER): breakthrough.over,
    (terms.P_SHORTAGE, terms.V_LEAVE): supply.leave,
}


def explain(s: Campaign, seat: int, action: int) -> list[Reason]:
    """Why a seat cannot take an action; nothing if it can."""
    if seat >= 0 and action in s.legal_actions(seat):
        return []
    if s.ending >= 0:
        return [because("why-over", rules=("HU-2.5",))]
    if seat < 0:
        return [because("why-watching", rules=("HU-1.0.1",))]
    if seat not in s.actors():
        return [because("why-not-asked", rules=("HU-2.1",), seat=seat_name(s, s.actors()[0]))]
    phase, verb = s.stack[terms.F_PHASE], verb_of(action)
    found: list[Reason] = []
    if is_known(s, action):
        answer = ANSWERS.get((phase, verb))
        if answer is None:
            return [not_now(phase, verb)]
        found = answer(s, seat, a_of(action), b_of(action))
    return found or [because("why-no-such-thing", rules=("HU-1.5.1",))]


def not_now(phase: int, verb: int) -> Reason:
    """The phase asks for something else."""
    word = f"phase:{terms.FRAMES[phase].word}"
    return because("why-not-now", rules=verb_rules(phase, verb), phase=word)


def is_known(s: Campaign, action: int) -> bool:
    """Whether everything that an action names exists."""
    verb = verb_of(action)
    if not 0 <= verb < len(terms.VERBS):
        return False
    lexicon = layout_of(s.board).lexicon
    for kind, value in zip(terms.VERBS[verb].kinds, (a_of(action), b_of(action)), strict=False):
        if kind != "number":
            names = lexicon.names(kind)
            if value >= len(names) or not names[value]:
                return False
    return True
