// Silhouettes of the units, facing right, on a ground line at y = 9: about 44 wide, 30 high.

import { mix, n1, type Tone } from '../../art/basics';
import { infantry, partisan } from '../../art/figures';

const INK = '#15170f';

const wheels = (from: number, to: number, count: number, t: Tone, r = 2.6): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="${n1(from + ((to - from) * i) / Math.max(1, count - 1))}" cy="5.4" r="${r}" fill="${t.base}" stroke-width=".9"/>`,
  ).join('');

const drawn = (inner: string): string =>
  `<g stroke="${INK}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`;

/** The measures of a tank: half its length, the height of its hull, the turret and the gun. */
interface Build {
  half: number;
  hull: number;
  turret?: number; // half its width; without it the gun sits in the hull
  gun: number; // from the centre to the muzzle
  brake?: boolean;
  sloped?: boolean;
}

function tracks(half: number, t: Tone): string {
  return `<rect x="${-half}" y="1" width="${half * 2}" height="8.4" rx="4.2" fill="${t.dark}"/>${wheels(-half + 5, half - 5, Math.round(half / 3.6), t)}`;
}

function tank(
  t: Tone,
  { half, hull, turret = 0, gun, brake = false, sloped = false }: Build,
): string {
  const top = 1 - hull;
  const nose = sloped ? 7 : 3.4;
  const body = `<path d="M${-half + 1} 1.4L${-half + 3} ${top}H${half - nose}L${half} 1.4Z" fill="${t.base}"/><path d="M${-half + 3} ${top}H${half - nose}" stroke="${t.light}" stroke-width="1"/>`;
  const roof = turret ? top - hull * 0.95 : top - hull * 0.62;
  const width = turret || half * 0.56;
  const bore = turret ? top - hull * 0.45 : top - 1.4;
  const barrel = `<path d="M${turret ? turret * 0.6 : half * 0.2} ${bore - 1.2}H${gun}v2.4H${turret ? turret * 0.6 : half * 0.2}z" fill="${t.dark}"/>${brake ? `<rect x="${gun - 1}" y="${bore - 2.2}" width="4" height="4.4" rx=".8" fill="${t.dark}"/>` : ''}`;
  const back = turret ? -turret : -width - 3;
  const front = turret ? turret : width;
  const tower = `<path d="M${back} ${top}L${back + 2} ${roof + 1}q.4 -1 1.6 -1H${front - 3}q1.2 0 1.8 1L${front + (turret ? 1.6 : 5)} ${top}z" fill="${t.light}"/>`;
  const hatch = turret
    ? `<rect x="${back + 3.4}" y="${roof - 1.6}" width="5" height="2" rx=".8" fill="${t.base}"/>`
    : '';
  return drawn(barrel + tower + hatch + body + tracks(half, t));
}

const openTop = (t: Tone, gun: number, raised: number): string =>
  drawn(
    `<path d="M-6 -7L${gun} ${-7 - raised}l.8 2.4L-5 -3.8z" fill="${t.dark}"/><path d="M-14 -4.6V-11.4L2 -9.4L6 -4.6z" fill="${t.light}"/><path d="M-17 1.4L-15 -4.8H11L16 1.4Z" fill="${t.base}"/>${tracks(17, t)}`,
  );

const car = (t: Tone, gun: number, axles: number): string =>
  drawn(
    `<path d="M4 -10.2H${gun}v1.9H4z" fill="${t.dark}"/><path d="M-7 -6L-5 -12H4L7 -6z" fill="${t.light}"/><path d="M-18 .6L-14 -6.4H11L18 .6L15 4.4H-16z" fill="${t.base}"/>${wheels(-11, 11, axles, { ...t, base: '#2c2a24' }, 4)}`,
  );

const halftrack = (t: Tone): string =>
  drawn(
    `${[-12, -6, 0].map((x) => `<g transform="translate(${x} -7) scale(.52)">${infantry(t)}</g>`).join('')}<path d="M-18 1.4V-7H5L9 -3H17L19 1.4z" fill="${t.base}"/><path d="M-18 -7H5" stroke="${t.light}"/>` +
      `<rect x="-17" y="1" width="22" height="8.4" rx="4.2" fill="${t.dark}"/>${wheels(-12, 0, 3, t)}<circle cx="13" cy="5" r="4.2" fill="#2c2a24"/><circle cx="13" cy="5" r="1.6" fill="${t.light}"/>`,
  );

const launcher = (t: Tone): string =>
  drawn(
    `<path d="M-16 -4L6 -17l2 3.4L-13 .2z" fill="${t.light}"/><path d="M-15 -1.4L8 -15" stroke="${t.dark}" stroke-width="1"/><path d="M-18 4V-1H4V-7H12L16 -2V4z" fill="${t.base}"/><rect x="7" y="-5.4" width="4" height="3.6" fill="#cfe3e6"/>${wheels(-12, 11, 3, { ...t, base: '#2c2a24' }, 3.8)}`,
  );

const tubes = (t: Tone): string =>
  drawn(
    `<path d="M-14 8L0 1" stroke-width="3"/>${[0, 4.4, 8.8].map((d) => `<path d="M${-10 + d * 0.3} ${-2 - d}L12 ${-9 - d}l1.2 3.6L${-9 + d * 0.3} ${1.6 - d}z" fill="${d === 4.4 ? t.base : t.light}"/>`).join('')}<circle cx="1" cy="4.4" r="5.4" fill="${t.dark}"/><circle cx="1" cy="4.4" r="1.8" fill="${t.light}"/>`,
  );

const cannon = (t: Tone, raise: number, long: number): string =>
  drawn(
    `<path d="M-2 2L-17 8.4" stroke-width="4"/><path d="M-2 2L-17 8.4" stroke="${t.base}" stroke-width="1.8"/><g transform="rotate(${-raise})"><path d="M-8 -4.6H${long}v2.8H-8z" fill="${t.base}"/><rect x="${long - 1}" y="-5.6" width="4" height="4.8" rx=".8" fill="${t.dark}"/></g>` +
      `<path d="M3.4 -12L8 -11L6.6 2L2 1z" fill="${t.light}"/><circle cx="1" cy="3.6" r="5.8" fill="${t.dark}"/><circle cx="1" cy="3.6" r="1.8" fill="${t.light}"/><path d="M1 -1.6v10.4M-4.2 3.6h10.4" stroke="${t.light}" stroke-width=".9"/>`,
  );

const flak = (t: Tone): string =>
  drawn(
    `<path d="M-12 8.4H12" stroke-width="3"/><path d="M-7 8L0 -2L7 8z" fill="${t.dark}"/><g transform="rotate(-52)"><path d="M-8 -3.6H22v2H-8zM-8 1H22v2H-8z" fill="${t.base}"/></g><path d="M-6 -7L3 -9L6 1L-4 2z" fill="${t.light}"/>`,
  );

const tube = (t: Tone): string =>
  drawn(
    `<path d="M7 8L1 -6M13 8L1 -6" stroke-width="1.8"/><path d="M-9 8L3 -14l3.2 1.8L-5 9z" fill="${t.base}"/><path d="M-13 8.6H-3" stroke-width="3"/>`,
  ) + `<g transform="translate(-15 3.6) scale(.82)">${infantry(t)}</g>`;

const machineGun = (t: Tone): string =>
  `<g transform="translate(-11 3.6) scale(.86)">${infantry(t)}</g>` +
  drawn(
    `<path d="M6 8.4L10 -2M15 8.4L10 -2" stroke-width="1.8"/><path d="M-2 -4.4H20v2.6H-2z" fill="${t.dark}"/><rect x="1" y="-6" width="9" height="5" rx="1" fill="${t.base}"/>`,
  );

const man = (t: Tone, x = 0, k = 1): string =>
  `<g transform="translate(${x} 4) scale(${k})">${infantry(t)}</g>`;
const squad = (t: Tone): string => man(t, -10, 0.92) + man(t, 10, 0.92) + man(t, 0, 1);

const sapper = (t: Tone): string =>
  man(t, -6) +
  drawn(
    `<path d="M1 -4L13 7" stroke-width="1.8"/><ellipse cx="15" cy="7.6" rx="6" ry="2" fill="${t.light}"/>`,
  );

const chute = (t: Tone): string =>
  `<g transform="translate(0 7) scale(.8)">${infantry(t)}</g>` +
  drawn(
    `<path d="M-15 -12Q0 -27 15 -12Q10 -15 7 -12Q0 -16 -7 -12Q-10 -15 -15 -12z" fill="#f3ecd9"/><path d="M-15 -12L-2 -3M15 -12L2 -3M-7 -12L-1 -4M7 -12L1 -4" stroke-width=".8"/>`,
  );

const skier = (t: Tone): string =>
  man({ ...t, base: mix(t.base, '#ffffff', 0.45), light: '#f3f1e6' }) +
  drawn('<path d="M-16 9.4H13q3 0 4 -2.4" fill="none" stroke-width="2"/>');

const staff = (t: Tone): string =>
  man(t, -7) +
  drawn(
    `<path d="M8 9V-18" stroke-width="2"/><path d="M8 -18q6 -3 11 0v9q-5 -3 -11 0z" fill="${t.light}"/>`,
  );

const sniper = (t: Tone): string =>
  drawn(
    `<path d="M-18 9q2 -9 12 -8l8 -2 4 5q-12 0 -16 5z" fill="${t.base}"/><path d="M3 -3q0 -6 5 -6q5 0 5 5v2H3z" fill="${t.light}"/><path d="M2 2.6H21" stroke-width="2.2"/><path d="M9 -.4h5" stroke-width="2"/>`,
  );

const rider = (t: Tone): string =>
  drawn(
    `<path d="M-14 9L-12 0Q-13 -6 -6 -6H5L11 -13L15 -11L18 -6L13 -6L10 1L12 9M-9 9L-6 1M6 9L5 2" fill="#6b4a2b" stroke-width="1.6"/><path d="M-12 0Q-17 2 -17 7" fill="none" stroke-width="2"/>`,
  ) + `<g transform="translate(-1 -7) scale(.72)">${infantry(t)}</g>`;

const partisans = (t: Tone): string =>
  `<g transform="translate(-7 4)">${partisan(t)}</g><g transform="translate(8 4) scale(.94)">${partisan(t)}</g>`;

const medium: Build = { half: 18, hull: 5.6, turret: 8, gun: 21 };
const DRAWN: Record<string, (t: Tone) => string> = {
  light: (t) => tank(t, { half: 14, hull: 5, turret: 6, gun: 12 }),
  fast: (t) => tank(t, { half: 16, hull: 4.6, turret: 6, gun: 14, sloped: true }),
  medium: (t) => tank(t, medium),
  sloped: (t) => tank(t, { half: 18, hull: 6, turret: 8.4, gun: 22, sloped: true }),
  long: (t) => tank(t, { half: 19, hull: 6, turret: 9, gun: 25, brake: true, sloped: true }),
  heavy: (t) => tank(t, { half: 20, hull: 7, turret: 10, gun: 25, brake: true }),
  giant: (t) => tank(t, { half: 21, hull: 7.4, turret: 12, gun: 28, brake: true, sloped: true }),
  assault: (t) => tank(t, { half: 17, hull: 7.6, gun: 19 }),
  destroyer: (t) => tank(t, { half: 19, hull: 8, gun: 25, brake: true, sloped: true }),
  casemate: (t) => tank(t, { half: 19, hull: 9.4, gun: 20, brake: true }),
  openTop: (t) => openTop(t, 17, 2),
  selfPropelled: (t) => openTop(t, 16, 9),
  car: (t) => car(t, 14, 2),
  bigCar: (t) => car(t, 19, 4),
  halftrack,
  riders: (t) =>
    `${[-11, -3].map((x) => `<g transform="translate(${x} -8) scale(.52)">${infantry(t)}</g>`).join('')}${tank(t, medium)}`,
  launcher,
  tubes,
  howitzer: (t) => cannon(t, 34, 17),
  heavyHowitzer: (t) => cannon(t, 42, 21),
  antiTank: (t) => cannon(t, 3, 19),
  longAntiTank: (t) => cannon(t, 8, 26),
  flak,
  mortar: tube,
  machineGun,
  man: squad,
  militia: (t) => man(t, -7, 0.95) + `<g transform="translate(8 4) scale(.95)">${partisan(t)}</g>`,
  elite: (t) =>
    man(t, -7) +
    man(t, 8) +
    drawn(
      `<path d="M-2 -21h4v3h3v4h-3v3h-4v-3h-3v-4h3z" transform="translate(0 3) scale(.5)" fill="${t.light}"/>`,
    ),
  sapper,
  chute,
  skier,
  staff,
  sniper,
  rider,
  partisans,
};

/** What each unit looks like. */
const LOOKS: Record<string, string[]> = {
  light: ['pz_ii', 't_26', 't_40'],
  fast: ['bt_7', 't_70'],
  medium: ['pz_iii', 'pz_iv', 'tank'],
  sloped: ['t_34_76', 't_34_85'],
  long: ['pz_v_panther'],
  heavy: ['pz_vi_tiger', 'kv_1'],
  giant: ['pz_vi_king_tiger', 'stalin_2'],
  assault: ['stug_iii', 'su_85'],
  destroyer: ['jagdpanther', 'su_100'],
  casemate: ['elefant', 'su_152'],
  openTop: ['marder_iii', 'su_76'],
  selfPropelled: ['wespe', 'hummel', 'tank-gun'],
  car: ['sdkfz_222', 'ba_64'],
  bigCar: ['sdkfz_234_puma'],
  halftrack: ['panzergrenadiere', 'grossdeutschland'],
  riders: ['tank_riders'],
  launcher: ['katyusha'],
  tubes: ['nebelwerfer'],
  howitzer: ['howitzer', 'howitzer_122mm', 'infantry-gun'],
  heavyHowitzer: ['howitzer_150mm', 'howitzer_152mm'],
  antiTank: ['pak_38', 'at_gun_45mm', 'zis_3', 'pak_40'],
  longAntiTank: ['pak_88'],
  flak: ['flak_20mm', 'aa_37mm'],
  mortar: ['mortar', 'granatwerfer'],
  machineGun: ['mg_42', 'maxim_team'],
  man: ['grenadiers', 'riflemen', 'infantry'],
  militia: ['volkssturm', 'conscripts'],
  elite: ['guards', 'stosstruppen'],
  sapper: ['pioniere', 'engineers', 'tank_hunters'],
  chute: ['fallschirmjaeger', 'paratroopers'],
  skier: ['gebirgsjaeger', 'siberians'],
  staff: ['stab', 'commissar'],
  sniper: ['scharfschuetzen', 'snipers'],
  rider: ['cossacks'],
  partisans: ['partisans'],
};
const BY_ID = new Map(
  Object.entries(LOOKS).flatMap(([look, ids]) => ids.map((id): [string, string] => [id, look])),
);

/** The silhouette of a unit; a unit of a pack has that of its plastic figure. */
export const silhouette = (id: string, look: string, t: Tone): string =>
  DRAWN[BY_ID.get(id) ?? BY_ID.get(look) ?? 'man'](t);

/** Whether a unit has a silhouette of its own. */
export const isKnown = (id: string): boolean => BY_ID.has(id);
