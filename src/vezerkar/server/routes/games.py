"""What can be played: covers, games, scenarios, rules and texts."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game
from vezerkar.files.ledger import LANGUAGES, Language, load_ledger
from vezerkar.records.length import STARTER
from vezerkar.records.starter import STARTER_FILE
from vezerkar.server.briefings import briefing
from vezerkar.server.catalogue import Catalogue, covers
from vezerkar.server.exercises import number_in
from vezerkar.server.how_to import how_to, summary
from vezerkar.server.http_schema import Me, RuleInfo
from vezerkar.server.lessons import lesson_infos, lesson_preview
from vezerkar.server.limits import HttpRefusal
from vezerkar.server.routes.http import Http, answer
from vezerkar.server.summaries import preview
from vezerkar.words.words import word_files


class GameRoutes:
    def __init__(self, http: Http) -> None:
        self.http = http
        self.catalogue = Catalogue(http.config.data)

    def all(self) -> list[Route]:
        route = self.http.route
        return [
            route("/api/covers", self.covers),
            route("/api/games", self.games),
            route("/api/games/{game}/{scenario}", self.preview),
            route("/api/briefings/{game}/{battle}", self.briefing),
            route("/api/how-to/{game}", self.how_to),
            route("/api/summaries/{game}", self.summary),
            route("/api/rules/{game}", self.rules),
            route("/api/lessons/{game}", self.lessons),
            route("/api/lessons/{game}/{number}", self.lesson_preview),
            route("/api/text/{game}/{lang}", self.text),
        ]

    async def covers(self, request: Request, user: Me) -> Response:
        return answer(covers())

    async def games(self, request: Request, user: Me) -> Response:
        return answer(await self.catalogue.infos())

    async def preview(self, request: Request, user: Me) -> Response:
        game, scenario = request.path_params["game"], request.path_params["scenario"]
        given = dict(request.query_params)
        pack = given.pop("pack", "")
        known = find_game(game, pack)
        if not _has_scenario(known, scenario):
            raise _no_scenario(game, scenario)
        settings = tuple(known.complete_settings(given, scenario).items())
        return answer(preview(game, pack, scenario, settings))

    async def briefing(self, request: Request, user: Me) -> Response:
        game, battle = request.path_params["game"], request.path_params["battle"]
        pack = request.query_params.get("pack", "")
        known = find_game(game, pack)
        if battle == STARTER and known.folder.joinpath(STARTER_FILE).is_file():
            return answer(briefing(game, "", battle))
        if not _has_scenario(known, battle):
            raise _no_scenario(game, battle)
        return answer(briefing(game, pack, battle))

    async def how_to(self, request: Request, user: Me) -> Response:
        return answer(how_to(find_game(request.path_params["game"]).id))

    async def summary(self, request: Request, user: Me) -> Response:
        return answer(summary(find_game(request.path_params["game"]).id))

    async def rules(self, request: Request, user: Me) -> Response:
        language = _language(request.query_params.get("lang", "en"))
        return answer(_rules(find_game(request.path_params["game"]).id, language))

    async def lessons(self, request: Request, user: Me) -> Response:
        return answer(lesson_infos(find_game(request.path_params["game"]).id))

    async def lesson_preview(self, request: Request, user: Me) -> Response:
        number = number_in(request.path_params["number"])
        return answer(lesson_preview(find_game(request.path_params["game"]).id, number))

    async def text(self, request: Request, user: Me) -> Response:
        game = find_game(request.path_params["game"]).id
        return PlainTextResponse(_text(game, _language(request.path_params["lang"])))


def _has_scenario(game: Game, scenario: str) -> bool:
    return any(info.id == scenario for info in game.scenarios())


def _no_scenario(game: str, scenario: str) -> HttpRefusal:
    return HttpRefusal(404, "problem-no-address", f"there is no scenario '{scenario}' in {game}")


def _language(text: str) -> Language:
    for language in LANGUAGES:
        if language == text:
            return language
    raise DataError(f"there is no language '{text}'; the languages are: {', '.join(LANGUAGES)}")


@lru_cache(maxsize=64)
def _rules(game: str, language: Language) -> list[RuleInfo]:
    ledger = load_ledger(find_game(game).folder)
    return [
        RuleInfo(
            rule.id,
            rule.section.of(language),
            rule.text.of(language),
            rule.source,
            rule.ruling.of(language),
            rule.example.of(language),
        )
        for rule in ledger
    ]


@lru_cache(maxsize=64)
def _text(game: str, language: Language) -> str:
    """All texts of a game, the general ones first."""
    files = word_files(language, find_game(game).folder)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
