// Towers of discs.

import type { Tone } from './basics';

/** A tower of discs, seen from above. */
export function tower(discs: number, t: Tone, emblem: string): string {
  let drawn = '<ellipse cx="2" cy="6" rx="23" ry="12" fill="#000" opacity=".35"/>';
  for (let i = 0; i < discs; i++)
    drawn += `<path d="M-20 ${-i * 7}v5a20 11 0 0 0 40 0v-5" fill="${t.dark}"/><ellipse cy="${-i * 7}" rx="20" ry="11" fill="${t.base}" stroke="${t.light}" stroke-width="1.3"/>`;
  const top = `<g transform="translate(0 ${-(discs - 1) * 7}) scale(1 .62)" fill="none" stroke="#fff3e0" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${emblem}</g>`;
  const badge = `<g transform="translate(19 10)"><rect x="-8" y="-8" width="16" height="16" rx="4" fill="#15180f" stroke="${t.light}" stroke-width="1.2"/><text y="5" text-anchor="middle" font-size="14" font-weight="700" fill="#fff">${discs}</text></g>`;
  return drawn + top + badge;
}
