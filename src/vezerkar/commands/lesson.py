"""`vezerkar lesson FILE`: plays a lesson through, to see that its goal is reached."""

from __future__ import annotations

import argparse
from pathlib import Path

from vezerkar.core.errors import DataError
from vezerkar.core.registry import find_game
from vezerkar.records.lesson import read_lesson
from vezerkar.table.lesson_rehearsal import rehearse


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser("lesson", help="play a lesson through as its steps say")
    parser.add_argument("file", type=Path, metavar="FILE", help="a lesson, such as 1.toml")
    parser.add_argument("--game", default="memoir", help="the game it is for (memoir)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print each step with what could be done; the action that was taken has a mark."""
    lesson = read_lesson(args.file, find_game(args.game))
    try:
        for step in rehearse(find_game(args.game), lesson):
            print(f"{step.number}. {lesson.step[step.number - 1].say.en}")
            for action in step.possible:
                print(f"   {'>' if action == step.action else ' '} {action}")
    except DataError as error:
        raise DataError(f"{args.file}: {error}") from None
    print(f"ok: {args.file} ({len(lesson.step)} steps)")
    return 0
