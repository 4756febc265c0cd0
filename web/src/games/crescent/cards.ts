// Pictures of the command cards: line drawings, 60 x 40, of what each card does.

const at = (x: number, y: number, what: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${what}</g>`;
const solid = (d: string): string => `<path d="${d}" fill="#3a2c1a"/>`;
const path = (d: string): string => `<path d="${d}"/>`;
const dashed = (d: string): string => `<path d="${d}" stroke-dasharray="3 3"/>`;
const disc = (y: number): string => `<ellipse cy="${y}" rx="9" ry="3.6" fill="#fff8e6"/>`;
/** A tower of discs, standing on y = 0. */
const tower = (height: number): string =>
  Array.from({ length: height }, (_, i) => disc(-4 - 5 * i)).join('');
const right = (length: number): string =>
  path(`M0 0H${length}M${length - 5} -4L${length} 0L${length - 5} 4`);
const up = path('M0 7V-7M-5 -2L0 -7L5 -2');
const plus = path('M-4 0H4M0 -4V4');
const shield = path('M0 -11L10 -7V2Q9 8 0 12Q-9 8 -10 2V-7Z');
const cube = path('M0 -8L7 -4V4L0 8L-7 4V-4ZM-7 -4L0 0L7 -4M0 0V8');
const eye = path('M-13 0Q0 -11 13 0Q0 11 -13 0Z') + '<circle r="4"/>';
const sheet = path('M-6 -9H6V9H-6ZM-3 -4H3M-3 0H3M-3 4H1');
const bridge = path('M-16 7Q0 -9 16 7M-16 2V9M16 2V9M-8 -1V8M0 -3V8M8 -1V8');
const rampart = path('M-16 8Q0 -4 16 8M-12 4V-4M-4 1V-7M4 1V-7M12 4V-4');
const blast = path('M0 -13L3 -5L11 -9L7 -1L14 3L6 5L7 13L0 7L-7 13L-6 5L-14 3L-7 -1L-11 -9L-3 -5Z');
const sword = path('M-9 9L9 -9M-9 3L-3 9M9 -9L4 -8M9 -9L8 -4');
const flag = path('M-8 13V-13L9 -8L-8 -2');
const wind = path('M-16 -5H6Q12 -5 11 -10Q9 -13 6 -10M-16 1H12M-16 7H2Q8 7 7 12');
const line = path('M-28 15H28');

const PICTURES: Record<string, string> = {
  march: line + at(-14, 14, tower(3)) + at(0, 4, right(20)),
  march_free: line + at(-14, 14, tower(2)) + at(0, 0, right(20)) + at(0, 9, right(13)),
  general_attack:
    line +
    at(-20, 14, tower(3)) +
    at(-2, 14, tower(3)) +
    at(10, -2, right(18)) +
    at(10, 8, right(18)),
  field_works: at(-13, 3, rampart, 0.8) + at(15, 3, bridge, 0.8),
  charge: at(-24, 0, right(24)) + at(-14, -8, right(24)) + at(-14, 8, right(24)) + at(18, 0, sword),
  double_strike: at(-11, 0, sword, 1.2) + at(12, 0, sword, 1.2),
  exchange_places:
    at(-16, 14, tower(2)) +
    at(16, 14, tower(3)) +
    path('M-12 -8Q0 -18 12 -8M7 -12L12 -8L6 -6M12 12Q0 20 -12 12'),
  comrades_aid:
    line +
    at(-18, 14, tower(3)) +
    at(18, 14, tower(2)) +
    path('M-9 2H9M-9 2l4 -4M-9 2l4 4M9 2l-4 -4M9 2l-4 4'),
  regroup:
    line +
    at(-16, 14, tower(3)) +
    at(16, 14, tower(2)) +
    path('M-14 -8Q0 -20 13 -3M8 -6L13 -3L14 -9'),
  calm: at(-6, 0, wind) + path('M8 -14L24 14') + path('M24 -14L8 14'),
  open_plain:
    path('M-28 10H28M-20 4L-16 10L-12 4M12 4L16 10L20 4M-2 4L2 10L6 4') + at(-18, -6, right(36)),
  upgrade:
    path('M-22 -12H-4V12H-22ZM4 -12H22V12H4Z') +
    at(-13, 0, path('M-4 5L0 -6L4 5M-2 2H2')) +
    at(13, 0, path('M-3 -6V6H1Q5 3 1 0H-3H0Q4 -3 0 -6Z')) +
    path('M-3 0H3'),
  counter_espionage: at(0, 0, shield, 1.3) + at(0, 0, eye, 0.6),
  stratagem: at(-8, 3, cube, 1.2) + path('M6 -2Q14 -14 24 -6M18 -6L24 -6L23 -13'),
  espionage: at(-10, 0, eye) + at(16, 0, sheet),
  zeal: at(-6, 2, sword, 1.3) + at(15, -4, plus, 1.4),
  stand_firm: at(-6, 0, shield, 1.3) + at(16, -4, plus, 1.4),
  fill_ranks: line + at(-8, 14, tower(2)) + dashed('M-17 0H1') + at(14, 2, up),
  strike_back: at(-8, 0, shield, 1.2) + path('M26 6H8M13 1L8 6L13 11M8 -8H26M21 -13L26 -8L21 -3'),
  bloodbath:
    at(-12, 0, sword) +
    at(12, 0, `<g transform="scale(-1 1)">${sword}</g>`) +
    solid('M0 4Q5 11 0 14Q-5 11 0 4Z'),
  terror: at(-16, 14, tower(3)) + path('M26 -10Q16 -4 26 2M18 -12Q6 -4 18 4M10 0L2 0M6 -4L2 0L6 4'),
  no_rest: path('M-8 -13H8L-8 13H8Z') + path('M-20 -12L20 12'),
  quick_decision: at(-12, 0, sheet, 1.2) + path('M16 -14L6 2H14L10 14L24 -4H15L20 -14Z'),
  resistance:
    line + at(0, 14, tower(3)) + path('M-26 0H-14M-19 -5L-14 0L-19 5M26 0H14M19 -5L14 0L19 5'),
  war_council:
    path('M-22 6H22M-16 6V14M16 6V14') +
    '<circle cx="-12" cy="-6" r="5"/><circle cx="12" cy="-6" r="5"/>' +
    path('M-12 -1V6M12 -1V6'),
  valiant_lieutenant: at(-10, 0, flag) + at(14, 2, sheet) + at(14, -14, plus, 0.8),
  messenger: path('M-20 -10H12V10H-20ZM-20 -10L-4 3L12 -10') + at(14, 0, right(14)),
  reinforcement: line + at(-8, 14, tower(3)) + at(-8, -11, disc(0)) + at(14, 0, plus, 1.4),
  extra_pay: at(-8, 2, cube, 1.3) + '<circle cx="14" cy="-2" r="8"/>' + path('M14 -6V2M11 -2H17'),
  rampart_building: at(0, 4, rampart, 1.5),
  bridge_building: path('M-28 12Q-14 6 0 12T28 12') + at(0, 0, bridge, 1.4),
  survey:
    path('M-24 12H24V-12H-24ZM0 -12V12') +
    at(-12, 0, path('M-5 -4Q0 -9 4 -4Q4 0 -5 5H5')) +
    path('M9 -3L15 3M15 -3L9 3'),
  demolition: at(-4, 0, blast, 1.2) + path('M14 12Q22 4 26 -4'),
};

/** The picture of a card by its id; an unknown card shows a blank sheet. */
export const pictureOf = (id: string): string => PICTURES[id] ?? sheet;
export const pictured = Object.keys(PICTURES);
