// Calculations for sheets of odds and printed tables: running sums, ranges, chances, lit cells.

import { percentages } from './percentages';
import type { Bar, ResultTable, Sheet, Sum, Term } from '../net/protocol';

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

/** A part of a sum as a piece of a bar; what takes away shortens it. */
export interface LadderPart {
  term: Term;
  from: number;
  width: number;
  label: string;
  doubt: boolean;
}

/** The parts of a sum side by side, from the left; what takes away shortens the longest, and stands on it. */
export function ladderOf(sum: Sum): LadderPart[] {
  const total = totalOf(sum);
  const parts: LadderPart[] = [];
  for (const [i, term] of sum.terms.entries()) {
    const range = rangeOf(term);
    const label = rangeText(range, i > 0);
    if (range.low > 0) parts.push({ term, from: 0, width: range.low, label, doubt: false });
  }
  for (const { low, high } of sum.terms.map(rangeOf)) {
    const [longest] = [...parts].sort((a, b) => b.width - a.width);
    if (low >= 0 || low !== high || !longest) continue;
    longest.width += low;
    longest.label += plain(low);
  }
  let at = 0;
  for (const part of parts) {
    part.from = at;
    part.width = Math.max(0, Math.min(part.width, total.high - at));
    at += part.width;
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
