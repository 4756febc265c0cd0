// Which lines of a log are shown: those of a topic, or of a side.

import type { LogLine } from '../net/protocol';
import { facesIn } from './logBlocks';

export type Filter = 'all' | 'mine' | 'theirs' | 'rolls' | (string & {});

/** The topics of a log, in order of appearance. */
export function topics(log: LogLine[]): string[] {
  const found = new Set<string>();
  for (const line of log)
    for (const message of line.messages) if (message.topic) found.add(message.topic);
  return [...found];
}

/** Whether a line gets through the filter. */
export function passesFilter(line: LogLine, filter: Filter, seat: string): boolean {
  if (filter === 'all') return true;
  if (filter === 'mine') return line.seat === seat;
  if (filter === 'theirs') return line.seat !== seat;
  if (filter === 'rolls') return line.messages.some((message) => facesIn(message).length > 0);
  return line.messages.some((message) => message.topic === filter);
}
