"""Puzzles: the list, tries, solutions, and the puzzle of the day."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vezerkar.core.registry import find_game
from vezerkar.server.exercises import number_in
from vezerkar.server.http_schema import Me, PuzzleTry
from vezerkar.server.puzzles import (
    judge_try,
    puzzle_infos,
    puzzle_preview,
    solution_of,
    todays_puzzle,
)
from vezerkar.server.routes.http import Http, answer, body_of


class PuzzleRoutes:
    def __init__(self, http: Http) -> None:
        self.http = http

    def all(self) -> list[Route]:
        route = self.http.route
        return [
            route("/api/puzzle-of-the-day", self.of_the_day),
            route("/api/puzzles/{game}", self.puzzles),
            route("/api/puzzles/{game}/{number}", self.preview),
            route("/api/puzzles/{game}/{number}/tries", self.attempt, "POST"),
            route("/api/puzzles/{game}/{number}/solution", self.solution, "POST"),
        ]

    async def of_the_day(self, request: Request, user: Me) -> Response:
        return answer(todays_puzzle(request.query_params.get("date", "")))

    async def puzzles(self, request: Request, user: Me) -> Response:
        return answer(puzzle_infos(find_game(request.path_params["game"]).id))

    async def preview(self, request: Request, user: Me) -> Response:
        return answer(puzzle_preview(*_asked(request)))

    async def attempt(self, request: Request, user: Me) -> Response:
        wanted = await body_of(request, PuzzleTry)
        return answer(judge_try(*_asked(request), wanted.action))

    async def solution(self, request: Request, user: Me) -> Response:
        return answer(solution_of(*_asked(request)))


def _asked(request: Request) -> tuple[str, int]:
    game = find_game(request.path_params["game"]).id
    return game, number_in(request.path_params["number"])
