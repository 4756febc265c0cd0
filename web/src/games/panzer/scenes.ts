// A scene for every action card, 108 x 72. Both sides play the same cards, so figures are olive and grey.

import type { Tone } from '../../art/basics';
import { star } from '../../art/figures';
import { silhouette } from './figures';
import { bunker, mine } from './works';

const OWN: Tone = { base: '#6f7f48', light: '#aebb7e', dark: '#3a4522' };
const FOE: Tone = { base: '#6a7077', light: '#a9b0b6', dark: '#34393e' };

const field = (sky: string, land: string, inner: string): string =>
  `<rect x="-54" y="-36" width="108" height="72" rx="5" fill="${sky}"/><circle cy="2" r="32" fill="#fff3d0" opacity=".42"/><path d="M-54 18Q-28 8 2 13T54 9V31q0 5 -5 5H-49q-5 0 -5 -5z" fill="${land}"/>${inner}`;
const dusk = (inner: string): string => field('#cbb68c', '#9a7f56', inner);
const day = (inner: string): string => field('#c4d0cf', '#9aa06a', inner);
const dark = (inner: string): string => field('#8a8470', '#5f5a3e', inner);

const put = (markup: string, x: number, y: number, k: number, mirror = false): string =>
  `<g transform="translate(${x} ${y}) scale(${mirror ? -k : k} ${k})">${markup}</g>`;
const own = (look: string, x: number, y: number, k: number): string =>
  put(silhouette(look, '', OWN), x, y, k);
const foe = (look: string, x: number, y: number, k: number): string =>
  put(silhouette(look, '', FOE), x, y, k, true);

const burst = (x: number, y: number, k: number): string =>
  put(
    '<path d="M0 -16l4 8 9 -5 -4 9 11 3 -10 5 5 9 -10 -4 -4 10 -4 -9 -9 5 3 -9 -11 -4 10 -5 -6 -9 10 4z" fill="#d8641e" stroke="#5a1f08" stroke-width="1.4" stroke-linejoin="round"/><path d="M0 -8l2 5 6 -2 -3 5 4 3 -6 1 0 6 -3 -5 -6 3 2 -6 -5 -2 6 -2z" fill="#ffe07a"/>',
    x,
    y,
    k,
  );
const smoke = (x: number, y: number, k: number, tone = '#e8e4d6'): string =>
  put(
    `<g fill="${tone}" stroke="#8c8874" stroke-width="1"><circle cx="-12" cy="4" r="9"/><circle cx="12" cy="5" r="9"/><circle cx="-4" cy="-4" r="10"/><circle cx="7" cy="-6" r="9"/></g><path d="M-17 9q17 7 35 0" fill="${tone}"/>`,
    x,
    y,
    k,
  );
const trace = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#5a1f08" stroke-width="3.4" stroke-linecap="round" opacity=".5"/><path d="${d}" fill="none" stroke="#fff3c4" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="7 4"/>`;
const shell = (x: number, y: number, turn: number, k = 1, point = '#b98d3a'): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${k})" d="M-10 -4H3q7 1 10 4q-3 3 -10 4H-10z" fill="${point}" stroke="#3a2710" stroke-width="1.1" stroke-linejoin="round"/>`;
const plane = (x: number, y: number, k: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})" stroke="#15170f" stroke-width="1.2" stroke-linejoin="round"><path d="M-4 -2L-9 -22h7L8 -3M-4 2L-9 22h7L8 3" fill="#9aa878"/><path d="M-20 -2l-4 -8h4.6L-14 -2M-20 2l-4 8h4.6L-14 2" fill="#9aa878"/><path d="M-25 0Q-12 -5 8 -4.4Q20 -4 22 0Q20 4 8 4.4Q-12 5 -25 0z" fill="#6f7f48"/><ellipse cx="4" rx="5" ry="2.3" fill="#cfe3e6"/><path d="M22.6 -7v14" stroke-width="2"/></g>`;
const bomb = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(20)"><path d="M-2.6 -7l2.6 2 2.6 -2v5q2 6 -2.6 9q-4.6 -3 -2.6 -9z" fill="#33363a" stroke="#15170f"/></g>`;
const arrow = (d: string, head: string, colour: string): string =>
  `<path d="${d}" fill="none" stroke="#fffdf0" stroke-width="8" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"/><path d="${head}" fill="${colour}" stroke="#fffdf0" stroke-width="1.6" stroke-linejoin="round"/>`;
const bags = (x: number, y: number, count: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<rect x="${x + i * 11}" y="${y + (i % 2 ? -1 : 0)}" width="13" height="8" rx="3.6" fill="${i % 2 ? '#d3b97e' : '#bfa265'}" stroke="#4a3a1c" stroke-width="1"/>`,
  ).join('');
const shieldSign = (x: number, y: number, k: number): string =>
  put(
    `<path d="M-12 -13h24v11q0 10 -12 16q-12 -6 -12 -16z" fill="#27506e" stroke="#f6f0dc" stroke-width="2"/>`,
    x,
    y,
    k,
  );
const aim = (x: number, y: number, k: number): string =>
  put(
    '<circle r="11" fill="none" stroke="#c8410b" stroke-width="2.4"/><path d="M0 -16v10M0 16v-10M-16 0h10M16 0h-10" stroke="#c8410b" stroke-width="2.4"/><circle r="2" fill="#c8410b"/>',
    x,
    y,
    k,
  );
const strike = (x: number, y: number, k: number): string =>
  put(
    '<path d="M-12 -12L12 12M12 -12L-12 12" stroke="#fff" stroke-width="8" stroke-linecap="round"/><path d="M-12 -12L12 12M12 -12L-12 12" stroke="#b3261e" stroke-width="4.6" stroke-linecap="round"/>',
    x,
    y,
    k,
  );
const medal = (x: number, y: number, k: number): string =>
  put(
    `<circle r="12" fill="#6d4f16"/><circle r="10.6" fill="#dcae52"/><polygon points="${star(7)}" fill="#3a2c00"/>`,
    x,
    y,
    k,
  );
const flakes = Array.from(
  { length: 26 },
  (_, i) =>
    `<circle cx="${((i * 37) % 104) - 52}" cy="${((i * 53) % 66) - 34}" r="${1.2 + (i % 3) * 0.7}" fill="#fff" opacity=".92"/>`,
).join('');
const crate = (x: number, y: number, k: number): string =>
  put(
    '<rect x="-10" y="-8" width="20" height="16" fill="#a5804a" stroke="#3a2710" stroke-width="1.3"/><path d="M-10 -8L10 8M10 -8L-10 8M-10 0H10" stroke="#6b4d24" stroke-width="1.4"/>',
    x,
    y,
    k,
  );
const truck = (x: number, y: number, k: number): string =>
  put(
    '<g stroke="#15170f" stroke-width="1.2" stroke-linejoin="round"><path d="M-18 4V-9H4V4z" fill="#8f8a5c"/><path d="M-18 -9q11 -6 22 0" fill="#b9b486"/><path d="M4 4V-5h8l5 5v4z" fill="#6f7f48"/><rect x="7" y="-3.4" width="4.4" height="3.6" fill="#cfe3e6"/><circle cx="-11" cy="5.6" r="4" fill="#2c2a24"/><circle cx="10" cy="5.6" r="4" fill="#2c2a24"/></g>',
    x,
    y,
    k,
  );
const poster = (x: number, y: number, k: number): string =>
  put(
    `<g stroke="#15170f" stroke-width="1.3" stroke-linejoin="round"><path d="M-13 -16h26v34h-26z" fill="#f6f0dc"/><path d="M-8 -11h16v12h-16z" fill="#b3402a"/><path d="M-8 6h16M-8 11h11" stroke="#5b4d2b" stroke-width="2"/></g>`,
    x,
    y,
    k,
  );
const horn = (x: number, y: number, k: number): string =>
  put(
    '<g stroke="#15170f" stroke-width="1.3" stroke-linejoin="round"><path d="M-14 -4h6L10 -14V14L-8 4h-6z" fill="#dcae52"/><path d="M-10 4l3 11h5l-3 -10" fill="#8a6418"/></g><path d="M16 -8q5 8 0 16M21 -13q9 13 0 26" fill="none" stroke="#8e2c1c" stroke-width="2.4" stroke-linecap="round"/>',
    x,
    y,
    k,
  );
const glasses = (x: number, y: number, k: number): string =>
  put(
    '<g stroke="#15170f" stroke-width="1.4"><path d="M-16 8L-11 -12h7l2 20z" fill="#3a3f36"/><path d="M16 8L11 -12h-7l-2 20z" fill="#3a3f36"/><circle cx="-9" cy="9" r="7.4" fill="#9fc4cc"/><circle cx="9" cy="9" r="7.4" fill="#9fc4cc"/><path d="M-3 -4h6" stroke-width="3"/></g>',
    x,
    y,
    k,
  );
const charge = (x: number, y: number, k: number): string =>
  put(
    '<g stroke="#15170f" stroke-width="1.2"><rect x="-11" y="-6" width="7" height="18" rx="1.6" fill="#b3402a"/><rect x="-3.6" y="-6" width="7" height="18" rx="1.6" fill="#c9573f"/><rect x="3.8" y="-6" width="7" height="18" rx="1.6" fill="#b3402a"/><path d="M-11 1h22" stroke-width="2.4"/><path d="M0 -6q2 -8 9 -7" fill="none" stroke-width="1.8"/></g><circle cx="10" cy="-13" r="3.4" fill="#ffe07a" stroke="#d8641e" stroke-width="1.4"/>',
    x,
    y,
    k,
  );
const bush = (x: number, y: number, k: number): string =>
  put(
    '<circle cx="-9" cy="2" r="7" fill="#3f5b2a"/><circle cx="9" cy="2" r="7" fill="#3f5b2a"/><circle cy="-2" r="9" fill="#4c6a34"/><circle cx="-2" cy="-5" r="6" fill="#6b8a4a"/><circle cx="8" cy="-1" r="5" fill="#64834a"/>',
    x,
    y,
    k,
  );
const back =
  '<rect x="-17" y="-23" width="34" height="46" rx="4" fill="#4f5f3a" stroke="#15170f" stroke-width="1.4"/><rect x="-13.6" y="-19.6" width="27.2" height="39.2" rx="3" fill="none" stroke="#dcae52" stroke-width="1.4"/><path d="M0 -9L8 -4.6V4.6L0 9L-8 4.6V-4.6Z" fill="none" stroke="#dcae52" stroke-width="1.8"/>';

const RED = '#c8410b';
const BLUE = '#1b6fc4';

export const SCENES: Record<string, string> = {
  // Combat
  accuracy: dusk(own('pak_40', -22, 16, 1.1) + foe('pz_iii', 30, 6, 0.62) + aim(30, 4, 1.05)),
  take_cover: dusk(own('riflemen', 0, 10, 1.1) + bags(-34, 20, 6) + shieldSign(30, -6, 0.8)),
  morale_boost: dusk(own('stab', -2, 10, 1.35) + medal(34, 4, 0.9)),
  deadly_fire: dark(
    foe('grenadiers', 22, 12, 1) +
      trace('M-46 -4L10 4M-46 4L10 8') +
      burst(22, 6, 1.05) +
      own('mg_42', -36, 16, 0.8),
  ),
  off_target: dusk(
    own('howitzer', -28, 16, 0.95) +
      trace('M-10 -6Q14 -30 30 -2') +
      burst(34, 20, 0.6) +
      strike(34, 2, 0.8),
  ),
  increased_support: dusk(
    own('howitzer', -30, 18, 0.8) +
      own('mortar', 2, 18, 0.8) +
      own('pak_40', 32, 18, 0.8) +
      trace('M-20 4L-2 -22M6 2L3 -20M28 6L8 -20') +
      burst(3, -22, 0.55),
  ),
  surprise_attack: dark(
    own('pz_iv', 2, 12, 1.15) + bush(-32, 22, 1.3) + bush(34, 25, 1.1) + trace('M28 4L50 -2'),
  ),
  last_man_standing: field(
    '#b98a68',
    '#6b4a35',
    own('scharfschuetzen', 0, 14, 1.5) + burst(-32, 18, 0.6) + burst(34, 20, 0.5),
  ),
  strafing_run: day(
    plane(-10, -14, 0.85, 24) +
      trace('M6 -4L26 18M0 0L16 20') +
      foe('grenadiers', 32, 18, 0.6) +
      burst(18, 22, 0.45),
  ),
  close_support: day(
    plane(-18, -16, 0.7, 12) +
      plane(18, -20, 0.55, 12) +
      own('t_34_85', -14, 16, 0.95) +
      burst(36, 16, 0.7),
  ),
  armor_piercing: dusk(
    foe('pz_vi_tiger', 20, 12, 1.05) + shell(-26, 0, 8, 1.5, '#3f4a50') + burst(0, 4, 0.5),
  ),
  high_explosive: dusk(
    shell(-26, -6, 24, 1.6) + burst(18, 10, 1.3) + foe('grenadiers', 38, 20, 0.55),
  ),
  demolition: dusk(put(bunker(), 20, 8, 0.8) + charge(-22, 6, 1.2)),
  smoke_screen: day(own('t_34_76', -26, 16, 0.8) + smoke(10, 8, 1.3) + smoke(36, 12, 1)),
  fighting_withdrawal: dusk(
    own('riflemen', 8, 12, 0.95) +
      arrow('M26 22H-30', 'M-28 13L-44 22L-28 31z', '#7a3aa8') +
      trace('M26 0L48 -6'),
  ),
  counter_battery: dusk(
    own('howitzer_122mm', -30, 18, 0.85) +
      trace('M-16 0Q10 -38 30 4') +
      foe('howitzer', 34, 18, 0.7) +
      burst(32, 8, 0.7),
  ),
  hold_at_all_costs: field(
    '#c9a684',
    '#7d5a3a',
    own('guards', 0, 8, 1.1) +
      bags(-40, 20, 7) +
      '<path d="M-46 31H46" stroke="#a3301c" stroke-width="3" stroke-dasharray="8 4"/>',
  ),
  close_assault: dark(
    own('stosstruppen', -18, 14, 1) + foe('grenadiers', 24, 14, 0.95) + burst(3, -2, 0.55),
  ),
  // Operations
  bomber_run: day(
    plane(-14, -14, 0.95, 14) + bomb(0, 2) + bomb(12, 8) + burst(22, 22, 0.7) + burst(38, 24, 0.5),
  ),
  attack: dusk(own('pz_iv', -20, 14, 1) + arrow('M6 4H34', 'M32 -7L48 4L32 15z', RED)),
  improved_defenses: dusk(
    put(
      '<path d="M-20 14L-4 -12" stroke="#15170f" stroke-width="4.4" stroke-linecap="round"/><path d="M-20 14L-4 -12" stroke="#8a683c" stroke-width="2.4" stroke-linecap="round"/><path d="M-8 -16L2 -10Q2 -20 -2 -24Q-8 -22 -8 -16z" fill="#9aa3a8" stroke="#15170f" stroke-width="1.2"/>',
      -16,
      8,
      1.1,
    ) +
      bags(-14, 20, 5) +
      own('man', 22, 10, 0.9),
  ),
  replacements: day(
    own('grenadiers', -16, 12, 1) +
      own('riflemen', 22, 16, 0.7) +
      put(
        '<circle r="10" fill="#3d6b34" stroke="#fff" stroke-width="2"/><path d="M-5 0h10M0 -5v10" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
        36,
        -8,
        0.9,
      ),
  ),
  prep_fire: dark(
    shell(-28, -24, 62) +
      shell(-4, -24, 66) +
      shell(22, -26, 62) +
      burst(-16, 14, 0.9) +
      burst(24, 14, 0.85) +
      burst(4, 6, 1.1),
  ),
  double_time: dusk(
    own('riflemen', -22, 12, 0.95) +
      arrow('M2 -6H30', 'M28 -15L42 -6L28 3z', BLUE) +
      arrow('M2 14H30', 'M28 5L42 14L28 23z', BLUE),
  ),
  supply_column: day(
    truck(-18, 12, 1.15) + truck(26, 4, 0.75) + crate(34, 22, 0.6) + crate(22, 24, 0.5),
  ),
  propaganda: dusk(poster(-22, 0, 1.1) + horn(20, 6, 1)),
  reserves: day(
    own('man', -26, 18, 0.7) +
      own('man', 4, 12, 0.8) +
      own('pz_iii', 32, 14, 0.75) +
      arrow('M-40 28H34', 'M32 20L46 28L32 36z', BLUE),
  ),
  breakthrough: dusk(
    '<path d="M10 -34V-8M10 34V22" stroke="#6d2a1a" stroke-width="5"/><path d="M4 -34V-8M4 34V22" stroke="#e8ddb8" stroke-width="1.6" stroke-dasharray="3 3"/>' +
      own('t_34_85', -22, 8, 0.95) +
      arrow('M4 8H36', 'M34 -3L50 8L34 19z', RED),
  ),
  minefield: field(
    '#cbb68c',
    '#8f7a52',
    mine(-26, 14, 0.95) +
      mine(4, 20, 1.05) +
      mine(32, 13, 0.8) +
      '<path d="M-46 -2V-22M-46 -22h22l-5 6 5 6h-22" fill="#b3402a" stroke="#15170f" stroke-width="1.2"/>',
  ),
  sabotage: dark(
    '<path d="M-50 26L-4 -4M-34 32L8 2" stroke="#4b4133" stroke-width="3"/><path d="M-44 26l14 5M-32 17l14 6M-20 9l14 6M-8 1l12 6" stroke="#6d5230" stroke-width="3"/>' +
      charge(8, -4, 0.8) +
      own('partisans', 34, 16, 0.9),
  ),
  forward_observers: day(glasses(-6, 0, 1.2) + trace('M26 -22L44 -30M28 -14L48 -16')),
  // Surprise
  snafu: dusk(
    '<g stroke="#15170f" stroke-width="1.3" stroke-linejoin="round"><rect x="-24" y="-6" width="48" height="28" rx="3" fill="#6f7f48"/><circle cx="-10" cy="8" r="8.4" fill="#aebb7e"/><path d="M5 1h13M5 7h13M5 13h13" stroke="#aebb7e" stroke-width="2"/><path d="M15 -6L23 -26" fill="none" stroke-width="2"/></g>' +
      strike(0, 4, 1.5),
  ),
  anti_air: day(
    own('flak_20mm', -16, 16, 1.25) +
      trace('M4 -6L26 -26') +
      plane(34, -20, 0.6, 160) +
      burst(24, -24, 0.4),
  ),
  snowstorm: field(
    '#cfdde2',
    '#eef3f4',
    foe('pz_iii', 8, 14, 1.1) +
      flakes +
      '<path d="M-50 -20q16 6 34 0M-50 -4q12 5 26 0M14 -26q14 5 34 0" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/>',
  ),
  mud: field(
    '#b9b093',
    '#6b5334',
    own('t_26', 0, 14, 1.2) +
      '<path d="M-44 24q10 -6 20 0t20 0t20 0t20 0V33H-44z" fill="#4f3a20"/><path d="M-30 30q8 -4 16 0M6 30q8 -4 16 0" stroke="#8a6d45" stroke-width="2" fill="none"/>',
  ),
  fog: field(
    '#c9cdc6',
    '#a5a994',
    foe('pz_iv', 2, 12, 1.1) +
      ['M-50 -6H30', 'M-30 4H48', 'M-48 14H20', 'M-24 24H50', 'M-40 -18H44']
        .map(
          (d) =>
            `<path d="${d}" stroke="#eef0ea" stroke-width="7" stroke-linecap="round" opacity=".78"/>`,
        )
        .join(''),
  ),
  ambush: dark(
    own('mg_42', -14, 14, 1.05) +
      bush(-30, 24, 1.4) +
      bush(6, 27, 1.1) +
      trace('M10 6L42 -8') +
      burst(44, -10, 0.5),
  ),
  bluff: field(
    '#b8a98c',
    '#6f6248',
    `<g transform="rotate(-12) translate(-16 0)">${back}</g><g transform="rotate(10) translate(18 2)">${back}</g><g transform="translate(2 2)"><rect x="-15" y="-21" width="30" height="42" rx="4" fill="#f6f0dc" stroke="#15170f" stroke-width="1.4"/><path d="M-6 -6Q-6 -13 0 -13T6.4 -6.6Q6.4 -2 0 1.6V5M0 11v.1" fill="none" stroke="#6a4a80" stroke-width="4" stroke-linecap="round"/></g>`,
  ),
};

/** Cards with a scene of their own. */
export const pictured = Object.keys(SCENES);
