// What happened, as things to show on the board: moves and dice from the messages, losses from the
// pieces that they left weaker.

import type { Effect } from '../board/types';
import type { Live, LogLine, Message } from './protocol';

let last = 0;

/** The effects of new log lines; the scene already holds the result. */
export function effectsOf(lines: LogLine[], before: Live, after: Live): Effect[] {
  const found: Effect[] = [];
  for (const line of lines) if (!line.undone) for (const message of line.messages) found.push(...told(message));
  found.push(...losses(before, after));
  return found;
}

function told(message: Message): Effect[] {
  const args = message.args ?? {};
  const word = (name: string): string => (typeof args[name] === 'string' ? args[name] : '');
  if (word('face')) {
    const at = word('at') || word('unit') || word('hex');
    return [{ id: ++last, kind: 'dice', at, faces: word('face').split(' ').filter(Boolean) }];
  }
  if (word('unit') && word('hex') && word('hex2')) {
    return [{ id: ++last, kind: 'move', token: word('unit').slice(5), path: [word('hex'), word('hex2')] }];
  }
  return [];
}

function losses(before: Live, after: Live): Effect[] {
  if (!after.tokens || before.tokens === after.tokens) return [];
  const now = new Map(after.tokens.map((token) => [token.id, token]));
  return (before.tokens ?? []).flatMap((token): Effect[] => {
    const left = now.get(token.id)?.strength ?? 0;
    if ((token.layer ?? 'unit') !== 'unit' || !token.strength || left >= token.strength) return [];
    return [{ id: ++last, kind: 'loss', at: `hex:${now.get(token.id)?.space ?? token.space}`, token, gone: !now.has(token.id) }];
  });
}
