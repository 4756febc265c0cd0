// Rings and signs on spaces and pieces. They differ in line and shape, not only in colour.

import { n1 } from './basics';
import type { Pt } from './hex';
import { points } from './hex';

export type RingStyle = 'candidate' | 'select' | 'move' | 'attack' | 'retreat' | 'place' | 'swap';

export const ringColour: Record<RingStyle | 'grey', string> = {
  grey: '#55584e',
  candidate: '#dcae52',
  select: '#ffd84d',
  move: '#1b6fc4',
  attack: '#c8410b',
  retreat: '#7b3aa0',
  place: '#1b6fc4',
  swap: '#1f7a58',
};

const dashes: Partial<Record<RingStyle | 'grey', string>> = {
  attack: ' stroke-dasharray="11 5"',
  retreat: ' stroke-dasharray="2 6" stroke-linecap="round"',
  place: ' stroke-dasharray="16 6 2 6"',
};

/** Short strokes from the corners inwards: an attack is recognised without its colour. */
function ticks(outline: Pt[], colour: string): string {
  if (outline.length > 6) return ''; // the border of an area is no place for them
  const d = outline
    .map(([x, y]) => `M${n1(x * 0.97)} ${n1(y * 0.97)}L${n1(x * 0.82)} ${n1(y * 0.82)}`)
    .join('');
  return `<path d="${d}" stroke="#fff" stroke-opacity=".9" stroke-width="5.5" stroke-linecap="round"/><path d="${d}" stroke="${colour}" stroke-width="3" stroke-linecap="round"/>`;
}

/** On a map of areas a sea also runs below the land: what lies on it is cut off at the coast. */
export const waterClip = (area: string): string => (area ? `url(#water-${area})` : '');

/**
 * A ring; `outline` is that of the space around (0, 0), slightly shrunk; `thick` for contrast; `area` is
 * the space itself on a map of areas.
 */
export function ring(style: RingStyle | 'grey', outline: Pt[], thick = 1, area = ''): string {
  const colour = ringColour[style];
  const poly = points(outline);
  const bold = outline.length === 4 ? thick * 1.7 : thick; // a counter covers most of a square
  if (style === 'candidate')
    return `<g clip-path="${waterClip(area)}"><polygon points="${poly}" fill="#ffe9b0" fill-opacity=".16" stroke="#2c1f05" stroke-opacity=".75" stroke-width="${n1(4.2 * bold)}" stroke-linejoin="round"/><polygon points="${poly}" fill="none" stroke="${bold > thick ? '#ffbf1f' : '#f0cd7f'}" stroke-width="${n1(2.2 * bold)}" stroke-linejoin="round"/></g>`;
  const edge = style === 'select' ? '#3a2c00' : '#ffffff';
  const wide = style === 'select' ? 6.5 : 5.5;
  const line = style === 'select' ? 4 : 3.2;
  // A wide area is lit: a tint of blue would make grey of its paper.
  const glows = !!area && (style === 'place' || style === 'move');
  const [tint, fill] = glows ? ['#fffdf0', 0.54] : [colour, style === 'select' ? 0.2 : 0.22];
  return (
    `<g clip-path="${waterClip(area)}"><polygon points="${poly}" fill="${tint}" fill-opacity="${fill}" stroke="${edge}" stroke-opacity=".9" stroke-width="${wide * thick}" stroke-linejoin="round"/>` +
    `<polygon points="${poly}" fill="none" stroke="${colour}" stroke-width="${line * thick}" stroke-linejoin="round"${style === 'place' && outline.length > 6 ? '' : (dashes[style] ?? '')}/></g>` +
    (style === 'attack' ? ticks(outline, colour) : '') +
    (style === 'place' ? plus(colour) : '')
  );
}

const plus = (colour: string): string =>
  `<circle r="11" fill="${colour}" stroke="#fff" stroke-width="2"/><path d="M-5 0h10M0 -5v10" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>`;

/** Two arrows: the two pieces change places. */
export const swapBadge = (colour = ringColour.swap): string =>
  `<circle r="12" fill="${colour}" stroke="#fff" stroke-width="2"/><path d="M-6 -3h11m-3.6 -3.6l3.6 3.6l-3.6 3.6M6 4h-11m3.6 -3.6l-3.6 3.6l3.6 3.6" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>`;

/** White double ring: pointed at from the log. */
export function pointedRing(outline: Pt[]): string {
  const inner = points(outline.map(([x, y]) => [x * 0.86, y * 0.86]));
  const poly = points(outline);
  return [
    [poly, '#fff'],
    [inner, '#f0cd7f'], // what is pointed at can mostly be chosen, and looks so
  ]
    .map(
      ([p, colour]) =>
        `<polygon points="${p}" fill="none" stroke="#1b150c" stroke-opacity=".7" stroke-width="5" stroke-linejoin="round"/><polygon points="${p}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linejoin="round"/>`,
    )
    .join('');
}

/** The keyboard's cursor: white with a dark edge. */
export function cursorRing(outline: Pt[]): string {
  const poly = points(outline);
  return `<polygon points="${poly}" fill="none" stroke="#10140c" stroke-width="6.5" stroke-linejoin="round"/><polygon points="${poly}" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round"/>`;
}

/** A number in a disc. */
export const badge = (text: string | number, fill = ringColour.move): string =>
  `<circle r="11" fill="${fill}" stroke="#fff" stroke-width="2"/><text y="5" text-anchor="middle" font-size="15" font-weight="700" fill="#fff">${text}</text>`;

/** A pill with a small die: how many dice are thrown here. */
export const diceBadge = (count: string | number, fill = ringColour.attack): string =>
  `<rect x="-18" y="-10.5" width="36" height="21" rx="10.5" fill="${fill}" stroke="#fff" stroke-width="2"/><rect x="-12" y="-5.8" width="11.6" height="11.6" rx="2.6" fill="#fff"/><circle cx="-6.2" cy="0" r="2" fill="${fill}"/><path d="M2.2 -1.6l3.4 3.8m0 -3.8l-3.4 3.8" stroke="#fff" stroke-width="1.3" stroke-linecap="round"/><text x="11.4" y="4.8" text-anchor="middle" font-size="14" font-weight="700" fill="#fff">${count}</text>`;

/** Any short text in a pill. */
export function pill(written: string, fill: string): string {
  const [first, ...rest] = written.split(' ');
  const small = rest.join(' ');
  const wide = Math.max(22, first.length * 7.4 + small.length * 5.6 + 10);
  const text = small
    ? `${first}<tspan dx="3" font-size="11" fill="#ffe0b8">${small}</tspan>`
    : first;
  return `<rect x="${n1(-wide / 2)}" y="-10.5" width="${n1(wide)}" height="21" rx="10.5" fill="${fill}" stroke="#fff" stroke-width="2"/><text y="4.9" text-anchor="middle" font-size="14" font-weight="700" fill="#fff">${text}</text>`;
}

const BAD_ODDS = '#3b4048';
const EVEN_ODDS = '#6a5f45';

/**
 * Odds: good ones in a round pill that points up, bad ones in a dark box that points down, even ones
 * between. Where a table makes losses of them, a mark says what they promise: 2:1 may still cost more.
 */
export function oddsBadge(written: string, fill: string, marks: string[] = []): string {
  const [attack, defence] = marks.includes('even-odds')
    ? [1, 1]
    : marks.includes('poor-odds')
      ? [1, 2]
      : marks.includes('good-odds')
        ? [2, 1]
        : written.split(':').map(Number);
  const [colour, round, sign] =
    attack > defence
      ? [fill, 10.5, 'M-20 3.4l4.4 -7l4.4 7z']
      : attack < defence
        ? [BAD_ODDS, 2, 'M-20 -3.4l4.4 7l4.4 -7z']
        : [EVEN_ODDS, 6, 'M-20 -3.6h8v2.4h-8zm0 4.8h8v2.4h-8z'];
  return `<rect x="-25" y="-10.5" width="50" height="21" rx="${round}" fill="${colour}" stroke="#fff" stroke-width="2"/><path d="${sign}" fill="#fff"/><text x="6" y="4.9" text-anchor="middle" font-size="14" font-weight="700" fill="#fff">${written}</text>`;
}

/** Small warnings on a target: the unit must stop, may not battle, lacks supply there, or is lost. */
export const signs: Record<string, string> = {
  unfed:
    '<circle r="8.4" fill="#fff6da" stroke="#c8410b" stroke-width="2.4"/><path d="M0 -4.4v4.8M0 3.8v.2" stroke="#7d2506" stroke-width="2.6" stroke-linecap="round"/>',
  stop: '<circle r="8.4" fill="#fff" stroke="#1d6fd0" stroke-width="2.4"/><path d="M-5.2 0H1M-1.8 -3L1.2 0L-1.8 3M4.4 -4.6v9.2" fill="none" stroke="#2c2617" stroke-width="1.9" stroke-linecap="round"/>',
  'no-battle':
    '<circle r="8.4" fill="#fff" stroke="#b32d12" stroke-width="2.4"/><path d="M-4.6 4.2L3.6 -4M4.6 4.2L-3.6 -4M-5.2 1.8l3 3M5.2 1.8l-3 3" stroke="#2c2617" stroke-width="1.5" stroke-linecap="round"/><path d="M-5.9 -5.9L5.9 5.9" stroke="#b32d12" stroke-width="2.2"/>',
};
