// The six faces of a battle die, each in a 44 x 44 box.

import type { Tone } from '../../art/basics';
import { star } from '../../art/figures';
import { figure } from './figures';

const GREEN: Tone = { base: '#4f7038', light: '#86a763', dark: '#2c411a' };
const BLUE: Tone = { base: '#3d6187', light: '#7ea4c9', dark: '#1f3650' };

const SIGNS: Record<string, string> = {
  infantry: `<g transform="translate(-1 9.5) scale(1.22)">${figure.infantry(GREEN)}</g>`,
  armor: `<g transform="translate(-1.6 2.5) scale(.84)">${figure.tank(BLUE)}</g>`,
  grenade:
    '<g transform="rotate(28)"><rect x="-6.6" y="-8" width="13.2" height="19" rx="5.6" fill="#34382e" stroke="#15170f" stroke-width="1.4"/><path d="M-6.2 -2.6h12.4M-6.2 2.4h12.4M-6 7h12M-2.2 -7.6v18.2M2.2 -7.6v18.2" stroke="#15170f" stroke-width="1.1"/><path d="M-4.6 -3.4q0 -3 3 -3.4" fill="none" stroke="#8a9180" stroke-width="1.6" stroke-linecap="round"/><rect x="-3" y="-13" width="6" height="5.4" rx="1" fill="#8f8d80" stroke="#15170f" stroke-width="1.2"/><path d="M2.8 -12.6q7.4 1 6.4 11" fill="none" stroke="#15170f" stroke-width="3.4" stroke-linecap="round"/><path d="M2.8 -12.6q7.4 1 6.4 11" fill="none" stroke="#c9c5b4" stroke-width="1.5" stroke-linecap="round"/></g>',
  flag: '<path d="M-10 15V-14" stroke="#2a1d0f" stroke-width="3.6" stroke-linecap="round"/><path d="M-10 14.4V-13.6" stroke="#8a683c" stroke-width="1.7" stroke-linecap="round"/><path d="M-8.4 -13.4q6 -3.4 11 -.6t10.4 .2v14.4q-5.4 2.6 -10.4 -.2t-11 .6z" fill="#b3402a" stroke="#4d1a12" stroke-width="1.4" stroke-linejoin="round"/><path d="M-6.6 -10.6q5 -2.4 9 -.2" fill="none" stroke="#e79a80" stroke-width="1.5" stroke-linecap="round"/>',
  star: `<polygon points="${star(14.5)}" transform="translate(1 1.6)" fill="#000" opacity=".25"/><polygon points="${star(14.5)}" fill="#dcae52" stroke="#6d4f16" stroke-width="1.5" stroke-linejoin="round"/><polygon points="${star(7)}" fill="#f6dd9c"/>`,
};

export const drawDie = (face: string): string =>
  `<rect x="-19.5" y="-18" width="41" height="41" rx="9" fill="#000" opacity=".3"/><rect x="-21" y="-21" width="42" height="42" rx="9" fill="#f6f0dc" stroke="#8c7a4e" stroke-width="1.4"/><path d="M-19 12V-13q0 -6 6 -6H12" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>${SIGNS[face] ?? ''}`;
