// Parts of the page that are fetched when they are first shown.

const AGAIN = 1000; // milliseconds

/** Asks for a part until it comes: while the line is down nothing is broken, only `late`. */
export const lazily =
  <T>(load: () => Promise<T>, late: () => void = () => undefined) =>
  async (): Promise<T> => {
    for (;;) {
      try {
        return await load();
      } catch {
        late();
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  };
