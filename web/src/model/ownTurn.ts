// What a player has done in the turn that is about to end, as it was told.

import type { LogLine, Message } from '../net/protocol';
import { groupByTurn } from './moments';

/** What is told of a number, or of how it came about: the sentence beside it says what was done. */
const BOOKKEEPING = new Set([
  'event-ammo',
  'event-bids',
  'event-control',
  'event-fire-opens',
  'event-flipped',
  'event-flipped-fire',
  'event-morale',
  'event-passed',
  'event-picked',
  'event-prestige',
  'event-sacrificed',
  'event-sheet',
  'event-sheet-late',
]);

/** In a turn of one player what others answered belongs to it; otherwise only the own steps do. */
export function ownTurn(log: LogLine[], seat: string): Message[] {
  const turn = groupByTurn(log.filter((line) => !line.undone)).at(-1);
  const own = turn?.lines.filter((line) => line.seat === seat) ?? [];
  const { side, country } = turn?.head?.args ?? {};
  return (own.length && (side || country) ? turn!.lines : own)
    .flatMap((line) => line.messages)
    .filter(({ key }) => !BOOKKEEPING.has(key));
}
