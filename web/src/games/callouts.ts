// Where numbers stand on the counters, cards and grounds of a game, and what they are called: an entry
// of the book, or a sentence of the page.

export interface Callout {
  at: [number, number]; // the number itself
  to: [number, number]; // the badge beside the drawing that points at it
  name: string;
}

export interface Callouts {
  counter?: Callout[];
  card?: Callout[]; // of a unit, where a game has cards for them
  action?: Callout[];
  ground?: Callout[];
}

const left: Callouts = {
  counter: [{ at: [22, 21], to: [44, 30], name: 'page-number-left' }],
};

export const CALLOUTS: Record<string, Callouts> = {
  memoir: left,
  crescent: { counter: [{ at: [19, 10], to: [42, 18], name: 'page-number-left' }] },
  hungary: {
    counter: [
      { at: [-10, 17], to: [-22, 42], name: 'amount:attack' },
      { at: [4, 17], to: [4, 42], name: 'amount:move' },
      { at: [18, 17], to: [30, 42], name: 'amount:defence' },
    ],
  },
  panzer: {
    counter: [
      { at: [9, -5], to: [2, -32], name: 'amount:fire-hard' },
      { at: [22, -5], to: [44, -18], name: 'amount:fire-soft' },
      { at: [9, 4], to: [2, 34], name: 'amount:defense' },
      { at: [23, 4], to: [46, 2], name: 'amount:support' },
      { at: [24, 19], to: [44, 26], name: 'page-number-morale' },
    ],
    card: [
      { at: [-43, -20], to: [-66, -20], name: 'amount:prestige' },
      { at: [-43, 2], to: [-66, 4], name: 'amount:battle' },
      { at: [-34, 23], to: [-40, 48], name: 'amount:fire-hard' },
      { at: [-7, 23], to: [-6, 48], name: 'amount:fire-soft' },
      { at: [46, 23], to: [46, 48], name: 'amount:support' },
      { at: [44, 0], to: [66, 4], name: 'amount:morale' },
      { at: [44, -21], to: [66, -22], name: 'amount:defense' },
    ],
    action: [
      { at: [-43, 0], to: [-66, -14], name: 'amount:prestige' },
      { at: [-23, 0], to: [-23, -48], name: 'amount:battle' },
      { at: [-43, 22], to: [-66, 22], name: 'amount:tactic' },
    ],
    ground: [
      { at: [-22, -25], to: [-34, -46], name: 'amount:ground-attack' },
      { at: [22, -25], to: [34, -46], name: 'amount:ground-defense' },
      { at: [0, 25], to: [14, 48], name: 'amount:ground-prestige' },
    ],
  },
};
