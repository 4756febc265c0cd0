// Calculations for the panels: running sums, ranges, lit cells, pads and their pieces.

import { percentages } from './percentages';
import type {
  Board,
  Bar,
  ActionView,
  Live,
  Mat,
  Pad,
  ResultTable,
  Sheet,
  Sum,
  Term,
  Token,
  TurnBox,
  Zone,
} from '../net/protocol';

/** A number that may still be uncertain. */
export interface Range {
  low: number;
  high: number;
}

export const rangeOf = (term: Term): Range => ({
  low: term.value ?? 0,
  high: term.upto ?? term.value ?? 0,
});

/** The sum after each of its terms. */
export function runningSums(sum: Sum): Range[] {
  let low = 0;
  let high = 0;
  return sum.terms.map((term) => {
    const { low: least, high: most } = rangeOf(term);
    low += least;
    high += most;
    return { low, high };
  });
}

export const totalOf = (sum: Sum): Range => runningSums(sum).at(-1) ?? { low: 0, high: 0 };

const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));
const signed = (value: number): string => (value > 0 ? `+${value}` : plain(value));

/** `17`, `14…20`; with a sign if it is a modifier. */
export function rangeText(range: Range, sign = false): string {
  const say = sign ? signed : plain;
  return range.low === range.high ? say(range.low) : `${say(range.low)}…${say(range.high)}`;
}

/** A part of a sum as a piece of a bar; what takes away shortens the bar before it. */
export interface LadderPart {
  term: Term;
  from: number;
  width: number;
  label: string;
  doubt: boolean;
}

/** The parts of a sum side by side, from the left; those that take something away are shown last. */
export function ladderOf(sum: Sum): LadderPart[] {
  const total = totalOf(sum);
  let at = 0;
  const parts: LadderPart[] = [];
  for (const [i, term] of sum.terms.entries()) {
    const range = rangeOf(term);
    if (range.low <= 0) continue;
    const width = Math.max(0, Math.min(range.low, total.high - at));
    parts.push({ term, from: at, width, label: rangeText(range, i > 0), doubt: false });
    at += width;
  }
  if (total.high > total.low) {
    const doubtful = sum.terms.find((term) => rangeOf(term).low !== rangeOf(term).high);
    if (doubtful)
      parts.push({
        term: doubtful,
        from: total.low,
        width: total.high - total.low,
        label: '',
        doubt: true,
      });
  }
  return parts;
}

/** The first term of a sum stands alone, the others are added to it. */
export const isModifier = (sum: Sum, index: number): boolean => !!sum.relative || index > 0;

export interface PercentBar {
  bar: Bar;
  low: number;
  high: number;
}

/** Bars in whole percentages; certain ones add up to 100. */
export function percentBars(bars: Bar[]): PercentBar[] {
  const whole = percentages(bars.map((bar) => bar.chance));
  const known = bars.every((bar) => !bar.most || bar.most === bar.chance);
  return bars.map((bar, i) => {
    const low = known ? whole[i] : Math.round(bar.chance * 100);
    return {
      bar,
      low,
      high: known ? low : Math.max(low, Math.round((bar.most ?? bar.chance) * 100)),
    };
  });
}

/** How a cell of a table is lit: fully, by its row or column alone, or not. */
export function lightOf(
  table: ResultTable,
  sheets: Sheet[],
  row: number,
  column: number,
): 'cell' | 'line' | '' {
  for (const lit of sheets.flatMap((sheet) => sheet.lit ?? [])) {
    if (lit.table !== table.id) continue;
    const across = !!lit.columns?.includes(column);
    const down = !!lit.rows?.includes(row);
    if (across && down) return 'cell';
    if (across || down) return 'line';
  }
  return '';
}

export const isLit = (table: ResultTable, sheets: Sheet[]): boolean =>
  sheets.some((sheet) => sheet.lit?.some((lit) => lit.table === table.id));

/** The plan that a seat is making now, if any. */
export const ownMat = (live: Live, seat: string): Mat | null =>
  live.mats?.find((mat) => mat.owner === seat && mat.private) ?? null;

/** A plan without card slots needs little height: it goes below the board, not beside it. */
export const isLow = (mat: Mat): boolean => mat.pads.every((pad) => !pad.slots?.length);

export const allPads = (live: Live): Pad[] => (live.mats ?? []).flatMap((mat) => mat.pads);

/** The pad of each piece on the board that has one. */
export function padsOf(live: Live, anchors: string[]): string[] {
  return allPads(live)
    .filter((pad) => pad.pieces?.some((piece) => anchors.includes(piece)))
    .map((pad) => pad.anchor);
}

/** Put the ring of a pad on its piece too, so that either can be clicked. */
export function withPieces<T>(rings: Map<string, T>, live: Live): Map<string, T> {
  const found = new Map(rings);
  for (const pad of allPads(live)) {
    const ring = rings.get(pad.anchor);
    if (ring) for (const piece of pad.pieces ?? []) if (!found.has(piece)) found.set(piece, ring);
  }
  return found;
}

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

/** The two halves of a stepper on a thing: give it more, give it less. */
export interface Stepper {
  anchor: string;
  more?: ActionView;
  less?: ActionView;
  has: number;
}

export function steppers(actions: ActionView[]): Stepper[] {
  const found = new Map<string, Stepper>();
  for (const action of actions) {
    const half = action.marks?.includes('more')
      ? 'more'
      : action.marks?.includes('less')
        ? 'less'
        : null;
    const anchor = action.anchors.at(-1);
    if (!half || !anchor) continue;
    const stepper = found.get(anchor) ?? { anchor, has: 0 };
    stepper[half] = action;
    for (const mark of action.marks ?? [])
      if (/^has-\d+$/.test(mark)) stepper.has = Number(mark.slice(4));
    found.set(anchor, stepper);
  }
  return [...found.values()];
}

/** Somebody's zones of one kind. */
export const zonesOf = (live: Live, owners: string[], kind: string): Zone[] =>
  (live.zones ?? []).filter((zone) => zone.kind === kind && owners.includes(zone.owner ?? ''));

/** A wide board leaves room above it for the pieces that lie beside it. */
export const hasTrayRoom = (board?: Board): boolean =>
  !!board?.trays?.length && board.width > board.height;

/** The hands that this seat can see; if there are several, each gets a tab. */
export const hands = (live: Live): Zone[] =>
  (live.zones ?? []).filter(
    (zone) =>
      zone.private &&
      zone.owner &&
      (zone.cards?.length || zone.kind === 'offer') &&
      !zone.anchors?.length &&
      zone.kind !== 'backs',
  );
