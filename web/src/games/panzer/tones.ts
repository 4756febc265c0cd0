// Colours and signs of the two sides: brown and grey, as the plastic figures are (PG-4.0.1).

import type { Tone } from '../../art/basics';
import { plainEmblem } from '../../art/emblems';
import { star } from '../../art/figures';

export const GERMAN: Tone = { base: '#6d7983', light: '#b4c0c8', dark: '#333c44' };
export const SOVIET: Tone = { base: '#8a5730', light: '#d3a06a', dark: '#47290f' };
const NEUTRAL: Tone = { base: '#7a735c', light: '#b8b096', dark: '#46412f' };

const TONES: Record<string, Tone> = { german: GERMAN, soviet: SOVIET };
export const toneOf = (side: string): Tone => TONES[side] ?? NEUTRAL;

/** The colours of a plate and its letters: dark on light for one side, light on dark for the other. */
export interface Ink {
  ground: string;
  ink: string;
  soft: string; // less important letters
}
const INKS: Record<string, Ink> = {
  german: { ground: '#b9c2c6', ink: '#14181a', soft: '#3d474d' },
  soviet: { ground: '#75431f', ink: '#fff4e4', soft: '#f0cfa6' },
};
export const inkOf = (side: string): Ink =>
  INKS[side] ?? { ground: '#cfc7ad', ink: '#2c2617', soft: '#5f5539' };

const CROSS = 'M-2.6 -7h5.2v4.4h4.4v5.2h-4.4v4.4h-5.2v-4.4h-4.4v-5.2h4.4z';

/** The sign of a side in a 14 x 14 box. */
export const signOf = (side: string): string =>
  side === 'german'
    ? `<path d="${CROSS}" fill="#15180f" stroke="#fff" stroke-width="1.4"/>`
    : `<polygon points="${star(8)}" fill="#fff4e4" stroke="#47290f" stroke-width=".8"/>`;

export const emblemOf = (side: string): string =>
  side in TONES
    ? `<circle r="20" fill="#10140c"/><circle r="18.4" fill="${toneOf(side).base}" stroke="${toneOf(side).light}" stroke-width="1.6"/><circle r="15" fill="none" stroke="#fff" stroke-opacity=".16"/><g transform="scale(1.5)">${signOf(side)}</g>`
    : plainEmblem;
