import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrival } from './arrival';
import { attempted, lazily } from './lazy';

const PAGE = '<div id="app"></div>';
const serve = (page: string | null) =>
  vi.stubGlobal('fetch', () =>
    page === null ? Promise.reject(new Error('no line')) : Promise.resolve(new Response(page)),
  );
const SCRIPT = '<script type="module" src="/assets/index-1.js">';
const own = { getAttribute: () => '/assets/index-1.js' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => own });
  Object.assign(arrival, { slow: 0, down: false, old: false, missing: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('retries until the line is back, and says meanwhile that the server does not answer', async () => {
  serve(null);
  const load = vi.fn().mockRejectedValue(new Error('no line'));
  const found = lazily(load)();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(arrival).toMatchObject({ slow: 1, down: true, old: false, missing: false });
  serve(PAGE + SCRIPT);
  load.mockResolvedValue('part');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await found).toBe('part');
  expect(arrival.slow).toBe(0);
  expect(arrival.missing).toBe(false);
});

it('knows at the first part that is gone that the server has another page', async () => {
  serve(`${PAGE}<script type="module" src="/assets/index-2.js">`);
  void lazily(() => Promise.reject(new Error('404')))();
  await vi.advanceTimersByTimeAsync(0);
  expect(arrival).toMatchObject({ old: true, missing: true });
});

it('tries a part of the same page a few times before it calls it missing', async () => {
  serve(PAGE + SCRIPT);
  const load = vi.fn().mockRejectedValue(new Error('404'));
  void lazily(load)();
  await vi.advanceTimersByTimeAsync(1500);
  expect(arrival).toMatchObject({ old: false, missing: false });
  await vi.advanceTimersByTimeAsync(3000);
  expect(arrival).toMatchObject({ old: false, missing: true });
});

it('takes the page of somebody else for no newer one', async () => {
  serve('<h1>Sign in to this network</h1>');
  void lazily(() => Promise.reject(new Error('no line')))();
  await vi.advanceTimersByTimeAsync(5000);
  expect(arrival).toMatchObject({ down: true, old: false, missing: false });
});

it('goes on without a part that can be done without, and tells it', async () => {
  serve(`${PAGE}<script type="module" src="/assets/index-2.js">`);
  expect(await attempted(() => Promise.reject(new Error('404')))).toBe(null);
  expect(arrival.missing).toBe(true);
});

it('says that something is coming as soon as a part takes long', async () => {
  let arrive: (part: string) => void = () => undefined;
  const found = lazily(() => new Promise<string>((done) => (arrive = done)))();
  await vi.advanceTimersByTimeAsync(900);
  expect(arrival.slow).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(arrival.slow).toBe(1);
  arrive('part');
  expect(await found).toBe('part');
  expect(arrival.slow).toBe(0);
});

const SOURCES = import.meta.glob<string>(
  ['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../gallery*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

it('is what every part goes through that is loaded late', () => {
  const bare = Object.entries(SOURCES).flatMap(([name, text]) =>
    [...text.matchAll(/(.*?)(?<!typeof )import\('/g)]
      .filter(([, before]) => !/(lazily|screen|attempted)\(|^\s*$|then\(/.test(before))
      .map(([line]) => `${name}: ${line}`),
  );
  expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
  expect(bare).toEqual([]);
});
