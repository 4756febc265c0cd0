// What a legend shows: each kind of piece and of ground that is on the table, once.

import type { Live, Space, Still, Token } from '../net/protocol';

const LAYERS: Record<string, string> = { unit: 'kind', piece: 'terrain', marker: 'marker' };

export interface LegendPiece {
  ref: string;
  token: Token;
}

export interface LegendGround {
  ref: string;
  space: Space;
}

/** One piece of each kind and side, fresh pieces before worn ones. */
export function piecesOf(live: Live): LegendPiece[] {
  const found = new Map<string, LegendPiece>();
  for (const token of live.tokens ?? []) {
    const ref = `${LAYERS[token.layer ?? 'unit']}:${token.kind}`;
    const known = found.get(ref);
    if (!known || (token.strength ?? 0) > (known.token.strength ?? 0))
      found.set(ref, { ref, token });
  }
  return [...found.values()];
}

/** One place of each ground. */
export function groundsOf(still: Still): LegendGround[] {
  const found = new Map<string, LegendGround>();
  for (const space of still.board.spaces)
    for (const kind of space.kinds ?? []) {
      const ref = `terrain:${kind}`;
      // A place with nothing else on it shows the ground best.
      const known = found.get(ref);
      if (!known || (space.kinds?.length ?? 0) < (known.space.kinds?.length ?? 0))
        found.set(ref, { ref, space });
    }
  // A river that is seen below bridges alone would have the same picture.
  const bridge = found.get('terrain:bridge')?.space;
  return [...found.values()].filter(
    ({ ref, space }) => space !== bridge || ref === 'terrain:bridge',
  );
}
