// Armies and fleets of area maps.

import type { Tone } from './basics';

const letter = (text: string, t: Tone): string =>
  text
    ? `<g transform="translate(15 8)"><rect x="-7.5" y="-7.5" width="15" height="15" rx="4" fill="#15180f" stroke="${t.light}" stroke-width="1.2"/><text y="4.8" text-anchor="middle" font-size="13" font-weight="700" fill="#fff">${text}</text></g>`
    : '';

/** An army on an area map: a vehicle with the letter of its country. */
export function vehicle(t: Tone, text: string): string {
  return `<ellipse cx="1" cy="11" rx="22" ry="5" fill="#000" fill-opacity=".35"/><g stroke="#15170f" stroke-width="1.4" stroke-linejoin="round" transform="translate(-1 2) scale(1.02)"><path d="M7 -8.6h14.5v2.6H7z" fill="${t.dark}"/><path d="M-9.5 -5l2.4 -7.4q.4 -1.1 1.6 -1.1h9.4q1.2 0 2 .9l4.4 6.1v1.5z" fill="${t.light}"/><path d="M-18.5 1.2l2.4 -5q.4 -.9 1.4 -.9h29q1 0 1.7 .8l4.2 5.1z" fill="${t.base}"/><rect x="-18" y="1" width="37.4" height="8.4" rx="4.2" fill="${t.dark}"/><g fill="${t.base}" stroke-width=".9">${[-12.6, -6, 0.7, 7.4, 14].map((x) => `<circle cx="${x}" cy="5.2" r="2.7"/>`).join('')}</g></g>${letter(text, t)}`;
}

/** A fleet: a ship with a bow wave. */
export function ship(t: Tone, text: string): string {
  return `<g stroke="#15170f" stroke-width="1.4" stroke-linejoin="round"><path d="M-2 -3v-13h3v13" fill="${t.dark}"/><rect x="-9" y="-9" width="17" height="8" rx="1.2" fill="${t.light}"/><rect x="-5" y="-14" width="7" height="6" fill="${t.base}"/><path d="M8 -6h8M-10 -5h-7" stroke-width="2.2"/><path d="M-24 -2H25l-5 10.4q-1 1.8 -3.4 1.8H-16.4q-2.4 0 -3.4 -2.2z" fill="${t.base}"/></g><path d="M-25 11q4 -4 8 0t8 0t8 0t8 0t8 0t8 0" fill="none" stroke="#eefafa" stroke-width="2" stroke-linecap="round"/>${letter(text, t)}`;
}
