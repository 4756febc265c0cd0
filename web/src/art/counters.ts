// Card counters with military symbols.

import { mix } from './basics';

export const nato = {
  infantry: '<path d="M-11 -7.5L11 7.5M11 -7.5L-11 7.5"/>',
  armour: '<ellipse rx="8" ry="4.6"/>',
  mechanised: '<path d="M-11 -7.5L11 7.5M11 -7.5L-11 7.5"/><ellipse rx="8" ry="4.6"/>',
  cavalry: '<path d="M-11 7.5L11 -7.5"/>',
  artillery: '<circle r="3" fill="currentColor"/>',
  headquarters: '<path d="M-11 -2.5h22"/>',
  mountain:
    '<path d="M-11 -7.5L11 7.5M11 -7.5L-11 7.5"/><path d="M-5 7.5L0 .5 5 7.5z" fill="currentColor"/>',
  supply: '<path d="M-11 3.5h22"/>',
  fighter: '<path d="M-8 3q4 -7 8 -2q4 -5 8 2q-4 -2 -8 1q-4 -3 -8 -1z" fill="currentColor"/>',
  fortress: '<path d="M-11 7.5v-5h4v-3h4v3h6v-3h4v3h4v5"/>',
};

export interface Counter {
  ground: string;
  ink: string;
  stripe: string;
  code: string;
  symbol: keyof typeof nato;
  size: string;
  values: string;
  name: string;
  reduced?: boolean;
  done?: boolean;
  outOfSupply?: boolean;
}

const S = 27; // half a side

/** 54 x 54 counter. Light ink on dark ground for one coalition, dark ink on light for the other. */
export function counter(c: Counter): string {
  return (
    plate(c) +
    (c.reduced
      ? `<rect x="${-S + 8.5}" y="-7" width="${S * 2 - 9}" height="8" fill="#fff" opacity=".9"/>`
      : '') +
    symbol(c) +
    texts(c) +
    (c.done ? DONE : '') +
    (c.outOfSupply ? OUT_OF_SUPPLY : '')
  );
}

/** The blank counter: shadow, card, light and dark bevel, stripe of the nation. */
function plate(c: Counter): string {
  const fill = c.done ? mix(c.ground, '#6c6a58', 0.45) : c.ground;
  return (
    `<rect x="${-S + 2}" y="${-S + 3}" width="${S * 2}" height="${S * 2}" rx="4.5" fill="#000" opacity=".38"/>` +
    `<rect x="${-S}" y="${-S}" width="${S * 2}" height="${S * 2}" rx="4.5" fill="${fill}" stroke="#1b150c" stroke-width="1.1"/>` +
    `<path d="M${-S + 1.4} ${S - 4}V${-S + 5}q0 -3.6 3.6 -3.6H${S - 4}" stroke="#fff" stroke-opacity=".5" stroke-width="1.6" fill="none"/>` +
    `<path d="M${S - 1.2} ${-S + 4}V${S - 5}q0 3.6 -3.6 3.6H${-S + 4}" stroke="#000" stroke-opacity=".3" stroke-width="1.6" fill="none"/>` +
    `<path d="M${-S} ${-S + 4.5}q0 -4.5 4.5 -4.5h4v${S * 2}h-4q-4.5 0 -4.5 -4.5z" fill="${c.stripe}"/>`
  );
}

function symbol(c: Counter): string {
  const light = parseInt(c.ink.slice(1, 3), 16) > 128;
  const box = light ? mix(c.ground, '#000000', 0.25) : mix(c.ground, '#ffffff', 0.4);
  return `<g fill="none" stroke="${c.ink}" stroke-width="1.5" color="${c.ink}" transform="translate(4.4 -3.4) scale(1.12)"><rect x="-11" y="-7.5" width="22" height="15" fill="${box}"/>${nato[c.symbol]}</g>`;
}

function texts(c: Counter): string {
  const height = c.values.length > 6 ? 13.6 : c.values.length > 5 ? 15.6 : 17.5;
  const narrow = c.values.length > 7 ? ' textLength="41" lengthAdjust="spacingAndGlyphs"' : '';
  return (
    `<text x="${S - 3}" y="-15.6" text-anchor="end" font-size="10.5" font-weight="700" fill="${c.ink}" letter-spacing=".5">${c.size}</text>` +
    `<text x="${-S + 11}" y="-15.6" font-size="11.5" font-weight="700" fill="${c.ink}">${c.name}</text>` +
    `<text x="4.4" y="22" text-anchor="middle" font-size="${height}" font-weight="700" fill="${c.ink}"${narrow}>${c.values}</text>` +
    `<text transform="translate(${-S + 6.9} 0) rotate(-90)" text-anchor="middle" font-size="8.4" font-weight="700" fill="#fff" letter-spacing=".8">${c.code}</text>`
  );
}

/** In the corner where no number stands. */
const DONE = `<path d="M${-S} ${-S + 14}V${-S + 4.5}q0 -4.5 4.5 -4.5H${-S + 14}z" fill="#1b150c"/><path d="M${-S + 1.8} ${-S + 5}l2.2 2.2 4 -4.6" stroke="#fff" stroke-width="1.6" fill="none"/>`;
const OUT_OF_SUPPLY = `<g transform="translate(${S - 1} 0)"><circle r="8.5" fill="#f0a030" stroke="#fff" stroke-width="1.8"/><path d="M-3.6 2.6v-3.4l1.6 -2h4l1.6 2v3.4zM-4.6 -4.6l9.2 9.2" fill="none" stroke="#1d1202" stroke-width="1.5"/></g>`;

/** A counter on a small map: ground, code, and the shape of its side (round or cut corners). */
export function counterChip(
  c: Pick<Counter, 'ground' | 'ink' | 'stripe' | 'code'>,
  round: boolean,
): string {
  const shape = round
    ? `<rect x="${-S}" y="${-S}" width="${S * 2}" height="${S * 2}" rx="18" fill="${c.ground}" stroke="#1b150c" stroke-width="2.4"/>`
    : `<path d="M${-S + 9} ${-S}H${S - 9}L${S} ${-S + 9}V${S - 9}L${S - 9} ${S}H${-S + 9}L${-S} ${S - 9}V${-S + 9}Z" fill="${c.ground}" stroke="#1b150c" stroke-width="2.4"/>`;
  return `${shape}<text y="9" text-anchor="middle" font-size="${c.code.length > 2 ? 25 : 30}" font-weight="700" fill="${c.ink}">${c.code}</text>`;
}
