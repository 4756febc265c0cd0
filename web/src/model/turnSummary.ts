// What others did in a long turn, by place: where they fought, who was lost there, and which steps it took.

import type { Board, Live, LogLine, Message, Space, Token } from '../net/protocol';
import { idOf } from './interaction';
import { groupByTurn, TURN } from './moments';
import { beginsTurn } from './whoseTurn';

const FIGHTS = new Set([
  'event-attacked',
  'event-battle',
  'event-blitz',
  'event-fought',
  'event-shot',
]);
/** What changes nothing on the map and needs no telling. */
const TRIFLES = new Set(['event-drew', 'event-drew-card', 'event-ready', 'event-shuffled']);
/** Sums that led to a result, and what only counts on. */
const WORKINGS = new Set([
  'event-ammo',
  'event-fire-opens',
  'event-passed',
  'event-prestige',
  'event-sheet',
]);
const MAX_PLACES = 5;
const MIN_MARCHES = 3; // fewer moves make no place of their own
const AREA_PX = 250; // on a grid, so far around a place belongs to it: three to four hexes

/** How a turn is summed up. */
export interface Summing {
  dear?: boolean; // only if something was lost in it
  away?: boolean; // whoever reads it was not there
}

export interface Loss {
  token: Token; // as it was
  space: string;
  gone: boolean;
}

export interface Losses {
  own: Loss[];
  theirs: Loss[];
}

export interface PlaceSummary extends Losses {
  space: string; // the named place that it is around; '' is the rest of the board
  inAir?: boolean; // what aircraft did in sectors, wherever these are
  fights: number;
  moves: number;
  lines: LogLine[];
  /** Where several players took a turn each, a row is one of these turns, told in sentences. */
  turn?: { head: Message | null; told: Message[] };
}

export interface Summary {
  steps: number;
  fights: number;
  all: Losses;
  places: PlaceSummary[]; // what cost most comes first, the rest of the board last
}

/**
 * The turn of others with what one answered in it: some of its lines tell of no more than came after
 * the last answer. Where a turn is not a side's, its steps say whose they are; else the lines as they are.
 */
export function wholeTurn(log: LogLine[], lines: LogLine[], own: Set<string>): LogLine[] {
  const standing = log.filter((line) => !line.undone);
  const [first, last] = [lines[0].ply, lines.at(-1)!.ply];
  const heads = standing.filter((line) => line.ply <= first && !!beginningIn(line)).reverse();
  const side = heads.length ? sideOf(heads[0]) : undefined;
  if (typeof side !== 'string' || own.has(idOf(side)) || heads[0].ply === first) return lines;
  const others = heads.findIndex((line) => sideOf(line) !== side);
  // Its own turns follow one another only where a turn has several steps of one side.
  const steps = heads.slice(0, others < 0 ? heads.length : others);
  const head = beginningIn(heads[0])!.key === TURN ? heads[0] : steps.at(-1)!;
  return standing.filter((line) => line.ply > head.ply && line.ply <= last);
}

/**
 * The lines from the first thing that others did; what came of one's own step before it is known. Of
 * that the head of the turn is kept where rows are turns: it is told with the end of the one before.
 */
export function fromOthers(lines: LogLine[], own: string[], shape: Board['shape']): LogLine[] {
  const first = lines.findIndex((line) => !line.undone && !own.includes(line.seat));
  if (first < 0) return [];
  const before = lines.slice(0, first).filter((line) => !line.undone);
  const head = shape === 'area' ? before.findLast(beginningIn) : undefined;
  const kept = head ? [{ ...head, messages: [beginningIn(head)!] }] : [];
  return [...kept, ...lines.slice(first)];
}

/** What is counted of a turn of others: each action of theirs that tells something, no answer to it. */
export const counted = (lines: LogLine[], own: string[]): LogLine[] =>
  lines.filter((line) => !line.undone && line.messages.length > 0 && !own.includes(line.seat));

/** How many actions of the turn of others that goes on came before those `since` the latest answer. */
export function countedBefore(
  log: LogLine[],
  since: LogLine[],
  sides: Set<string>,
  own: string[],
): number {
  const last = since.length ? since : log.slice(-1);
  const turn = last.length ? wholeTurn(log, last, sides) : [];
  return Math.max(0, counted(turn, own).length - counted(since, own).length);
}

const beginningIn = (line: LogLine): Message | undefined => line.messages.findLast(beginsTurn);
const sideOf = (line: LogLine): unknown => beginningIn(line)?.args?.side;

export interface ToldStep {
  messages: Message[];
  times: number;
}

/** What each step did, without the sums that led to it; the same step many times is told once. */
export function toldSteps(lines: LogLine[]): ToldStep[] {
  const found: ToldStep[] = [];
  for (const line of lines) {
    const messages = line.messages.filter(({ key }) => !WORKINGS.has(key));
    if (!messages.length) continue;
    const last = found.at(-1);
    if (last && JSON.stringify(last.messages) === JSON.stringify(messages)) last.times += 1;
    else found.push({ messages, times: 1 });
  }
  return found;
}

/** Sum up some lines of the log; `own` are the sides of whoever reads it, `seats` the seats. */
export function sumUp(
  lines: LogLine[],
  before: Live,
  after: Live,
  board: Board,
  own: Set<string>,
  seats: string[] = [],
): Summary {
  const told = lines.filter((line) => !line.undone);
  const steps = counted(told, seats).length;
  const all = lossesBetween(before, after, board, own, withdrawnIn(told));
  const fights = told.reduce((sum, line) => sum + fightsIn(line), 0);
  if (board.shape === 'area') return { steps, fights, all, places: byTurns(told, board, seats) };
  const where = told.map((line) => spaceOfLine(line, board));
  const moves = told.map((line) => line.messages.filter((one) => isMove(one, board)).length);
  const spots = [
    ...[...all.own, ...all.theirs].map((loss) => loss.space),
    ...where.filter((space, i) => space && fightsIn(told[i])),
  ];
  const fought = centres(spots, board);
  // Quiet marches get places too, as long as there are few: "elsewhere" tells nobody where.
  const fightNear = nearestOf(fought, board);
  const marches = where.filter((space, i) => space && moves[i] && !fightNear(space));
  const quiet = centres(marches, board, MIN_MARCHES).slice(0, MAX_PLACES - fought.length);
  const near = nearestOf([...fought, ...quiet], board);
  const places = new Map<string, PlaceSummary>();
  const at = (space: string, inAir = false): PlaceSummary => {
    const centre = near(space);
    const found = places.get(inAir ? AIR : centre) ?? {
      space: centre,
      ...(inAir && { inAir }),
      ...{ fights: 0, moves: 0, lines: [], own: [], theirs: [] },
    };
    places.set(inAir ? AIR : centre, found);
    return found;
  };
  told.forEach((line, i) => {
    const place = at(where[i], !where[i] && isInAir(line));
    place.lines.push(line);
    place.fights += fightsIn(line);
    place.moves += moves[i];
  });
  for (const loss of all.own) at(loss.space).own.push(loss);
  for (const loss of all.theirs) at(loss.space).theirs.push(loss);
  return {
    steps,
    fights,
    all,
    places: [...places.values()].sort((a, b) => rank(b) - rank(a)),
  };
}

/** A row for each turn, in the order of play; what one did oneself in the turn before is known. */
function byTurns(told: LogLine[], board: Board, own: string[]): PlaceSummary[] {
  return groupByTurn(told)
    .map(({ head, lines }) => ({
      head,
      lines: head ? lines : lines.filter(({ seat }) => !own.includes(seat)),
    }))
    .map(({ head, lines }) => ({
      space: lines.map((line) => spaceOfLine(line, board)).find(Boolean) ?? '',
      fights: lines.reduce((sum, line) => sum + fightsIn(line), 0),
      ...{ moves: 0, lines, own: [], theirs: [] },
      turn: {
        head,
        told: lines.flatMap((line) => line.messages).filter(({ key }) => !TRIFLES.has(key)),
      },
    }))
    .filter(({ turn }) => turn.told.length);
}

const AIR = 'air'; // no space has such a name
const REST_OF_BOARD = -1;
const cost = (losses: Loss[]): number => losses.reduce((sum, loss) => sum + (loss.gone ? 3 : 1), 0);
/** What cost the reader most, then what cost the others most, then where most was fought and marched. */
const rank = ({ space, own, theirs, fights, moves }: PlaceSummary): number =>
  space ? cost(own) * 1e6 + cost(theirs) * 1e3 + fights + moves / 1e3 : REST_OF_BOARD;

const fightsIn = (line: LogLine): number =>
  line.messages.filter((message) => FIGHTS.has(message.key)).length;

const kindIn = (board: Board): string => board.place || board.shape;

const isMove = ({ args = {} }: Message, board: Board): boolean =>
  !!args[kindIn(board)] && !!args[`${kindIn(board)}2`];

const isInAir = ({ messages }: LogLine): boolean =>
  messages.some(({ key, args }) => !!args?.sector || key.startsWith('event-air-'));

/** Where a line leads to: the goal of its last move, the target of its attack, or the place it names. */
function spaceOfLine(line: LogLine, board: Board): string {
  const kind = kindIn(board);
  const known = new Set(board.spaces.map((space) => space.id));
  // In an area pieces come and go; what a second one is named for lies beside it.
  const names = ['at2', `${kind}2`, kind, 'at'].filter(
    (name) => board.shape !== 'area' || name !== `${kind}2`,
  );
  for (const { args = {} } of line.messages)
    for (const name of names) {
      const value = args[name];
      if (typeof value === 'string' && known.has(idOf(value))) return idOf(value);
    }
  return '';
}

const pieceAt = (country: unknown, space: unknown): string => `${country} ${space}`;

/** Pieces that their owner took off the board, to build them elsewhere: nobody lost them. */
const withdrawnIn = (lines: LogLine[]): Set<string> =>
  new Set(
    lines
      .flatMap((line) => line.messages)
      .filter(({ key }) => key === 'event-withdrawn')
      .map(({ args }) => pieceAt(args?.country, args?.space)),
  );

/** Whether a token is still the unit that it was: a new one may be given the number of a fallen one. */
const isSame = (was: Token, now: Token): boolean => was.kind === now.kind && was.side === now.side;

/** Units that are weaker than before, or gone; but not those that were `withdrawn`. */
export function lossesBetween(
  before: Live,
  after: Live,
  board: Board,
  own: Set<string>,
  withdrawn: Set<string> = new Set(),
): Losses {
  const now = new Map((after.tokens ?? []).map((token) => [token.id, token]));
  const spaces = new Set(board.spaces.map((space) => space.id));
  const found: Losses = { own: [], theirs: [] };
  for (const token of before.tokens ?? []) {
    if ((token.layer ?? 'unit') !== 'unit' || !spaces.has(token.space)) continue;
    const left = now.get(token.id);
    const gone = !left || !spaces.has(left.space) || !isSame(token, left);
    if (!gone && (left.strength ?? 0) >= (token.strength ?? 0)) continue;
    if (withdrawn.has(pieceAt(`country:${token.nation}`, `space:${token.space}`))) continue;
    const loss = { token, space: gone ? token.space : left.space, gone };
    (own.has(token.side ?? '') ? found.own : found.theirs).push(loss);
  }
  return found;
}

/** The few places around which most happened, `least` times; a named one nearby gives its name. */
function centres(spots: string[], board: Board, least = 1): Space[] {
  const byId = new Map(board.spaces.map((space) => [space.id, space]));
  const named = board.spaces.filter((space) => space.label);
  const counts = new Map<Space, number>();
  for (const spot of spots) {
    const here = byId.get(spot);
    if (!here) continue;
    const close = closest(here, named);
    const name = close && isNear(here, close, board) ? close : here;
    const centre = [...counts.keys()].find((other) => isNear(name, other, board)) ?? name;
    counts.set(centre, (counts.get(centre) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count >= least);
  const most = often.sort((a, b) => b[1] - a[1]).slice(0, MAX_PLACES);
  return most.map(([space]) => space);
}

function nearestOf(around: Space[], board: Board): (space: string) => string {
  const byId = new Map(board.spaces.map((space) => [space.id, space]));
  return (id) => {
    const here = byId.get(id);
    const close = here && closest(here, around);
    return close && isNear(here, close, board) ? close.id : '';
  };
}

const far = (a: Space, b: Space): number => Math.hypot(a.x - b.x, a.y - b.y);
/** On a map of areas each area is a place of its own. */
const isNear = (a: Space, b: Space, board: Board): boolean =>
  board.shape === 'area' ? a.id === b.id : far(a, b) <= AREA_PX;

const closest = (here: Space, among: Space[]): Space | undefined =>
  among.reduce<Space | undefined>(
    (best, one) => (!best || far(here, one) < far(here, best) ? one : best),
    undefined,
  );
