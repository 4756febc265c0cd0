import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live, Update, Welcome, Zone } from '../net/protocol';
import type { Table } from './table.svelte';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { hidden: false });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { Follow } = await import('./follow.svelte');
const { preferences } = await import('./preferences.svelte');

const update = (ply: number, ...seats: string[]): Update => ({
  type: 'update',
  ply,
  live: {},
  log: seats.map((seat, i) => ({ number: i, ply, seat, messages: [{ key: 'moved' }] })),
});

const welcome = (seat: string): Welcome =>
  ({ type: 'welcome', seat, ply: 3, live: {} }) as unknown as Welcome;

interface Following {
  follow: InstanceType<typeof Follow>;
  shown: number[];
  table: Table;
  replay: { sinceShown: number };
}

function following(): Following {
  const shown: number[] = [];
  const replay = { sinceShown: -1 };
  const table = {
    info: { seats: [{ seat: 'allies', mine: true }, { seat: 'axis' }] },
    live: {} as Live,
    mine: false,
    seat: 'allies',
    ply: 0,
    log: [],
    thinking: '',
    replay,
    timers: { after: (ms: number, then: () => void) => void setTimeout(then, ms) },
  } as unknown as Table;
  const follow = new Follow(table, ({ ply }) => shown.push(ply));
  return { follow, shown, table, replay };
}

describe('what others do', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    preferences.follow = 1;
  });
  afterEach(() => void vi.useRealTimers());

  it('is shown one action after the other', () => {
    const { follow, shown } = following();
    for (const ply of [1, 2, 3]) follow.receive(update(ply, 'axis'));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([1, 2]);
  });
  it('waits as long as a window is to be read', () => {
    const { follow, shown, table } = following();
    table.held = true;
    for (const ply of [1, 2]) follow.receive(update(ply, 'axis'));
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([]);
    table.held = false;
    follow.release();
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([1, 2]);
  });
  it('waits behind such a window whatever would hurry it', () => {
    const { follow, shown, table } = following();
    table.held = true;
    Object.assign(document, { hidden: true });
    follow.receive(update(1, 'axis'));
    Object.assign(document, { hidden: false });
    follow.receive({ ...update(2, 'allies'), ref: 1 }); // a pass that nobody was asked for
    expect(follow.delays(welcome('allies'))).toBe(true); // the line was lost
    expect(shown).toEqual([]);
  });
  it('is skipped only as far as a window that is to be read', () => {
    const { table } = following();
    const shown: number[] = [];
    const follow = new Follow(table, ({ ply }) => {
      shown.push(ply);
      table.held = ply === 2; // both plans are revealed
    });
    follow.receive(update(1, 'axis'));
    for (const ply of [2, 3]) follow.receive(update(ply, 'axis'));
    follow.skip();
    follow.receive(update(4, 'axis'));
    expect(shown).toEqual([1, 2]);
    table.held = false;
    follow.release();
    vi.advanceTimersByTime(1400);
    expect(shown).toEqual([1, 2, 3, 4]);
  });
  it('is not hurried by an update that tells nothing', () => {
    const { follow, shown } = following();
    for (const ply of [1, 2]) follow.receive(update(ply, 'axis'));
    follow.receive(update(2));
    const pass = update(3, 'allies');
    follow.receive({ ...pass, log: pass.log.map((line) => ({ ...line, messages: [] })) });
    expect(shown).toEqual([1]);
  });
  it('is not hurried by a pass that nobody was asked for', () => {
    const { follow, shown, replay } = following();
    for (const ply of [1, 2]) follow.receive(update(ply, 'axis'));
    follow.receive(update(3, 'allies')); // what followed from the pass is told in the log
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1400);
    expect(shown).toEqual([1, 2, 3]);
    expect(follow.shown).toBe(2); // the pass is no action of the others
    follow.receive({ ...update(4), log: [{ number: 9, ply: 4, seat: 'axis', messages: [] }] });
    vi.advanceTimersByTime(700);
    expect(replay.sinceShown).toBe(4); // a card laid face down tells nothing, and is not played again
  });
  it('is over as soon as one acts, or skips it', () => {
    const { follow, shown } = following();
    for (const ply of [1, 2]) follow.receive(update(ply, 'axis'));
    follow.receive({ ...update(3, 'allies'), ref: 1 });
    expect(shown).toEqual([1, 2, 3]);
    follow.receive(update(4, 'axis'));
    follow.receive(update(5, 'axis'));
    follow.skip();
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });
  it('is seen before the next seat of the same person is asked', () => {
    const { follow, shown } = following();
    for (const ply of [1, 2]) follow.receive(update(ply, 'axis'));
    expect(follow.delays(welcome('allies'))).toBe(false); // the same seat: everything was sent anew
    expect(follow.delays({ ...welcome('allies-2'), curtain: 'allies-2' })).toBe(false);
    expect(follow.delays(welcome('allies-2'))).toBe(true);
    follow.delay(welcome('allies-2'));
    follow.receive(update(4, 'axis'));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([1, 2, 3, 4]);
    vi.advanceTimersByTime(700);
    expect(follow.delays(welcome('allies-2'))).toBe(false); // nothing is left to be seen
  });
  it("leaves one's hand as it is until one goes on with the next seat", () => {
    const { follow, shown, table } = following();
    table.info!.seats.push({ seat: 'allies-2', mine: true } as never);
    const actions = ['pass', 'use radar'].map((action) => ({ action }));
    const asked = { ...welcome('allies-2'), ply: 8, log: [], live: { prompt: {}, actions } };
    follow.receive({ ...update(1, 'allies'), ref: 1 });
    const next = asked as unknown as Welcome;
    expect(follow.delays(next)).toBe(true); // what the own action did is still looked at
    follow.delay(next);
    vi.advanceTimersByTime(60000);
    expect([shown, follow.nextSeat]).toEqual([[1], 'allies-2']);
    follow.advance();
    expect(shown).toEqual([1, 8]);
    follow.reset(); // as the table does that is welcomed
    expect(follow.nextSeat).toBe('');
  });
  it('stops before the next seat also where one went there step by step', () => {
    const { follow, shown, table } = following();
    table.info!.seats.push({ seat: 'allies-2', mine: true } as never);
    const actions = ['pass', 'use radar'].map((action) => ({ action }));
    const asked = { ...welcome('allies-2'), ply: 8, log: [], live: { prompt: {}, actions } };
    for (const ply of [1, 2]) follow.receive(update(ply, 'axis'));
    follow.delay(asked as unknown as Welcome);
    follow.step();
    follow.step();
    expect([shown, follow.nextSeat]).toEqual([[1, 2], 'allies-2']);
    follow.advance();
    expect([shown, follow.paused]).toEqual([[1, 2, 8], false]);
  });
  it('asks nobody to go on with a seat that has no choice', () => {
    const { follow, table } = following();
    table.info!.seats.push({ seat: 'allies-2', mine: true } as never);
    const live = { prompt: { kind: 'reaction' }, actions: [{ action: 'pass' }] };
    preferences.autopass = true;
    expect(follow.delays({ ...welcome('allies-2'), live } as unknown as Welcome)).toBe(false);
  });
  it('lets one see first what came of the own action', () => {
    const { follow, shown } = following();
    const own: Update = { ...update(1, 'allies'), ref: 1 };
    own.log[0].messages = [{ key: 'event-rolled' }];
    follow.receive(own);
    follow.receive(update(2, 'axis'));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(3000);
    expect(shown).toEqual([1, 2]);
  });

  it("throws dice before it shows what came of them, also one's own", () => {
    const { follow, shown } = following();
    const throws = (ply: number, seat: string, ref?: number): Update => ({
      ...update(ply),
      ref,
      log: [{ number: ply, ply, seat, messages: [{ key: 'rolled', args: { face: 'star' } }] }],
    });
    follow.receive(throws(1, 'allies', 7));
    follow.receive(update(2, 'axis'));
    expect(follow.rolling).not.toBeNull();
    expect(shown).toEqual([0]); // the position before, and nobody is asked
    vi.advanceTimersByTime(1800);
    expect(follow.rolling).toBeNull();
    expect(shown).toEqual([0, 1]);
    vi.advanceTimersByTime(3000);
    expect(shown).toEqual([0, 1, 2]);
  });
  it('asks again what was asked before the dice', () => {
    const { table } = following();
    const prompt = { text: { key: 'ask-battle' }, kind: 'aim', seats: ['allies'], step: '' };
    const actions = [{ action: 'done', verb: 'done', text: { key: 'done' }, anchors: [] }];
    Object.assign(table, { live: { prompt, actions } });
    const follow = new Follow(table, ({ live }) => Object.assign(table.live, live));
    const faces = { face: 'star', unit: 'unit:b' };
    const attack = { key: 'event-attacked', args: { unit: 'unit:a', unit2: 'unit:b' } };
    const messages = [attack, { key: 'rolled', args: faces }];
    follow.receive({
      ...update(1),
      ref: 7,
      log: [{ number: 1, ply: 1, seat: 'allies', messages }],
    });
    expect(table.live.prompt?.text).toEqual(attack);
    vi.advanceTimersByTime(1800);
    expect(table.live).toEqual({ prompt, actions }); // nothing of it has changed
  });
  it('lets a card be read before it shows what the card does', () => {
    const { follow, shown, table } = following();
    const zone = (id: string, kind: string, cards: string[]) =>
      ({ id, kind, owner: 'axis', count: 1, cards: cards.map((card) => ({ id: card })) }) as Zone;
    const play = update(1, 'axis');
    play.live = { zones: [zone('hand', 'hand', []), zone('pile', 'discard', ['blitz'])] };
    table.live = { zones: [zone('hand', 'hand', ['blitz']), zone('pile', 'discard', [])] };
    follow.receive(play);
    expect(follow.card).toBe('blitz');
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1600); // it has no text
    expect(follow.card).toBeNull();
    expect(shown).toEqual([1]);
  });
  it('waits while it is paused', () => {
    const { follow, shown } = following();
    follow.receive(update(1, 'axis'));
    follow.pause(true);
    follow.receive(update(2, 'axis'));
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1]);
    follow.step();
    expect(shown).toEqual([1, 2]);
  });
  it('goes on to the own turn after the last action', () => {
    const { follow, table } = following();
    follow.receive(update(1, 'axis'));
    follow.pause(true);
    expect(follow.more).toBe(false);
    follow.step();
    expect(follow.paused).toBe(true);
    Object.assign(table, { mine: true });
    expect(follow.more).toBe(true);
    follow.step();
    expect(follow.paused).toBe(false);
  });
});
