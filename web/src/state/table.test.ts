// The state of a table, with a server that answers when the test lets it.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROTOCOL_VERSION, type FromServer } from '../net/protocol';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
vi.mock('./art.svelte', () => ({ art: { know: () => undefined } }));

interface Sent {
  type: string;
  ref: number;
  ply: number;
}

class FakeServer {
  static OPEN = 1;
  static last: FakeServer;
  readyState = 1;
  sent: Sent[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    FakeServer.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  /** Let what waits for an answer go on. */
  async says(message: object): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) });
    await vi.advanceTimersByTimeAsync(0);
  }
  of(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
}
vi.stubGlobal('WebSocket', FakeServer);
const { Table } = await import('./table.svelte');

let table: InstanceType<typeof Table>;
const server = (): FakeServer => FakeServer.last;
const line = (ply: number) => ({ number: ply, ply, seat: 'axis', messages: [] });

beforeEach(async () => {
  vi.useFakeTimers();
  table = new Table('t');
  const welcome: Partial<Extract<FromServer, { type: 'welcome' }>> = {
    type: 'welcome',
    ply: 9,
    seat: 'allies',
    undo: 2,
    live: {},
    log: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(line),
  };
  await server().says({
    ...welcome,
    table: { game: 'memoir', seats: [] },
    still: { board: { spaces: [], shape: 'hex' }, book: [] },
  });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

it('says why a typed line is refused, for a few seconds', async () => {
  const typed = table.type('fly to the moon');
  const { ref } = server().of('why')[0];
  await server().says({ type: 'why', ref, reasons: [{ message: { key: 'refused-unknown' } }] });
  expect(await typed).toBe(false);
  expect(table.feedback.notice?.key).toBe('refused-unknown');
  vi.advanceTimersByTime(5000);
  expect(table.feedback.notice).toBeNull();
});

/** Answer the oldest question about the past that is still open. */
async function show(): Promise<void> {
  const { ref, ply } = server().of('past')[shown++];
  await server().says({ type: 'past', ref, ply, at: ply, live: {} });
}
let shown = 0;
beforeEach(() => {
  shown = 0;
});

it('takes nothing back during a replay', async () => {
  void table.replay.go(3);
  await vi.advanceTimersByTimeAsync(0);
  await show();
  expect(table.replaying).toBe(true);
  void table.undo.takeBack();
  void table.undo.takeBackTurn();
  expect(server().of('undo')).toEqual([]);
  expect(table.selection.confirming).toBeNull();
  void table.replay.end();
  void table.undo.takeBack();
  expect(server().of('undo')).toHaveLength(1);
});

it('opens a shared moment at its place in the log of the own seat', async () => {
  table.replay.as = '*';
  void table.replay.go(14, 'axis'); // more steps than this seat knows of
  await vi.advanceTimersByTimeAsync(0);
  const { ref, ...asked } = server().of('past')[0];
  expect(asked).toEqual({ type: 'past', seat: '*', ply: 14, by: 'axis' });
  await server().says({ type: 'past', ref, ply: 14, at: 6, live: {} });
  expect([table.replay.at, table.replay.viewer]).toEqual([6, '*']);
});

it('falls back to the own point of view where that of another seat is not allowed', async () => {
  table.replay.as = 'axis';
  void table.replay.go(4, 'axis');
  await vi.advanceTimersByTimeAsync(0);
  await server().says({
    type: 'refused',
    ref: server().of('past')[0].ref,
    text: { key: 'refused-not-yours' },
    reasons: [],
  });
  await vi.advanceTimersByTimeAsync(0);
  const { ref, ...asked } = server().of('past')[1];
  expect(asked).toEqual({ type: 'past', seat: 'allies', ply: 4, by: 'allies' });
  await server().says({ type: 'refused', ref, text: { key: 'refused-no-step' }, reasons: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(server().of('past')).toHaveLength(2);
  expect(table.replaying).toBe(false);
});

it('stays in the present when an earlier moment comes late', async () => {
  void table.replay.go(3);
  await vi.advanceTimersByTimeAsync(0);
  void table.replay.end();
  await show();
  expect(table.replaying).toBe(false);
  void table.replay.go(4);
  await vi.advanceTimersByTimeAsync(0);
  await show();
  expect(table.replay.at).toBe(4);
});

it('asks for one moment at a time while the slider is dragged, and for the latest at the end', async () => {
  for (const ply of [1, 2, 3, 4, 5]) void table.replay.go(ply);
  await vi.advanceTimersByTimeAsync(0);
  for (const ply of [6, 7]) void table.replay.go(ply);
  await show();
  await show();
  expect(
    server()
      .of('past')
      .map((sent) => sent.ply),
  ).toEqual([5, 7]);
  expect(table.replay.at).toBe(7);
});

it('notices that the server speaks a newer protocol', async () => {
  const welcome = {
    table: { game: 'memoir', seats: [] },
    ply: 9,
    seat: 'allies',
    live: {},
    log: [],
  };
  const still = { board: { spaces: [], shape: 'hex' }, book: [] };
  for (const protocol of [undefined, PROTOCOL_VERSION, PROTOCOL_VERSION + 1]) {
    await server().says({ type: 'welcome', ...welcome, still, protocol });
    expect(table.outdated).toBe(protocol === PROTOCOL_VERSION + 1);
  }
});
