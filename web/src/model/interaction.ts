// The interaction grammar: options and what is selected so far say what lights up, which buttons
// there are and what a click means. It knows anchors, marks and kinds of questions, and no game.

import type { Choice, Prompt } from '../net/protocol';

export type RingStyle = 'candidate' | 'select' | 'move' | 'attack' | 'retreat' | 'place';

export interface Ring {
  style: RingStyle;
  badge?: string;
  marks?: string[];
}

export interface Question {
  prompt: Prompt;
  options: Choice[];
}

/** A button of the bar: a choice without a place, a branch, or one of several at the same place. */
export interface Button {
  choice: Choice;
  primary: boolean;
  end: boolean; // ends a step
  left: number; // how many things could still act when it ends the step
}

export interface Interaction {
  path: string[]; // what is selected, including what selects itself
  rings: Map<string, Ring>;
  buttons: Button[];
  branching: boolean; // the buttons answer the question, there is no need for the map
}

export type Step =
  | { do: 'act'; choice: Choice }
  | { do: 'select'; path: string[] }
  | { do: 'back' }
  | { do: 'why'; anchors: string[] }
  | { do: 'nothing' };

const RETREATS = new Set(['retreat', 'withdraw']);
const NEVER_SILENT = new Set(['reaction', 'wait', 'over']);

export const kindOf = (anchor: string): string => anchor.slice(0, Math.max(0, anchor.indexOf(':')));
export const idOf = (anchor: string): string => anchor.slice(anchor.indexOf(':') + 1);

/** The number behind a mark such as `dice-3`, or null. */
export function markNumber(choice: Choice, mark: string): number | null {
  for (const m of choice.marks ?? []) {
    const found = m.startsWith(`${mark}-`) ? Number(m.slice(mark.length + 1)) : NaN;
    if (Number.isInteger(found)) return found;
  }
  return null;
}

/** A choice that chance answers cannot be taken back: it asks for a deliberate click. */
export const commits = (choice: Choice): boolean =>
  markNumber(choice, 'dice') !== null || (choice.marks ?? []).includes('final');

/** Whether the server can say what chance may do to it. */
export const hasOdds = (choice: Choice): boolean =>
  commits(choice) || (choice.marks ?? []).includes('odds');

export const endsStep = (choice: Choice): boolean => (choice.marks ?? []).includes('end');

/** The choices that begin with what is selected. */
export function under(options: Choice[], path: string[]): Choice[] {
  return options.filter((o) => o.anchors.length > 0 && path.every((a, i) => o.anchors[i] === a));
}

/** Goes on by itself where there is only one thing to begin with: it is selected already. */
export function settle(options: Choice[], path: string[]): string[] {
  const found = [...path];
  if (found.length && !under(options, found).length) found.length = 0;
  for (;;) {
    const rest = under(options, found);
    const next = new Set(rest.map((o) => o.anchors[found.length]));
    if (next.size !== 1 || rest.some((o) => o.anchors.length <= found.length + 1)) return found;
    found.push(rest[0].anchors[found.length]);
  }
}

const STYLES: RingStyle[] = ['candidate', 'move', 'attack', 'retreat', 'place'];

/** How the thing that a choice would be answered with is ringed; the choice itself may say so. */
export function styleOf(choice: Choice, depth: number): RingStyle {
  const last = depth === choice.anchors.length - 1;
  if (!last) return 'candidate';
  const told = STYLES.find((style) => choice.marks?.includes(style));
  if (told) return told;
  if (RETREATS.has(choice.verb)) return 'retreat';
  if (markNumber(choice, 'dice') !== null) return 'attack';
  const place = isPlace(choice.anchors[depth]);
  if (depth > 0) return place ? 'move' : 'attack';
  return place ? 'place' : 'candidate';
}

export const isPlace = (anchor: string): boolean =>
  !['unit', 'piece', 'card', 'marker', 'zone'].includes(kindOf(anchor));

function badgeOf(choice: Choice): string | undefined {
  const written = choice.marks?.find((mark) => mark.startsWith('badge-'));
  if (written) return written.slice('badge-'.length);
  const number = markNumber(choice, 'dice') ?? markNumber(choice, 'cost');
  return number === null ? undefined : String(number);
}

/** Everything that the options and the selection show. */
export function interactionOf(question: Question, selected: string[]): Interaction {
  const { prompt, options } = question;
  const path = settle(options, selected);
  const rings = new Map<string, Ring>();
  const here = under(options, path);
  for (const other of options) {
    // What else could be selected instead keeps its outline, so that one click switches to it.
    const first = other.anchors[0];
    if (path.length && first !== undefined && first !== path[0])
      rings.set(first, { style: 'candidate' });
  }
  for (const choice of here) addRing(rings, choice, path.length);
  for (const anchor of path) rings.set(anchor, { style: 'select' });
  const branching = prompt.kind === 'branch' || prompt.kind === 'reaction';
  return { path, rings, buttons: buttonsOf(question, path, branching), branching };
}

function addRing(rings: Map<string, Ring>, choice: Choice, depth: number): void {
  const anchor = choice.anchors[depth];
  if (anchor === undefined) return;
  const known = rings.get(anchor);
  if (known && known.style !== 'candidate') return; // the plainest choice at a place speaks for it
  const last = depth === choice.anchors.length - 1;
  rings.set(anchor, {
    style: styleOf(choice, depth),
    badge: last ? badgeOf(choice) : undefined,
    marks: last ? choice.marks : undefined,
  });
}

function buttonsOf(question: Question, path: string[], branching: boolean): Button[] {
  const { prompt, options } = question;
  const several = path.length ? exactly(options, path) : [];
  const here = several.map((choice) => button(choice, false, 0));
  const shown = options.filter((o) => branching || o.anchors.length === 0);
  const left = new Set(options.filter((o) => !endsStep(o)).map((o) => o.anchors[0] ?? o.action))
    .size;
  const marked = (prompt.chosen ?? 0) > 0 && (prompt.kind === 'mark' || prompt.kind === 'split');
  const rest = shown.filter((choice) => !several.includes(choice));
  return [
    ...here,
    ...rest.map((choice) =>
      button(choice, endsStep(choice) && (left === 0 || marked), marked ? 0 : left),
    ),
  ];
}

/** Whether the buttons are the answer, all of them alike. */
export const branches = ({ branching, buttons }: Interaction, selected: string[]): boolean =>
  branching || (selected.length > 0 && buttons.length > 1 && !buttons.some((b) => b.end));

/** The buttons that digits press, in the order of their labels. */
export const numbered = (interaction: Interaction, selected: string[]): Button[] =>
  branches(interaction, selected)
    ? interaction.buttons
    : interaction.buttons.filter((b) => !b.primary && !b.end);

const button = (choice: Choice, primary: boolean, left: number): Button => ({
  choice,
  primary,
  end: endsStep(choice),
  left: endsStep(choice) ? left : 0,
});

/** The choices whose anchors are the path, no more and no less. */
export function exactly(options: Choice[], path: string[]): Choice[] {
  return under(options, path).filter((o) => o.anchors.length === path.length);
}

/** What a click means; `anchors` are the things under the pointer, the topmost first. */
export function click(question: Question, selected: string[], anchors: string[]): Step {
  const { options } = question;
  const path = settle(options, selected);
  for (const anchor of anchors) {
    const step = stepTo(options, [...path, anchor]);
    if (step) return step;
  }
  if (path.length && anchors.includes(path[path.length - 1])) {
    return selected.length ? { do: 'back' } : { do: 'nothing' };
  }
  for (const anchor of anchors) {
    const step = stepTo(options, [anchor]);
    if (step) return step;
  }
  return anchors.length && options.length ? { do: 'why', anchors } : { do: 'nothing' };
}

function stepTo(options: Choice[], path: string[]): Step | null {
  const here = under(options, path);
  if (!here.length) return null;
  const final = here.filter((o) => o.anchors.length === path.length);
  if (final.length === 1 && here.length === 1) return { do: 'act', choice: final[0] };
  // Where an amount is split, a click gives one more.
  const more = final.find((o) => o.marks?.includes('more'));
  if (more && final.every((o) => o === more || o.marks?.includes('less')))
    return { do: 'act', choice: more };
  return { do: 'select', path };
}

/** The choice that a click on these things would take at once, for the preview; else null. */
export function choiceAt(question: Question, selected: string[], anchors: string[]): Choice | null {
  const step = click(question, selected, anchors);
  return step.do === 'act' ? step.choice : null;
}

/** One level back; what selected itself stays. */
export function back(options: Choice[], selected: string[]): string[] {
  const shorter = settle(options, selected.slice(0, -1));
  return shorter.length < selected.length ? shorter : [];
}

/**
 * What was tried, in the notation of a similar option: `move al08 H7` and a click on K3 make
 * `move al08 K3`. Null where no option is of that kind, so nothing sensible can be asked.
 */
export function attempt(options: Choice[], selected: string[], anchors: string[]): string | null {
  const path = settle(options, selected);
  for (const depth of path.length ? [path.length, 0] : [0]) {
    const near = depth ? under(options, path.slice(0, depth)) : options;
    for (const anchor of anchors) {
      const like =
        near.find(
          (o) =>
            kindOf(o.anchors[depth] ?? '') === kindOf(anchor) && o.anchors.length === depth + 1,
        ) ?? near.find((o) => kindOf(o.anchors[depth] ?? '') === kindOf(anchor));
      if (like) return swap(like.action, idOf(like.anchors[depth]), idOf(anchor), depth);
    }
  }
  return null;
}

function swap(action: string, old: string, fresh: string, depth: number): string {
  const words = action.split(' ');
  let at = words.indexOf(old, Math.min(depth + 1, words.length - 1));
  if (at < 0) at = words.indexOf(old);
  if (at < 0) return `${words[0]} ${fresh}`;
  words[at] = fresh;
  return words.join(' ');
}

/** A step that has to be taken and tells nobody anything; reactions are never taken silently. */
export function forced(question: Question): Choice | null {
  const { prompt, options } = question;
  if (options.length !== 1 || NEVER_SILENT.has(prompt.kind) || prompt.private) return null;
  return commits(options[0]) ? null : options[0];
}

/** Whether the same is still asked, though others did something meanwhile, as when all plan at once. */
export function isSame(before: Choice[] | undefined, now: Choice[] | undefined): boolean {
  if (!before?.length || before.length !== now?.length) return false;
  return before.every((choice, i) => choice.action === now[i].action);
}

/** All anchors that can be clicked now, each once, in the order of the options. */
export function anchorsOf(interaction: Interaction): string[] {
  return [...interaction.rings]
    .filter(([, ring]) => ring.style !== 'select')
    .map(([anchor]) => anchor);
}

/** Things that can still act: the first anchors of all choices. */
export function actors(options: Choice[]): string[] {
  return [...new Set(options.flatMap((o) => o.anchors.slice(0, 1)))];
}

/** The next or previous of some anchors, going round. */
export function cycle(anchors: string[], from: string | null, by: 1 | -1): string | null {
  if (!anchors.length) return null;
  const at = from === null ? -1 : anchors.indexOf(from);
  if (at < 0) return by > 0 ? anchors[0] : anchors[anchors.length - 1];
  return anchors[(at + by + anchors.length) % anchors.length];
}

/** The option that a typed line means: its notation, its beginning if only one fits, or its number. */
export function typed(options: Choice[], line: string): Choice | null {
  const text = line.trim().replace(/\s+/g, ' ').toLowerCase();
  if (!text) return null;
  const exact = options.find((o) => o.action.toLowerCase() === text);
  if (exact) return exact;
  const number = /^\d+$/.test(text) ? options[Number(text) - 1] : undefined;
  if (number) return number;
  const begin = options.filter((o) => o.action.toLowerCase().startsWith(text));
  return begin.length === 1 ? begin[0] : null;
}
