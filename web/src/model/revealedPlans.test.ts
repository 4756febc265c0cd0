import { describe, expect, it } from 'vitest';
import type { LogLine, Mat, Message } from '../net/protocol';
import { asRevealed, beforeTheClash } from './revealedPlans';

const seat = 'seat:ottoman';
const army = 'army:ottoman.light_cavalry';
const line = (...messages: Message[]): LogLine =>
  ({ number: 1, ply: 1, seat: 'ottoman', messages }) as LogLine;
const log = [
  line({ key: 'event-round', args: { number: 2, seat } }),
  line(
    { key: 'event-revealed', args: { seat, card: 'card:march', army } },
    { key: 'event-cubes', args: { seat, army, number: 2 } },
    { key: 'event-paid', args: { seat, number: 9 } },
  ),
  line({ key: 'event-executed', args: { seat, card: 'card:march', army } }),
  line({ key: 'event-upgraded', args: { seat, army } }),
];
const mat: Mat = {
  id: 'plan',
  owner: 'ottoman',
  pads: [
    {
      anchor: army,
      holds: [{ id: 'cubes', value: 1, most: 3 }],
      slots: [
        { id: 'a', takes: 'grey' },
        { id: 'b', takes: 'purple', closed: { key: 'slot-needs-grey' } },
      ],
    },
  ],
};
const colours = (card: string): string[] => (card === 'card:march' ? ['grey'] : []);

describe('a revealed plan', () => {
  it('shows the cards and cubes that have been used since', () => {
    const [pad] = asRevealed(log, mat, colours).pads;
    expect(pad.slots?.map((slot) => slot.card)).toEqual(['march', undefined]);
    expect(pad.holds).toEqual([{ id: 'cubes', value: 2, most: 3 }]);
  });

  it('is the plan of its own captain only', () => {
    const other = { ...mat, owner: 'christian' };
    expect(asRevealed(log, other, colours)).toEqual(other);
  });

  it('says what changed before the first order', () => {
    expect(beforeTheClash(log).map(({ key }) => key)).toEqual(['event-paid']);
  });
});
