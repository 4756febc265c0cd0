// Loads parts of the page when they are first shown.

import { arrival, askAge, note } from './arrival';

const RETRY_MS = 1000;
const SLOW_MS = 1000;
const TRIES = 3; // while the server answers: a lost line may be back before a part is

/** Load a part once; null if it did not come, which is told. */
export async function attempted<T>(load: () => Promise<T>): Promise<T | null> {
  return load().catch(() => failed(TRIES).then(() => null));
}

/** Retry until the part arrives, so that a lost connection breaks nothing; a long wait is told. */
export const lazily =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    let slow = 0;
    const timer = setTimeout(() => note({ slow: arrival.slow + (slow = 1) }), SLOW_MS);
    let answered = 0; // failures while the server was there
    try {
      for (;;) {
        try {
          return await load();
        } catch {
          answered = await failed(answered + 1);
          await new Promise((done) => setTimeout(done, RETRY_MS));
        }
      }
    } finally {
      clearTimeout(timer);
      if (slow) note({ slow: arrival.slow - slow });
    }
  };

/** A part did not come, that many times already; none count if the server does not answer. */
async function failed(times: number): Promise<number> {
  if (!(await askAge())) return 0;
  if (arrival.old || times >= TRIES) note({ missing: true });
  return times;
}
