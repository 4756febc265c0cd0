// Loads parts of the page when they are first shown.

const RETRY_MS = 1000;

/** Retry until the part arrives, so that a lost connection breaks nothing; call `late` after each failure. */
export const lazily =
  <T>(load: () => Promise<T>, late: () => void = () => undefined) =>
  async (): Promise<T> => {
    for (;;) {
      try {
        return await load();
      } catch {
        late();
        await new Promise((done) => setTimeout(done, RETRY_MS));
      }
    }
  };
