// Which sounds and notifications go with an event.

import type { LogLine } from '../net/protocol';
import type { Sound } from '../browser/sounds';

export type When = 'always' | 'away' | 'never';

/** Whether to notify now; `away`: only while the page is hidden. */
export const wanted = (when: When, hidden: boolean): boolean =>
  when === 'always' || (when === 'away' && hidden);

/** The sounds of some lines, each once, dice before their effects. */
export function soundsOf(lines: LogLine[]): Sound[] {
  const found = new Set<Sound>();
  for (const line of lines.filter((l) => !l.undone)) {
    for (const message of line.messages) {
      if (message.args?.face) found.add('dice');
      else if (
        message.topic === 'combat' &&
        message.args?.number !== undefined &&
        !message.args?.unit2
      )
        found.add('hit');
      else if (message.topic === 'cards') found.add('card');
      else if (message.topic === 'moves') found.add('move');
    }
  }
  return [...found].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).slice(0, 2);
}

const ORDER: Sound[] = ['dice', 'hit', 'card', 'move', 'turn', 'refused'];
