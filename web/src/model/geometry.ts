// Geometry of the board: steps of the cursor, neighbours, what is at a space.

import { idOf, kindOf } from './interaction';
import type { Board, Live, Space, Token } from '../net/protocol';

export const spaceById = (board: Board): Map<string, Space> =>
  new Map(board.spaces.map((s) => [s.id, s]));

/** A space as an anchor: `hex:G5`, `area:ukraine`. */
export const placeAnchor = (board: Board, space: string): string =>
  `${board.place || board.shape}:${space}`;

/** A token as an anchor. */
export const tokenAnchor = (token: Token): string => `${token.layer ?? 'unit'}:${token.id}`;

const TOKENS = new Set(['unit', 'piece', 'marker']);

/** The space of an anchor: the place itself or that of a token; null for a card. */
export function spaceOf(
  anchor: string,
  tokens: Token[],
  places: Map<string, Space>,
): string | null {
  const id = idOf(anchor);
  if (TOKENS.has(kindOf(anchor))) {
    const token = tokens.find((t) => t.id === id);
    return token && places.has(token.space) ? token.space : null; // tokens in a tray are not on the board
  }
  return places.has(id) && kindOf(anchor) !== 'zone' && kindOf(anchor) !== 'card' ? id : null;
}

/** All anchors at a space, topmost first: tokens, the place itself, its regions. */
export function anchorsAt(space: string, board: Board, live: Live): string[] {
  const place = board.spaces.find((s) => s.id === space);
  if (!place) return [];
  const tokens = (live.tokens ?? []).filter((t) => t.space === space);
  const units = tokens
    .filter((t) => (t.layer ?? 'unit') === 'unit')
    .map(tokenAnchor)
    .reverse();
  const others = tokens
    .filter((t) => (t.layer ?? 'unit') !== 'unit')
    .map(tokenAnchor)
    .reverse();
  return [...units, placeAnchor(board, space), ...others, ...regionsAt(place, board)];
}

/** The regions that a space belongs to, as anchors. */
function regionsAt(place: Space, board: Board): string[] {
  const zones = (place.zones ?? []).map((zone) => `zone:${zone}`);
  const around = (board.regions ?? [])
    .filter((r) => r.spaces?.includes(place.id))
    .map((r) => `${r.kind}:${r.id}`);
  return [...new Set([...zones, ...around])];
}

/** Whether the board is rotated for a viewer, so that their own side is at the bottom. */
export const turned = (board: Board, side: string): boolean =>
  !!side && !!board.bottom && side !== board.bottom;
