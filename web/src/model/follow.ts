// How long each action of others stays on the screen before the next one is shown.

import type { Live, Update, Zone } from '../net/protocol';
import { flightsOf } from './cardFlights';
import { tellsResult } from './fightResult';
import { facesOf } from './logEvents';

const STEP_MS = 600;
const CARD_MS = 1200;
const DICE_MS = 1400;
const RESULT_MS = 1600;
const LONGEST_MS = 3000;
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
      !own(flight.from),
  );
  return laid?.card ?? null;
}

/** The pause after an update; one that tells nothing needs none. */
export function pauseAfter(update: Update, card: string | null): number {
  const messages = update.log.filter((line) => !line.undone).flatMap((line) => line.messages);
  if (!messages.length) return 0;
  const rolls = messages.filter((message) => facesOf(message).length).length;
  const shown = rolls * DICE_MS || (tellsResult(update.log) ? RESULT_MS : 0);
  return Math.min(LONGEST_MS, STEP_MS + shown + (card ? CARD_MS : 0));
}
