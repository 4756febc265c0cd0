// Figures, and the star that marks many things.

import { mix, n1, type Tone } from './basics';

export const INK = '#15170f';

/** Figures are about 24 units high and face right; mirror with scale(-1 1). */
export const infantry = (t: Tone): string =>
  `<g stroke-linejoin="round"><path d="M-7.2 -3.2L8.4 -12.6" stroke="#1a1a14" stroke-width="3.6" stroke-linecap="round"/>` +
  `<path d="M-4.6 -14.2q.2-6.2 5-6.2q4.6 0 5 5.4l1.5 1.1q.2 1-.9 1l-10.5.2q-1-.2-.1-1.5z" fill="${t.light}" stroke="${INK}" stroke-width="1.3"/>` +
  `${body(t)}<path d="M-6.6 -3.6L7.6 -12.2" stroke="#6b4a2b" stroke-width="1.7" stroke-linecap="round"/><path d="M-3.4 -10.4h4.6" stroke="${t.light}" stroke-width="1.3" stroke-linecap="round"/></g>`;

/** Without helmet: beret and coat. */
export const partisan = (t: Tone): string =>
  `<g stroke-linejoin="round"><path d="M-7.2 -3.2L8.4 -12.6" stroke="#1a1a14" stroke-width="3.4" stroke-linecap="round"/>` +
  `<circle cx=".6" cy="-14.6" r="3.7" fill="#d8b48e" stroke="${INK}" stroke-width="1.2"/><path d="M-5.6 -16.4q.4 -4.4 5.4 -4.8q5 .1 5.4 3.2q-2 1 -4.4 .6q-3.4 -.2 -6.4 1z" fill="${t.dark}" stroke="${INK}" stroke-width="1.2"/>` +
  `${body({ ...t, base: mix(t.base, '#8a6a3c', 0.5) })}<path d="M-6.6 -3.6L7.6 -12.2" stroke="#6b4a2b" stroke-width="1.7" stroke-linecap="round"/><path d="M-2 -10.8l2.6 5 2.4 -5" fill="none" stroke="${t.light}" stroke-width="1.2" stroke-linecap="round"/></g>`;

function body(t: Tone): string {
  return `<path d="M-4.9 -11.6h8.2q2.2 1 2.3 6.3l-2 .9.9 9.4h-3.5l-1.5-6.6-1.7 6.6h-3.5l.9-9.7-1.7-.9q.2-4.6 1.6-6z" fill="${t.base}" stroke="${INK}" stroke-width="1.3"/>`;
}

const DIM = '#1e2018';

/** A darker tone of the same colours: what has acted is still known by the colour of its side. */
export const dimmed = (t: Tone): Tone => ({
  base: mix(t.base, DIM, 0.36),
  light: mix(t.light, DIM, 0.36),
  dark: mix(t.dark, DIM, 0.36),
});

/** A greyer tone of the same colours, for what has acted. */
export const faded = (t: Tone): Tone => ({
  base: mix(t.base, '#8c8a7c', 0.5),
  light: mix(t.light, '#b4b2a4', 0.5),
  dark: mix(t.dark, '#55544a', 0.45),
});

const STAR_POINTS = Array.from({ length: 10 }, (_, i) => {
  const a = (Math.PI / 5) * i - Math.PI / 2;
  const r = i % 2 ? 0.42 : 1;
  return [Math.cos(a) * r, Math.sin(a) * r] as const;
});

/** A five-pointed star of radius `r`. */
export const star = (r: number): string =>
  STAR_POINTS.map(([x, y]) => `${n1(x * r * 10) / 10},${n1(y * r * 10) / 10}`).join(' ');
