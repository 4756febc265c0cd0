// Which scores are not what they were.

import type { Words } from '../i18n/words';
import type { Live } from '../net/protocol';
import { sentence } from './describe';

export interface ScoreChange {
  side: string;
  from: number;
  to: number;
  counts?: string; // what is counted, where that differs from battle to battle
}

/** One for each side whose score changed; partners share one score. */
export function scoreChanges(before: Live, after: Live): ScoreChange[] {
  const was = new Map((before.seats ?? []).map((seat) => [seat.id, seat.score ?? 0]));
  const found = new Map<string, ScoreChange>();
  for (const { id, side, score = 0, counts } of after.seats ?? []) {
    const from = was.get(id);
    if (from !== undefined && from !== score) found.set(side, { side, from, to: score, counts });
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
export function scoreLine(words: Words, { side: id, from, to, counts }: ScoreChange): string {
  const side = `side:${id}`;
  const own = words.has('score-changed') ? 'score-changed' : 'page-score-changed';
  const key = counts && words.has('score-counted') ? 'score-counted' : own;
  const name = sentence(words.name(side));
  return words.text(key, { side, name, from, to, counts: `score:${counts}` });
}
