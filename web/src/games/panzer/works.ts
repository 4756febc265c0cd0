// What stands on the tiles: bridges, headquarters, objectives, bunkers, factories.

import { star } from '../../art/figures';
import { signOf, toneOf } from './tones';

/** A wooden bridge along the x axis. */
export function bridge(): string {
  let planks = '';
  for (let x = -20; x <= 20; x += 4) planks += `M${x} -7.6v15.2`;
  return (
    '<rect x="-22" y="-6" width="46" height="18" fill="#1c1206" opacity=".35"/>' +
    `<rect x="-23" y="-8.4" width="46" height="16.8" fill="#a5804a" stroke="#3a2710" stroke-width="1.1"/><path d="${planks}" stroke="#6b4d24" stroke-width="1"/>` +
    '<path d="M-25 -9h50M-25 9h50" stroke="#3a2710" stroke-width="4" stroke-linecap="round"/><path d="M-25 -9.4h50M-25 8.6h50" stroke="#c9a468" stroke-width="1.8" stroke-linecap="round"/>'
  );
}

/** Concrete with a firing slit. */
export const bunker = (): string =>
  '<path d="M-26 14L-21 -11Q0 -19 21 -11L26 14Q0 22 -26 14Z" transform="translate(2.4 3.6)" fill="#1c160c" opacity=".4"/><path d="M-26 14L-21 -11Q0 -19 21 -11L26 14Q0 22 -26 14Z" fill="#8f8c7e" stroke="#2f2d25" stroke-width="1.4" stroke-linejoin="round"/>' +
  '<path d="M-21 -11Q0 -19 21 -11L18 3Q0 -3 -18 3Z" fill="#c9c5b4"/><path d="M-21 -11Q0 -19 21 -11" fill="none" stroke="#ebe7d8" stroke-width="1.6"/><path d="M-14 7Q0 3 14 7L15 11.4Q0 8 -15 11.4Z" fill="#15140e"/>';

/** Saw-tooth roofs and two smoking chimneys. */
export const factory = (): string =>
  '<path d="M12 -20q4 -5 9 -3q5 -5 8 0M2 -19q3 -5 8 -3" fill="none" stroke="#6d6a60" stroke-width="3" stroke-linecap="round" opacity=".65"/>' +
  '<g stroke="#2f2d25" stroke-width="1.1" stroke-linejoin="round"><path d="M-20 14V-4l9 -6v6l9 -6v6l9 -6V14z" transform="translate(2.4 3)" fill="#1c160c" stroke="none" opacity=".38"/><rect x="10" y="-19" width="4.6" height="24" fill="#8b5a45"/><rect x="2" y="-17" width="4.6" height="20" fill="#8b5a45"/><path d="M-20 14V-4l9 -6v6l9 -6v6l9 -6V14z" fill="#9c8a78"/><path d="M-20 -4l9 -6v6l9 -6v6l9 -6v6z" fill="#6f7680"/><path d="M7 14V0H19V14z" fill="#b9a48c"/><path d="M-15 9h5v5h-5zM-5 9h5v5h-5zM10 5h6v4h-6z" fill="#33363a"/></g>';

const frame = (colour: string, dash = ''): string =>
  `<rect x="-28.6" y="-28.6" width="57.2" height="57.2" rx="2.4" fill="none" stroke="${colour}" stroke-width="2.8"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

/** A tent with the flag of its side; the frame is visible under a unit too. */
export function headquarters(side: string): string {
  const t = toneOf(side);
  return (
    `${frame(t.dark)}<path d="M-14 15L0 -5L14 15z" transform="translate(2 2.4)" fill="#1c160c" opacity=".35"/><path d="M-15 14L0 -7L15 14z" fill="${t.light}" stroke="#15170f" stroke-width="1.3" stroke-linejoin="round"/><path d="M-4 14L0 -1L4 14z" fill="${t.dark}"/>` +
    `<path d="M0 -6V-20" stroke="#15170f" stroke-width="1.8"/><path d="M.8 -20.4h15v10h-15z" fill="${t.base}" stroke="#15170f" stroke-width="1"/><g transform="translate(8.4 -15.4) scale(.52)">${signOf(side)}</g>`
  );
}

/** A brass star in a dashed frame. */
export const objective = (): string =>
  `${frame('#c28a1c', '7 4')}<circle cx="1.2" cy="1.8" r="12" fill="#000" opacity=".32"/><circle r="12" fill="#6d4f16"/><circle r="10.8" fill="#dcae52"/><path d="M-8.8 -3.6a9.4 9.4 0 0 1 12.2 -5.2" fill="none" stroke="#f6dd9c" stroke-width="1.6" stroke-linecap="round"/><polygon points="${star(7.4)}" fill="#3a2c00"/>`;

/** Who controls a tile: a plain tint for one side, slanted lines for the other, and its sign in a corner. */
export function control(side: string): string {
  const t = toneOf(side);
  const slants = Array.from({ length: 9 }, (_, i) => `M${-60 + i * 13.4} 30l60 -60`).join('');
  const inside =
    side === 'german'
      ? `<rect x="-30" y="-30" width="60" height="60" fill="#56738f" fill-opacity=".24"/>`
      : `<clipPath id="tile-${side}"><rect x="-30" y="-30" width="60" height="60"/></clipPath><path d="${slants}" clip-path="url(#tile-${side})" stroke="#9a4a14" stroke-width="3" stroke-opacity=".34"/>`;
  return `${inside}<rect x="-29.6" y="-29.6" width="59.2" height="59.2" fill="none" stroke="${t.dark}" stroke-width="1.4" stroke-opacity=".75"/><g transform="translate(-23.4 23.8)"><circle r="6.4" fill="${t.base}" stroke="#15170f" stroke-width="1"/><g transform="scale(.6)">${signOf(side)}</g></g>`;
}

/** A heap of earth and sandbags in front of a unit; crossed out while it does not count. */
export function trench(counts: boolean): string {
  const bags = [-24, -15, -6, 3, 12, 21]
    .map(
      (x, i) =>
        `<rect x="${x - 4.6}" y="${i % 2 ? 15.4 : 16.4}" width="10" height="6.4" rx="3" fill="${i % 2 ? '#d3b97e' : '#bfa265'}" stroke="#4a3a1c" stroke-width=".9"/>`,
    )
    .join('');
  return (
    bags +
    (counts
      ? ''
      : '<path d="M-24 23L24 14" stroke="#c8410b" stroke-width="2.6" stroke-linecap="round"/>')
  );
}

/** A round mine with its horns. */
export const mine = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})" stroke="#15170f" stroke-width="1.4"><path d="M0 -12V12M-12 0H12M-8.4 -8.4L8.4 8.4M8.4 -8.4L-8.4 8.4" stroke-width="2.6" stroke-linecap="round"/><circle r="8.6" fill="#4a4f45"/><path d="M-5 -3a6 6 0 0 1 5 -3.4" fill="none" stroke="#a9b09c" stroke-width="1.6" stroke-linecap="round"/></g>`;
