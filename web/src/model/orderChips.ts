// Chips on the board: which item of the agenda belongs to a piece, or the strength that its army has.

import { idOf, kindOf } from './interaction';
import { allPads } from './panels';
import type { Live, Pad } from '../net/protocol';

export interface Chip {
  /** Its place in the order of execution. */
  number: number;
  state: 'past' | 'now' | 'next';
  /** The number is what its army holds, for the orders may be carried out in any order. */
  holds?: boolean;
}

/** The army card that commands a piece, as far as it may be seen. */
export const armyOf = (live: Live, piece: string): Pad | undefined =>
  allPads(live).find(({ pieces }) => pieces?.includes(`unit:${piece}`));

const RANK = { now: 0, next: 1, past: 2 };

/** Whether the items are orders: what the own side could do has no order, and its rows no numbers. */
const ordered = ({ agenda = [], side, mats }: Live): boolean =>
  !!mats?.length || agenda.some((item) => item.state || item.side !== side);

/** The chip of each piece: its current item, else its next one, else its last one. */
export function chipsOf(live: Live): Map<string, Chip> {
  const pads = new Map(allPads(live).map((pad) => [pad.anchor, pad.pieces ?? []]));
  const found = new Map<string, Chip>();
  (ordered(live) ? (live.agenda ?? []) : []).forEach((item, i) => {
    const chip: Chip = { number: i + 1, state: item.state ?? 'next' };
    const [first] = item.anchors ?? []; // the first acts on the others
    const pieces =
      first === undefined ? [] : (pads.get(first) ?? (kindOf(first) === 'unit' ? [first] : []));
    for (const piece of pieces) {
      const known = found.get(idOf(piece));
      if (!known || RANK[chip.state] < RANK[known.state]) found.set(idOf(piece), chip);
    }
  });
  for (const pad of allPads(live)) {
    const [amount] = pad.holds ?? [];
    const item = live.agenda?.find(({ anchors }) => anchors?.[0] === pad.anchor);
    for (const piece of amount ? (pad.pieces ?? []) : []) {
      const state = item ? (item.state ?? 'next') : 'past';
      const chip: Chip = { number: amount.value ?? 0, state, holds: true };
      // While plans lie open all are told, also who has none: a number that came and went would puzzle.
      if (chip.number || item || live.agenda?.length) found.set(idOf(piece), chip);
      else found.delete(idOf(piece));
    }
  }
  return found;
}
