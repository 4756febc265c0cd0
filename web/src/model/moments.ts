// The log as moments: ticks of the slider, groups by turn, what happened since one's last turn.

import type { Live, LogLine, Message } from '../net/protocol';

export const TURN = 'event-turn'; // the message that begins a turn
const ROUND = 'event-round'; // where both sides act together, only rounds begin

const isHead = ({ key }: Message): boolean => key === TURN || key === ROUND;

/** What others did in more steps than these is summed up. */
export const LONG_TURN_STEPS = 12;

export interface Tick {
  ply: number;
  seat: string;
  turn: boolean; // the first step of a turn
  dice: boolean;
}

export interface Group {
  head: Message | null;
  ply: number;
  lines: LogLine[];
}

/** A tick for each step of the replay; undone steps have none. */
export function ticks(log: LogLine[]): Tick[] {
  let fresh = true;
  return log
    .filter((line) => !line.undone)
    .map((line) => {
      const tick = { ply: line.ply, seat: line.seat, turn: fresh, dice: !!line.barrier };
      fresh = line.messages.some(isHead);
      return tick;
    });
}

/** The ply of the previous or next turn, or the end of the log in that direction. */
export function turnFrom(marks: Tick[], ply: number, by: 1 | -1): number {
  const starts = marks.filter((t) => t.turn).map((t) => t.ply - 1);
  if (by > 0) return starts.find((p) => p > ply) ?? marks.at(-1)?.ply ?? 0;
  return starts.filter((p) => p < ply).at(-1) ?? 0;
}

/** The log in groups that begin with the message of a turn, or of a round without turns. */
export function groupByTurn(log: LogLine[]): Group[] {
  const found: Group[] = [{ head: null, ply: 0, lines: [] }];
  for (const line of log) {
    let rest: Message[] = [];
    for (const message of line.messages) {
      if (!isHead(message) || line.undone) {
        rest.push(message);
        continue;
      }
      found.at(-1)!.lines.push({ ...line, messages: rest });
      rest = [];
      found.push({ head: message, ply: line.ply, lines: [] });
    }
    if (rest.length) found.at(-1)!.lines.push({ ...line, messages: rest });
  }
  return found
    .map((g) => ({ ...g, lines: g.lines.filter((l) => l.messages.length) }))
    .filter((g, i, all) => g.lines.length || (g.head && !beginsWithTurn(g, all[i + 1])));
}

/** A round whose first turn says the same. */
const beginsWithTurn = (group: Group, next?: Group): boolean =>
  group.head?.key === ROUND && next?.head?.key === TURN;

/** The turn or round before the present one. */
export const lastRound = (log: LogLine[]): LogLine[] =>
  groupByTurn(log.filter((line) => !line.undone)).at(-2)?.lines ?? [];

/**
 * What others did after one's own latest step; everything, if there is none yet. `acted` is the ply at
 * which this page saw a decision. Without one, a pass between the steps of others was mostly given
 * without a question, and one that tells nothing always.
 */
export function sinceOwnStep(log: LogLine[], own: string[], acted = -1): LogLine[] {
  const standing = log.filter((line) => !line.undone);
  if (acted >= 0) return standing.filter(({ ply, seat }) => ply > acted && !own.includes(seat));
  const decided = ({ seat, messages }: LogLine, place: number): boolean =>
    own.includes(seat) &&
    (place === standing.length - 1
      ? messages.length > 0
      : messages.some(({ key }) => key !== 'event-passed'));
  return standing
    .slice(standing.findLastIndex(decided) + 1)
    .filter(({ seat }) => !own.includes(seat));
}

/** What fights did to the pieces of the own side that still stand; dice alone did nothing. */
export function befell(lines: LogLine[], { side, tokens = [] }: Live): Message[] {
  const own = new Set(tokens.filter((one) => one.side === side).map(({ id }) => `unit:${id}`));
  return lines
    .flatMap(({ messages }) => messages)
    .filter(
      ({ topic, args = {} }) =>
        topic === 'combat' && !args.unit2 && !args.face && own.has(`${args.unit}`),
    );
}

/** The log with new lines; a line that is sent again replaces the old one. */
export function mergeLines(log: LogLine[], fresh: LogLine[]): LogLine[] {
  if (!fresh.length) return log;
  const kept = new Map(log.map((line) => [line.number, line]));
  for (const line of fresh) kept.set(line.number, line);
  return [...kept.values()].sort((a, b) => a.number - b.number);
}
