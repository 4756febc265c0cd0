// The connection to a table: it reconnects, repeats its questions, and notices a dead network.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableSocket, pause } from './socket';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; ref: number }[] = [];
  onmessage?: (event: { data: string }) => void;
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
    this.says({ type: 'welcome' });
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let line: TableSocket;
const states: [boolean, number][] = [];
let missing = 0;
const newest = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  states.length = 0;
  missing = 0;
  line = new TableSocket('ws://x', {
    onmessage: () => undefined,
    onstate: (open, n) => states.push([open, n]),
    onmissing: () => (missing += 1),
  });
  newest().opens();
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('reconnects at once, then after pauses of less than two seconds', () => {
  newest().breaks();
  vi.advanceTimersByTime(0);
  expect(FakeSocket.all.length).toBe(2);
  newest().breaks();
  vi.advanceTimersByTime(pause(1));
  expect(FakeSocket.all.length).toBe(3);
  for (let failed = 0; failed < 50; failed++) expect(pause(failed)).toBeLessThan(2000);
  newest().opens();
  expect(states).toEqual([
    [true, 0],
    [false, 1],
    [false, 2],
    [true, 0],
  ]);
});

it('repeats an unanswered question with the same number', async () => {
  const answer = line.send({ type: 'act', ply: 3, seat: 'axis', action: 'pass' });
  const first = newest().sent[0];
  newest().breaks();
  vi.advanceTimersByTime(0);
  newest().opens();
  expect(newest().sent).toEqual([first]);
  newest().says({ type: 'update', ref: first.ref, ply: 4, live: {}, log: [] });
  expect((await answer).type).toBe('update');
  newest().breaks();
  vi.advanceTimersByTime(0);
  newest().opens();
  expect(newest().sent).toEqual([]);
});

it('drops a connection that does not answer a ping', () => {
  vi.advanceTimersByTime(15_000);
  expect(newest().sent.map((m) => m.type)).toEqual(['ping']);
  newest().says({ type: 'done', ref: 0 });
  vi.advanceTimersByTime(5_000);
  expect(FakeSocket.all.length).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(newest().sent.length).toBe(2);
  vi.advanceTimersByTime(4_100);
  expect(FakeSocket.all.length).toBe(2);
});

it('does not ask again for a table that does not exist', () => {
  newest().breaks(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
  expect(missing).toBe(1);
});

it('waits longer and longer while connections close before the welcome', () => {
  newest().breaks();
  vi.advanceTimersByTime(0);
  for (let n = 1; n < 4; n++) {
    newest().onopen?.();
    newest().breaks();
    vi.advanceTimersByTime(pause(n) - 1);
    expect(FakeSocket.all.length).toBe(n + 1);
    vi.advanceTimersByTime(1);
  }
  expect(states.at(-1)).toEqual([false, 4]);
});

it('is quiet once it is closed', () => {
  line.close();
  newest().breaks();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});
