import { describe, expect, it } from 'vitest';
import { Words } from '../i18n/words';
import type { ActionView, Preview, SeatInfo } from '../net/protocol';
import { ofRival, rivalOf, thenLine } from './opponent';

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
  it('decides next, or has the next turn', () => {
    const said = new Words(
      'en',
      'page-then-drawn-last = They decide.\npage-then-drawn-end = Over.',
    );
    const line = (turn_over: boolean): string => {
      const follows: Preview = { then: 'drawn', ends: true, turn_over };
      const preview = { action: 'attack' } as ActionView;
      return thenLine({ preview, caution: null, follows }, 'Tank.', said);
    };
    expect(line(false)).toBe('They decide.');
    expect(line(true)).toBe('Over.');
  });
  it('comes when nobody can do anything more, unless the turn was ended', () => {
    const said = new Words('en', 'page-then-turn = Over.\nunused-nobody = Nobody can.');
    const follows: Preview = { then: 'turn', ends: true, turn_over: true };
    const line = (marks: string[]): string => {
      const preview = { action: 'stay', marks } as ActionView;
      return thenLine({ preview, caution: null, follows }, '', said);
    };
    expect(line([])).toBe('Over. Nobody can.');
    expect(line(['end'])).toBe('Over.');
  });
  it('decides only after what is left has been named', () => {
    const early = { preview: { action: 'end' } as ActionView, caution: 'early', follows: null };
    expect(thenLine(early as Parameters<typeof thenLine>[0], 'Tank.', new Words('en', ''))).toBe(
      'Tank.',
    );
  });
  it('is not next where another seat of the same person goes on with the turn', () => {
    const said = new Words('en', 'page-then-seat = Next: { $seat }.\npage-then-turn = Over.');
    const line = (follows: Preview, own: string[]): string => {
      const preview = { action: 'play' } as ActionView;
      return thenLine({ preview, caution: null, follows }, '', said, '', own);
    };
    const next: Preview = { then: 'turn', ends: true, seats: ['uk'] };
    expect(line(next, ['usa', 'uk'])).toBe('Next: seat:uk.');
    expect(line({ then: 'turn', ends: true, turn_over: true }, ['usa', 'uk'])).toBe('Over.');
    expect(line(next, ['usa'])).toBe('Over.');
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
