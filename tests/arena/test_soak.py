"""Many games over all scenarios and settings, every position checked; and the checks themselves."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.commands.command_line import run
from vezerkar.arena import soak as arena
from vezerkar.arena.checks import Fault, PositionChecks, is_written
from vezerkar.commands import soak as command
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State, verb_of
from vezerkar.core.notation import Notation
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session
from vezerkar.games.memoir.game import Memoir
from vezerkar.scene.scene import Message, Odds, Reason, Scene

SCENARIOS = [info.id for info in find_game("memoir").scenarios()]
GAMES = 1  # of each scenario; a soak plays many more


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_and_greedy_play_finds_no_fault(scenario: str) -> None:
    seed = 1000 * SCENARIOS.index(scenario)
    outcome = arena.soak(find_game("memoir"), GAMES, [scenario], seed=seed)
    assert [finding.fault for finding in outcome.faults] == []
    assert outcome.games == GAMES
    assert outcome.decisions > 20 * GAMES


def test_the_trials_go_through_all_actions_and_both_agents() -> None:
    game = find_game("memoir")
    scenarios = ["pegasus-bridge", "omaha-beach-overlord"]
    trials = [arena.trial(game, scenarios[i % 2], "mixed", i) for i in range(100)]
    played = {(name, value) for trial in trials for name, value in trial.settings.items()}
    wanted = {(setting.name, value) for setting in game.settings for value in setting.values}
    assert played == wanted
    assert {name for trial in trials for name in trial.agents} == {"random", "greedy"}
    assert any(not trial.settings for trial in trials)


def test_the_same_seed_is_the_same_game_whatever_the_number_of_jobs() -> None:
    game = find_game("memoir")
    alone = arena.soak(game, 3, ["vassieux"], "random", seed=5)
    together = arena.soak(game, 3, ["vassieux"], "random", seed=5, jobs=2)
    assert alone.decisions == together.decisions


def test_the_command_ends_with_the_count(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("soak", "memoir", "--games", "2", "--jobs", "1", "--scenario", "vassieux")
    assert run(command, *words, "--agents", "random") == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("memoir: 2 games, ")
    assert last.endswith(" decisions, 0 faults")


def test_a_fault_is_listed_and_its_game_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: PositionChecks) -> None:
        raise Fault("the roof is on fire")

    monkeypatch.setattr(PositionChecks, "actions_are_spelled", broken)
    words = ("soak", "memoir", "--games", "1", "--jobs", "1", "--scenario", "vassieux")
    assert run(command, *words, "--seed", "3", "--out", str(tmp_path)) == 1
    said = capsys.readouterr()
    assert said.out.splitlines()[-1].endswith(", 1 faults")
    assert "seed 3, vassieux" in said.err
    assert "the roof is on fire" in said.err
    first = (tmp_path / "soak-fault-3.jsonl").read_text(encoding="utf-8").splitlines()[0]
    assert msgspec.json.decode(first)["scenario"] == "vassieux"


# A check that cannot fail proves nothing: each game below has one fault, and it is found.


class TooMuchToSee(Memoir):
    """Its scene tells the cards of the enemy."""

    def scene(self, s: State, seat: int, log: object = ()) -> Scene:
        hands = Message(
            "hands", {"axis": str(self.own(s).hands[0]), "allies": str(self.own(s).hands[1])}
        )
        scene = super().scene(s, seat)
        return msgspec.structs.replace(
            scene, prompt=msgspec.structs.replace(scene.prompt, text=hands)
        )


class TooMuchToSay(Memoir):
    """It has reasons against what is legal."""

    def explain(self, s: State, seat: int, setting: int) -> list[Reason]:
        return [Reason(Message("never"))]


class SlyRefusal(Memoir):
    """Asking why not tells the cards of the enemy."""

    def explain(self, s: State, seat: int, setting: int) -> list[Reason]:
        if setting in s.legal_actions(seat):
            return []
        return [Reason(Message(f"not-{self.own(s).hands[1 - seat % 2]}"))]


class SlyOdds(Memoir):
    """Its odds count the cards that nobody has seen."""

    def odds(self, s: State, seat: int, setting: int) -> Odds | None:
        return Odds(hits=tuple(float(card) for card in self.own(s).hands[1 - seat % 2]))


class OtherRules(Memoir):
    """What it cites in the terminal is not what the page cites."""

    def rules_of(self, s: State, setting: int) -> tuple[str, ...]:
        return ("M44-1.1",)


class LossyPositions(Memoir):
    """Its positions forget the discards."""

    def write_position(self, s: State) -> dict[str, object]:
        return {**super().write_position(s), "discard": []}


class WildGuess(Memoir):
    """It deals the seat's own hand anew, too."""

    def guess(self, s: State, seat: int, chance: Chance):  # type: ignore[no-untyped-def]
        return super().guess(s, -1, chance)


class KnowingGuess(Memoir):
    """Now and then it keeps what it should imagine."""

    def guess(self, s: State, seat: int, chance: Chance):  # type: ignore[no-untyped-def]
        return s.clone() if chance.below(2) == 0 else super().guess(s, seat, chance)


class Mumbling(Memoir):
    """It calls every action by the same words."""

    def notation(self, s: State) -> Notation:
        class Same(Notation):
            def spell(self, setting: int) -> str:
                return "pass"

        found = super().notation(s)
        return Same(found.forms, found.lexicon)


def is_playing_a_card(session: Session) -> bool:
    """Whether the axis chooses from its hand: a moment with a secret behind every setting."""
    settings = session.state.legal_actions(0)
    return len(settings) > 1 and session.game.verbs[verb_of(settings[0])].word == "play"


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (TooMuchToSee(), "seats_see_only_what_they_know"),
        (TooMuchToSay(), "actions_are_explained"),
        (SlyRefusal(), "answers_tell_only_what_is_known"),
        (SlyOdds(), "answers_tell_only_what_is_known"),
        (OtherRules(), "actions_cite_their_rules"),
        (LossyPositions(), "positions_are_complete"),
        (WildGuess(), "guesses_agree"),
        (KnowingGuess(), "guesses_agree"),
        (Mumbling(), "actions_are_spelled"),
    ],
    ids=lambda each: each if isinstance(each, str) else type(each).__name__,
)
def test_the_checks_can_fail(game: Game, check: str) -> None:
    session = Session(game, "pegasus-bridge", {}, Seeded(4))
    pick = Seeded(5)
    for _ in range(60):
        seat = next_seat(session.state)
        settings = session.state.legal_actions(seat)
        session.apply(seat, settings[pick.below(len(settings))])
    while not is_playing_a_card(session):
        seat = next_seat(session.state)
        session.apply(seat, session.state.legal_actions(seat)[0])
    with pytest.raises(Fault):
        getattr(PositionChecks(session, Seeded(1)), check)()


def test_a_check_is_skipped_only_while_its_room_is_empty(tmp_path: Path) -> None:
    class Bare(Game):
        id = "bare"
        folder = tmp_path

    assert not is_written(Bare(), "scene", "view")
    (tmp_path / "view.py").touch()
    with pytest.raises(Fault, match="has a module 'view'"):
        is_written(Bare(), "scene", "view")
