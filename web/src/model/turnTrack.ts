// The turn track: the current box, and who arrives in each.

import type { Live, Token, TurnBox } from '../net/protocol';

/** Tokens in a tray, equal ones grouped. */
export function tokensInTray(live: Live, tray: string): { token: Token; count: number }[] {
  const found = new Map<string, { token: Token; count: number }>();
  for (const token of live.tokens ?? []) {
    if (!tray || token.space !== tray) continue;
    const key = [token.kind, token.side, token.nation, token.look, ...(token.values ?? [])].join(
      '|',
    );
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { token, count: 1 });
  }
  return [...found.values()];
}

/** The current box of the turn track. */
export function currentTurn(turns: TurnBox[], live: Live): number {
  const now = live.tracks?.find((track) => track.id === 'turn')?.value;
  return turns.findIndex((turn) => turn.id === String(now));
}
