// Which scores are not what they were.

import type { Live } from '../net/protocol';

export interface ScoreChange {
  side: string;
  from: number;
  to: number;
}

/** One for each side whose score changed; partners share one score. */
export function scoreChanges(before: Live, after: Live): ScoreChange[] {
  const was = new Map((before.seats ?? []).map((seat) => [seat.id, seat.score ?? 0]));
  const found = new Map<string, ScoreChange>();
  for (const { id, side, score = 0 } of after.seats ?? []) {
    const from = was.get(id);
    if (from !== undefined && from !== score) found.set(side, { side, from, to: score });
  }
  return [...found.values()];
}
