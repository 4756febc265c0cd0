// The state of a table, with a server that answers when the test lets it.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrival } from '../browser/arrival';
import { PROTOCOL_VERSION, type FromServer } from '../net/protocol';
import type { TableContext } from './tableContext';
import { chosenInstead } from './chosenInstead';
import { whyNot } from './whyNot';

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
const play = (name: string, kind = 'card') => ({
  ...{ action: `play ${name}`, verb: 'play', anchors: [`${kind}:${name}`] },
  ...{ text: { key: 'x' }, marks: ['odds'], rules: [] },
});
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
  await vi.dynamicImportSettled();
  const { ref } = server().of('why')[0];
  await server().says({ type: 'why', ref, reasons: [{ message: { key: 'refused-unknown' } }] });
  expect(await typed).toBe(false);
  expect(table.feedback.notice?.key).toBe('refused-unknown');
  vi.advanceTimersByTime(5000);
  expect(table.feedback.notice).toBeNull();
});

it('asks for a card first where a click on the map makes no action', async () => {
  const action = (line: string, anchor: string) => ({
    action: line,
    verb: line.split(' ')[0],
    anchors: [anchor],
    text: { key: 'x' },
    rules: [],
  });
  const prompt = { text: { key: 'x' }, kind: 'pick' };
  const actions = [action('play c1', 'card:c1'), action('withdraw u1', 'unit:u1')];
  await server().says({ type: 'update', ref: 1, ply: 10, log: [], live: { prompt, actions } });
  void table.selection.pick('unit:u2');
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled(); // what to ask about is worked out by a part that comes late
  await vi.advanceTimersByTimeAsync(0);
  const { ref } = server().of('why')[0];
  await server().says({ type: 'refused', ref, text: { key: 'refused-notation' } });
  expect(table.feedback.notice).toBeNull();
  expect(table.feedback.explanations.map(({ text }) => text.key)).toEqual(['page-card-first']);
});

it('names the place of a click that can choose nothing', async () => {
  const prompt = { text: { key: 'x' }, kind: 'pick' };
  const reasons = await whyNot(
    {
      ...{ live: { prompt, actions: [] }, selection: { selected: [] } },
      places: new Map([['black_sea', {}]]),
    } as unknown as TableContext,
    ['unit:u2', 'space:black_sea'],
  );
  expect(reasons.map(({ message }) => message.args)).toEqual([{ place: 'space:black_sea' }]);
});

it('asks why a card cannot be played where units are asked for', async () => {
  const orders = [{ action: 'order al01', verb: 'order', anchors: ['unit:al01'] }];
  const asked: string[] = [];
  await whyNot(
    {
      ...{ live: { actions: orders }, selection: { selected: [] }, places: new Map() },
      seat: 'allies',
      ask: ({ action }: { action: string }) => {
        asked.push(action);
        return Promise.resolve({ type: 'why', reasons: [] });
      },
    } as unknown as TableContext,
    ['card:recon'],
  );
  expect(asked).toEqual(['play recon']);
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

it('keeps an attack when a unit is clicked that could have done something else', async () => {
  const action = (verb: string, ...anchors: string[]) => ({
    action: `${verb} ${anchors.join(' ')}`,
    verb,
    anchors,
    text: { key: 'x' },
    rules: [],
  });
  const prompt = { text: { key: 'x' }, kind: 'mark', anchors: ['unit:u1', 'unit:u2'] };
  const before = ['u1', 'u3'].flatMap((u) => [
    action('attack', `unit:${u}`, 'unit:u2'),
    action('dig', `unit:${u}`),
  ]);
  const now = [action('call', 'unit:u4'), action('done')];
  const live = { prompt, actions: now };
  await server().says({ type: 'update', ref: 1, ply: 10, undo: 1, log: [], live });
  table.undo.remember(before, before[0].action);
  void table.selection.pick('unit:u3');
  await vi.advanceTimersByTimeAsync(0);
  expect(server().of('undo')).toEqual([]);
  await vi.dynamicImportSettled(); // what to ask about is worked out by a part that comes late
  await vi.advanceTimersByTimeAsync(0);
  expect(server().of('why')).toHaveLength(1);
});

const text = { key: 'x' };
const plain = (action: string, ...anchors: string[]) => ({
  action,
  verb: action.split(' ')[0],
  anchors,
  text,
  rules: [],
});

it('throws no cards back that were taken after the one that is clicked', async () => {
  const actions = ['foot', 'pike'].map((a) => plain(`lay march ${a}`, 'card:march', `army:${a}`));
  const live = {
    prompt: { text, kind: 'mark' },
    actions,
    zones: [{ id: 'hand', kind: 'hand', cards: [{ id: 'pay', idle: { key: 'waits' } }] }],
  };
  await server().says({ type: 'update', ref: 1, ply: 10, undo: 2, log: [], live });
  table.undo.remember([plain('draw pay', 'draw:pay')], 'draw pay');
  table.undo.remember([plain('recall march', 'discard:march')], 'recall march');
  await table.selection.pick('card:pay');
  expect([server().of('undo'), server().of('act')]).toEqual([[], []]);
  expect(table.feedback.explanations.map((one) => one.text.key)).toEqual(['waits']);
});

it('takes back what is only chosen before anything that was done', async () => {
  const live = {
    prompt: { text, kind: 'pick' },
    actions: ['u1', 'u2'].flatMap((u) =>
      ['a1', 'a2'].map((at) => plain(`move ${u} ${at}`, `unit:${u}`, `square:${at}`)),
    ),
  };
  await server().says({ type: 'update', ref: 1, ply: 10, undo: 1, log: [], live });
  await table.selection.pick('unit:u1');
  expect(table.selection.selected).toEqual(['unit:u1']);
  void table.undo.back();
  expect([table.selection.selected, server().of('undo')]).toEqual([[], []]);
  void table.undo.back();
  expect(server().of('undo')).toHaveLength(1);
});

/** The pieces of two armies, one of which is about to act; each click means the piece itself. */
async function twoArmies(steps: [ReturnType<typeof plain>[], string][]) {
  const anchors = steps
    .at(-1)![1]
    .split(' ')
    .map((one) => `unit:${one}`);
  const live = {
    prompt: { text, kind: 'aim', anchors },
    actions: [plain('move g3 h3', 'unit:g3', 'square:h3'), plain('move g3 h4', 'unit:g3', 'h4')],
  };
  await server().says({ type: 'update', ref: 1, ply: 10, undo: 2, log: [], live });
  for (const [actions, action] of steps) table.undo.remember(actions, action);
  vi.spyOn(table, 'thingsAt').mockImplementation((anchor) =>
    anchor === 'unit:g3' || anchor === 'unit:f3'
      ? [anchor, 'army:foot']
      : [`${anchor}`, 'army:horse'],
  );
}

it('goes over to a piece of another army while one is only taken up', async () => {
  const armies = [plain('execute foot', 'army:foot'), plain('execute horse', 'army:horse')];
  const pieces = [plain('pick g3', 'unit:g3'), plain('pick f3', 'unit:f3')];
  await twoArmies([
    [armies, 'execute foot'],
    [pieces, 'pick g3'],
  ]);
  void table.selection.pick('unit:c3');
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled(); // what is meant instead is worked out by a part that comes late
  await vi.advanceTimersByTimeAsync(0);
  const [sent] = server().of('undo');
  expect(sent).toMatchObject({ steps: 2 });
  const live = { prompt: { text, kind: 'pick' }, actions: armies };
  await server().says({ type: 'update', ref: sent.ref, ply: 8, undo: 0, log: [], live });
  expect(server().of('act')).toMatchObject([{ action: 'execute horse' }]);
  expect(server().of('why')).toEqual([]);
});

it('means the piece that is clicked last when another army is chosen instead', async () => {
  const armies = [plain('execute foot', 'army:foot'), plain('execute horse', 'army:horse')];
  await twoArmies([[armies, 'execute horse']]);
  void table.selection.pick('unit:f3');
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled(); // what is meant instead is worked out by a part that comes late
  await vi.advanceTimersByTimeAsync(0);
  const chosen = { prompt: { text, kind: 'pick' }, actions: armies };
  const [{ ref }] = server().of('undo');
  await server().says({ type: 'update', ref, ply: 9, undo: 0, log: [], live: chosen });
  const pieces = [plain('pick g3', 'unit:g3'), plain('pick f3', 'unit:f3')];
  const live = { prompt: { text, kind: 'pick' }, actions: pieces };
  const [act] = server().of('act');
  await server().says({ type: 'update', ref: act.ref, ply: 10, undo: 1, log: [], live });
  expect(server().of('act')).toMatchObject([{ action: 'execute foot' }, { action: 'pick f3' }]);
});

it('removes one mark and keeps the later ones, or says why it cannot', async () => {
  const live = {
    prompt: { text, kind: 'mark' },
    actions: [plain('done'), plain('call', 'unit:u4')],
  };
  await server().says({ type: 'update', ref: 1, ply: 10, undo: 2, log: [], live });
  for (const unit of ['u1', 'u2'])
    table.undo.remember([plain(`order ${unit}`, `unit:${unit}`)], `order ${unit}`);
  void table.selection.pick('unit:u1');
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled(); // what is meant instead is worked out by a part that comes late
  await vi.advanceTimersByTimeAsync(0);
  const [sent] = server().of('undo');
  expect(sent).toMatchObject({ steps: 2, alone: true });
  await server().says({ type: 'refused', ref: sent.ref, text });
  await vi.waitFor(() => expect(server().of('why')).toHaveLength(1));
  expect([server().of('undo').length, server().of('act')]).toEqual([1, []]);
});

it('lifts a card that is dragged, and does nothing before it is dropped', async () => {
  const actions = [plain('play fog', 'card:fog'), plain('lay zeal a', 'card:zeal', 'army:a')];
  const live = { prompt: { text, kind: 'pick' }, actions };
  await server().says({ type: 'update', ref: 1, ply: 10, log: [], live });
  expect(['card:fog', 'card:none', 'card:zeal'].map((one) => table.selection.lift(one))).toEqual([
    false,
    false,
    true,
  ]);
  expect([table.selection.selected, server().of('act')]).toEqual([['card:zeal'], []]);
});

it('uses what was left at once where there is only one way to', async () => {
  const ways = ['foot', 'pike'].map((army) => plain(`lay zeal ${army}`, 'card:zeal', army));
  const live = {
    prompt: { text, kind: 'pick' },
    actions: [...ways, plain('lay m a', 'card:m', 'a')],
  };
  await server().says({ type: 'update', ref: 1, ply: 10, log: [], live });
  table.selection.use(table.live.actions!.slice(0, 2));
  expect([table.selection.selected, server().of('act')]).toEqual([['card:zeal'], []]);
  table.selection.use(table.live.actions!.slice(2));
  expect(server().of('act')).toMatchObject([{ action: 'lay m a' }]);
});

it('says no more of a click once there was another', async () => {
  const prompt = { text: { key: 'x' }, kind: 'mark' };
  const actions = ['u1', 'u2'].map((u) => ({
    ...{ action: `attack ${u} e1`, verb: 'attack', anchors: [`unit:${u}`, 'unit:e1'] },
    ...{ text: { key: 'x' }, rules: [] },
  }));
  const live = { prompt, actions };
  await server().says({ type: 'update', ref: 1, ply: 10, undo: 1, log: [], live });
  table.feedback.explanations = [
    { at: 'unit:u3', text: { key: 'no' }, rules: [], anchors: [], mark: '' },
  ];
  table.feedback.tell({ key: 'no' });
  await table.selection.pick('unit:u1');
  expect(table.selection.selected).toEqual(['unit:u1']);
  expect(table.feedback.explanations).toEqual([]);
  expect(table.feedback.notice).toBeNull();
});

it('tells what others did once, however many plans are made in secret after it', async () => {
  const seats = [{ seat: 'allies', mine: true }] as NonNullable<typeof table.info>['seats'];
  table.info = { ...table.info!, seats };
  const told = vi.spyOn(table.replay, 'sumUp').mockResolvedValue();
  table.replay.catchUp();
  expect(told).toHaveBeenCalledOnce();
  const secret = { number: 10, ply: 10, seat: 'allies', messages: [] };
  await server().says({ type: 'update', ref: 1, ply: 10, log: [secret], live: {} });
  table.replay.catchUp();
  expect(told).toHaveBeenCalledOnce();
  await server().says({ type: 'update', ref: 1, ply: 11, log: [line(11)], live: {} });
  table.replay.catchUp();
  expect(told).toHaveBeenCalledTimes(2);
});

it('forgets what a button pointed at when the next question comes', async () => {
  table.selection.point('space:E3');
  const live = { actions: [{ action: 'pass', text: { key: 'act-pass' }, anchors: [] }] };
  await server().says({ type: 'update', ref: 1, ply: 10, log: [], live });
  expect(table.selection.pointed).toBeNull();
});

it('weighs the answer whose button is pointed at, also where it is about no thing', async () => {
  const bid = (count: number) => ({
    action: `bid ${count}`,
    verb: 'bid',
    anchors: [],
    text: { key: 'act-bid' },
    marks: ['odds'],
    rules: [],
  });
  const actions = [bid(0), bid(1)];
  const prompt = { text: { key: 'ask-bid' }, kind: 'branch', anchors: ['hex:1715'] };
  await server().says({ type: 'update', ref: 1, ply: 10, log: [], live: { prompt, actions } });
  const { selection } = table;
  selection.weigh(actions[1]);
  expect(selection.weighed?.action).toBe('bid 1');
  expect(selection.concerns(actions[1], 'hex:1715')).toBe(true);
  selection.weigh(null);
  expect(selection.weighed).toBeNull();
});

it('inspects what the pointer is on, and tells of nothing else there', async () => {
  const attack = (unit: string) => ({
    action: `attack ${unit}`,
    verb: 'attack',
    anchors: ['unit:own', `unit:${unit}`],
    text: { key: unit },
    marks: ['dice-2'],
    rules: [],
  });
  const actions = [attack('a'), attack('b')];
  const prompt = { text: { key: 'ask-battle' }, kind: 'pick', anchors: [] };
  await server().says({ type: 'update', ref: 1, ply: 10, log: [], live: { prompt, actions } });
  const { selection } = table;
  selection.advised = 'unit:own'; // as a lesson does
  expect(selection.inspected).toBe('unit:own');
  selection.selected = ['unit:own'];
  selection.point('card:ambush'); // a text that is gone before the pointer leaves it
  selection.hovered = 'unit:a';
  expect([selection.inspected, selection.weighed?.action]).toEqual(['unit:a', 'attack a']);
  void selection.choose(actions[0]);
  expect(selection.preview?.action).toBe('attack a');
  selection.hovered = 'unit:b';
  expect([selection.inspected, selection.weighed?.action]).toEqual(['unit:b', 'attack b']);
  selection.hovered = 'unit:c';
  expect(selection.inspected).toBe('unit:c');
  expect(selection.concerns(selection.weighed!, 'unit:c')).toBe(false);
  selection.hovered = null;
  expect([selection.inspected, selection.weighed?.action]).toEqual(['unit:a', 'attack a']);
  selection.pinned = 'unit:c';
  selection.hovered = 'unit:b';
  expect(selection.inspected).toBe('unit:c');
});

it('keeps the places of a raised card lit while the pointer is among them', async () => {
  const text = { key: 'x' };
  const actions = [
    { action: 'play c', verb: 'play', anchors: ['card:c'], text, marks: ['odds'], rules: [] },
    { action: 'discard c', verb: 'discard', anchors: ['card:c'], text, marks: ['loss'], rules: [] },
  ];
  const prompt = { text: { key: 'ask-play' }, kind: 'pick', anchors: [] };
  await server().says({ type: 'update', ref: 1, ply: 10, log: [], live: { prompt, actions } });
  const { selection } = table;
  selection.advised = 'card:c'; // as a hint does
  selection.hovered = 'space:ukraine';
  expect([selection.inspected, selection.weighed?.action]).toEqual(['space:ukraine', 'play c']);
  void selection.pick('space:ukraine');
  await vi.advanceTimersByTimeAsync(0);
  const [asked] = server().of('odds');
  const sheet = { title: text, rows: [{ text, anchors: ['space:ukraine'] }] };
  await server().says({ type: 'odds', ref: asked.ref, odds: { sheet } });
  expect(server().of('act')).toMatchObject([{ action: 'play c' }]);
});

it('lets go of what is advised while another card is taken up', async () => {
  const actions = [play('c'), play('d')];
  const prompt = { text: { key: 'ask-play' }, kind: 'pick', anchors: [] };
  await server().says({ type: 'update', ref: 1, ply: 10, log: [], live: { prompt, actions } });
  const { selection, queries } = table;
  selection.advised = 'card:c'; // as a hint does
  expect([selection.inspected, selection.weighed?.action]).toEqual(['card:c', 'play c']);
  selection.selected = ['card:d'];
  expect([selection.inspected, selection.weighed?.action]).toEqual(['card:d', 'play d']);
  queries.hint = { action: actions[0] } as unknown as typeof queries.hint;
  queries.forgetHint(); // closing it puts nothing else down
  expect(selection.selected).toEqual(['card:d']);
});

it('says of a grey card that the one that was played is taken back first', async () => {
  const live = { prompt: { text: { key: 'x' }, kind: 'aim', anchors: ['card:c'] }, actions: [] };
  const context = { live, selection: { selected: [] }, undo: { holds: true }, places: new Map() };
  const reasons = await whyNot(context as unknown as TableContext, ['card:d']);
  expect(reasons.map(({ message }) => [message.key, message.args])).toEqual([
    ['page-card-played', { card: 'card:c' }],
  ]);
  const step = { actions: [play('c'), play('d')], action: 'play c' };
  expect(chosenInstead([step], 1, ['card:c'], ['card:d'])).toBeNull();
  const unit = { actions: [play('c', 'unit'), play('d', 'unit')], action: 'play c' };
  expect(chosenInstead([unit], 1, ['unit:c'], ['unit:d'])?.other.action).toBe('play d');
});

it('tells whoever leads several seats what happened since the last decision at any of them', async () => {
  const seats = ['allies', 'soviets'].map((seat) => ({ seat, mine: true }));
  const welcome = { type: 'welcome', live: {}, log: [], still: table.still };
  const info = { game: 'quartermaster', seats };
  void table.act({ action: 'play x', verb: 'play', anchors: [], text: { key: 'x' }, rules: [] });
  // What one let pass in between was no decision.
  const told = { ...line(11), messages: [{ key: 'event-eliminated' }] };
  const log = [line(10), { ...told, seat: 'allies' }];
  await server().says({ ...welcome, log, ply: 12, seat: 'soviets', table: info });
  expect(table.decided.ply).toBe(9);
  expect(table.turnOfOthers.map(({ ply }) => ply)).toEqual([10]);
  await server().says({ ...welcome, ply: 14, seat: 'allies', table: { ...info, hot_seat: true } });
  expect(table.decided.ply).toBe(14); // somebody else looks at the screen
});

it('ends a step with things left when the same is pressed again', async () => {
  const end = { action: 'end', verb: 'end', anchors: [], text: { key: 'x' }, rules: [] };
  const actions = [
    { ...end, action: 'move u1 E4', verb: 'move', anchors: ['unit:u1', 'hex:E4'] },
    { ...end, marks: ['end', 'closes'] },
  ];
  const prompt = { text: { key: 'ask-move' }, kind: 'pick', anchors: [] };
  await server().says({ type: 'update', ref: 1, ply: 10, log: [], live: { prompt, actions } });
  await Promise.race([table.selection.primary(), vi.advanceTimersByTimeAsync(0)]);
  expect([table.selection.caution, server().of('act')]).toEqual(['early', []]);
  void table.selection.primary();
  expect(server().of('act')).toHaveLength(1);
});

it('shows no question that the server answers by itself', async () => {
  const pass = { action: 'pass', verb: 'pass', anchors: [], text: { key: 'x' }, rules: [] };
  const prompt = { text: { key: 'ask-weather' }, kind: 'reaction' };
  const update = { type: 'update', ref: 1, ply: 10, log: [] };
  await server().says({ ...update, live: { prompt, actions: [pass] } });
  expect([table.passes, table.mine]).toEqual([true, false]);
  const play = { ...pass, action: 'play fog', verb: 'play' };
  await server().says({ ...update, live: { prompt, actions: [play, pass] } });
  expect([table.passes, table.mine]).toEqual([false, true]);
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
  arrival.old = false;
  for (const protocol of [undefined, PROTOCOL_VERSION, PROTOCOL_VERSION + 1]) {
    await server().says({ type: 'welcome', ...welcome, still, protocol });
    expect(arrival.old).toBe(protocol === PROTOCOL_VERSION + 1);
  }
});

const LOADING_MS = 60_000; // on a busy machine

it(
  'asks the next seat of a person after what led to it, also while the page still loads',
  async () => {
    vi.stubGlobal('document', { hidden: false });
    const live = (key: string) => ({ prompt: { kind: 'pick', text: { key } } });
    const still = { board: { spaces: [], shape: 'area' }, book: [] };
    const told = { ...line(10), messages: [{ key: 'event-played' }] };
    const update = { type: 'update', ply: 10, live: live('wait-discard'), log: [told] };
    const welcome = {
      type: 'welcome',
      ply: 10,
      seat: 'allies-2',
      live: live('ask-play'),
      log: [told],
    };
    server().onmessage?.({ data: JSON.stringify(update) }); // how to follow others is loaded now
    server().onmessage?.({
      data: JSON.stringify({ ...welcome, table: { game: 'memoir', seats: [] }, still }),
    });
    await vi.waitFor(() => expect(table.follow).not.toBeNull(), LOADING_MS);
    await vi.advanceTimersByTimeAsync(5000);
    expect([table.seat, table.live.prompt?.text.key]).toEqual(['allies-2', 'ask-play']);
  },
  LOADING_MS,
);

it('uses a card where it lights a place: one click, but asks if others may answer it', async () => {
  const action = (action: string, anchor: string, ...marks: string[]) => ({
    action,
    verb: action.split(' ')[0],
    anchors: [anchor],
    text: { key: 'x' },
    rules: [],
    marks,
  });
  const ask = (kind: string, ...actions: object[]) => ({
    prompt: { text: { key: 'x' }, kind },
    actions,
  });
  const cards = [action('play a', 'card:a', 'odds'), action('discard a', 'card:a', 'loss')];
  const update = { type: 'update', ref: 99, log: [] };
  await server().says({ ...update, ply: 10, live: ask('pick', ...cards) });
  void table.selection.pick('card:a');
  void table.selection.pick('space:west'); // before the page knows what it lights
  const { ref } = server().of('odds')[0];
  const rows = [{ text: { key: 'x' }, anchors: ['space:west'], marks: ['attack'] }];
  await server().says({ type: 'odds', ref, odds: { sheet: { id: 'card', rows } } });
  const [play] = server().of('act');
  const battle = action('battle west', 'space:west', 'attack', 'final', 'hands-over');
  const next = ask('aim', battle, action('battle east', 'space:east', 'attack'));
  await server().says({ ...update, ref: play.ref, ply: 11, live: next });
  expect(server().of('act')).toMatchObject([{ action: 'play a' }]);
  expect(table.selection.preview?.action).toBe('battle west'); // there is no way back
  void table.selection.commit();
  expect(server().of('act')).toMatchObject([{ action: 'play a' }, { action: 'battle west' }]);
});

it('uses a card where it lights a place: one click, if it can be taken back', async () => {
  const action = (action: string, anchor: string, ...marks: string[]) => ({
    ...{ action, verb: action.split(' ')[0], anchors: [anchor], text: { key: 'x' } },
    ...{ rules: [], marks },
  });
  const ask = (kind: string, ...actions: object[]) => ({
    prompt: { text: { key: 'x' }, kind },
    actions,
  });
  const update = { type: 'update', ref: 99, log: [] };
  const cards = [action('play a', 'card:a', 'odds'), action('discard a', 'card:a', 'loss')];
  await server().says({ ...update, ply: 10, live: ask('pick', ...cards) });
  void table.selection.pick('card:a');
  void table.selection.pick('space:west');
  const { ref } = server().of('odds')[0];
  const rows = [{ text: { key: 'x' }, anchors: ['space:west'], marks: ['place'] }];
  await server().says({ type: 'odds', ref, odds: { sheet: { id: 'card', rows } } });
  const [play] = server().of('act');
  const places = [action('build west', 'space:west'), action('build east', 'space:east')];
  await server().says({ ...update, ref: play.ref, ply: 11, undo: 1, live: ask('aim', ...places) });
  expect(server().of('act')).toMatchObject([{ action: 'play a' }, { action: 'build west' }]);
  const { ref: built } = server().of('act')[1];
  await server().says({ ...update, ref: built, ply: 12, undo: 2, live: ask('mark', ...cards) });
  await vi.advanceTimersByTimeAsync(0);
  void table.undo.takeBack(); // one click, one undo
  expect(server().of('undo')).toMatchObject([{ steps: 2 }]);
});

it('moves a unit onto another one without picking that up as well', async () => {
  const action = (verb: string, anchor: string) => ({
    action: `${verb} ${anchor}`,
    verb,
    anchors: [anchor],
    text: { key: 'x' },
    rules: [],
  });
  const ask = (kind: string, ...actions: object[]) => ({
    prompt: { text: { key: 'x' }, kind },
    actions,
    tokens: [{ id: 'hq', kind: 'hq', space: 'west' }],
  });
  const spaces = ['west', 'east'].map((id, x) => ({ id, x, y: 0, kinds: [] }));
  await server().says({
    type: 'welcome',
    ply: 9,
    seat: 'allies',
    log: [],
    live: ask('aim', action('go', 'hex:west'), action('go', 'hex:east')),
    table: { game: 'hungary', seats: [] },
    still: { board: { spaces, shape: 'hex' }, book: [] },
  });
  void table.selection.pick('unit:hq');
  await vi.advanceTimersByTimeAsync(0);
  const [went] = server().of('act');
  expect(went).toMatchObject({ action: 'go hex:west' });
  const next = ask('pick', action('pick', 'unit:hq'), action('pick', 'unit:other'));
  await server().says({ type: 'update', ref: went.ref, ply: 10, undo: 1, log: [], live: next });
  expect(server().of('act')).toHaveLength(1);
});

/** Two units on a board of two hexes, the first one taken up: it may go to the hex of the second. */
async function heldBeside(): Promise<void> {
  const picks = ['u1', 'u2'].map((unit) => plain(`pick ${unit}`, `unit:${unit}`));
  const spaces = ['west', 'east'].map((id, x) => ({ id, x, y: 0, kinds: [] }));
  await server().says({
    type: 'welcome',
    ply: 9,
    seat: 'allies',
    log: [],
    live: {
      prompt: { text, kind: 'aim', anchors: ['unit:u1'] },
      actions: [plain('go west', 'hex:west'), plain('go east', 'hex:east')],
      tokens: ['u1', 'u2'].map((id, x) => ({ id, kind: 'foot', space: spaces[x].id })),
    },
    undo: 1,
    table: { game: 'hungary', seats: [] },
    still: { board: { spaces, shape: 'hex' }, book: [] },
  });
  table.undo.remember(picks, 'pick u1');
}
const settled = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};

it('asks which is meant where a held unit could go to another one of its side', async () => {
  await heldBeside();
  void table.selection.pick('unit:u2');
  await settled();
  const { preview, other } = table.selection;
  expect([preview?.action, other?.action]).toEqual(['go east', 'pick u2']);
  expect(server().of('act')).toEqual([]);
  void table.selection.chooseOther();
  await settled();
  expect(server().of('undo')).toMatchObject([{ steps: 1 }]);
});

it('means the place where a unit is dragged onto another one', async () => {
  await heldBeside();
  void table.selection.pick('unit:u2', false, false, true);
  await settled();
  expect(server().of('act')).toMatchObject([{ action: 'go east' }]);
});

it('lets an attack go that is clicked once more, and rolls by its button', async () => {
  const attack = { ...plain('attack u1 u2', 'unit:u1', 'unit:u2'), marks: ['dice-1'] };
  const live = { prompt: { text, kind: 'pick' }, actions: [attack, plain('dig u1', 'unit:u1')] };
  await server().says({ type: 'update', ref: 1, ply: 10, log: [], live });
  const click = async (): Promise<string[]> => {
    void table.selection.pick('unit:u2');
    await settled();
    return [...table.selection.selected, table.selection.preview?.action ?? ''];
  };
  void table.selection.pick('unit:u1');
  await settled();
  expect(await click()).toEqual(['unit:u1', 'attack u1 u2']);
  expect(await click()).toEqual(['unit:u1', '']);
  expect(server().of('act')).toEqual([]);
  await click();
  void table.selection.commit();
  expect(server().of('act')).toMatchObject([{ action: 'attack u1 u2' }]);
});

it('takes nobody for absent who was there, or who loaded the page again', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  await server().says({ type: 'update', ply: 10, log: [line(10)], live: {} });
  await settled();
  await vi.advanceTimersByTimeAsync(5000); // it was looked at
  expect(table.ply).toBe(10);
  const again = new Table('t');
  const other = new Table('u');
  expect([again, other].map((one) => one.replay.sinceShown)).toEqual([10, -1]);
  vi.stubGlobal('sessionStorage', undefined);
  for (const one of [again, other]) one.close();
});

it('begins at once what can only follow the end of a step, but asks after an undo', async () => {
  const end = { action: 'done', verb: 'done', anchors: [], marks: ['end'] };
  const attack = { action: 'attack b2', verb: 'attack', anchors: ['hex:b2'], marks: ['onward'] };
  const give = { action: 'end', verb: 'end', anchors: [], marks: ['loss'] };
  const prompt = { kind: 'branch', text: { key: 'x' }, seats: ['allies'] };
  const asks = async (ply: number, ref: number | undefined, actions: object[]): Promise<void> => {
    await server().says({ type: 'update', ref, ply, log: [], undo: 2, live: { prompt, actions } });
    await vi.dynamicImportSettled();
  };
  await asks(10, undefined, [end, give]);
  void table.selection.choose(end as never, false, true);
  const first = server().of('act')[0];
  await asks(11, first.ref, [attack, give]);
  expect(server().of('act')).toHaveLength(2);
  await asks(12, server().of('act')[1].ref, [give]);
  await asks(13, undefined, [attack, give]); // undone
  expect(server().of('act')).toHaveLength(2);
});
