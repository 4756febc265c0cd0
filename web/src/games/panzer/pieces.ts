// Units on the map: their card shrunk to a counter, with figure, values, morale and what they did.

import { n1 } from '../../art/basics';
import { faded } from '../../art/figures';
import type { Detail } from '../../art/gameArt';
import type { Token } from '../../net/protocol';
import { silhouette } from './figures';
import { inkOf, signOf, toneOf } from './tones';
import { control, trench } from './works';

const W = 28; // half of a counter
const H = 20;

/** Round corners for one side, cut corners for the other: colour is never the only difference. */
function plate(side: string, fill: string, edge: string): string {
  const shape = (dx: number, dy: number): string =>
    side === 'german'
      ? `M${-W + 5 + dx} ${-H + dy}H${W - 5 + dx}l5 5V${H - 5 + dy}l-5 5H${-W + 5 + dx}l-5 -5V${-H + 5 + dy}z`
      : `M${-W + 6 + dx} ${-H + dy}H${W - 6 + dx}q6 0 6 6V${H - 6 + dy}q0 6 -6 6H${-W + 6 + dx}q-6 0 -6 -6V${-H + 6 + dy}q0 -6 6 -6z`;
  return `<path d="${shape(1.8, 2.6)}" fill="#000" opacity=".38"/><path d="${shape(0, 0)}" fill="${fill}" stroke="${edge}" stroke-width="1.2"/><path d="M${-W + 6} ${-H + 1.2}H${W - 6}" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/>`;
}

const text = (
  x: number,
  y: number,
  size: number,
  fill: string,
  what: string | number,
  anchor = 'middle',
): string =>
  `<text x="${n1(x)}" y="${n1(y)}" text-anchor="${anchor}" font-size="${n1(size)}" font-weight="700" fill="${fill}">${what}</text>`;

const LONGEST = 16; // letters of a name that can still be read
const SMALL = 12; // from more letters on they are small
const NUMERAL = /^PZ [IVX]+ /; // what a tank with a name of its own can do without

/** The name on the card, as large as there is room for. */
function title(name: string, ink: string): string {
  const known = name.length > SMALL ? name.replace(NUMERAL, '') : name;
  const short = known.length > LONGEST ? `${known.slice(0, LONGEST - 1).trimEnd()}…` : known;
  const size = Math.min(9, 98 / Math.max(8, short.length));
  return text(0, -H + 8.6, size, ink, escaped(short));
}

const escaped = (what: string): string =>
  what.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

// Small signs for the values: a tank and a man under fire, a shield, radio waves.
const HARD = '<path d="M-4 1.6L-3.2 -.8H-1.6L-1 -2.6H1.4L2 -.8H3.4L4 1.6z"/>';
const SOFT = '<circle cy="-2.2" r="1.3"/><path d="M-1.9 2.4q0 -3.2 1.9 -3.2t1.9 3.2z"/>';
const SHIELD = '<path d="M-2.8 -2.8h5.6v2.6q0 2.2 -2.8 3.4q-2.8 -1.2 -2.8 -3.4z"/>';
const RADIO =
  '<circle cx="-2.2" cy="1.6" r="1.1"/><path d="M-2 -2.4q4 .4 4.2 4.4M-2 -.4q2 .2 2.2 2.2" fill="none" stroke-width="1"/>';

const value = (
  x: number,
  y: number,
  sign: string,
  ink: string,
  soft: string,
  number: string | number,
): string =>
  `<g transform="translate(${x} ${y}) scale(1.02)" fill="${soft}" stroke="${soft}" stroke-width="0">${sign}</g>${text(x + 4.6, y + 3, 8.8, ink, number, 'start')}`;

/** Fire at hard and soft targets, defence, support with its range (PG-5.1.1). */
function values(token: Token, ink: string, soft: string): string {
  const [hard = 0, gentle = 0, guard = 0, support = 0, reach = 1] = token.values ?? [];
  const far = reach > 1 ? `<tspan dy="-2.4" font-size="5.6">${reach}</tspan>` : '';
  return (
    value(2, -4.8, HARD, ink, soft, hard) +
    value(16.4, -4.8, SOFT, ink, soft, gentle) +
    value(2, 4.2, SHIELD, ink, soft, guard) +
    value(16.4, 4.2, RADIO, ink, soft, `${support}${far}`)
  );
}

/** The green cross of the card with what is left: red when lower than printed, bright when higher. */
function morale(token: Token): string {
  const [now, full] = [token.strength ?? 0, token.full ?? 0];
  const fill = now < full ? '#a3301c' : now > full ? '#2f8f3a' : '#3d6b34';
  return `<g transform="translate(${W - 4} ${H - 1})"><path d="M-3.4 -7.6h6.8v4.2h4.2v6.8h-4.2v4.2h-6.8v-4.2h-4.2v-6.8h4.2z" fill="${fill}" stroke="#fff" stroke-width="1.1" stroke-linejoin="round"/>${text(0, 3.6, 10, '#fff', now)}</g>`;
}

const disc = (x: number, fill: string, sign: string): string =>
  `<g transform="translate(${x} ${H - 1})"><circle r="5.6" fill="${fill}" stroke="#fff" stroke-width="1"/>${sign}</g>`;
const MOVED =
  '<path d="M-3 0H2.4M.2 -2.4L2.8 0L.2 2.4" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>';
const FIRED =
  '<path d="M0 -4l1.2 2.4 2.8 -.6 -1.6 2.2 1.6 2.2 -2.8 -.6 -1.2 2.4 -1.2 -2.4 -2.8 .6 1.6 -2.2 -1.6 -2.2 2.8 .6z" fill="#fff"/>';
const MORE =
  '<path d="M-2.8 0h5.6M0 -2.8v5.6" stroke="#fff" stroke-width="1.7" stroke-linecap="round"/>';

/** What the unit has done this turn, and whether it may do more. */
function states(marks: string[]): string {
  const discs = [
    ...(marks.includes('moved') ? [['#1b6fc4', MOVED]] : []),
    ...(marks.includes('fired') ? [['#c8410b', FIRED]] : []),
    ...(marks.includes('extra') ? [['#8a6418', MORE]] : []),
  ].map(([fill, sign], i) => disc(-W + 6 + i * 11, fill, sign));
  return discs.join('');
}

/** A supporter tells what it adds to the fire (PG-7.4.3); it is counted, not to be chosen. */
function supporting(marks: string[]): string {
  const amount = marks.find((mark) => mark.startsWith('support-'))?.slice(8);
  if (!amount) return '';
  return `<g transform="translate(${W - 6} ${-H})"><rect x="-9.4" y="-7" width="18.8" height="14" rx="5" fill="#1f6b2a" stroke="#fff" stroke-width="1.4"/>${text(0, 4, 11, '#fff', `+${amount}`)}</g>`;
}

const LETTERS: Record<string, string> = {
  tank: 'T',
  'tank-gun': 'TG',
  infantry: 'I',
  'infantry-gun': 'G',
};

/** Far away: the shape and sign of its side, what it is, its morale. */
function chip(token: Token): string {
  const side = token.side ?? '';
  const { ground, ink } = inkOf(side);
  return `${plate(side, ground, '#15170f')}<g transform="translate(-17 0) scale(1.1)">${signOf(side)}</g>${text(4, 7, 19, ink, LETTERS[token.look ?? ''] ?? '')}${text(19, 7, 19, ink, token.strength ?? 0)}`;
}

export function drawToken(token: Token, detail: Detail): string {
  const side = token.side ?? '';
  const marks = token.marks ?? [];
  if (token.kind.startsWith('control-')) return control(side);
  if (detail === 'chip') return chip(token) + supporting(marks);
  const spent = marks.includes('spent');
  const { ground, ink, soft } = inkOf(side);
  const tone = spent ? faded(toneOf(side)) : toneOf(side);
  const figure = silhouette(token.kind, token.look ?? '', {
    ...tone,
    light: side === 'german' ? '#e3e9ec' : tone.light,
  });
  const body =
    detail === 'full'
      ? `<g transform="translate(-13.4 4) scale(.6)">${figure}</g>${title(token.badge ?? '', ink)}${values(token, ink, soft)}`
      : `<g transform="translate(-4 3) scale(.95)">${figure}</g>`;
  const dug =
    marks.includes('dug-in') || marks.includes('suppressed')
      ? trench(marks.includes('dug-in') && !marks.includes('suppressed'))
      : '';
  return `${plate(side, spent ? faded({ base: ground, light: ground, dark: ground }).base : ground, '#15170f')}${body}${dug}${supporting(marks)}${states(marks)}${morale(token)}`;
}
