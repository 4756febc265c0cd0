"""The few names that a person in a notebook needs: `import vezerkar` offers them all.

A match here speaks text: seats have their names, actions are in the notation of the game.

    >>> import vezerkar
    >>> match = vezerkar.new_match("memoir", "pegasus-bridge", seed=7)
    >>> match
    <TextMatch memoir pegasus-bridge, step 0, waiting for: allies>
    >>> match.actions()[:2]
    ['play recon_right', 'play probe_right']
    >>> match.apply("play probe_right")
    >>> match.undo()

`match.session`, `match.game` and `match.state` lead to everything below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from vezerkar.agents import AGENTS, Agent, ask, check_agent, find_agent
from vezerkar.core.chance import Chance, Script, Seeded
from vezerkar.core.errors import ActionError, ChanceError, DataError, VezerkarError, WrongTurn
from vezerkar.core.game import Value
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.registry import find_game, game_ids
from vezerkar.core.session import Session
from vezerkar.records.position import read_position, write_position
from vezerkar.records.record import load_record, save_record, write_record
from vezerkar.scene.scene import Scene

__all__ = [
    "ActionError",
    "Agent",
    "DataError",
    "Script",
    "Seeded",
    "TextMatch",
    "VezerkarError",
    "agent_names",
    "find_agent",
    "find_game",
    "game_ids",
    "load_match",
    "match_from_position",
    "new_match",
]

Agents = Mapping[str, str | Agent]  # by seat: an agent, or the name of one


def agent_names() -> list[str]:
    """The names of all computer players.

    >>> agent_names()[:4]
    ['random', 'thumb', 'prior', 'greedy']
    """
    return list(AGENTS)


def new_match(
    game_id: str,
    scenario: str = "",
    settings: Mapping[str, Value] | None = None,
    seed: int = 0,
    agents: Agents | None = None,
    chance: Chance | None = None,
) -> TextMatch:
    """A new match, ready for its first decision; without a scenario, the first one of the game.

    Equal seeds give equal matches. `chance` replaces the seed, as a `Script` of fixed results does.

    >>> match = new_match("memoir", "omaha-beach", {"hill_los": "over_lower"}, seed=1)
    >>> match.seats
    ('axis', 'allies')
    """
    game = find_game(game_id)
    scenario = scenario or game.scenarios()[0].id
    session = Session(game, scenario, settings or {}, chance or Seeded(seed))
    return TextMatch(session, agents, seed)


def match_from_position(text: str, seed: int = 0, agents: Agents | None = None) -> TextMatch:
    """A match that begins with a position, which is text in TOML.

    >>> match = match_from_position('''
    ... game = "memoir"
    ... active = "allies"
    ... phase = "battle"
    ... ordered = ["al01", "al02"]
    ... discard = ["ambush"]
    ... [units]
    ... al01 = "armor G5 3"
    ... al02 = "infantry C3 4"
    ... ax01 = "infantry f6 2"
    ... ax02 = "artillery c4 2"
    ... ''')
    >>> match.actions()
    ['attack al01 ax01', 'attack al02 ax02', 'done']
    >>> match.apply("attack al01 ax01", chance=["grenade", "star", "star"])
    >>> [line for line in match.position().splitlines() if "ax01" in line]
    ['ax01 = "infantry f6 1/4"']
    """
    game, state = read_position(text)
    return TextMatch(Session.from_position(game, state, Seeded(seed)), agents, seed)


def load_match(path: str | Path, seed: int = 0, agents: Agents | None = None) -> TextMatch:
    """A match from the file of a record, checked step by step; it goes on where it stopped."""
    return TextMatch(load_record(Path(path), Seeded(seed)), agents, seed)


class TextMatch:
    """A match whose seats and actions are text; computer players may hold some of the seats."""

    def __init__(self, session: Session, agents: Agents | None = None, seed: int = 0) -> None:
        self.session = session
        self.game = session.game
        self._dealer = Seeded(seed + 1)  # deals what computer players cannot see
        self.agents = {  # by the number of their seat
            self._number(seat): self._agent(agent, seed + 2 + i)
            for i, (seat, agent) in enumerate((agents or {}).items())
        }

    def _agent(self, agent: str | Agent, seed: int) -> Agent:
        if isinstance(agent, Agent):
            return agent
        check_agent(self.game, agent)
        found = find_agent(agent, seed)
        found.time_limited = False  # equal seeds give equal matches on every machine
        return found

    def __repr__(self) -> str:
        asked = ", ".join(self.deciding)
        moment = f"waiting for: {asked}" if asked else f"over: {'+'.join(self.winners) or 'a draw'}"
        at = " ".join(filter(None, (self.game.id, self.session.scenario)))
        return f"<TextMatch {at}, step {len(self.session.steps)}, {moment}>"

    # Where it stands

    @property
    def state(self) -> State:
        """The true state, with all that is hidden from the seats."""
        return self.session.state

    @property
    def seats(self) -> tuple[str, ...]:
        return self.game.seats(self.state)

    @property
    def deciding(self) -> tuple[str, ...]:
        """The seats that can act now: none when the match is over."""
        return tuple(self.seats[seat] for seat in self._deciding())

    @property
    def over(self) -> bool:
        return self.state.ending >= 0

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats of the winning team: none in a draw, or while the match goes on."""
        if not self.over:
            return ()
        teams = self.game.teams(self.state)
        return tuple(
            seat for seat, team in zip(self.seats, teams, strict=True) if team == self.state.winner
        )

    @property
    def reason(self) -> str:
        """The rule by which the match ended; empty while it goes on."""
        return self.game.endings[self.state.ending] if self.over else ""

    def scene(self, seat: str = "") -> Scene:
        """All that a seat may know; without a seat, what an observer sees."""
        viewer = self._number(seat) if seat else OBSERVER
        return self.game.scene(self.state, viewer, self.session.log(viewer))

    # Playing

    def actions(self, seat: str = "") -> list[str]:
        """What a seat may do now; without a seat, the one that decides."""
        number = self._number(seat) if seat else self._only_seat()
        spell = self.game.notation(self.state).spell
        return [spell(action) for action in self.state.legal_actions(number)]

    def apply(self, action: str, seat: str = "", chance: Sequence[int | str] | None = None) -> None:
        """Take an action; a refused one changes nothing and is an ActionError with its rules.

        `chance` fixes the results of this one action, by number or by name. Too few of them, or
        too many, are a ChanceError.
        """
        number = self._number(seat) if seat else self._only_seat()
        if chance is None:
            self.session.apply_text(number, action)
            return
        script = Script([self._result(result) for result in chance])
        source, self.session.chance = self.session.chance, script
        try:
            step = self.session.apply_text(number, action)
        finally:
            self.session.chance = source
        if script.left():
            self.session.steps.pop()
            self.session.state = step.before
            raise ChanceError(f"{script.left()} of {len(chance)} chance results were not used")

    def play(self, limit: int = 1_000_000) -> None:
        """Let the agents decide until a seat without one has to, or `limit` decisions are made.

        >>> match = new_match("memoir", seed=3, agents={"axis": "random", "allies": "random"})
        >>> match.play()
        >>> match.over
        True
        """
        for _ in range(limit):
            seat = next((seat for seat in self._deciding() if seat in self.agents), None)
            if seat is None:
                return
            action = ask(self.agents[seat], self.game, self.state, seat, self._dealer)
            self.session.apply(seat, action)

    def undo(self) -> None:
        """Take the last step back, even across a barrier."""
        if not self.session.steps:
            raise ActionError("there is no step to take back")
        self.session.state = self.session.steps.pop().before

    # Keeping

    def position(self) -> str:
        """The position as text, which `match_from_position` reads."""
        return write_position(self.game, self.state)

    def record(self) -> str:
        """The whole match as text: settings, actions, chance results, result."""
        return write_record(self.session)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, which `load_match` reads."""
        save_record(self.session, Path(path))

    # Names and numbers

    def _number(self, seat: str) -> int:
        if seat not in self.seats:
            raise DataError(f"there is no seat '{seat}'; the seats are: {', '.join(self.seats)}")
        return self.seats.index(seat)

    def _deciding(self) -> list[int]:
        return [seat for seat in self.state.actors() if self.state.legal_actions(seat)]

    def _only_seat(self) -> int:
        deciding = self._deciding()
        if not deciding:
            raise WrongTurn("the match is over: no seat decides any more")
        if len(deciding) > 1:
            raise WrongTurn(f"several seats decide now: name one of {', '.join(self.deciding)}")
        return deciding[0]

    def _result(self, result: int | str) -> int:
        if isinstance(result, int):
            return result
        words = self.game.chance_words
        if result not in words:
            raise DataError(
                f"'{result}' is no chance result; expected a number or: {', '.join(words)}"
            )
        return words[result]
