// The log as it is shown: fights in one line, undone steps folded.

import type { LogLine, Message } from '../net/protocol';
import { idOf } from './interaction';

export const facesIn = (message: Message): string[] =>
  String(message.args?.face ?? '')
    .split(' ')
    .filter(Boolean);

export type Block =
  | { kind: 'line'; line: LogLine }
  | { kind: 'fight' | 'long'; line: LogLine; head: Message; rest: Message[] }
  | { kind: 'undone'; lines: LogLine[] };

const LONG_LINE_MESSAGES = 6; // two revealed plans have some fifteen

/** Whoever is told which cards were drawn need not be told how many. */
function withoutRepeats(line: LogLine): LogLine {
  const named = line.messages.some(({ key }) => key === 'event-drew-card');
  const messages = line.messages.filter(({ key }) => !named || key !== 'event-drew');
  return named ? { ...line, messages } : line;
}

/** Whose doing a line tells: the country that it names first, though another's pass may have led to it. */
export function doerOf({ seat, messages }: LogLine, isSeat: (seat: string) => boolean): string {
  const named = idOf(String(messages[0]?.args?.country ?? ''));
  return isSeat(named) ? named : seat;
}

const told = ({ seat, messages }: LogLine): string => JSON.stringify([seat, messages]);

/** What was undone, and stands again: it was taken back only to get at what came before it. */
const redone = (lines: LogLine[], place: number): boolean =>
  lines.slice(place).some((later) => !later.undone && told(later) === told(lines[place]));

/** Adjacent undone lines fold together; a fight or a long line is one line with its details inside. */
export function blocks(lines: LogLine[]): Block[] {
  const found: Block[] = [];
  for (const [place, whole] of lines.entries()) {
    const line = withoutRepeats(whole);
    const last = found.at(-1);
    if (line.undone) {
      if (redone(lines, place)) continue;
      if (last?.kind === 'undone') last.lines.push(line);
      else found.push({ kind: 'undone', lines: [line] });
    } else if (isFight(line) || line.messages.length > LONG_LINE_MESSAGES) {
      const [head, ...rest] = line.messages;
      found.push({ kind: isFight(line) ? 'fight' : 'long', line, head, rest });
    } else {
      found.push({ kind: 'line', line });
    }
  }
  return found;
}

const isFight = (line: LogLine): boolean =>
  line.messages.length > 2 &&
  line.messages[0].topic === 'combat' &&
  line.messages.some((m) => facesIn(m).length > 0);
