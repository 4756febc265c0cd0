// The latest fight that the person began or decided something in: its result stays, also beside a later one.

import { isTold, type FightResult } from './fightResult';
import type { LogLine } from '../net/protocol';

/** A fight of one's own, and the decision after which its result came. */
export interface OwnFight {
  fight: FightResult;
  since: unknown;
}

/** The latest own fight: what others do, or what is done without being asked, leaves its result there. */
export function ownFight(
  last: OwnFight | null,
  now: FightResult | null,
  lines: LogLine[],
  seat: string,
  since: unknown,
): OwnFight | null {
  if (lines.some((line) => line.undone)) return null;
  if (!now || now === last?.fight) return last;
  // Whoever decides before the result is told, or with whose choice it is told, has fought too.
  const own = lines
    .filter((line) => line.seat === seat)
    .some(
      ({ messages }) =>
        !isTold(now) || messages.some((one) => one === now.attack || now.results.includes(one)),
    );
  return own || last?.fight.attack === now.attack ? { fight: now, since } : last;
}
