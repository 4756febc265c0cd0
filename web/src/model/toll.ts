// What happened since somebody decided: units that are weaker or gone, scores that changed, and what is new on the table.

import type { Board, Live, LogLine, Message } from '../net/protocol';
import { scoreChanges, type ScoreChange } from './scoreChanges';
import { lossesBetween, type Loss } from './turnSummary';

interface Weaker extends Loss {
  left: number; // of its strength
}

export interface Toll {
  gone: Loss[];
  taken: Loss[]; // it stands there still, and fights for another side
  weakened: Weaker[];
  theirs: Weaker[]; // what the others lost; on a map of areas sentences tell it
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

/** A unit that came from a card of the hand; nobody looked for it on the map. */
const ENTERS = new Set(['event-deployed', 'event-dropped']);

/** Pieces that are gone: the sentence says by whom and which card, so that nobody has to list them. */
const LOSSES = new Set(['event-eliminated', 'event-unsupplied', 'event-withdrawn']);
/** What a card did, where it is seen on the map or told as a fight. */
const SEEN = new Set([
  'event-built',
  'event-recruited',
  'event-battle',
  'event-battle-empty',
  ...LOSSES,
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
  const { own: lost, theirs } = lossesBetween(before, now, board, sidesWith(seat, now.seats));
  const here = new Map((now.tokens ?? []).map((token) => [token.id, token]));
  const weaker = (loss: Loss): Weaker => ({
    ...loss,
    left: loss.gone ? 0 : (here.get(loss.token.id)?.strength ?? 0),
  });
  const news = newsOf(lines, board);
  const places = new Set(news.filter(({ key }) => LOSSES.has(key)).map(({ args }) => args?.space));
  const isTaken = ({ token, space }: Loss): boolean =>
    here.get(token.id)?.space === space && here.get(token.id)?.side !== token.side;
  const gone = lost.filter((loss) => loss.gone && !places.has(`space:${loss.space}`));
  const toll = {
    gone: gone.filter((loss) => !isTaken(loss)),
    taken: gone.filter(isTaken),
    weakened: lost.filter((loss) => !loss.gone).map(weaker),
    theirs: board.shape === 'area' ? [] : theirs.map(weaker),
    scores: scoreChanges(before, now),
    news,
  };
  return lost.length || toll.scores.length || toll.news.length ? toll : null;
}

/** On a map of areas also the card of whoever acted, where nothing that it built says it. */
function newsOf(lines: LogLine[], board: Board): Message[] {
  const all = lines.flatMap(({ undone, messages }) => (undone ? [] : messages));
  if (board.shape !== 'area')
    return all.filter(({ key, args }) => NEWS.has(key) || (ENTERS.has(key) && !!args?.card));
  return all.filter(
    ({ key }, i) =>
      NEWS.has(key) ||
      LOSSES.has(key) ||
      (key === 'event-played' && !SEEN.has(next(all.slice(i + 1)))),
  );
}

/** The first thing of a turn that came of a card. */
const next = (rest: Message[]): string =>
  rest.find(({ key }) => SEEN.has(key) || key === 'event-turn')?.key ?? '';
