// The figures of units.

import type { Tone } from '../../art/basics';
import { infantry, INK, partisan } from '../../art/figures';

const tank = (t: Tone): string =>
  `<g stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"><path d="M7 -8.6h14.5v2.4h-14.5z" fill="${t.dark}"/><rect x="20" y="-9.4" width="3.6" height="4" rx=".8" fill="${t.dark}"/>` +
  `<path d="M-9.5 -5l2.4-7.4q.4-1.1 1.6-1.1h9.4q1.2 0 2 .9l4.4 6.1v1.5z" fill="${t.light}"/><path d="M-18.5 1.2l2.4-5q.4-.9 1.4-.9h29q1 0 1.7.8l4.2 5.1z" fill="${t.base}"/>` +
  `<rect x="-18" y="1" width="37.4" height="8.4" rx="4.2" fill="${t.dark}"/><g fill="${t.base}" stroke-width=".9">${[-12.6, -6, 0.7, 7.4, 14].map((x) => `<circle cx="${x}" cy="5.2" r="2.7"/>`).join('')}</g></g>`;

const gun = (t: Tone): string =>
  `<g stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"><path d="M-2 1L-16 8.2" stroke-width="4.4"/><path d="M-2 1L-16 8.2" stroke="${t.base}" stroke-width="2"/>` +
  `<path d="M-7 -3.6L19 -12.6l1 2.8L-5.6 1z" fill="${t.base}"/><path d="M1.4 -12l4 -1.2 2.8 10.4-4 1.2z" fill="${t.light}"/><circle cx="1" cy="3.4" r="6.4" fill="${t.dark}"/><circle cx="1" cy="3.4" r="2" fill="${t.light}"/>` +
  `<path d="M1 -2.4v11.6M-4.8 3.4h11.6M-3 -.7l8 8.2M5 -.7l-8 8.2" stroke="${t.light}" stroke-width=".9"/></g>`;

export const figure = { infantry, partisan, tank, gun };

export type FigureKind = keyof typeof figure;
