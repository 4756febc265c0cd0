// Which scores are not what they were.

import type { Words } from '../i18n/words';
import type { Live } from '../net/protocol';
import { sentence } from './describe';

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

export interface SideScore {
  side: string;
  score: number;
  target?: number;
}

/** The score of each side and what it plays for; none where nothing has been counted yet. */
export function sideScores({ seats = [] }: Live): SideScore[] {
  const found = new Map<string, SideScore>();
  for (const { side, score = 0, target } of seats)
    // nothing is sent of a score of nothing
    if (!found.has(side)) found.set(side, { side, score, target });
  const all = [...found.values()];
  return all.some(({ score, target }) => score || target) ? all : [];
}

/** `Medals of the Axis: 0 → 1`; a game that has no sentence of its own leaves out what is counted. */
export function scoreLine(words: Words, { side: id, from, to }: ScoreChange): string {
  const side = `side:${id}`;
  const key = words.has('score-changed') ? 'score-changed' : 'page-score-changed';
  return words.text(key, { side, name: sentence(words.name(side)), from, to });
}
