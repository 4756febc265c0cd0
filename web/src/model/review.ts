// What the server's review of a match means for each side and each line of the log.

import type { ActionView, HintProspect, Message, Review } from '../net/protocol';

export interface Hint {
  action: ActionView;
  level: string;
  chance: number;
  other: string;
  otherChance: number;
  prospects: HintProspect[];
  /** What it leads to for certain. */
  follows: Message[];
}

// Leads of the winning chance.
const CLEAR_LEAD = 0.04;
const LONG_LEAD = 0.15;

/** Why an action is suggested, as far as the evaluation can tell. */
export function reasonOf(hint: Hint): 'only' | 'much' | 'better' | 'close' | 'trust' {
  if (!hint.other) return 'only';
  const lead = hint.chance - hint.otherChance;
  if (lead >= CLEAR_LEAD) return lead >= LONG_LEAD ? 'much' : 'better';
  if (lead < -CLEAR_LEAD) return 'trust';
  // Where all that can be counted speaks for it, the other one is not as good.
  const telling = differences(hint);
  return lead >= 0 && telling.length && telling.every(({ speaksFor }) => speaksFor)
    ? 'better'
    : 'close';
}

/**
 * What an action leads to, as far as it says something of it: not what the `other` one leads to as well,
 * and not what the action itself has said, which named everything in `known`.
 */
export function newsOf(messages: Message[], other: Message[], known: unknown[]): Message[] {
  const both = new Set(other.map((message) => JSON.stringify(message)));
  return messages.filter((message) => {
    const args = Object.values(message.args ?? {});
    return !both.has(JSON.stringify(message)) && !(args.length && args.every(said(known)));
  });
}

const said =
  (known: unknown[]) =>
  (arg: unknown): boolean =>
    known.includes(arg);

// Less of a thing is told apart by luck alone; so is a small share of much.
const TELLING = 0.3;
const TELLING_SHARE = 0.1;

export interface HintReason {
  name: string;
  change: number;
  other: number;
  /** Whether it speaks for the action that is suggested. */
  speaksFor: boolean;
}

/** What people count and what turns out differently after the other action, what speaks for it first.
 *
 * What pays off only later is not seen in them: without anything that speaks for it they say nothing. */
export function reasonsFor(hint: Hint): HintReason[] {
  if (!hint.other || hint.chance < hint.otherChance) return [];
  const telling = differences(hint);
  const [first, rest] = [true, false].map((speaks) =>
    telling.filter(({ speaksFor }) => speaksFor === speaks),
  );
  return first.length ? [...first, ...rest] : [];
}

/** What turns out so differently that it tells something. */
function differences(hint: Hint): HintReason[] {
  const reasons = hint.prospects.map(({ name, change = 0, other_change: other = 0 }) => {
    const more = name.startsWith('enemy-') ? other - change : change - other;
    return { name, change, other, speaksFor: more > 0 };
  });
  return reasons.filter(({ change, other }) => {
    const most = Math.max(Math.abs(change), Math.abs(other));
    return Math.abs(change - other) >= Math.max(TELLING, most * TELLING_SHARE);
  });
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
