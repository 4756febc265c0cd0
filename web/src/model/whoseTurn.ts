// Whether one is asked in somebody else's turn: to respond, to retreat, to choose what is lost.

import type { Words } from '../i18n/words';
import type { LogLine, Message, Prompt, SeatInfo } from '../net/protocol';

/** Where both sides act in one turn, each step says whose it is. */
export const beginsTurn = ({ key, args }: Message): boolean =>
  key === 'event-turn' || (key === 'event-phase' && !!args?.step);

/** What a seat did after a moment, and what others answered until the next turn began. */
export function doneSince(log: LogLine[], seat: string, ply: number): LogLine[] {
  const later = log.filter((line) => !line.undone && line.ply > ply);
  const since = later.slice(later.findIndex((line) => line.seat === seat));
  const own = since.filter((line) => line.seat === seat);
  return own.length && !since.some(({ messages }) => messages.some(beginsTurn)) ? since : own;
}

/** False also where a game has no turns of sides. */
export function inTurnOfOthers(log: LogLine[], seats: SeatInfo[]): boolean {
  const told = log.filter((line) => !line.undone).flatMap((line) => line.messages);
  const { side, country } = told.filter(beginsTurn).at(-1)?.args ?? {};
  const whose = side ?? country;
  const mine = seats.filter((seat) => seat.mine);
  return (
    whose !== undefined &&
    !mine.some((seat) => whose === `side:${seat.side}` || whose === `country:${seat.seat}`)
  );
}

/** What one goes on to in somebody else's turn: a game may name it, such as an attack that waits. */
export function answerKey(prompt: Prompt, words: Pick<Words, 'has'>): string {
  const named = `go-${prompt.text.key}`;
  return words.has(named) ? named : 'page-summary-go-answer';
}
