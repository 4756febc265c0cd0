// Sentences about what comes after an action or a turn; they name the opponent where there is one.

import type { Words } from '../i18n/words';
import type { ActionView, Preview, SeatInfo } from '../net/protocol';
import type { Caution } from './interaction';

/** An action that waits for a second press. */
interface Shown {
  preview: ActionView | null;
  caution: Caution | null;
  follows: Preview | null;
}

/** What comes after an action that is shown, before it is done; `left` names what could still act. */
export function thenLine(
  { preview, caution, follows }: Shown,
  left: string,
  words: Words,
  rival = '',
  own: string[] = [],
): string {
  if (preview?.vain) return words.say(preview.vain);
  if (!preview || caution === 'early') return left;
  if (!follows) return '';
  const next = goesOn(follows, own);
  if (next) return words.text('page-then-seat', { seat: `seat:${next}` });
  if (follows.then === 'asked' && !follows.ends) return ''; // one simply goes on
  const last = follows.ends && ['chance', 'drawn', 'shown', 'asked'].includes(follows.then);
  return ofRival(
    words,
    `page-then-${follows.then}${last ? (follows.turn_over ? '-end' : '-last') : ''}`,
    rival,
  );
}

/**
 * Who decides next while the turn goes on, where one person leads several seats: that may be the next of
 * their own, and no turn of the enemy.
 */
export function goesOn({ then, turn_over, seats = [] }: Preview, own: string[]): string {
  const [next = ''] = seats;
  if (own.length < 2 || turn_over) return '';
  return then === 'turn' || (then === 'answer' && own.includes(next)) ? next : '';
}

/** The side that all others fight for, where they fight for one and nobody else for mine. */
export function rivalOf(seats: SeatInfo[] = []): string {
  const sides = [...new Set(seats.filter((seat) => !seat.mine).map((seat) => seat.side))];
  const shared = seats.some((seat) => seat.mine && sides.includes(seat.side));
  return sides.length === 1 && !shared ? `side:${sides[0]}` : '';
}

/** A sentence that names the opponent, if there is such a one; else one that names nobody. */
export const ofRival = (words: Words, key: string, side: string): string =>
  side && words.has(`${key}-of`) ? words.text(`${key}-of`, { side }) : words.text(key);
