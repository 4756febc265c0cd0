// Loads parts of the page when they are first shown.

const RETRY_MS = 1000;

/** Retry until the part arrives; `late` is called each time it does not, so a lost connection breaks nothing. */
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
