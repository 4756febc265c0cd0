// Where tokens are drawn: stacked on a hex or square, side by side in an area.

import type { Pt } from '../art/hex';
import type { Token } from '../net/protocol';
import type { Layout, Place } from './layout';

export interface PlacedToken {
  token: Token;
  x: number;
  y: number;
  scale: number;
  order: number;
}

export const PILE_STEP = 4.2;
const MAX_STEPS = 4; // a higher stack is drawn no higher
const BESIDE = 46;
const IN_A_ROW = 3;
const RANK = { piece: 0, marker: 1, unit: 2 } as const;

export const layerOf = (token: Token): 'unit' | 'piece' | 'marker' => token.layer ?? 'unit';

interface Ways {
  held: Pick<ReadonlyMap<string, Pt>, 'get'>; // where tokens are that move
  lifted: Set<string>;
  labelled: boolean;
  /** The numbers of a unit stand along its lower edge. */
  numbered?: boolean;
}

/** It is about the whole place: its frame stands around the units. */
const frames = (token: Token): boolean => !!token.marks?.includes('under-attack');

/** Pieces are below, units above them; a marker under a unit moves to a corner
 * where it covers no number. */
export function placeTokens(
  tokens: Token[],
  layout: Layout,
  { held, lifted, labelled, numbered = false }: Ways,
): PlacedToken[] {
  const found: PlacedToken[] = [];
  const units = new Map<string, Token[]>();
  for (const token of tokens)
    if (layerOf(token) === 'unit')
      units.set(token.space, [...(units.get(token.space) ?? []), token]);
  for (const token of tokens) {
    const place = layout.byId.get(token.space);
    const at = held.get(token.id) ?? (place ? ([place.x, place.y] as Pt) : undefined);
    if (!at) continue;
    const layer = layerOf(token);
    const stood = { token, x: at[0], y: at[1], scale: 1, order: RANK[layer] * 1e5 + at[1] };
    const there = units.get(token.space) ?? [];
    if (layer === 'unit') {
      const [dx, dy] =
        layout.board.shape === 'area'
          ? beside(there.indexOf(token), there.length)
          : piled(there.indexOf(token));
      stood.x += dx;
      stood.y += dy - (labelled && hasName(place) ? 5 : 0) - (lifted.has(token.id) ? 1 : 0) - 2;
      stood.order += there.indexOf(token);
    } else if (layer === 'marker' && there.length) {
      stood.order = 3e5 + stood.y;
      if (!frames(token)) {
        const [dx, dy] = numbered ? piled(there.length - 1) : [0, 0];
        stood.x += numbered ? 27 + dx : -24;
        stood.y += numbered ? dy - 22 : 19;
        stood.scale = 0.68;
      }
    }
    found.push(stood);
  }
  return found.sort((a, b) => a.order - b.order);
}

const hasName = (place: Place | undefined): boolean =>
  !!place?.space.label && Object.keys(place.space.label).length > 0;

const piled = (index: number): Pt => {
  const step = Math.min(index, MAX_STEPS) * PILE_STEP;
  return [step, -step];
};

/** Rows of three, centred. */
function beside(index: number, count: number): Pt {
  const row = Math.floor(index / IN_A_ROW);
  const inRow = Math.min(IN_A_ROW, count - row * IN_A_ROW);
  return [
    ((index % IN_A_ROW) - (inRow - 1) / 2) * BESIDE,
    (row - (Math.ceil(count / IN_A_ROW) - 1) / 2) * BESIDE * 0.86,
  ];
}

/** Stacks of more than one unit: their place and height. */
export function piles(tokens: Token[], layout: Layout): { place: Place; count: number }[] {
  if (layout.board.shape === 'area') return [];
  const counts = new Map<string, number>();
  for (const token of tokens)
    if (layerOf(token) === 'unit') counts.set(token.space, (counts.get(token.space) ?? 0) + 1);
  return [...counts].flatMap(([space, count]) => {
    const place = count > 1 ? layout.byId.get(space) : undefined;
    return place ? [{ place, count }] : [];
  });
}
