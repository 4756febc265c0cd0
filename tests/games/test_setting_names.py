"""Every setting of every game has a name, and so has each of its values, in both languages."""

from __future__ import annotations

import pytest

import vezerkar
from tests.games.sentences import sentences_in
from vezerkar.agents.styles import styles_of
from vezerkar.core.registry import find_game, game_ids
from vezerkar.files.ledger import LANGUAGES, Language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_ids())
def test_settings_and_their_values_have_names(name: str, language: Language) -> None:
    game = find_game(name)
    known = sentences_in(game.folder, language)
    for setting in game.settings:
        keys = [f"setting-{setting.name}"]
        keys += [f"setting-{setting.name}-{str(value).lower()}" for value in setting.values]
        assert set(keys) <= known.keys()


@pytest.mark.parametrize("name", game_ids())
def test_styles_of_computer_players_have_names(name: str) -> None:
    game = find_game(name)
    for language in LANGUAGES:
        known = sentences_in(vezerkar.HOME, language)
        for style in styles_of(game.ai_folder):
            assert {f"style-{style}", f"page-style-{style}"} <= known.keys()
