"""What a seat must not know: hands, purchases, bluffs and sacrifices (PG-6.1.10, PG-7.12.1)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.panzer.table import GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.playout import next_seat
from vezerkar.core.session import Session


def seen(state: object, seat: int) -> bytes:
    return msgspec.json.encode(GAME.scene(state, seat))  # type: ignore[arg-type]


def pledged_fight(target: str = "riflemen") -> Table:
    """A fight in which the German side has laid a card face down, and the Soviet side not yet."""
    table = Table(
        "minsk",
        {"u1": "pz_iv D4", "u2": f"{target} D3"},
        active="german",
        hands={"german": ["pak_88", "pz_iv"], "soviet": ["conscripts"]},
        prestige={"german": 0, "soviet": 0},
    )
    table.do("attack u1 u2")
    table.do("sacrifice pak_88", seat="german")
    return table


@pytest.mark.parametrize("slug", [info.id for info in GAME.scenarios()])
def test_swapping_what_is_hidden_changes_nothing_for_any_seat(slug: str) -> None:
    chance, pick, deals = Seeded(11), Seeded(12), Seeded(13)
    s = GAME.new(slug, {}, chance)
    step = 0
    while s.waiting and step < 240:
        step += 1
        if step % 9 == 0:
            for seat in [OBSERVER, *range(len(GAME.seats(s)))]:
                t = GAME.guess(s, seat, deals)
                GAME.check_invariants(t)
                assert t.actors() == s.actors()
                assert t.legal_actions(seat) == s.legal_actions(seat)
                assert seen(t, seat) == seen(s, seat)
        seat = next_seat(s)
        actions = s.legal_actions(seat)
        s.apply_unchecked(seat, actions[pick.below(len(actions))], chance)


@pytest.mark.rule("PG-7.12.1", "PG-5.3.1")
def test_a_card_laid_face_down_may_be_anything_to_the_other_side() -> None:
    table = pledged_fight()
    pledged = set()
    for seed in range(40):
        t = GAME.guess(table.s, 1, Seeded(seed))
        assert seen(t, 1) == seen(table.s, 1)
        assert t.actors() == table.s.actors()
        pledged.add(t.pledge[0])
    assert len(pledged) > 3
    assert table.s.board.bluff in pledged


@pytest.mark.rule("PG-6.1.10")
def test_only_the_owner_hears_what_he_draws() -> None:
    table = Table("kursk", {}, first="german", turn=2, phase="draw")
    session = table.session
    table.do("draw 4", "pz_iv pz_iv pz_iii pz_ii")
    mine = [message.key for message in session.log(0)]
    theirs = [message.key for message in session.log(1)]
    assert mine.count("event-drew-card") == 4
    assert "event-drew-card" not in theirs
    assert "event-drew" in theirs


@pytest.mark.rule("PG-9.1.0.4")
def test_purchases_stay_secret_until_they_are_placed() -> None:
    session = Session(GAME, "kursk", {}, Seeded(3))
    session.apply_text(0, "buy pz_iv")
    session.apply_text(0, "ready")
    session.apply_text(0, "stack pz_vi_tiger")
    session.apply_text(0, "ready")
    assert [message.key for message in session.log(1)] == ["event-ready"]
    counts = {len(GAME.guess(session.state, 1, Seeded(seed)).bought[0]) for seed in range(30)}
    assert len(counts) > 1


SECRET = ("buy", "stack", "sacrifice", "search", "draw", "purchase")


def heard(s: State, seat: int, action: str, listener: int, seed: int) -> bytes:
    """What somebody else is told when a seat acts, and what he then sees."""
    session = Session.from_state(GAME, s.clone(), Seeded(seed))
    session.apply_text(seat, action)
    told = msgspec.json.encode(session.log(listener))
    return told + seen(session.state, listener)


def test_the_log_gives_no_secret_decision_away() -> None:
    """Whichever card is bought, stacked, sought, drawn or pledged: the others hear the same."""
    compared: dict[str, int] = dict.fromkeys(SECRET, 0)
    for number, slug in enumerate(("kharkov", "kursk", "stalingrad")):
        chance, pick = Seeded(21 + number), Seeded(22)
        s = GAME.new(slug, {}, chance)
        for _ in range(420):
            if not s.waiting:
                break
            seat = next_seat(s)
            actions = s.legal_actions(seat)
            chosen = actions[pick.below(len(actions))]
            if compare(s, seat, chosen, compared):
                compared[GAME.notation(s).spell(chosen).split()[0]] += 1
            s.apply_unchecked(seat, chosen, chance)
    assert all(compared.values()), compared


def compare(s: State, seat: int, chosen: int, compared: dict[str, int]) -> bool:
    """Whether a secret decision was compared with the others that could have been made."""
    spell = GAME.notation(s).spell
    verb = spell(chosen).split()[0]
    settles = verb == "sacrifice" and len(s.actors()) == 1  # then both cards are turned
    if verb not in SECRET or compared[verb] >= 6 or settles:
        return False
    same = [spell(o) for o in s.legal_actions(seat) if spell(o).split()[0] == verb]
    if verb in ("draw", "purchase"):
        same = [spell(chosen)] * 2  # how many from which deck is open, which cards is not
    for listener in (OBSERVER, 1 - seat):
        told = {heard(s, seat, text, listener, i) for i, text in enumerate(same[:8])}
        assert len(told) == 1
    return len(same) > 1


def test_the_sheet_shows_a_pledged_card_to_its_owner_and_a_range_to_the_others() -> None:
    table = pledged_fight()

    def hidden(seat: int) -> tuple[int, int | None]:
        fire = GAME.scene(table.s, seat).sheets[0].sums[0]
        term = next(term for term in fire.terms if term.text.key == "line-hidden")
        return term.value, term.upto

    assert hidden(0) == (7, 7)
    assert hidden(1) == hidden(OBSERVER) == (0, 7)
    table.do("sacrifice conscripts", "t+0", seat="soviet", loose=True)


@pytest.mark.rule("PG-7.12.1")
def test_both_sacrifices_are_turned_together_and_lie_open() -> None:
    table = pledged_fight("guards")

    def turned(seat: int) -> list[list[str]]:
        zones = GAME.scene(table.s, seat).zones
        return [[card.id for card in zone.cards] for zone in zones if zone.id == "sacrifices"]

    assert turned(0) == turned(1) == []
    told = table.do("sacrifice bluff", "t+0", seat="soviet", loose=True)
    assert {line for line in told if line.startswith("sacrificed")} == {
        "sacrificed side:german card:pak_88 7",
        "sacrificed side:soviet card:bluff 0",
    }
