// Neutral signs of sides. Only stars, straight crosses and plain shapes.

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

/** A brass disc with a dark star: a place that counts. */
export const supplyStar = (): string =>
  '<circle r="12.5" fill="#3a2c00"/><circle r="11" fill="#dcae52" stroke="#f6dd9c" stroke-width="1.4"/><path d="M0 -7.4L2.2 -2.3L7.6 -1.9L3.5 1.7L4.8 7L0 4.1L-4.8 7L-3.5 1.7L-7.6 -1.9L-2.2 -2.3Z" fill="#2c1f05"/>';
