"""How to play in two minutes, and a game on half a page: what the page draws them from."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.registry import find_game
from vezerkar.records.howto import HowTo, HowToPicture, load_how_to
from vezerkar.records.position import read_position
from vezerkar.records.starter import load_starter
from vezerkar.scene.scene import Scene, Token
from vezerkar.server.http_schema import HowToArrow, HowToInfo, HowToPanel, SummaryInfo
from vezerkar.server.summaries import by_language


@lru_cache(maxsize=16)
def how_to(game_id: str) -> HowToInfo:
    """The pictures of a game, on the map of its starter."""
    game = find_game(game_id)
    known, scene = _known(game), scene_of_starter(game)
    panels = [_panel(panel, scene) for panel in known.panel]
    return HowToInfo(panels, scene.board, list(scene.book))


@lru_cache(maxsize=16)
def summary(game_id: str) -> SummaryInfo:
    """A game on half a page."""
    told = _known(find_game(game_id)).summary
    return SummaryInfo(
        by_language(told.what), by_language(told.win), [by_language(line) for line in told.turn]
    )


def scene_of_starter(game: Game) -> Scene:
    """The position that the pictures show parts of, as the newcomer sees it."""
    starter = load_starter(game)
    if starter is None:
        raise DataError(f"{game.id} has no starter")
    state = read_position(starter.position_text)[1]
    return game.scene(state, state.actors()[0])


def _known(game: Game) -> HowTo:
    found = load_how_to(game)
    if found is None:
        raise DataError(f"{game.id} has no pictures of how to play")
    return found


def _panel(panel: HowToPicture, scene: Scene) -> HowToPanel:
    arrows = [HowToArrow(path) for path in panel.move]
    arrows += [HowToArrow(path, attack=True) for path in panel.attack]
    return HowToPanel(
        by_language(panel.title),
        by_language(panel.say),
        list(panel.view),
        tuple(_standing(panel, scene)) if panel.view else (),
        arrows,
        list(panel.ring),
        list(panel.target),
        list(panel.cards),
        list(panel.dice),
    )


def _standing(panel: HowToPicture, scene: Scene) -> list[Token]:
    """The tokens of the position, those that stand elsewhere in this panel moved there."""
    by_id = {token.id: token for token in scene.tokens}
    copies = [
        replace(by_id[of], id=f"{of}-{space}", space=space) for space, of in panel.copy.items()
    ]
    moved = [replace(token, space=panel.stand.get(token.id, token.space)) for token in scene.tokens]
    return [token for token in moved if token.space] + copies
