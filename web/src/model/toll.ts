// What others took from somebody: units that are weaker or gone, and scores that changed.

import type { Board, Live } from '../net/protocol';
import { scoreChanges, type ScoreChange } from './scoreChanges';
import { lossesBetween, type Loss } from './turnSummary';

export interface Toll {
  gone: Loss[];
  weakened: (Loss & { left: number })[];
  scores: ScoreChange[];
}

/** The sides of whoever wins together with a seat: what they lost, they lost together. */
export function sidesWith(seat: string, seats: Live['seats'] = []): Set<string> {
  const team = seats.find((one) => one.id === seat)?.team;
  const allies = seats.filter((one) => one.team === team);
  return new Set(allies.flatMap((one) => [one.side, one.id, one.nation ?? '']));
}

/** What a seat lost between two moments; null if it is nothing. */
export function tollOf(seat: string, before: Live, now: Live, board: Board): Toll | null {
  const lost = lossesBetween(before, now, board, sidesWith(seat, now.seats)).own;
  const left = new Map((now.tokens ?? []).map((token) => [token.id, token.strength ?? 0]));
  const toll = {
    gone: lost.filter((loss) => loss.gone),
    weakened: lost
      .filter((loss) => !loss.gone)
      .map((loss) => ({ ...loss, left: left.get(loss.token.id) ?? 0 })),
    scores: scoreChanges(before, now),
  };
  return lost.length || toll.scores.length ? toll : null;
}
