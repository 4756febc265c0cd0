// What others did to somebody: units that are weaker or gone, scores that changed, and what is new on the table.

import type { Board, Live, LogLine, Message } from '../net/protocol';
import { scoreChanges, type ScoreChange } from './scoreChanges';
import { lossesBetween, type Loss } from './turnSummary';

export interface Toll {
  gone: Loss[];
  weakened: (Loss & { left: number })[];
  scores: ScoreChange[];
  news: Message[]; // sentences of the log about what was built, laid or taken from a deck
}

/** What would otherwise have to be looked for on the map or among the cards. */
const NEWS = new Set([
  'event-arrived',
  'event-built',
  'event-built-bridge',
  'event-built-rampart',
  'event-card-points',
  'event-deck-lost',
  'event-hand-lost',
  'event-laid-response',
  'event-laid-status',
  'event-recruited',
  'event-reinforced',
  'event-struck-response',
  'event-struck-status',
]);

/** The sides of whoever wins together with a seat: what they lost, they lost together. */
export function sidesWith(seat: string, seats: Live['seats'] = []): Set<string> {
  const team = seats.find((one) => one.id === seat)?.team;
  const allies = seats.filter((one) => one.team === team);
  return new Set(allies.flatMap((one) => [one.side, one.id, one.nation ?? '']));
}

/** What a seat lost between two moments, and what `lines` tell of others since; null if it is nothing. */
export function tollOf(
  seat: string,
  before: Live,
  now: Live,
  board: Board,
  lines: LogLine[] = [],
): Toll | null {
  const lost = lossesBetween(before, now, board, sidesWith(seat, now.seats)).own;
  const left = new Map((now.tokens ?? []).map((token) => [token.id, token.strength ?? 0]));
  const toll = {
    gone: lost.filter((loss) => loss.gone),
    weakened: lost
      .filter((loss) => !loss.gone)
      .map((loss) => ({ ...loss, left: left.get(loss.token.id) ?? 0 })),
    scores: scoreChanges(before, now),
    news: lines.flatMap(({ undone, messages }) =>
      undone ? [] : messages.filter(({ key }) => NEWS.has(key)),
    ),
  };
  return lost.length || toll.scores.length || toll.news.length ? toll : null;
}
