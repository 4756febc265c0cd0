"""What follows from an action for certain, before anybody takes it.

The action is tried on a guess of what the seat cannot see, with dice that fail at the first roll,
and so is every step that it forces. The preview ends at the first roll, where the seat would learn
something, or where somebody decides. So it never reveals what the seat does not already know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from vezerkar.core.chance import Script, Seeded
from vezerkar.core.errors import ChanceError
from vezerkar.core.game import Game
from vezerkar.core.kernel import Event, State
from vezerkar.scene.scene import Message, Preview
from vezerkar.table.irreversible import begins_plans, guess_for, hands_over, is_turn_over
from vezerkar.table.only_answer import only_answer

CHANCE_TRIALS: Final = 3  # seeds tried; a preview says `ends` only if all of them agree
DRAW_TRIALS: Final = 8  # seeds tried; chance that all of them hide from everybody decides nothing


def preview(
    game: Game, state: State, seat: int, action: int, passing: Sequence[int] = ()
) -> Preview:
    """What follows from a legal action of a seat, as far as it is certain and the seat may know.

    Some `passing` seats of the same person are passed for where they have nothing to answer with.
    """
    before = guess_for(game, state, seat)
    after = before.clone()
    events: list[Event] = []
    after.events = events
    stopped = _play_forced_steps(game, before, after, seat, action, events)
    messages = _messages_for(game, before, events, seat)
    if stopped == "chance":
        stopped = _hidden_draw(game, before, seat, action)
        if stopped is None:
            after = before.clone()
            after.apply_unchecked(seat, action, Seeded(0))
    if stopped is not None:
        ends, turn_over = _always_ends(game, before, seat, action)
        return Preview(stopped, messages, ends=ends, turn_over=turn_over)
    after.events = None
    if passing:
        after = _past_passes(game, state, after, seat, action, passing)
    if after.ending >= 0:
        return Preview("over", messages, ends=True)
    if hands_over(after, seat):
        then = _who_is_asked(game, before, after, seat)
        over = then == "turn" and is_turn_over(game, before, after, seat)
        names = game.seats(after)
        seats = () if over else tuple(names[other] for other in after.actors())
        return Preview(then, messages, ends=True, turn_over=over, seats=seats)
    scene = game.scene(after, seat)
    highlighted = tuple(dict.fromkeys(view.anchors[0] for view in scene.actions if view.anchors))
    ends = begins_plans(before, after)
    return Preview("asked", messages, scene.prompt.text, highlighted, ends=ends)


def _past_passes(
    game: Game, state: State, after: State, seat: int, action: int, passing: Sequence[int]
) -> State:
    """The guess after these seats have passed; what they hold is known to their person."""
    nothing, truth = Script([]), state.clone()
    truth.events = None
    try:
        truth.apply_unchecked(seat, action, nothing)
        while after.ending < 0 and after.actors() == truth.actors():
            asked = [one for one in truth.actors() if one in passing]
            answer = only_answer(game, truth, asked[0]) if asked else None
            if answer is None:
                break
            later = after.clone()
            for s in (truth, later):
                s.apply_unchecked(asked[0], answer, nothing)
            after = later
    except ChanceError:
        pass
    return after


def _play_forced_steps(
    game: Game, before: State, after: State, seat: int, action: int, events: list[Event]
) -> Literal["chance", "shown", "drawn"] | None:
    """Take the action and what it forces; why this ended early, None if somebody decides."""
    nothing = Script([])
    hidden = game.unseen(before, seat)
    told = 0
    try:
        after.phase().take(after, seat, action, nothing)
        while True:
            if game.unseen(after, seat) < hidden:
                del events[told:]  # these tell what was guessed
                return "shown"
            told = len(events)
            if not settle_one(after, nothing):
                after.settle(nothing)  # only to find out who is asked
                return None
    except ChanceError:
        return "chance"


def settle_one(s: State, chance: Script) -> bool:
    """One step of `State.settle`; False where a seat has a real choice, or the game is over."""
    if s.ending >= 0:
        return False
    phase = s.phase()
    waiting = phase.waiting(s)
    if not waiting:
        phase.proceed(s, chance)
        return True
    if not phase.secret:
        for seat in range(8):
            if waiting >> seat & 1 and len(actions := phase.actions(s, seat)) == 1:
                phase.take(s, seat, actions[0], chance)
                return True
    return False


def _messages_for(
    game: Game, before: State, events: Sequence[Event], seat: int
) -> tuple[Message, ...]:
    messages = zip(events, game.story(before, events), strict=True)
    return tuple(m for event, m in messages if event.audience < 0 or event.audience >> seat & 1)


def _who_is_asked(
    game: Game, before: State, after: State, seat: int
) -> Literal["answer", "turn", "others"]:
    """Others may answer what was done, perhaps in secret; or their turn or choice has come."""
    step = game.scene(before, seat).prompt.step
    asked = [game.scene(after, other).prompt for other in after.actors()]
    answers = [p.kind == "reaction" or (p.private and p.step == step) for p in asked]
    if any(answers):
        return "answer"
    return "others" if game.goes_on(after, seat) else "turn"


def _hidden_draw(
    game: Game, before: State, seat: int, action: int
) -> Literal["chance", "drawn"] | None:
    """Chance `drawn` for this seat alone, or None if not even that: somebody else drew a card.

    Dice and open cards are told to all, so that their messages differ from seed to seed.
    """
    told, own = set(), set()
    for seed in range(DRAW_TRIALS):
        after = before.clone()
        events: list[Event] = []
        after.events = events
        after.apply_unchecked(seat, action, Seeded(seed))
        told.add(tuple((e.kind, *e.args) for e in events if e.audience < 0))
        own.add(str(_messages_for(game, before, events, seat)))
    if len(told) > 1:
        return "chance"
    return "drawn" if len(own) > 1 else None


def _always_ends(game: Game, before: State, seat: int, action: int) -> tuple[bool, bool]:
    """Whether the seat is not asked any more, and whether its own turn is over.

    Both must be so in each of a few trials with dice.
    """
    turn_over = game.scene(before, seat).prompt.kind != "reaction"  # to somebody else's turn
    for seed in range(CHANCE_TRIALS):
        after = before.clone()
        after.apply_unchecked(seat, action, Seeded(seed))
        if not hands_over(after, seat):
            return False, False
        turn_over = turn_over and is_turn_over(game, before, after, seat)
    return True, turn_over
