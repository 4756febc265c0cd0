// Things that can be chosen now but appear nowhere else: cards of a stock, piles, arriving pieces.
// They get a list of their own, so that everything lit can be clicked.

import { idOf, kindOf } from './interaction';
import { hands, ownMat } from './panels';
import type { Live, Space } from '../net/protocol';

const TOKENS = new Set(['unit', 'piece', 'marker']);

/** The lit anchors that appear nowhere, in the order of the actions. */
export function unplaced(
  lit: Iterable<string>,
  live: Live,
  places: Map<string, Space>,
  trays: Set<string>,
  seat: string,
): string[] {
  const cards = new Set(
    hands(live)
      .flatMap((zone) => zone.cards ?? [])
      .map((card) => card.id),
  );
  for (const zone of live.zones ?? [])
    if (zone.owner && (zone.kind === 'open' || zone.kind === 'backs'))
      for (const card of zone.cards ?? []) cards.add(card.id);
  const backs = new Set((live.zones ?? []).flatMap((zone) => zone.backs ?? []));
  const mat = ownMat(live, seat);
  const pads = new Set((mat?.pads ?? []).map((pad) => idOf(pad.anchor)));
  const pieces = (live.mats ?? [])
    .flatMap((each) => each.pads)
    .filter((pad) => pad.pieces?.length)
    .map((pad) => pad.anchor);
  const spaces = new Map((live.tokens ?? []).map((token) => [token.id, token.space]));
  const known = (anchor: string): boolean => {
    const [kind, id] = [kindOf(anchor), idOf(anchor)];
    if (TOKENS.has(kind)) {
      const space = spaces.get(id);
      return space !== undefined && (places.has(space) || trays.has(space) || pads.has(space));
    }
    if (kind === 'card') return cards.has(id) || backs.has(anchor);
    return kind !== 'deck' || backs.has(anchor) || pieces.includes(anchor);
  };
  return [...lit].filter((anchor) => !known(anchor));
}
