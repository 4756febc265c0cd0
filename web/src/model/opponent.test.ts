import { describe, expect, it } from 'vitest';
import { Words } from '../i18n/words';
import type { SeatInfo } from '../net/protocol';
import { ofRival, rivalOf } from './opponent';

describe('an opponent', () => {
  const seat = (name: string, side: string, mine = false): SeatInfo =>
    ({ seat: name, side, kind: 'person', mine }) as SeatInfo;
  it('has a name where all others fight for one side', () => {
    const axis = [seat('germany', 'axis', true), seat('japan', 'axis', true)];
    expect(rivalOf([...axis, seat('uk', 'allies'), seat('usa', 'allies')])).toBe('side:allies');
    expect(rivalOf([...axis, seat('uk', 'allies'), seat('italy', 'axis')])).toBe(''); // a friend
    expect(rivalOf(axis)).toBe('');
    expect(rivalOf()).toBe('');
  });
  it('is named by sentences that can', () => {
    const said = new Words('en', 'then = Over.\nthen-of = Then { NAME($side) }.\nlast = Last.', [
      { id: 'side:allies', names: { en: 'Allies' } },
    ]);
    expect(ofRival(said, 'then', 'side:allies')).toBe('Then Allies.');
    expect(ofRival(said, 'then', '')).toBe('Over.');
    expect(ofRival(said, 'last', 'side:allies')).toBe('Last.');
  });
});
