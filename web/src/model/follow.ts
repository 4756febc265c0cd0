// How long each action of others stays on the screen before the next one is shown.

import type { Live, LogLine, Message, Zone } from '../net/protocol';
import { flightsOf } from './cardFlights';
import { tellsResult } from './fightResult';
import { facesOf } from './logEvents';

const STEP_MS = 600;
const CARD_MS = 1500; // to see which card it is
const LETTER_MS = 32; // to read what it says
const LONGEST_READ_MS = 7000;
const DICE_MS = 1700; // the arrow of the attack, then dice that fall and are sorted
export const RESULT_MS = 1600;
const FIRE_MS = 4000; // both cards that lay face down, the flip and what came of them
const PLACED_MS = 800; // to find the new piece
const LONGEST_MS = 3000;
const FIRE_RESULTS = new Set(['event-instant', 'event-loss', 'event-stalled']);
const ROLLS = new Set(['event-air-fire', 'event-rolled']); // dice that are told as numbers
const PLACED = new Set(['event-built', 'event-recruited']);
const FACE_UP = ['play', 'open', 'discard'];

/** The card that somebody else has just laid open, if there is one. */
export function playedCard(before: Live, after: Live, mine: string[]): string | null {
  const zones = new Map((after.zones ?? []).map((zone: Zone) => [zone.id, zone]));
  const own = (id: string): boolean => mine.includes(zones.get(id)?.owner ?? '');
  const laid = flightsOf(before.zones ?? [], after.zones ?? []).find(
    (flight) =>
      flight.card !== null &&
      FACE_UP.includes(zones.get(flight.to)?.kind ?? '') &&
      zones.get(flight.from)?.kind === 'hand' &&
      !own(flight.from) &&
      !own(flight.to), // a unit of one's own that is lost
  );
  return laid?.card ?? null;
}

/** How long the dice of some lines take; what comes of them is shown afterwards. */
export const throwMs = (log: LogLine[]): number => thrownIn(log).length * DICE_MS;

/** How long a card is shown: until its text was read, or for a moment if it was read before. */
export const readMs = (letters: number, known: boolean): number =>
  known ? CARD_MS : Math.min(LONGEST_READ_MS, CARD_MS + letters * LETTER_MS);

/** The pause after some lines, whose dice may have been seen before; what tells nothing needs none. */
export function pauseAfter(log: LogLine[], thrown = false): number {
  const messages = standing(log);
  if (!messages.length) return 0;
  const rolls = messages.filter((one) => facesOf(one).length || ROLLS.has(one.key)).length;
  if (messages.some(({ key }) => FIRE_RESULTS.has(key))) return FIRE_MS; // its attack was told before
  const result = tellsResult(log) ? RESULT_MS : 0;
  const placed = messages.some((one) => PLACED.has(one.key)) ? PLACED_MS : 0;
  const shown = thrown ? result : rolls * DICE_MS || result || placed;
  // Whoever drew a card has ended their turn with it: they look at both.
  const drew = messages.some(({ key }) => key === 'event-drew-card') ? CARD_MS : 0;
  return Math.min(LONGEST_MS, STEP_MS + shown) + drew;
}

/**
 * What an action is told as while it is shown: the message about a unit or a card, not about an amount,
 * least of all a line of a calculation.
 */
export const headline = ({ messages }: LogLine): Message | undefined =>
  messages.find(({ args }) => args?.unit || args?.card) ??
  messages.findLast(({ key }) => key !== 'event-sheet');

const standing = (log: LogLine[]): Message[] =>
  log.filter((line) => !line.undone).flatMap((line) => line.messages);

const thrownIn = (log: LogLine[]): Message[] =>
  standing(log).filter((message) => facesOf(message).length);
