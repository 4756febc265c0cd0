import { expect, it, vi } from 'vitest';
import { lazily } from './lazy';

it('retries until the part is loaded, and reports each delay', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('no line'))
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue('part');
  const late = vi.fn();
  const found = lazily(load, late)();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await found).toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
  expect(late).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
