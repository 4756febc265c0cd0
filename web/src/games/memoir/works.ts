// Bridges, bunkers and obstacles, each around the centre of its hex.

import { n1 } from '../../art/basics';
import type { Tone } from '../../art/basics';

/** A wooden bridge along the x axis. */
export function bridge(): string {
  let planks = '';
  for (let x = -24; x <= 24; x += 4) planks += `M${x} -9.5v19`;
  return (
    '<rect x="-26" y="-8" width="54" height="22" fill="#1c1206" opacity=".4"/>' +
    `<rect x="-27" y="-10.5" width="54" height="21" fill="#a5804a" stroke="#3a2710" stroke-width="1.2"/><path d="${planks}" stroke="#6b4d24" stroke-width="1"/>` +
    '<path d="M-29 -11h58M-29 11h58" stroke="#3a2710" stroke-width="5" stroke-linecap="round"/><path d="M-29 -11.6h58M-29 10.4h58" stroke="#c9a468" stroke-width="2.4" stroke-linecap="round"/>' +
    '<g fill="#7c5a2c" stroke="#3a2710" stroke-width="1">' +
    [-27, 27]
      .flatMap((x) =>
        [-11, 11].map((y) => `<rect x="${x - 3}" y="${y - 3}" width="6" height="6" rx="1"/>`),
      )
      .join('') +
    '</g>'
  );
}

/** Concrete with a firing slit, from behind with a door; the band around it has the colour of its owner. */
export function bunker(owner: Tone | undefined, behind = false): string {
  const band = owner?.base ?? '#6c6a5c';
  return (
    '<path d="M-27 13L-22 -12Q0 -20 22 -12L27 13Q0 22 -27 13Z" transform="translate(2.5 4)" fill="#1c160c" opacity=".42"/>' +
    '<path d="M-28 13L-23 -12Q0 -20 23 -12L28 13Q0 22 -28 13Z" fill="#8f8c7e" stroke="#2f2d25" stroke-width="1.4" stroke-linejoin="round"/>' +
    '<path d="M-23 -12Q0 -20 23 -12L19.5 2Q0 -4 -19.5 2Z" fill="#c9c5b4"/><path d="M-23 -12Q0 -20 23 -12" fill="none" stroke="#ebe7d8" stroke-width="1.6"/>' +
    `<path d="M-19.5 2Q0 -4 19.5 2" fill="none" stroke="#2f2d25" stroke-width="1"/><path d="M-26.8 8Q0 0 26.8 8L27.4 11Q0 20 -27.4 11Z" fill="#76735f" opacity=".6"/>` +
    (behind
      ? '<path d="M-5 12.6V5.2Q0 2.6 5 5.2V12.6Z" fill="#3a2f1e" stroke="#2f2d25" stroke-width="1"/>'
      : '<path d="M-15 6.4Q0 2.4 15 6.4L15.8 10.6Q0 7 -15.8 10.6Z" fill="#15140e"/>') +
    `<path d="M-27.2 12Q0 21 27.2 12" fill="none" stroke="${band}" stroke-width="4"/>`
  );
}

/** Welded beams against tanks. */
export function hedgehogs(): string {
  const one = (x: number, y: number, k: number) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="2" cy="8" rx="11" ry="4" fill="#2b1d0e" opacity=".35"/><g stroke-linecap="round"><path d="M-8 8L7 -9M8 8L-7 -9M-10.5 1L10.5 -2" stroke="#1d1a14" stroke-width="5"/><path d="M-8 8L7 -9" stroke="#6f5b48" stroke-width="2.8"/><path d="M8 8L-7 -9" stroke="#8b7560" stroke-width="2.8"/><path d="M-10.5 1L10.5 -2" stroke="#a08a72" stroke-width="2.6"/></g></g>`;
  return one(-14, -8, 0.92) + one(14, -10, 0.86) + one(1, 12, 1);
}

const COIL = (() => {
  let d = '';
  for (let x = -26; x <= 22; x += 6) d += `M${x} 6c-4 -16 12 -16 8 0`;
  return d;
})();

/** Two rows of coiled wire between posts, at the far edge of the hex. */
export function wire(turn: number): string {
  const posts = [-27, -9, 9, 27]
    .map(
      (x) =>
        `<path d="M${x} -10v19" stroke="#2a1d0f" stroke-width="4" stroke-linecap="round"/><path d="M${x} -10v18.4" stroke="#8a683c" stroke-width="2" stroke-linecap="round"/>`,
    )
    .join('');
  return `<g transform="rotate(${n1(turn)}) translate(0 -21)"><path d="M-30 12Q0 16 32 12" stroke="#2b1d0e" stroke-width="5" opacity=".25" fill="none"/>${posts}<path d="${COIL}" fill="none" stroke="#f6f0dc" stroke-opacity=".55" stroke-width="3.4"/><path d="${COIL}" fill="none" stroke="#33363a" stroke-width="1.5"/><path d="M-29 -4h58M-29 4h58" stroke="#33363a" stroke-width="1.1"/></g>`;
}

/** A curved wall of sandbags. */
export function sandbags(turn: number): string {
  const bag = (x: number, y: number, a: number, c: string) =>
    `<g transform="translate(${x} ${y}) rotate(${a})"><rect x="-6.5" y="-3.8" width="13" height="7.6" rx="3.4" fill="${c}" stroke="#4a3a1c" stroke-width="1"/><path d="M-4 -1.6h6" stroke="#f4e6bd" stroke-width="1" opacity=".7" stroke-linecap="round"/></g>`;
  const low = (
    [
      [-29, -14, -58],
      [-24, -24, -38],
      [-13, -30, -16],
      [0, -32, 0],
      [13, -30, 16],
      [24, -24, 38],
      [29, -14, 58],
    ] as const
  ).map(([x, y, a], i) => bag(x, y, a, i % 2 ? '#c7ab6e' : '#b99c60'));
  const high = (
    [
      [-19, -31, -28],
      [-7, -36, -8],
      [7, -36, 8],
      [19, -31, 28],
    ] as const
  ).map(([x, y, a], i) => bag(x, y, a, i % 2 ? '#d3b97e' : '#c9ad70'));
  return `<g transform="rotate(${n1(turn)}) translate(0 2)"><path d="M-30 -10Q-22 -28 0 -29Q22 -28 30 -10" fill="none" stroke="#1c1206" stroke-width="9" opacity=".28"/>${low.join('')}${high.join('')}</g>`;
}

/** A concrete wall along the far side of its hex, or along the near one on a turned board. */
export function seaWall(near = false): string {
  let blocks = '';
  for (let x = -24; x <= 24; x += 12) blocks += `M${x} -27v9`;
  return `<g transform="translate(0 ${near ? 44 : 0})"><rect x="-33" y="-24" width="67" height="11" fill="#1c160c" opacity=".35"/><path d="M-34 -28h68v5h-68z" fill="#d2cdbb" stroke="#3a372c" stroke-width="1"/><path d="M-34 -23h68v7h-68z" fill="#97927f" stroke="#3a372c" stroke-width="1"/><path d="${blocks}" stroke="#5f5b4b" stroke-width=".9"/></g>`;
}

/** An arrow over the edge of the board: units may leave here. */
export function exitArrow(angle: number): string {
  return `<g transform="rotate(${n1(angle)}) translate(24 0)"><path d="M-9 -4.5h8v-5l11 9.5 -11 9.5v-5h-8z" fill="#dcae52" stroke="#3a2c00" stroke-width="1.6" stroke-linejoin="round"/></g>`;
}
