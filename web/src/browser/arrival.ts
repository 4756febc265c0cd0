// How the parts of the page arrive that are loaded late, and whether the server has a newer page. When a
// server is updated the files of the old page are gone: it has to be loaded anew.

const AGAIN_KEY = 'vezerkar-loaded-anew';
const REST_MS = 60_000; // between two reloads that nobody asked for
const WAIT_MS = 500;

export const arrival = {
  slow: 0, // parts that are wanted and take long
  down: false, // the server does not answer
  old: false, // the server has another page
  asked: false, // the person has to decide something: no moment to read of a new page that can wait
  missing: false, // a part that is wanted cannot be had any more
};

let listener = (): void => undefined;

/** Something has changed. */
export function note(change: Partial<typeof arrival>): void {
  Object.assign(arrival, change);
  listener();
}

/** Call it whenever something has changed: parts are also loaded where nothing can be drawn. */
export function onChange(heard: () => void): void {
  listener = heard;
}

/** Whether a reload would lose nothing of what a person has begun on the screen that is shown. */
export const screen = { isQuiet: (): boolean => false };

const ownScript = (): string =>
  globalThis.document?.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

let asking: Promise<boolean> | null = null;

/** Ask the server for its page, once at a time; true if it answers. */
export function askAge(): Promise<boolean> {
  return (asking ??= compare().finally(() => (asking = null)));
}

async function compare(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  const page = answer?.ok ? await answer.text().catch(() => '') : '';
  // Somebody else may answer for the server, such as the sign-in page of a network.
  const down = !page.includes('id="app"');
  note({ down, old: arrival.old || (!down && !!ownScript() && !page.includes(ownScript())) });
  return !down;
}

const FIELDS =
  'textarea, input:is([type="text"], [type="search"], [type="password"], :not([type]))';
const isWriting = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    (field) => field.value !== field.defaultValue,
  );

/** Load the page anew if that loses nothing, and not again and again where it does not help. */
function reloadIfQuiet(): void {
  if (!arrival.missing && !document.hidden) return;
  if (!screen.isQuiet() || isWriting() || document.querySelector('dialog[open]')) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(AGAIN_KEY)) < REST_MS) return;
    sessionStorage.setItem(AGAIN_KEY, String(Date.now()));
  } catch {
    return; // where nothing can be kept a person has to press the button
  }
  location.reload();
}

/** From now on the page waits for a moment to be loaded anew; call the result to stop that. */
export function waitForQuiet(): () => void {
  reloadIfQuiet();
  const timer = setInterval(reloadIfQuiet, WAIT_MS);
  return () => clearInterval(timer);
}
