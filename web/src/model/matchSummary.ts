// The finished match: how the score developed, where it turned, how lucky the dice were.

import type { Live, LogLine, SeatInfo } from '../net/protocol';
import { facesIn } from './logBlocks';
import type { Tick } from './moments';

/** The headline of the result, by key: for the players of one side what they did, else who won. */
export function headline(winner: string, seats: readonly SeatInfo[]): string {
  if (!winner) return 'page-drawn';
  const own = seats.filter((seat) => seat.mine);
  const won = own.filter((seat) => seat.side === winner || seat.seat === winner);
  if (!own.length || (won.length > 0 && won.length < own.length)) return 'page-won';
  return won.length ? 'page-you-won' : 'page-you-lost';
}

export interface Moment {
  ply: number;
  scores: Record<string, number>; // by side
  units: Record<string, number>;
}

/** Moments to chart: starts of turns, at most `most` of them, and the end. */
export function milestones(ticks: Tick[], most: number): number[] {
  const starts = ticks.filter((tick) => tick.turn).map((tick) => tick.ply - 1);
  const last = ticks.at(-1)?.ply ?? 0;
  const every = Math.max(1, Math.ceil(starts.length / most));
  return [...new Set([...starts.filter((_, i) => i % every === 0), last])];
}

/** The scores and unit counts of a moment. */
export function momentOf(ply: number, live: Live): Moment {
  const scores: Record<string, number> = {};
  const units: Record<string, number> = {};
  for (const seat of live.seats ?? []) {
    scores[seat.side] = seat.score ?? 0;
    units[seat.side] = (live.tokens ?? []).filter(
      (token) => token.side === seat.side && (token.layer ?? 'unit') === 'unit',
    ).length;
  }
  return { ply, scores, units };
}

export interface ScoreSwing {
  from: number;
  to: number;
  side: string; // whom it favoured
  points: number;
  units: number; // how many more units the other side lost
}

/** The stretches in which the balance shifted most, the largest shift first. */
export function scoreSwings(moments: Moment[], most = 3): ScoreSwing[] {
  const [one, other] = Object.keys(moments[0]?.scores ?? {});
  if (!one || !other) return [];
  const lead = (m: Moment): number => m.scores[one] - m.scores[other];
  const strength = (m: Moment): number => m.units[one] - m.units[other];
  const found = moments.slice(1).map((now, i) => {
    const points = lead(now) - lead(moments[i]);
    const units = strength(now) - strength(moments[i]);
    const favours = points * 2 + units > 0 ? one : other;
    const sign = favours === one ? 1 : -1;
    return {
      from: moments[i].ply,
      to: now.ply,
      side: favours,
      points: points * sign,
      units: units * sign,
      weight: Math.abs(points * 2 + units),
    };
  });
  return found
    .filter((t) => t.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.from - b.from)
    .slice(0, most)
    .map(({ weight: _, ...turning }) => turning);
}

export interface FaceCount {
  face: string;
  count: number;
  expected: number | null; // null if the chance of the face is unknown
}

/** What a side rolled against what was expected, in the order of the faces given. */
export function compareRolls(
  faces: Map<string, number>,
  chances: Map<string, number>,
): FaceCount[] {
  const total = [...faces.values()].reduce((sum, count) => sum + count, 0);
  const all = [...new Set([...chances.keys(), ...faces.keys()])];
  return all.map((face) => {
    const chance = chances.get(face);
    return {
      face,
      count: faces.get(face) ?? 0,
      expected: chance === undefined ? null : chance * total,
    };
  });
}

/** How often each side rolled each face. */
export function facesRolled(
  log: LogLine[],
  sideOf: (seat: string) => string,
): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const line of log.filter((l) => !l.undone)) {
    for (const face of line.messages.flatMap(facesIn)) {
      const faces = found.get(sideOf(line.seat)) ?? new Map<string, number>();
      faces.set(face, (faces.get(face) ?? 0) + 1);
      found.set(sideOf(line.seat), faces);
    }
  }
  return found;
}
