import { expect, it } from 'vitest';
import { scoreChanges, sideScores } from './scoreChanges';

const seat = (id: string, side: string, score?: number) => ({ id, side, team: 0, score });

it('tells each side whose score changed once', () => {
  const before = { seats: [seat('a', 'axis', 1), seat('b', 'axis', 1), seat('c', 'allies')] };
  const after = { seats: [seat('a', 'axis', 3), seat('b', 'axis', 3), seat('c', 'allies', 0)] };
  expect(scoreChanges(before, after)).toEqual([{ side: 'axis', from: 1, to: 3 }]);
  expect(scoreChanges({}, after)).toEqual([]);
});

it('has one score for partners, and none where nothing is counted', () => {
  const seats = [seat('a', 'axis', 4), seat('b', 'allies'), seat('c', 'axis', 4)];
  expect(sideScores({ seats }).map(({ side, score }) => [side, score])).toEqual([
    ['axis', 4],
    ['allies', 0],
  ]);
  expect(sideScores({ seats: [seat('a', 'axis', 0), seat('b', 'allies')] })).toEqual([]);
});

it('tells the score of the first turn where there is a goal', () => {
  const seats = [{ ...seat('a', 'axis'), target: 6 }];
  expect(sideScores({ seats })).toEqual([{ side: 'axis', score: 0, target: 6 }]);
});
