import { describe, expect, it } from 'vitest';
import { after, fits, meantBy, upNext, whyNot } from './lessons';
import type { ActionView, LessonInfo, LessonStepInfo } from '../net/protocol';

const said = (text: string) => ({ en: text, hu: `${text} (hu)` });
const step: LessonStepInfo = {
  say: said('Move next to the enemy.'),
  do: ['move al01 e4', 'move al0? E*'],
  otherwise: said('E4 is nearer.'),
  wrong: [{ do: ['move al01 F*'], say: said('Too far to fight.') }],
};
const action = (notation: string): ActionView => ({
  action: notation,
  verb: 'move',
  anchors: [],
  text: { key: 'x' },
  rules: [],
});
const lesson = (number: number): LessonInfo => ({
  number,
  title: said('A'),
  about: said('B'),
  goal: said('C'),
  end: said('D'),
  minutes: 2,
  steps: [step],
});

describe('a step of a lesson', () => {
  it('knows its action by a pattern', () => {
    expect(fits(['attack * ax01'], 'attack al02 ax01')).toBe(true);
    expect(fits(['attack * ax01'], 'attack al02 ax012')).toBe(false);
    expect(fits(['move al0? E5'], 'move al01 E5')).toBe(false); // only the star is special
    expect(fits(['done'], 'done it')).toBe(false);
  });
  it('finds the action that is meant, the first pattern first', () => {
    const actions = [action('move al01 D3'), action('move al01 e4'), action('done')];
    expect(meantBy(step, actions)?.action).toBe('move al01 e4');
    expect(meantBy(step, actions.slice(2))).toBeNull();
  });
  it('has a reason for each other action, its own one first', () => {
    expect(whyNot(step, 'move al01 F5', 'en')).toBe('Too far to fight.');
    expect(whyNot(step, 'move al01 D3', 'hu')).toBe('E4 is nearer. (hu)');
  });
});

describe('the lessons of a game', () => {
  const all = [lesson(1), lesson(2), lesson(4)];
  it('follow one another', () => {
    expect(after(all, 2)?.number).toBe(4);
    expect(after(all, 4)).toBeNull();
  });
  it('go on with the first that was not done', () => {
    expect(upNext(all, [1])?.number).toBe(2);
    expect(upNext(all, [1, 2, 4])?.number).toBe(1);
    expect(upNext([], [])).toBeNull();
  });
});
