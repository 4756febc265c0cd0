// What the server's review of a match means for each side and each line of the log.

import type { ActionView, HintIs, HintReason, Review } from '../net/protocol';

export interface Hint {
  action: ActionView;
  level: string;
  chance: number;
  /** What completes an action by which nothing happens yet: a unit first, then where it goes. */
  parts: ActionView[];
  /** Another action that was compared with it. */
  other: ActionView | null;
  otherChance: number;
  when: HintIs['when'];
  reasons: HintReason[];
}

export interface Share {
  side: string;
  luck: number;
  decisions: number;
}

/** How much of the change each side owes to luck and to decisions. */
export function shares(review: Review): Share[] {
  const first = review.points[0];
  const last = review.points.at(-1);
  if (!first || !last) return [];
  const luck = (last.luck ?? 0) - (first.luck ?? 0);
  const decisions = last.chance - first.chance - luck;
  return review.sides.map((side, i) => ({
    side,
    luck: i ? -luck : luck,
    decisions: i ? -decisions : decisions,
  }));
}

/** The luck of the first side in one step; null where the review has no value. */
export function luckAt(review: Review, ply: number): number | null {
  const at = review.points.findIndex((point) => point.ply === ply);
  const before = review.points[at - 1];
  if (at < 1 || before.ply !== ply - 1) return null;
  return (review.points[at].luck ?? 0) - (before.luck ?? 0);
}

/** The point of the curve that is nearest to a step. */
export function nearest(review: Review, ply: number): number {
  let best = 0;
  review.points.forEach((point, i) => {
    if (Math.abs(point.ply - ply) < Math.abs(review.points[best].ply - ply)) best = i;
  });
  return best;
}
