// What lies beside the board: hands, plans and their pads, amounts to distribute.

import type { ActionView, Board, Item, Live, Mat, Pad, Zone } from '../net/protocol';

/** The plan that a seat is making now, if any. */
export const ownMat = (live: Live, seat: string): Mat | null =>
  live.mats?.find((mat) => mat.owner === seat && mat.private) ?? null;

/** A plan without card slots needs little height: it goes below the board, not beside it. */
export const isLow = (mat: Mat): boolean => mat.pads.every((pad) => !pad.slots?.length);

export const allPads = (live: Live): Pad[] => (live.mats ?? []).flatMap((mat) => mat.pads);

/** What has orders in the plan of a seat that it cannot carry out as one would expect. */
export const warnedPads = (live: Live, seat: string): Pad[] =>
  (ownMat(live, seat)?.pads ?? []).filter(
    ({ slots, warnings }) => warnings?.length && slots?.some((slot) => slot.card),
  );

/** The pad of each piece on the board that has one. */
export function padsOf(live: Live, anchors: string[]): string[] {
  return allPads(live)
    .filter((pad) => pad.pieces?.some((piece) => anchors.includes(piece)))
    .map((pad) => pad.anchor);
}

/** Put the ring of a pad on its piece too, so that either can be clicked. */
export function withPieces<T>(rings: Map<string, T>, live: Live): Map<string, T> {
  const found = new Map(rings);
  for (const pad of allPads(live)) {
    const ring = rings.get(pad.anchor);
    if (ring) for (const piece of pad.pieces ?? []) if (!found.has(piece)) found.set(piece, ring);
  }
  return found;
}

/** The two halves of a stepper on a thing: give it more, give it less. */
export interface Stepper {
  anchor: string;
  more?: ActionView;
  less?: ActionView;
  has: number;
}

export function steppers(actions: ActionView[]): Stepper[] {
  const found = new Map<string, Stepper>();
  for (const action of actions) {
    const half = action.marks?.includes('more')
      ? 'more'
      : action.marks?.includes('less')
        ? 'less'
        : null;
    const anchor = action.anchors.at(-1);
    if (!half || !anchor) continue;
    const stepper = found.get(anchor) ?? { anchor, has: 0 };
    stepper[half] = action;
    for (const mark of action.marks ?? [])
      if (/^has-\d+$/.test(mark)) stepper.has = Number(mark.slice(4));
    found.set(anchor, stepper);
  }
  return [...found.values()];
}

/** What a side is about to do before what others are: in a long list it would hide below them. */
export const ownFirst = (items: readonly Item[], side?: string): Item[] => [
  ...items.filter((item) => item.side === side),
  ...items.filter((item) => item.side !== side),
];

/** Somebody's zones of one kind. */
export const zonesOf = (live: Live, owners: string[], kind: string): Zone[] =>
  (live.zones ?? []).filter((zone) => zone.kind === kind && owners.includes(zone.owner ?? ''));

/** A wide board leaves room above it for the pieces that lie beside it. */
export const hasTrayRoom = (board?: Board): boolean =>
  !!board?.trays?.length && board.width > board.height;

/** The hands that this seat can see; if there are several, each gets a tab. */
export const hands = (live: Live): Zone[] =>
  (live.zones ?? []).filter(
    (zone) =>
      zone.private &&
      zone.owner &&
      (zone.cards?.length || zone.kind === 'offer') &&
      !zone.anchors?.length &&
      zone.kind !== 'backs',
  );
