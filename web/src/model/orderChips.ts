// Numbered chips on the board: which item of the agenda belongs to which piece.

import { idOf, kindOf } from './interaction';
import { allPads } from './panels';
import type { Live } from '../net/protocol';

export interface Chip {
  /** Its place in the order of execution. */
  number: number;
  state: 'past' | 'now' | 'next';
}

const RANK = { now: 0, next: 1, past: 2 };

/** The chip of each piece: its current item, else its next one, else its last one. */
export function chipsOf(live: Live): Map<string, Chip> {
  const pads = new Map(allPads(live).map((pad) => [pad.anchor, pad.pieces ?? []]));
  const found = new Map<string, Chip>();
  (live.agenda ?? []).forEach((item, i) => {
    const chip: Chip = { number: i + 1, state: item.state ?? 'next' };
    const [first] = item.anchors ?? []; // the first acts on the others
    const pieces =
      first === undefined ? [] : (pads.get(first) ?? (kindOf(first) === 'unit' ? [first] : []));
    for (const piece of pieces) {
      const known = found.get(idOf(piece));
      if (!known || RANK[chip.state] < RANK[known.state]) found.set(idOf(piece), chip);
    }
  });
  return found;
}
