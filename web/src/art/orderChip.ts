// What a piece carries while orders are carried out: a numbered tag, or the strength of its army.

import type { Chip } from '../model/orderChips';

const number = (text: number, y: number, state: Chip['state']): string =>
  `<text y="${y}" text-anchor="middle" font-size="12.5" font-weight="700" fill="${state === 'now' ? '#241a04' : '#f6f0dc'}">${text}</text>`;
const ground = (state: Chip['state']): string => (state === 'now' ? '#dcae52' : '#1d231a');

const DONE =
  '<circle r="7.5" fill="#6c6a58" stroke="#f6f0dc" stroke-width="1.2"/><path d="M-3.4 .2l2.4 2.6 4.4 -5.2" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>';
const tag = (chip: Chip): string =>
  `<path d="M-9.5 -9h19v13.4L0 11L-9.5 4.4Z" fill="${ground(chip.state)}" stroke="${chip.state === 'now' ? '#3a2c00' : '#dcae52'}" stroke-width="1.5" stroke-linejoin="round"/>${number(chip.number, 3.8, chip.state)}`;
const cube = (chip: Chip): string =>
  `<path d="M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5Z" fill="${ground(chip.state)}" stroke="${chip.state === 'past' ? '#9d9e8c' : '#dcae52'}" stroke-width="1.6" stroke-linejoin="round"/>${number(chip.number, 4.4, chip.state)}`;

/** Brass for the current order, dark for the next ones, a grey tick for done ones. */
export const orderChip = (chip: Chip): string =>
  chip.holds ? cube(chip) : chip.state === 'past' ? DONE : tag(chip);
