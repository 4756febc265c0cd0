// The addresses of the page, and the screen each of them shows.

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string; battle: string; wanted: string }
  | { screen: 'battles'; game: string }
  | { screen: 'briefing'; game: string; battle: string; wanted: string; pack: string }
  | { screen: 'how-to'; game: string }
  | {
      screen: 'table';
      id: string;
      at: number | null;
      as: string | null;
      by: string | null;
      seat: string;
      invitation: string;
      lesson: number;
      puzzle: number;
    }
  | { screen: 'rules'; game: string; rule: string }
  | { screen: 'learn'; game: string; lesson: number }
  | { screen: 'puzzles'; game: string; puzzle: number }
  | { screen: 'packs' }
  | { screen: 'account' }
  | { screen: 'admin' }
  | { screen: 'settings' }
  | { screen: 'open-file'; ticket: string }
  | { screen: 'not-found' };

/** The battle that begins with a ready position, for those who have never played a game. */
export const STARTER = 'starter';

/** The route of an address. */
export function parse(address: string): Route {
  const url = new URL(address, 'http://table');
  const [first = '', second = '', third = ''] = url.pathname
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  if (!first) return { screen: 'home' };
  if (first === 'new' && second) {
    const given = (name: string): string => url.searchParams.get(name) ?? '';
    return { screen: 'new', game: second, battle: given('battle'), wanted: given('side') };
  }
  if (first === 'battles' && second) return { screen: 'battles', game: second };
  if (first === 'how-to' && second) return { screen: 'how-to', game: second };
  if (first === 'play' && second)
    return {
      screen: 'briefing',
      game: second,
      battle: third || STARTER,
      wanted: url.searchParams.get('side') ?? '',
      pack: url.searchParams.get('pack') ?? '',
    };
  if (first === 'rules' && second)
    return { screen: 'rules', game: second, rule: decodeURIComponent(url.hash.slice(1)) };
  if (first === 'learn' && second)
    return { screen: 'learn', game: second, lesson: Number(third) || 0 };
  if (first === 'puzzles') return { screen: first, game: second, puzzle: Number(third) || 0 };
  if (first === 'packs' || first === 'account' || first === 'settings' || first === 'admin')
    return { screen: first };
  if (first === 'handed')
    return { screen: 'open-file', ticket: url.searchParams.get('ticket') ?? '' };
  if (first !== 't' || !second) return { screen: 'not-found' };
  const at = url.searchParams.get('at');
  return {
    screen: 'table',
    id: second,
    at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
    as: url.searchParams.get('as'),
    by: url.searchParams.get('by'),
    seat: url.searchParams.get('seat') ?? '',
    invitation: url.searchParams.get('invitation') ?? '',
    lesson: Number(url.searchParams.get('lesson')) || 0,
    puzzle: Number(url.searchParams.get('puzzle')) || 0,
  };
}

export const briefingAddress = (game: string, battle = STARTER, pack = ''): string =>
  `/play/${encodeURIComponent(game)}${battle === STARTER ? '' : `/${encodeURIComponent(battle)}`}${pack ? `?pack=${encodeURIComponent(pack)}` : ''}`;
export const tableAddress = (id: string): string => `/t/${encodeURIComponent(id)}`;
/**
 * The address of a moment: `as` is the point of view, `by` the seat whose log counts the steps, if
 * it is another one. A link that an observer shares opens from the reader's own point of view.
 */
export function momentAddress(id: string, ply: number, as: string, by: string): string {
  const words = new URLSearchParams({
    at: String(ply),
    ...(as || by ? { as } : {}),
    ...(as && as === by ? {} : { by }),
  });
  return `${tableAddress(id)}?${words.toString()}`;
}
export const ruleAddress = (game: string, rule: string): string =>
  `/rules/${encodeURIComponent(game)}#${encodeURIComponent(rule)}`;
export const inviteAddress = (id: string, seat: string, invitation: string): string =>
  `${location.origin}${tableAddress(id)}?seat=${encodeURIComponent(seat)}&invitation=${encodeURIComponent(invitation)}`;

class Router {
  route: Route = $state.raw(parse(location.pathname + location.search + location.hash));
  private seen = location.pathname;

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  go(address: string): void {
    if (address !== location.pathname + location.search + location.hash)
      history.pushState(null, '', address);
    this.read();
  }

  /** Change the address without a new history entry. */
  replace(address: string): void {
    history.replaceState(history.state, '', address);
  }

  private read(): void {
    this.route = parse(location.pathname + location.search + location.hash);
    if (location.pathname !== this.seen) scrollTo(0, 0);
    this.seen = location.pathname;
  }
}

export const router = new Router();

/** Follow links within the page without reloading it. */
export function followLink(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
