import { expect, it } from 'vitest';
import type { FromServer, LogLine } from '../net/protocol';
import { readEarlierLog } from './earlierLog';
import type { Table } from './table.svelte';

const lines = (first: number, end: number): LogLine[] =>
  Array.from({ length: end - first }, (_, n) => ({
    number: first + n,
    ply: first + n + 1,
    seat: 'axis',
    messages: [],
  }));

interface Fake {
  seat: string;
  log: LogLine[];
  asked: number[];
  ask: (request: { before: number }) => Promise<FromServer>;
}

function table(first: number, end: number, during: (fake: Fake) => void = () => undefined): Fake {
  const fake: Fake = {
    seat: 'axis',
    log: lines(first, end),
    asked: [],
    async ask({ before }) {
      fake.asked.push(before);
      during(fake);
      return { type: 'log', ref: 1, log: lines(Math.max(0, before - 3), before) };
    },
  };
  return fake;
}

const read = (fake: Fake): Promise<void> => readEarlierLog(fake as unknown as Table);

it('reads the pages before the newest one, back to the beginning', async () => {
  const fake = table(7, 10);
  await read(fake);
  expect(fake.asked).toEqual([7, 4, 1]);
  expect(fake.log.map((line) => line.number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('asks for nothing when the log is whole or empty', async () => {
  for (const fake of [table(0, 4), table(0, 0)]) {
    await read(fake);
    expect(fake.asked).toEqual([]);
  }
});

it('stops when the screen shows another seat', async () => {
  const fake = table(7, 10, (now) => (now.seat = 'allies'));
  await read(fake);
  expect(fake.log[0].number).toBe(7);
});

it('leaves no gap when a new welcome has come meanwhile', async () => {
  const fake = table(7, 10, (now) => (now.log = lines(9, 12)));
  await read(fake);
  expect(fake.log.map((line) => line.number)).toEqual([9, 10, 11]);
});
