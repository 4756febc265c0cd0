// Why what was clicked cannot be chosen; loaded when that first happens.

import { attempt, piecesOf, unmet } from '../model/attempt';
import { idOf, kindOf } from '../model/interaction';
import { tokenAnchor } from '../model/geometry';
import { anchorIn } from '../model/handOrder';
import type { Reason } from '../net/protocol';
import type { TableContext } from './tableContext';

/** What the server says against an action that is not legal. */
export async function reasonsAgainst(table: TableContext, action: string): Promise<Reason[]> {
  const { seat, feedback } = table;
  if (!seat) return [];
  const answer = await table.ask({ type: 'why', seat, action });
  if (answer.type === 'why') return answer.reasons;
  feedback.notice = null; // a click means something, even where it makes no action
  return answer.type === 'refused' ? [{ message: answer.text }] : [];
}

/** The reasons against these things. */
export async function whyNot(table: TableContext, anchors: string[]): Promise<Reason[]> {
  const { live, places, selection, undo } = table;
  const idle = (live.zones ?? [])
    .flatMap((zone) => (zone.cards ?? []).filter((card) => anchorIn(zone, card) === anchors[0]))
    .find((card) => card.idle)?.idle;
  if (idle) return [{ message: idle }];
  const actions = live.actions ?? [];
  const [first = ''] = anchors;
  // A card is clicked to be played, whatever is asked.
  const action =
    attempt(
      ...([actions, selection.selected, anchors] as const),
      piecesOf(live.tokens ?? [], places),
    ) ?? (kindOf(first) === 'card' ? `play ${idOf(first)}` : null);
  const reasons = action === null ? [] : await reasonsAgainst(table, action);
  const told = reasons.filter(({ message }) => message.key !== 'refused-notation');
  if (told.length) return told;
  // The prompt asks for another kind of thing: that is the reason.
  const rules = live.prompt?.text.rules ?? [];
  const played = live.prompt?.anchors?.find((anchor) => kindOf(anchor) === 'card');
  if (played && kindOf(anchors[0] ?? '') === 'card' && undo.holds)
    return [{ message: { key: 'page-card-played', args: { card: played }, rules } }];
  const theirs = (live.tokens ?? []).some(
    (token) => tokenAnchor(token) === anchors[0] && !!token.side && token.side !== live.side,
  );
  const lacks = unmet(actions, selection.selected);
  // Where pieces are chosen, theirs are not; an exit aside is no reason not to name a card.
  const asked = actions.filter((action) => !action.marks?.includes('aside'));
  const alike = asked.some((action) => kindOf(action.anchors[0] ?? '') === kindOf(first));
  const mistaken = theirs && !!live.side && (alike || lacks !== 'page-card-first');
  const key = mistaken ? 'page-nothing-theirs' : lacks;
  const place = anchors.find((one) => places.has(idOf(one))) ?? 'none'; // names lie across borders
  return [{ message: { key, args: { place }, rules } }];
}
