// Armies, fleets and markers on the map of the world.

import type { Tone } from '../../art/basics';
import { ship, vehicle } from '../../art/armies';
import { supplyStar } from '../../art/emblems';
import type { Detail } from '../../art/gameArt';
import type { Token } from '../../net/protocol';

const COUNTRIES: Record<string, { tone: Tone; code: string }> = {
  germany: { tone: { base: '#6f777b', light: '#aab3b8', dark: '#363c40' }, code: 'D' },
  uk: { tone: { base: '#b58a5a', light: '#dcbb90', dark: '#5f4323' }, code: 'GB' },
  japan: { tone: { base: '#c9a24a', light: '#ecd08c', dark: '#6b5115' }, code: 'J' },
  ussr: { tone: { base: '#a8553f', light: '#d68c77', dark: '#56251a' }, code: 'SU' },
  italy: { tone: { base: '#7d8f4c', light: '#b3c283', dark: '#414c22' }, code: 'I' },
  usa: { tone: { base: '#5b7f55', light: '#95b58f', dark: '#2b4328' }, code: 'US' },
};
const TEAMS: Record<string, Tone> = {
  axis: { base: '#5f7184', light: '#9fb1c2', dark: '#303b46' },
  allies: { base: '#5b7a42', light: '#93b06f', dark: '#33471f' },
};
const NEUTRAL: Tone = { base: '#7a735c', light: '#b8b096', dark: '#46412f' };

/** The colour of a team or of a country. */
export const toneOf = (side: string): Tone => TEAMS[side] ?? COUNTRIES[side]?.tone ?? NEUTRAL;
export const codeOf = (country: string): string => COUNTRIES[country]?.code ?? '';

const badge = (fill: string, inner: string): string =>
  `<circle r="8.5" fill="${fill}" stroke="#fff" stroke-width="1.8"/>${inner}`;
/** A crossed-out crate: this piece is out of supply. */
const NO_SUPPLY = badge(
  '#f0a030',
  '<path d="M-3.6 2.6v-3.4l1.6 -2h4l1.6 2v3.4zM-4.6 -4.6l9.2 9.2" fill="none" stroke="#1d1202" stroke-width="1.5"/>',
);
/** An arrow down: this piece will be removed this turn. */
const LEAVING = badge(
  '#c8410b',
  '<path d="M0 -5v8M-3.6 -.4L0 3.6L3.6 -.4" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
);
const SHIELD = badge(
  '#1b6fc4',
  '<path d="M0 -5.4l4.6 1.6v3.4q0 4 -4.6 6q-4.6 -2 -4.6 -6v-3.4z" fill="#fff"/>',
);
const ANCHOR =
  '<path d="M0 -7.6a2.2 2.2 0 1 1 0 .1M0 -3.4V8M-4 -1h8M-7 2.6q1 5.6 7 5.6t7 -5.6" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round"/>';

export function drawToken(token: Token, detail: Detail): string {
  if (token.layer === 'marker')
    return token.kind === 'strait'
      ? drawStrait(token.side ?? '')
      : `<g transform="translate(-22 -20)">${supplyStar()}</g>`;
  return drawPiece(token, detail);
}

function drawPiece(token: Token, detail: Detail): string {
  const country = token.nation ?? '';
  const tone = toneOf(country);
  const code = detail === 'full' ? codeOf(country) : '';
  const figure = token.kind === 'navy' ? ship(tone, code) : vehicle(tone, code);
  const marks = token.marks ?? [];
  const signs: string[] = [];
  if (marks.includes('leaving')) signs.push(LEAVING);
  else if (marks.includes('unsupplied')) signs.push(NO_SUPPLY);
  if (marks.includes('protected')) signs.push(SHIELD);
  return (
    figure +
    signs.map((sign, i) => `<g transform="translate(${20 - i * 18} -16)">${sign}</g>`).join('')
  );
}

/** The anchor of a strait in the colour of the team that may pass; its shape differs too. */
function drawStrait(side: string): string {
  const { base, light } = toneOf(side);
  const plate =
    side === 'axis'
      ? `<rect x="-11" y="-11" width="22" height="22" rx="4" fill="${base}" stroke="${light}" stroke-width="1.8"/>`
      : `<circle r="12" fill="${base}" stroke="${light}" stroke-width="1.8"/>`;
  return `<g transform="translate(-24 -26) scale(.85)">${plate}${ANCHOR}</g>`;
}
