// Medals: only stars and straight crosses.

import { star } from '../../art/figures';

/** A medal on the map or in a row of slots; `sign` is drawn on its face. */
export function medal(
  metal: 'gold' | 'silver',
  sign: 'star' | 'cross' | 'none',
  empty = false,
): string {
  const [rim, face, shine, ink] =
    metal === 'gold'
      ? ['#6d4f16', '#dcae52', '#f6dd9c', '#3a2c00']
      : ['#3c4750', '#b7c3cc', '#f1f5f8', '#263038'];
  if (empty)
    return '<circle r="13" fill="#0000" stroke="#ffffff" stroke-opacity=".28" stroke-width="1.6" stroke-dasharray="3 3"/>';
  const mark =
    sign === 'star'
      ? `<polygon points="${star(7)}" fill="${ink}"/>`
      : sign === 'cross'
        ? `<path d="M-2.2 -6.4h4.4v4.2h4.2v4.4h-4.2v4.2h-4.4v-4.2h-4.2v-4.4h4.2z" fill="${ink}"/>`
        : '';
  return `<circle cx="1.2" cy="1.8" r="14" fill="#000" opacity=".35"/><circle r="14" fill="${rim}"/><circle r="12.8" fill="${face}"/><path d="M-10.6 -4.2a11.4 11.4 0 0 1 14.8 -6.4" fill="none" stroke="${shine}" stroke-width="1.8" stroke-linecap="round"/><circle r="9.4" fill="none" stroke="${rim}" stroke-width="1" opacity=".7"/>${mark}`;
}
