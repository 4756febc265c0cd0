"""What must hold in every position of every game, checked through the public contract only."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from vezerkar.core.chance import Chance, Script, Seeded
from vezerkar.core.errors import ActionError, IllegalAction, ParseError, WrongTurn
from vezerkar.core.game import Game
from vezerkar.core.kernel import OBSERVER, UNCOUNTED, State, pack
from vezerkar.core.playout import next_seat
from vezerkar.core.session import Session
from vezerkar.records.position import read_position, write_position
from vezerkar.records.record import read_record, write_record

SAMPLED_ACTIONS = 6  # of a decision, where checking all would take too long
TOLERANCE = 1e-9
GUESS_SEEDS = 1 << 30
STALE_ACTIONS = 12  # actions of earlier positions that are tried again


class Fault(Exception):
    """Something that must hold does not."""


def must(holds: bool, fault: str) -> None:
    if not holds:
        raise Fault(fault)


class PositionChecks:
    """All checks of one game in progress; `chance` is what the checks themselves draw from."""

    def __init__(self, session: Session, chance: Chance) -> None:
        self.session = session
        self.game = session.game
        self.chance = chance
        self.stale: list[int] = []
        # Each check, and how many decisions apart it is made: the expensive ones are rare.
        self.now_and_then: tuple[tuple[int, Callable[[], None]], ...] = (
            (17, self.copies_are_independent),
            (19, self.freezing_loses_nothing),
            (11, self.actions_are_spelled),
            (31, self.forged_actions_are_refused),
            (29, self.guesses_agree),
            (23, self.undo_goes_back_and_forth),
            (37, self.actions_are_explained),
            (61, self.seats_see_only_what_they_know),
            (53, self.answers_tell_only_what_is_known),
            (59, self.actions_cite_their_rules),
            (401, self.positions_are_complete),
        )

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def viewers(self) -> list[int]:
        return [OBSERVER, *range(len(self.game.seats(self.state)))]

    def after(self, decision: int, offset: int) -> None:
        """Check the position after a decision: always the cheap things, the others in turn."""
        self.game.check_invariants(self.state)
        self.everyone_asked_has_actions()
        if decision % 5 == 0 and self.session.steps:
            self.stale = [*self.stale[1 - STALE_ACTIONS :], self.session.steps[-1].action]
        for period, check in self.now_and_then:
            if (decision + offset) % period == 0:
                check()

    def everything(self) -> None:
        """All checks at once."""
        self.game.check_invariants(self.state)
        self.everyone_asked_has_actions()
        for _, check in self.now_and_then:
            check()

    # Actions

    def everyone_asked_has_actions(self) -> None:
        s = self.state
        actors = s.actors()
        must(bool(actors) == (s.ending < 0), "a seat is asked exactly while the game goes on")
        someone = False
        for seat in [OBSERVER, *range(len(self.game.seats(s)))]:
            actions = s.legal_actions(seat)
            must(not actions or seat in actors, f"seat {seat} has actions, but is not asked")
            must(len(set(actions)) == len(actions), f"seat {seat} has an action twice")
            if seat in actors:
                told = s.phase().can_act(s, seat) == bool(actions)
                must(told, f"whether seat {seat} can act does not agree with its actions")
                self.is_counted(seat, actions)
            someone = someone or bool(actions)
        # In a team, those without an action are asked too: leaving them out would show it.
        must(someone or not actors, "nobody who is asked has an action")

    def is_counted(self, seat: int, actions: list[int]) -> None:
        """A phase that counts its actions, and tells one by its place, agrees with its list."""
        s, phase = self.state, self.state.phase()
        count = phase.count(s, seat)
        if count != UNCOUNTED:
            must(count == len(actions), f"seat {seat} has more or fewer actions than are counted")
            told = [phase.action(s, seat, n) for n in range(count)]
            must(told == actions, f"the places of the actions of seat {seat} are wrong")

    def actions_are_spelled(self) -> None:
        """Every action has a text that parses back, and texts differ."""
        s = self.state
        notation = self.game.notation(s)
        for seat in s.actors():
            actions = s.legal_actions(seat)
            texts = [notation.spell(action) for action in actions]
            must(len(set(texts)) == len(texts), "two actions have the same text")
            for action, text in zip(actions, texts, strict=True):
                must(notation.parse(text) == action, f"'{text}' does not parse back")
                must(bool(self.game.rules_of(s, action)), f"'{text}' has no rule")

    def actions_cite_their_rules(self) -> None:
        """The page and the other ways to play name the same rules for an action."""
        s = self.state
        if not is_written(self.game, "scene", "view"):
            return
        for seat in s.actors():
            rules = {
                self.game.notation(s).spell(action): self.game.rules_of(s, action)
                for action in s.legal_actions(seat)
            }
            for view in self.game.scene(s, seat).actions:
                cited = set(view.rules) == set(rules[view.action])
                must(cited, f"'{view.action}' cites other rules on the page")

    def actions_are_explained(self) -> None:
        """A legal action has no reason against it, and its odds can be told."""
        s = self.state
        if not is_written(self.game, "explain", "explain"):
            return
        for seat in s.actors():
            for action in self.sample(s.legal_actions(seat)):
                text = self.game.notation(s).spell(action)
                reasons = self.game.explain(s, seat, action)
                must(reasons == [], f"'{text}' is legal, but there is a reason against it")
                odds = self.game.odds(s, seat, action)
                if odds is not None and odds.hits:
                    must(abs(sum(odds.hits) - 1) < TOLERANCE, f"the odds of '{text}' do not add up")

    def sample(self, actions: list[int]) -> list[int]:
        if len(actions) <= SAMPLED_ACTIONS:
            return actions
        return [actions[self.chance.below(len(actions))] for _ in range(SAMPLED_ACTIONS)]

    # Copies

    def copies_are_independent(self) -> None:
        """What happens on a copy changes nothing here, and equal dice lead to equal positions."""
        s = self.state
        before, waiting = s.fingerprint(), s.waiting
        ends = []
        for _ in range(2):
            t = s.clone()
            must(t.fingerprint() == before, "a copy differs from its original")
            dice, pick = Seeded(1), Seeded(2)
            for _ in range(8):
                if not t.waiting:
                    break
                seat = next_seat(t)
                actions = t.legal_actions(seat)
                t.apply_unchecked(seat, actions[pick.below(len(actions))], dice)
            ends.append(t.fingerprint())
        must(s.fingerprint() == before, "acting on a copy has changed the original")
        must(s.waiting == waiting, "acting on a copy has changed who is asked")
        must(ends[0] == ends[1], "equal actions and equal dice lead to different positions")

    def freezing_loses_nothing(self) -> None:
        s = self.state
        t = self.session.steps[0].before.clone() if self.session.steps else s.clone()
        t.thaw(s.freeze())
        t.settle(Script([]))
        self.is_same(t, "a thawed state")

    def is_same(self, t: State, name: str) -> None:
        s = self.state
        must(t.freeze() == s.freeze(), f"{name} differs from the state")
        must(t.actors() == s.actors(), f"{name} asks others than the state")
        for seat in s.actors():
            must(
                t.legal_actions(seat) == s.legal_actions(seat),
                f"{name} has other actions than the state",
            )

    def positions_are_complete(self) -> None:
        """The text of a position gives the same state again."""
        _, t = read_position(write_position(self.game, self.state))
        self.is_same(t, "a position read back")

    # Undo

    def undo_goes_back_and_forth(self) -> None:
        """Steps that may be taken back are, and taking them again leads to the same position."""
        session = self.session
        if not session.steps:
            return
        seat, after = session.steps[-1].seat, session.state.fingerprint()
        back = session.steps[len(session.steps) - session.can_undo(seat) :]
        kept, session.chance = session.chance, Script([])
        for step in reversed(back):
            session.undo(seat)
            must(session.state is step.before, "undo leads elsewhere than back")
        here = session.state
        for other in range(len(self.game.seats(here))):
            if session.can_undo(other) == 0:
                self.is_refused(ActionError, session.undo, other)
        must(session.state is here, "a refused undo has changed the state")
        for step in back:
            again = session.apply(seat, step.action)
            must(not again.barrier, "a step that was taken back is a barrier the second time")
        session.chance = kept
        must(session.state.fingerprint() == after, "steps taken again lead elsewhere")

    # Secrets

    def guesses_agree(self) -> None:
        """A guess is possible, has the same actions for its seat, and knows nothing hidden."""
        s = self.state
        before = s.fingerprint()
        for seat in self.viewers:
            t = self.game.guess(s, seat, self.chance)
            self.game.check_invariants(t)
            must(t.actors() == s.actors(), f"the guess for seat {seat} asks others")
            must(
                t.legal_actions(seat) == s.legal_actions(seat),
                f"the guess for seat {seat} has other actions",
            )
            hidden = self.game.unseen(s, seat)
            must(self.game.unseen(t, seat) == hidden, f"the guess for seat {seat} hides otherwise")
            number = self.chance.below(GUESS_SEEDS)
            mine, other = [self.game.guess(u, seat, Seeded(number)) for u in (s, t)]
            must(
                mine.fingerprint() == other.fingerprint(),
                f"the guess for seat {seat} knows what is hidden",
            )
        must(s.fingerprint() == before, "guessing has changed the state")

    def seats_see_only_what_they_know(self) -> None:
        """The swap test: what a seat cannot know may be anything, its scene stays the same."""
        s = self.state
        if not is_written(self.game, "scene", "view"):
            return
        for seat in self.viewers:
            mine = msgspec.json.encode(self.game.scene(s, seat))
            other = self.game.scene(self.game.guess(s, seat, self.chance), seat)
            must(mine == msgspec.json.encode(other), f"the scene of seat {seat} tells too much")

    def answers_tell_only_what_is_known(self) -> None:
        """Neither a refusal nor the odds of an action let a seat read what is hidden from it."""
        s, game = self.state, self.game
        for seat in self.viewers:
            t = game.guess(s, seat, self.chance)
            if is_written(game, "explain", "explain"):
                for action in [*self.stale, *self.sample(s.legal_actions(next_seat(s)))]:
                    text = game.notation(s).spell(action)
                    same = game.explain(s, seat, action) == game.explain(t, seat, action)
                    must(same, f"why not '{text}' tells seat {seat} too much")
            for action in self.sample(s.legal_actions(seat)):
                text = game.notation(s).spell(action)
                same = game.odds(s, seat, action) == game.odds(t, seat, action)
                must(same, f"the odds of '{text}' tell seat {seat} too much")

    # Forgery

    def forged_actions_are_refused(self) -> None:
        """Wrong seats, actions of other moments and arbitrary numbers change nothing."""
        s = self.state
        s.legal_actions(next_seat(s))  # once listed, they are kept
        before, waiting, actions = s.freeze(), s.waiting, s.actions
        seats = len(self.game.seats(s))
        never = Script([])
        for seat in [OBSERVER, *range(seats), seats]:
            if seat in s.actors():
                for action in [*self.stale, *self.noise()]:
                    if action not in s.legal_actions(seat):
                        self.is_refused(IllegalAction, s.apply, seat, action, never)
            else:
                for action in s.legal_actions(next_seat(s))[:1]:
                    self.is_refused(WrongTurn, s.apply, seat, action, never)
        self.stale_texts_are_refused()
        must(s.freeze() == before, "a forged action has changed the state")
        must(
            s.waiting == waiting and s.actions is actions, "a forged action has changed the actions"
        )

    def stale_texts_are_refused(self) -> None:
        """Actions of earlier positions, as text through the session: refused, and told why."""
        session, s = self.session, self.state
        steps = len(session.steps)
        if s.actors() and is_written(self.game, "explain", "explain"):
            seat = s.actors()[0]
            for action in self.stale:
                text = self.game.notation(s).spell(action)
                if action not in s.legal_actions(seat):
                    self.is_refused(IllegalAction, session.apply_text, seat, text)
                    reasons = self.game.explain(s, seat, action)
                    must(bool(reasons), f"'{text}' is refused without a reason")
        for text in ("", "fly me", "done done"):
            self.is_refused(ParseError, session.apply_text, 0, text)
        must(session.state is s and len(session.steps) == steps, "a refused text was recorded")

    def noise(self) -> list[int]:
        below = self.chance.below
        return [-1, 0, below(1 << 30), pack(below(40), below(4096), below(4096), below(4096))]

    def is_refused(self, kind: type[ActionError], deed: Callable[..., object], *on: object) -> None:
        try:
            deed(*on)
        except kind:
            return
        except ActionError as error:
            raise Fault(f"a forged action is refused as {type(error).__name__}: {error}") from None
        raise Fault("a forged action was accepted")

    # The end

    def record_plays_again(self) -> None:
        """The record of the whole game leads to the same last position."""
        again = read_record(write_record(self.session))
        must(again.state.fingerprint() == self.state.fingerprint(), "the record leads elsewhere")
        must(len(again.steps) == len(self.session.steps), "the record has other steps")


def is_written(game: Game, method: str, room: str) -> bool:
    """Whether a game has this part already: a folder that has the module must also offer it."""
    if getattr(type(game), method) is not getattr(Game, method):
        return True
    exists = (game.folder / f"{room}.py").exists() or (game.folder / room).is_dir()
    must(not exists, f"{game.id} has a module '{room}', but no {method}()")
    return False
