import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findDiceFault } from './checkDice';

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();
const behind = (data: Buffer, number: number): Buffer => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(number));
  return Buffer.concat([data, counter]);
};
const seed = Buffer.alloc(32, 7);
/** The results of a line, as docs/protocol.md says it. */
const drawn = (line: number, bounds: number[]): number[][] => {
  const key = sha256(behind(seed, line));
  return bounds.map((below, i) => [line, below, sha256(behind(key, i)).readUInt32BE(0) % below]);
};
const match = (draws: number[][]) => ({
  seed: seed.toString('hex'),
  seed_hash: sha256(seed).toString('hex'),
  draws,
});
const draws = [...drawn(0, [52, 51, 50]), ...drawn(3, [6, 6]), ...drawn(300, [2, 12])];

it('finds nothing wrong with dice that follow from the seed', async () => {
  expect(await findDiceFault(match(draws))).toBeNull();
  expect(await findDiceFault(match([]))).toBeNull();
});

it('names the line of a die that does not', async () => {
  const false_ = draws.map((draw, i) => (i === 4 ? [3, 6, (draw[2] + 1) % 6] : draw));
  expect(await findDiceFault(match(false_))).toEqual({ line: 3 });
});

it('notices another seed than the promised one', async () => {
  const other = { ...match(draws), seed: '00'.repeat(32) };
  expect(await findDiceFault(other)).toBe('no-promise');
});
