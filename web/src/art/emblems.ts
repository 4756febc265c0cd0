// Neutral signs of sides, and medals. Only stars, straight crosses and plain shapes.

import { star } from './figures';

const disc = (fill: string, edge: string, sign: string): string =>
  `<circle r="20" fill="#10140c"/><circle r="18.4" fill="${fill}" stroke="${edge}" stroke-width="1.6"/><circle r="15" fill="none" stroke="#ffffff" stroke-opacity=".16"/>${sign}`;

/** White star in a green disc. */
export const starEmblem = disc(
  '#46632f',
  '#93b06f',
  `<polygon points="${star(11.5)}" fill="#fff"/>`,
);

/** Straight cross with a white edge in a blue-grey disc. */
export const crossEmblem = disc(
  '#3f4f60',
  '#9fb1c2',
  '<path d="M-4 -11h8v7h7v8h-7v7h-8v-7h-7v-8h7z" fill="#15180f" stroke="#fff" stroke-width="1.8" stroke-linejoin="miter"/>',
);

export const plainEmblem = disc('#5f5539', '#bdbaa6', '<circle r="6" fill="#e9e0c3"/>');

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

/** A brass disc with a dark star: a place that counts. */
export const supplyStar = (): string =>
  '<circle r="12.5" fill="#3a2c00"/><circle r="11" fill="#dcae52" stroke="#f6dd9c" stroke-width="1.4"/><path d="M0 -7.4L2.2 -2.3L7.6 -1.9L3.5 1.7L4.8 7L0 4.1L-4.8 7L-3.5 1.7L-7.6 -1.9L-2.2 -2.3Z" fill="#2c1f05"/>';
