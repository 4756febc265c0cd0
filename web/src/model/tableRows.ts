// What a row of the home page says about a table.

import type { SeatInfo, TableInfo } from '../net/protocol';

/** One seat of each side: points belong to the side. */
const sides = (table: TableInfo): SeatInfo[] =>
  table.seats.filter((seat, i, all) => all.findIndex((other) => other.side === seat.side) === i);

/** The scores of the sides; empty where there is nothing to tell. */
export function scoreLine(table: TableInfo): string {
  const counted = table.seats.some((seat) => seat.score || seat.target);
  if (!counted || table.status === 'waiting' || table.replay) return '';
  return sides(table)
    .map((seat) => seat.score ?? 0)
    .join(' : ');
}

/** The score that wins, where it is the same for everybody; else 0. */
export function targetOf(table: TableInfo): number {
  const [first, ...others] = table.seats.map((seat) => seat.target ?? 0);
  return others.every((target) => target === first) ? (first ?? 0) : 0;
}

/** How a match ended, by key; empty while it goes on, and where nobody knows any more. */
export function verdict(table: TableInfo): string {
  if (table.draw) return 'page-drawn';
  const { winners } = table;
  if (!winners?.length) return '';
  const own = table.seats.filter((seat) => seat.mine);
  const won = own.filter((seat) => winners.includes(seat.seat));
  if (!own.length || (won.length && won.length < own.length)) return 'page-side-won';
  return won.length ? 'page-you-won' : 'page-you-lost';
}

/** Whether its host may delete a table: nobody else plays there. */
export const isOwnAlone = (table: TableInfo): boolean =>
  !!table.host && table.seats.every((seat) => seat.kind !== 'person' || seat.mine || seat.left);
