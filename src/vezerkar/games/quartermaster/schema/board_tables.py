"""From the files of the map and the countries to the tables of a board."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.core.game import Value
from vezerkar.games.quartermaster.board import Board
from vezerkar.games.quartermaster.schema.load import WarData
from vezerkar.games.quartermaster.terms import COUNTRIES
from vezerkar.space.areas import joined


def lay_out_map(board: Board, data: WarData) -> None:
    """Neighbours, also for every set of open straits (QG-6.2, 8.2)."""
    world = data.world
    number = {space.id: i for i, space in enumerate(world.space)}
    board.spaces = len(world.space)
    for i, space in enumerate(world.space):
        board.near.append(sum(1 << number[name] for name in space.adjacent))
        if space.kind == "land":
            board.land |= 1 << i
        else:
            board.sea |= 1 << i
        if space.supply:
            board.stars |= 1 << i
    board.strait_land = [number[strait.land] for strait in world.strait]
    board.anchors = sum(1 << land for land in board.strait_land)
    first = data.rules.team[0].id
    pairs = [(number[s.seas[0]], number[s.seas[1]]) for s in world.strait]
    for i, strait in enumerate(world.strait):
        if strait.open_when_empty == first:
            board.strait_axis |= 1 << i
    for opened in range(1 << len(pairs)):
        chosen = [pair for i, pair in enumerate(pairs) if opened >> i & 1]
        board.nears.append(joined(board.near, chosen))


def lay_out_countries(board: Board, data: WarData, settings: Mapping[str, Value]) -> None:
    """Teams, homes, pieces and the numbers of the rulebook."""
    rules = data.rules
    number = {space.id: i for i, space in enumerate(data.world.space)}
    teams = [team.id for team in rules.team]
    board.homes, board.mates = [0, 0], [0, 0]
    for i, country in enumerate(data.countries):
        team = teams.index(country.team)
        board.team += bytes([team])
        board.home.append(number[country.home])
        board.homes[team] |= 1 << number[country.home]
        board.mates[team] |= 1 << i
        board.armies.append(country.armies)
        published = bool(settings["published_pieces"]) and country.navies_published >= 0
        board.navies.append(country.navies_published if published else country.navies)
        board.start.append(sum(1 << number[piece.space] for piece in country.start))
    for active in range(COUNTRIES):
        turns = [(active + 1 + i) % COUNTRIES for i in range(COUNTRIES)]  # QG-20.10
        board.order += [[c for c in turns if board.team[c] == team] for team in range(2)]
    board.members = [[c for c in range(COUNTRIES) if board.team[c] == team] for team in range(2)]
    board.rounds, board.first_round = rules.rounds, rules.first_round
    board.start_draw, board.hand_limit = rules.start_draw, rules.hand_limit
    board.start_hand = rules.start_draw - rules.start_discard
    board.sudden_homes, board.sudden_points = rules.sudden_victory_homes, rules.sudden_victory_vp
    board.lead = rules.tournament_lead if settings["tournament_victory"] else 0
    board.tie_winner = teams.index(rules.tie_winner)
    board.alone, board.shared = rules.vp_star_alone, rules.vp_star_shared
