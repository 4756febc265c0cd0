// Works out from the legal actions and the selection what lights up, which buttons there are and what
// a click means. It knows anchors, marks and kinds of prompts, but no game.

import type { RingStyle } from '../art/rings';
import type { Ring } from '../board/types';
import type { ActionView, Live, Prompt } from '../net/protocol';

/** What a seat is asked, and the actions that answer it. */
export interface Question {
  prompt: Prompt;
  actions: ActionView[];
}

/** A button of the bar: an action without a place, a branch, or one of several at the same place. */
export interface Button {
  action: ActionView;
  primary: boolean;
  end: boolean; // ends a step
}

export interface Interaction {
  path: string[]; // what is selected, by the person or because there is no alternative
  rings: Map<string, Ring>;
  buttons: Button[];
  branching: boolean; // the prompt is answered with buttons alone
}

export type Step =
  | { do: 'act'; action: ActionView }
  | { do: 'select'; path: string[] }
  | { do: 'back' }
  | { do: 'why'; anchors: string[] }
  | { do: 'nothing' };

const RETREATS = new Set(['retreat', 'withdraw']);
const NEVER_SILENT = new Set(['reaction', 'wait', 'over']);

export const kindOf = (anchor: string): string => anchor.slice(0, Math.max(0, anchor.indexOf(':')));
export const idOf = (anchor: string): string => anchor.slice(anchor.indexOf(':') + 1);

/** The number behind a mark such as `dice-3`, or null. */
export function markNumber(action: ActionView, mark: string): number | null {
  for (const m of action.marks ?? []) {
    const found = m.startsWith(`${mark}-`) ? Number(m.slice(mark.length + 1)) : NaN;
    if (Number.isInteger(found)) return found;
  }
  return null;
}

/** An action that uses chance cannot be undone, so it needs a deliberate click. */
export const commits = (action: ActionView): boolean =>
  markNumber(action, 'dice') !== null || has(action, 'final');

/** Why an action is shown before it is done, with all that follows from it. */
export type Caution = 'vain' | 'loss' | 'early' | 'final' | 'turn' | 'card' | 'other';

/** What a person wants to be asked before. */
export interface Asks {
  first: boolean; // chance decides, or something is shown
  turn: boolean; // the turn ends
}

/** Why an action has to be confirmed; null if it is done at once. */
export function cautionOf(
  question: Question,
  action: ActionView,
  asks: Asks,
  named = !action.anchors.length || isBranching(question),
): Caution | null {
  if (action.vain) return 'vain';
  if (has(action, 'loss')) return 'loss';
  // What a button does is told by its words, but not always what it ends.
  if (asks.first && has(action, 'asks')) return 'final';
  if (asks.turn && has(action, 'untold') && has(action, 'hands-over')) return 'turn';
  // Where one of a few buttons is pressed, the others were seen; an end that can be undone loses nothing.
  if (endsStep(action))
    return isLasting(action) && isUnfinished(question, action) && !isBranching(question)
      ? 'early'
      : null;
  // A button names what it does: whoever presses it has been told. But one of several answers stands
  // where something else stood a moment ago: what cannot be taken back is shown first.
  const answers = isBranching(question) && action.verb !== 'pass' && commits(action);
  if (asks.first && (answers || (!named && (commits(action) || has(action, 'certain')))))
    return 'final';
  // A card of the hand may be clicked only to read it.
  const told = isBranching(question) && (named || kindOf(action.anchors[0] ?? '') !== 'card');
  return asks.turn && has(action, 'hands-over') && !told ? 'turn' : null;
}

/** Cautions about giving something up: Enter goes back instead. */
export const givesUp = (caution: Caution | null): boolean =>
  caution === 'vain' || caution === 'loss';

const LOSING = ['loss', 'closes'];

const has = (action: ActionView, mark: string): boolean => (action.marks ?? []).includes(mark);

/** Whether an action cannot be undone, or nobody would think of undoing it. */
const isLasting = (action: ActionView): boolean =>
  has(action, 'final') || has(action, 'hands-over') || has(action, 'closes');

const isBranching = ({ prompt }: Question): boolean =>
  prompt.kind === 'branch' || prompt.kind === 'reaction';

/** Taking something back, doing the same again or giving something up is nothing that was forgotten. */
const NEVER_FORGOTTEN = ['less', 'back', 'again', 'loss', 'spare'];

/**
 * The things that could still act, if the step ended now. Nobody is asked about a card that may well
 * be kept, but whoever is asked sees `all` cards of the hand that could be used.
 */
export function unused({ prompt, actions }: Question, all = false): ActionView[][] {
  if ((prompt.chosen ?? 0) > 0 && (prompt.kind === 'mark' || prompt.kind === 'split')) return [];
  const by = new Map<string, ActionView[]>();
  for (const action of actions) {
    const kept = all && has(action, 'spare') && kindOf(action.anchors[0] ?? '') === 'card';
    const never = NEVER_FORGOTTEN.filter((mark) => !(kept && mark === 'spare'));
    if (endsStep(action) || action.vain || never.some((mark) => has(action, mark))) continue;
    // Whatever is put somewhere one by one is one thing, wherever it could go.
    const one = has(action, 'more') ? 'more' : (action.anchors[0] ?? action.action);
    by.set(one, [...(by.get(one) ?? []), action]);
  }
  return [...by.values()];
}

/** Something could still act, or what was planned cannot do what somebody may expect. */
const isUnfinished = (question: Question, action: ActionView): boolean =>
  has(action, 'warned') || leftAt(question) > 0;

const leftAt = (question: Question): number => unused(question).length;

/** Whether the server can work out its odds. */
export const hasOdds = (action: ActionView): boolean => commits(action) || has(action, 'odds');

export const endsStep = (action: ActionView): boolean => has(action, 'end');

/** The actions that start with the selected anchors. */
export function under(actions: ActionView[], path: string[]): ActionView[] {
  return actions.filter((o) => o.anchors.length > 0 && path.every((a, i) => o.anchors[i] === a));
}

/** Extend the selection for as long as there is only one way to continue. */
export function settle(actions: ActionView[], path: string[]): string[] {
  const found = [...path];
  if (found.length && !under(actions, found).length) found.length = 0;
  for (;;) {
    const rest = under(actions, found);
    const next = new Set(rest.map((o) => o.anchors[found.length]));
    if (next.size !== 1 || rest.some((o) => o.anchors.length <= found.length + 1)) return found;
    found.push(rest[0].anchors[found.length]);
  }
}

const STYLES: RingStyle[] = ['candidate', 'move', 'attack', 'retreat', 'place', 'swap'];

/** The ring around an action's target; a mark of the action may name it. */
export function styleOf(action: ActionView, depth: number): RingStyle {
  const last = depth === action.anchors.length - 1;
  if (!last) return 'candidate';
  const told = STYLES.find((style) => action.marks?.includes(style));
  if (told) return told;
  if (RETREATS.has(action.verb)) return 'retreat';
  if (markNumber(action, 'dice') !== null) return 'attack';
  const place = isPlace(action.anchors[depth]);
  if (depth > 0) return place ? 'move' : 'attack';
  return place ? 'place' : 'candidate';
}

export const isPlace = (anchor: string): boolean =>
  !['unit', 'piece', 'card', 'marker', 'zone'].includes(kindOf(anchor));

function badgeOf(action: ActionView): string | undefined {
  const written = action.marks?.find((mark) => mark.startsWith('badge-'));
  if (written) return written.slice('badge-'.length);
  const number = markNumber(action, 'dice') ?? markNumber(action, 'cost');
  return number === null ? undefined : String(number);
}

/** What stands in the list alone: possible at any time, but hardly ever meant. */
const NEVER_CLICKED = ['aside', 'more', 'less']; // an amount has buttons of its own, + and -

/** What a click on a thing may mean. */
export const offered = ({ actions }: Pick<Question, 'actions'>): ActionView[] =>
  actions.filter((action) => !NEVER_CLICKED.some((mark) => has(action, mark)));

/** What the page offers, for these actions and this selection; `meant` are those that light up. */
export function interactionOf(
  question: Question,
  selected: string[],
  meant = question.actions,
): Interaction {
  const path = settle(offered(question), selected);
  const actions = offered({ ...question, actions: meant });
  const rings = new Map<string, Ring>();
  const here = under(actions, path);
  for (const other of actions) {
    // Alternatives to the selection keep their outline, so that one click switches to them.
    const first = other.anchors[0];
    if (
      path.length &&
      first !== undefined &&
      first !== path[0] &&
      leavesInPeace(path, first, actions)
    )
      rings.set(first, { style: 'candidate' });
  }
  for (const action of here) addRing(rings, action, path.length);
  for (const anchor of path) rings.set(anchor, { style: 'select' });
  const which = piecesThere(actions, path);
  const buttons = buttonsOf(question, path, isBranching(question), which);
  return { path, rings, buttons, branching: isBranching(question) || which.length > 0 };
}

/** A place is chosen where several pieces could be meant: each of them has a button. */
function piecesThere(actions: ActionView[], path: string[]): ActionView[] {
  const here = path.length && isPlace(path.at(-1)!) ? under(actions, path) : [];
  const pieces = here.filter((o) => kindOf(o.anchors[path.length] ?? '') === 'unit');
  return here.length > 1 && pieces.length === here.length ? pieces : [];
}

/**
 * Whether a click on something else than the selection is harmless. Whoever holds a card means to lay it:
 * what would be done at once with something that is no card is neither lit nor done.
 */
function leavesInPeace(path: string[], anchor: string, actions: ActionView[]): boolean {
  if (kindOf(path[0] ?? '') !== 'card' || kindOf(anchor) === 'card') return true;
  return stepTo(actions, [anchor], anchor)?.do !== 'act';
}

function addRing(rings: Map<string, Ring>, action: ActionView, depth: number): void {
  const anchor = action.anchors[depth];
  if (anchor === undefined) return;
  const known = rings.get(anchor);
  if (known && known.style !== 'candidate') return; // the first action at a place decides
  const last = depth === action.anchors.length - 1;
  rings.set(anchor, {
    style: styleOf(action, depth),
    badge: last ? badgeOf(action) : undefined,
    marks: last ? action.marks : undefined,
  });
}

function buttonsOf(
  question: Question,
  path: string[],
  branching: boolean,
  which: ActionView[],
): Button[] {
  const { actions } = question;
  const several = which.length || !path.length ? which : exactly(actions, path);
  const here = several.map((action) => button(action, false));
  const offers = (o: ActionView): boolean => !path.length && !o.vain && has(o, 'button');
  // Whoever has taken something up decides about that: what takes everything back would push it aside.
  const returns = (o: ActionView): boolean => path.length > 0 && has(o, 'back');
  const told = (o: ActionView): boolean => branching && !has(o, 'aside');
  const shown = actions.filter(
    (o) => told(o) || (o.anchors.length === 0 && (branching || !returns(o))) || offers(o),
  );
  const left = leftAt(question);
  const rest = shown.filter((action) => !several.includes(action));
  return [
    ...here,
    ...rest.map((action) =>
      button(action, endsStep(action) && left === 0 && !has(action, 'early')),
    ),
  ];
}

/** Whether all buttons are equal answers to the prompt. */
export const branches = ({ branching, buttons }: Interaction, selected: string[]): boolean =>
  branching || (selected.length > 0 && buttons.length > 1 && !buttons.some((b) => b.end));

/**
 * The buttons that the digit keys press, in order. The same digit means something else in the next
 * question: what gives something up or ends a part of the turn has none.
 */
export const numbered = ({ buttons }: Interaction): Button[] =>
  buttons.filter(
    ({ action, primary, end }) => !primary && !end && !LOSING.some((m) => has(action, m)),
  );

const button = (action: ActionView, primary: boolean): Button => ({
  action,
  primary,
  end: endsStep(action),
});

/**
 * How many letters all answers begin with need not be read on each of them: "Play Reserves: ", or the
 * unit that the question names, "The infantry (D6) ".
 */
export function sharedOpening([first = '', ...others]: string[]): number {
  const [opening = ''] = /^.*?[:)] /.exec(first) ?? [];
  return others.length && others.every((label) => label.startsWith(opening)) ? opening.length : 0;
}

/** The actions whose anchors are exactly the path. */
export function exactly(actions: ActionView[], path: string[]): ActionView[] {
  return under(actions, path).filter((o) => o.anchors.length === path.length);
}

/**
 * What a click means; `anchors` are what is under the pointer, topmost first, and `clicked` is what was
 * pointed at: the place or a piece there.
 */
export function click(
  question: Question,
  selected: string[],
  anchors: string[],
  clicked = anchors[0],
): Step {
  const actions = offered(question);
  const path = settle(actions, selected);
  // Whoever clicks the place once more has not said which of its pieces is meant.
  if (clicked === path.at(-1) && piecesThere(actions, path).length) return { do: 'select', path };
  // Whoever clicks what is selected lets it go, even if it could go round and come back; where there
  // is only one thing to do with it, that is meant.
  const again =
    selected.length > 0 &&
    anchors[0] === path.at(-1) &&
    kindOf(anchors[0]) === 'unit' &&
    under(actions, path).length > 1;
  for (const anchor of again ? [] : anchors) {
    const step = stepTo(actions, [...path, anchor], anchors[0]);
    if (step) return pieceOf(step, actions, clicked);
  }
  if (path.length && anchors.includes(path[path.length - 1])) {
    return selected.length ? { do: 'back' } : { do: 'nothing' };
  }
  for (const anchor of anchors) {
    const step = stepTo(actions, [anchor], anchors[0]);
    if (step && leavesInPeace(path, anchor, actions)) return pieceOf(step, actions, clicked);
  }
  return anchors.length && question.actions.length ? { do: 'why', anchors } : { do: 'nothing' };
}

/** Where a place is chosen by a click on one of several pieces there, that piece is meant. */
function pieceOf(step: Step, actions: ActionView[], clicked: string): Step {
  if (step.do !== 'select' || !isPlace(step.path.at(-1)!)) return step;
  return stepTo(actions, [...step.path, clicked], clicked) ?? step;
}

function stepTo(actions: ActionView[], path: string[], clicked: string): Step | null {
  // A unit that goes round and comes back is seldom meant: that is in the list.
  const here = under(actions, path).filter((o) => !(has(o, 'round') && actions.length > 1));
  if (!here.length) return null;
  const final = here.filter((o) => o.anchors.length === path.length);
  // A card of the hand may be clicked only to ask about it: it goes back with a button that says so.
  const returns = has(here[0], 'back') && kindOf(clicked) === 'card';
  if (final.length === 1 && here.length === 1 && !returns) return { do: 'act', action: final[0] };
  // A piece that was clicked for its army means the usual order; the army card asks.
  const usual = here.filter((o) => !has(o, 'loss'));
  const forArmy = kindOf(clicked) === 'unit' && !path.includes(clicked);
  if (forArmy && usual.length === 1 && final.includes(usual[0]))
    return { do: 'act', action: usual[0] };
  return { do: 'select', path };
}

/** The action that a click on these things would take at once, or null. */
export function actionAt(
  question: Question,
  selected: string[],
  anchors: string[],
  clicked = anchors[0],
): ActionView | null {
  const step = click(question, selected, anchors, clicked);
  return step.do === 'act' ? step.action : null;
}

/** Go back one level; what has no alternative stays selected. */
export function back(actions: ActionView[], selected: string[]): string[] {
  const shorter = settle(actions, selected.slice(0, -1));
  return shorter.length < selected.length ? shorter : [];
}

/** The only action, if it can be taken back and nothing ends with it; never a reaction. */
export function forced(question: Question): ActionView | null {
  const { prompt, actions } = question;
  if (actions.length !== 1 || NEVER_SILENT.has(prompt.kind) || prompt.private) return null;
  const asked = cautionOf(question, actions[0], { first: true, turn: true }, false);
  return asked || endsStep(actions[0]) ? null : actions[0];
}

/** Nothing to answer a reaction with but to pass. */
export const passesOnly = ({ prompt, actions }: Live): boolean =>
  prompt?.kind === 'reaction' &&
  actions?.filter((one) => !one.marks?.includes('loss')).length === 1;

/** Whether the actions are unchanged, as when another player acts while everybody plans at once. */
export function isSame(before: ActionView[] | undefined, now: ActionView[] | undefined): boolean {
  if (!before?.length || before.length !== now?.length) return false;
  return before.every((action, i) => action.action === now[i].action);
}

/** The anchors that can be clicked now, in the order of the actions. */
export function anchorsOf(interaction: Interaction): string[] {
  return [...interaction.rings]
    .filter(([, ring]) => ring.style !== 'select')
    .map(([anchor]) => anchor);
}

/** The things that can still act: the first anchors of all actions. */
export function actors(actions: ActionView[]): string[] {
  return [...new Set(actions.flatMap((o) => o.anchors.slice(0, 1)))];
}

/** The next or previous of some anchors, wrapping around. */
export function cycle(anchors: string[], from: string | null, by: 1 | -1): string | null {
  if (!anchors.length) return null;
  const at = from === null ? -1 : anchors.indexOf(from);
  if (at < 0) return by > 0 ? anchors[0] : anchors[anchors.length - 1];
  return anchors[(at + by + anchors.length) % anchors.length];
}
