"""Every line of the charter, in order."""

from __future__ import annotations

from typing import Final

from vezerkar.commands.charter_lines import (
    computer_players,
    derived_positions,
    dice,
    game_length,
    invariants,
    kept_records,
    kills,
    ledger_coverage,
    long_match,
    proved_by_tests,
    random_games,
    restart,
    rule_speed,
    rule_tests,
    server_load,
    start_burst,
    translation,
    worked_examples,
    wrong_inputs,
)
from vezerkar.commands.charter_lines.checked_positions import measure_of
from vezerkar.commands.charter_lines.line import CharterLine, Figure, Verdict


def no_clocks(scale: float) -> Figure:
    return Figure("matches have no clocks", Verdict.VOID)


CHARTER: Final = (
    CharterLine(
        "R1",
        "rules that a test claims to prove",
        "100 % in all five games",
        ledger_coverage.measure,
    ),
    CharterLine(
        "R2",
        "worked examples of the rulebooks, with their dice",
        "100 %",
        worked_examples.measure,
    ),
    CharterLine(
        "R3",
        "positions whose continuations were counted by two derivations",
        "at least 50 a game",
        derived_positions.measure,
    ),
    CharterLine(
        "R4",
        "random games without a fault",
        "100,000 of each game in a night, no fault",
        random_games.measure,
    ),
    CharterLine(
        "R5",
        "invariants that hold after every event",
        "at least 20 a game",
        invariants.measure,
    ),
    CharterLine(
        "R6", "length of random games", "a proven bound for each game", game_length.measure
    ),
    CharterLine(
        "R7",
        "recorded games that end in the same position again",
        "all of at least 200 of each game, on three systems and two Pythons",
        kept_records.measure_played_again,
    ),
    CharterLine(
        "R8",
        "freezing, copying and undoing",
        "no fault in 1,000,000 steps",
        measure_of("freezing_loses_nothing", "copies_are_independent", "undo_goes_back_and_forth"),
    ),
    CharterLine(
        "R9",
        "nobody sees what they do not know",
        "no fault in 1,000,000 positions",
        measure_of("seats_see_only_what_they_know"),
    ),
    CharterLine(
        "R10",
        "a guess looks to its seat as the truth does",
        "no fault in 1,000,000 positions",
        measure_of("guesses_agree"),
    ),
    CharterLine(
        "R11",
        "forged and stale actions are refused",
        "all in 1,000,000 positions, nothing changed",
        measure_of("forged_actions_are_refused", "stale_texts_are_refused"),
    ),
    CharterLine(
        "R12",
        "computers that hang, crash or cheat",
        "the match goes on in time",
        proved_by_tests.measure_hostile_computers,
    ),
    CharterLine(
        "R13",
        "faults put into the rules that the tests find",
        "at least 80 %",
        rule_tests.measure_faults,
    ),
    CharterLine(
        "R14",
        "branches of the rules that are reached",
        "95 % by the tests of rules, 85 % by random play",
        rule_tests.measure_branches,
    ),
    CharterLine("R15", "speed of the rules", "10,000 actions a second", rule_speed.measure),
    CharterLine(
        "R16",
        "an action until it is answered, for 50 / 95 / 99 %",
        "30 / 80 / 150 ms with 500 tables of computers on two cores",
        server_load.measure_latency,
    ),
    CharterLine(
        "R17",
        "memory of a table, and sockets",
        "100 kB an idle table, 2,000 sockets",
        server_load.measure_memory,
    ),
    CharterLine("R18", "start burst", "1,000 tables within 10 s, no error", start_burst.measure),
    CharterLine(
        "R19",
        "acknowledged actions that are lost when the server is killed",
        "none in 1,000 kills",
        kills.measure,
    ),
    CharterLine("R20", "restart", "below 2 s, nothing lost", restart.measure),
    CharterLine("R21", "opening the longest match at its end", "below 1 s", long_match.measure),
    CharterLine("R22", "clocks", "wrong by less than 50 ms", no_clocks),
    CharterLine(
        "R23",
        "dice",
        "10,000,000 rolls of each die, p from 0.001 to 0.999; checked by another program",
        dice.measure,
    ),
    CharterLine(
        "R24",
        "computer players",
        "levels in order, 400 games a pair; the best wins 95 % against random",
        computer_players.measure_levels,
    ),
    CharterLine(
        "R25",
        "balance of the scenarios",
        "a table with intervals",
        computer_players.measure_balance,
    ),
    CharterLine(
        "R26",
        "security scan",
        "no serious finding",
        proved_by_tests.measure_security,
    ),
    CharterLine(
        "R27",
        "wrong files and requests",
        "10,000,000 inputs, no crash",
        wrong_inputs.measure,
    ),
    CharterLine(
        "R28",
        "accessibility",
        "no violation; a whole game by keyboard",
        proved_by_tests.measure_accessibility,
    ),
    CharterLine(
        "R29",
        "a whole game on a phone",
        "no sideways scrolling, targets of 44 pixels",
        proved_by_tests.measure_phone,
    ),
    CharterLine(
        "R30",
        "what older versions wrote",
        "all of it opens, plays again, or is refused with a reason",
        kept_records.measure_opened,
    ),
    CharterLine("R31", "translation", "no sentence in one language only", translation.measure),
    CharterLine(
        "R32",
        "samples in the documentation that run",
        "100 %",
        proved_by_tests.measure_samples,
    ),
)
