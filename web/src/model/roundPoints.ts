// The points of a round, each with what brought it.

import type { LogLine, Message } from '../net/protocol';

export interface Scored {
  side: string;
  points: number; // below zero where some were lost
  told: Message;
  cause: Message | null; // the fight or the order that it came of
}

const CAUSES = ['event-fought', 'event-shot', 'event-scared', 'event-blasted'];
const ORDERS = ['event-withdrawn', 'event-left-idle'];
const GAINS = ['event-scored-push', 'event-scored-discs'];
const STRUCK_BACK = 'event-struck-back';
const GROUND = 'event-territory';
const SURVEY = 'event-surveyed';
const LOSS = 'event-fell';

/** All that changed a score, in the order in which it did. */
export function pointsOf(lines: LogLine[]): Scored[] {
  const found: Scored[] = [];
  const doubled = new Set<unknown>(); // the sides whose ground counts twice
  let [fight, back, order]: (Message | null)[] = [null, null, null];
  const score = (told: Message, sign: number, cause: Message | null): void => {
    const points = sign * Number(told.args?.number ?? 0);
    const side = String(told.args?.side ?? '').replace('side:', '');
    if (points) found.push({ side, points, told, cause });
  };
  for (const message of lines.filter((line) => !line.undone).flatMap((line) => line.messages)) {
    const { key } = message;
    if (CAUSES.includes(key)) [fight, back] = [message, null];
    else if (key === STRUCK_BACK) back = message;
    else if (ORDERS.includes(key)) order = message;
    else if (GAINS.includes(key)) {
      score(message, 1, back ?? fight); // a blow back is counted before the attack it answers
      back = null;
    } else if (key === SURVEY) doubled.add(message.args?.side);
    else if (key === GROUND) {
      const twice = doubled.has(message.args?.side);
      score(twice ? { ...message, key: `${GROUND}-double` } : message, 1, null);
    } else if (key === LOSS) score(message, -1, order);
  }
  return found;
}
