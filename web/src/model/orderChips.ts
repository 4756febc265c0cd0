// Which order belongs to which piece: the places of the agenda, as chips on the board.

import { idOf, kindOf } from './interaction';
import { allPads } from './panels';
import type { Live } from '../net/protocol';

export interface Chip {
  /** Its place in the order of execution. */
  number: number;
  state: 'past' | 'now' | 'next';
}

const RANK = { now: 0, next: 1, past: 2 };

/** For each piece what of the agenda concerns it: what is going on, else what comes first, else what is done. */
export function chipsOf(live: Live): Map<string, Chip> {
  const pads = new Map(allPads(live).map((pad) => [pad.anchor, pad.pieces ?? []]));
  const found = new Map<string, Chip>();
  (live.agenda ?? []).forEach((item, i) => {
    const chip: Chip = { number: i + 1, state: item.state ?? 'next' };
    const [first] = item.anchors ?? []; // the doer; what else is named is done to
    const pieces =
      first === undefined ? [] : (pads.get(first) ?? (kindOf(first) === 'unit' ? [first] : []));
    for (const piece of pieces) {
      const known = found.get(idOf(piece));
      if (!known || RANK[chip.state] < RANK[known.state]) found.set(idOf(piece), chip);
    }
  });
  return found;
}
