"""Nobody sees more than they may: section 8 of the ledger, plans above all."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.crescent.table import ARMIES, GAME, Table, planning
from vezerkar.core.chance import Script, Seeded
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.session import Session
from vezerkar.games.crescent.hidden import deal_anew, deal_around_plan, sees_plan
from vezerkar.games.crescent.invariants import check
from vezerkar.games.crescent.rules.planning import clear_plan
from vezerkar.games.crescent.schema.load import load_data
from vezerkar.games.crescent.state import Battle
from vezerkar.scene.scene import encode_scene

FIELDS = list(load_data().scenarios)


def seen(table: Table, seat: int) -> bytes:
    return encode_scene(GAME.scene(table.s, seat, table.session.log(seat)))


@pytest.mark.rule("KF-3.1.11", "KF-8.1", "KF-3.1.10")
@pytest.mark.parametrize("players", [2, 4])
def test_a_plan_cannot_be_seen_through_anything(players: int) -> None:
    """Scene, actions, log and their length stay byte for byte the same for all others."""
    seat = players - 1
    name = planning(players=players).layout.seats[seat]
    others = [viewer for viewer in range(-1, players) if viewer != seat]
    captain = {"hand": ["march", "zeal", "charge"], "discard": ["terror"], "draw": None}
    del captain["draw"]
    table = planning(players=players, round=3, captains={name: captain})
    before = {viewer: seen(table, viewer) for viewer in others}
    for step in (
        "draw calm",
        "recall terror",
        "lay march foot",
        "lay zeal foot",
        "cube foot",
        "cube pike",
        "uncube pike",
        "lift zeal foot",
        "throw-back terror",
    ):
        table.do(step, seat=name)
        assert {viewer: seen(table, viewer) for viewer in others} == before, step
        assert table.session.can_undo(seat) > 0
    table.do("lock", seat=name)
    for viewer in others:
        scene = GAME.scene(table.s, viewer)
        assert [mark.id for mark in scene.seats if mark.ready] == [name]
        assert all(mat.owner != name for mat in scene.mats)


@pytest.mark.rule("KF-8.1", "KF-3.1.11")
def test_two_different_locked_plans_look_the_same_to_everybody_else() -> None:
    scenes = []
    for steps in (
        ["lay march foot", "cube foot"],
        ["lay march pike", "cube pike", "cube pike"],
        [],
    ):
        table = planning(captains={"christian": {"hand": ["march", "zeal"]}})
        table.do(*steps, "lock", seat="christian")
        scenes.append((seen(table, 0), seen(table, OBSERVER)))
    assert scenes[0] == scenes[1] == scenes[2]


@pytest.mark.rule("KF-8.1", "KF-3.2.1")
def test_after_the_reveal_plans_are_open_and_hands_are_not() -> None:
    captain = {"hand": ["charge"], "plan": {"foot": ["march", "zeal"]}, "cubes": {"foot": 2}}
    table = planning(captains={"christian": captain, "ottoman": {"plan": {"pike": ["march"]}}})
    table.do("lock", seat="christian")
    table.do("lock", seat="ottoman")
    scene = GAME.scene(table.s, 0)
    [mat] = [mat for mat in scene.mats if mat.owner == "christian"]
    assert not mat.private
    laid = [slot.card for pad in mat.pads for slot in pad.slots if slot.card]
    assert laid == ["march", "zeal"]
    zones = {zone.id: zone for zone in scene.zones}
    assert (zones["hand-christian"].count, zones["hand-christian"].cards) == (1, ())
    assert zones["draw-christian"].cards == zones["discard-christian"].cards == ()


@pytest.mark.rule("KF-8.1", "KF-3.1.18")
def test_piles_are_looked_through_only_by_their_owner_and_only_while_planning() -> None:
    table = planning(round=3, captains={"christian": {"hand": ["march"], "discard": ["zeal"]}})
    own = {zone.id: zone.cards for zone in GAME.scene(table.s, 1).zones}
    assert own["draw-christian"]
    assert [card.id for card in own["discard-christian"]] == ["zeal"]
    assert own["draw-ottoman"] == ()
    first = planning(captains={"christian": {"hand": ["march"]}})
    assert {z.id: z.cards for z in GAME.scene(first.s, 1).zones}["draw-christian"] == ()
    enemy = {zone.id: zone.cards for zone in GAME.scene(table.s, 0).zones}
    assert enemy["draw-christian"] == enemy["discard-christian"] == enemy["hand-christian"] == ()


@pytest.mark.rule("KF-6.24.2", "KF-3.1.11")
def test_after_a_war_council_the_partner_sees_cards_and_cubes_but_not_the_hand() -> None:
    captain = {"hand": ["charge"], "plan": {"foot": ["march"]}, "cubes": {"foot": 1}}
    for council, mats in (([], 1), (["ottoman"], 2)):
        table = planning(players=4, captains={"ottoman2": captain}, council=council)
        scene = GAME.scene(table.s, 0)
        assert len(scene.mats) == mats
        hands = {zone.id: zone.cards for zone in scene.zones}
        assert hands["hand-ottoman2"] == ()
        assert len(GAME.scene(table.s, 1).mats) == 1


@pytest.mark.rule("KF-6.22.1", "KF-8.1")
def test_quick_decision_is_asked_whatever_is_held() -> None:
    for hand in ([], ["march"]):
        captain = {"hand": hand, "plan": {"foot": ["march", "quick_decision"]}}
        table = planning(captains={"christian": captain})
        table.do("lock", seat="christian")
        table.do("lock", seat="ottoman")
        assert (table.phase, table.asked) == ("quick", ["christian"])
        assert "pass" in table.actions()


def test_what_everybody_has_seen_stays_in_every_guess() -> None:
    """A card taken back openly is in hand; one that was just discarded is in the discard pile."""
    captain = {
        "plan": {"foot": ["march", "zeal"], "pike": ["march"]},
        "hand": ["charge"],
        "discard": ["terror", "calm"],
    }
    spy = {"plan": {"foot": ["march", "espionage"]}}
    table = Table(
        phase="preactions",
        round=3,
        turn="ottoman",
        towers=dict(ARMIES),
        captains={"christian": captain, "ottoman": spy},
    )
    table.do("give-up march foot")
    march, zeal = table.number("card", "march"), table.number("card", "zeal")
    for seed in range(20):
        guess = GAME.guess(table.s, 0, Seeded(seed))
        assert isinstance(guess, Battle)
        assert guess.hand[1][march] >= 1
        assert guess.discard[1][zeal] == 1
        assert sum(guess.hand[1]) == sum(table.s.hand[1])


@pytest.mark.parametrize("laid", [True, False])
@pytest.mark.rule("KF-6.24.2", "KF-3.1.11")
def test_a_partner_can_imagine_a_card_that_was_recalled_from_the_open(laid: bool) -> None:
    """Everybody saw it discarded; a council shows it only when it is laid again."""
    table = planning(
        players=4, round=2, captains={"ottoman2": {"discard": ["charge"]}}, council=["ottoman"]
    )
    charge = table.number("card", "charge")
    table.s.known_discard[2][charge] = 1
    table.do("draw zeal", "recall charge", seat="ottoman2")
    if laid:
        table.do("lay charge foot", seat="ottoman2")
    hands = set()
    for seed in range(20):
        guess = GAME.guess(table.s, 0, Seeded(seed))
        assert isinstance(guess, Battle)
        check(guess)
        assert guess.laid == table.s.laid
        assert guess.recalled[2] == [charge]
        (drawn,) = guess.drawn[2]
        assert guess.hand[2][drawn] > 0
        assert (sum(guess.hand[2]), guess.hand[2][charge]) == ((1, 0) if laid else (2, 1))
        hands.add(tuple(guess.hand[2]))
        clear_plan(guess, 2)  # the plan may be begun anew in every guess
        check(guess)
    assert len(hands) > 5  # the other card may be any that was never shown


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("field", FIELDS)
def test_the_swap_test_holds_through_random_battles(field: str, players: int) -> None:
    """What a seat cannot know may be anything: scene, actions and log stay byte for byte equal."""
    session = Session(GAME, field, {"players": players}, Script([]))
    pick = Seeded(FIELDS.index(field) * 10 + players)
    deal = Seeded(7)
    for step in range(220):
        actors = session.state.actors()
        if not actors:
            break
        seat = actors[pick.below(len(actors))]
        actions = session.state.legal_actions(seat)
        session.apply(seat, actions[pick.below(len(actions))])
        if step % 11 == 0:
            for viewer in range(-1, players):
                swap(session, viewer, deal)


def swap(session: Session, viewer: int, deal: Seeded) -> None:
    s = session.state
    log = session.log(viewer)
    guess = GAME.guess(s, viewer, deal)
    GAME.check_invariants(guess)
    assert guess.legal_actions(viewer) == s.legal_actions(viewer)
    mine = msgspec.json.encode(GAME.scene(s, viewer, log))
    assert mine == msgspec.json.encode(GAME.scene(guess, viewer, log))


@pytest.mark.rule("KF-8.1", "KF-6.24.2")
def test_a_deal_is_found_for_every_captain_in_every_position() -> None:
    """A guess that found none would keep the true cards, and its bot would know them."""
    chance, pick = Seeded(22), Seeded(23)
    s = GAME.new("nagyharsany_1687", {"players": 4}, chance)
    assert isinstance(s, Battle)
    councils = 0
    for step in range(700):
        actors = [seat for seat in s.actors() if s.legal_actions(seat)]
        if not actors:
            break
        seat = actors[pick.below(len(actors))]
        actions = s.legal_actions(seat)
        s.apply(seat, actions[pick.below(len(actions))], chance)
        for viewer in range(4) if step % 7 == 0 else ():
            for owner in {0, 1, 2, 3} - {viewer}:
                councils += not s.revealed and sees_plan(s, viewer, owner)
                assert finds_a_deal(s, viewer, owner, Seeded(step)), (step, viewer, owner)
    assert councils > 3


def finds_a_deal(s: Battle, viewer: int, owner: int, deal: Seeded) -> bool:
    t = s.clone()
    if not s.revealed and sees_plan(s, viewer, owner):
        return deal_around_plan(t, owner, deal)
    if not s.revealed:
        clear_plan(t, owner)
    return deal_anew(t, owner, deal)
