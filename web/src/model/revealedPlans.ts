// The plans of a round as they were revealed: what has been carried out since is shown again.

import type { LogLine, Mat, Message, Pad, Slot } from '../net/protocol';

const ROUND = 'event-round';
const CARD = 'event-revealed';
const CUBES = 'event-cubes';
const CLASH = ['event-executed', 'event-withdrawn'];

/** The messages of the present round, until the first order is carried out. */
function opening(log: LogLine[]): Message[] {
  const told = log.filter((line) => !line.undone).flatMap((line) => line.messages);
  const round = told.slice(told.findLastIndex(({ key }) => key === ROUND) + 1);
  const clash = round.findIndex(({ key }) => CLASH.includes(key));
  return clash < 0 ? round : round.slice(0, clash);
}

const argument = ({ args }: Message, name: string): string => String(args?.[name] ?? '');

/** A plan with all its cards and cubes; `colours` are those of a card. */
export function asRevealed(log: LogLine[], mat: Mat, colours: (card: string) => string[]): Mat {
  const told = opening(log).filter((message) => argument(message, 'seat') === `seat:${mat.owner}`);
  const of = (key: string, pad: Pad): Message[] =>
    told.filter((message) => message.key === key && argument(message, 'army') === pad.anchor);
  const slotOf = (slot: Slot, pad: Pad): Slot => {
    const laid = of(CARD, pad).map((message) => argument(message, 'card'));
    const card = laid.find((one) => colours(one).includes(slot.takes ?? ''));
    return slot.card || !card
      ? slot
      : { ...slot, card: card.replace('card:', ''), closed: undefined };
  };
  const padOf = (pad: Pad): Pad => {
    const cubes = of(CUBES, pad).at(-1)?.args?.number;
    const holds = pad.holds?.map((amount) =>
      typeof cubes === 'number' ? { ...amount, value: cubes } : amount,
    );
    return { ...pad, holds, slots: pad.slots?.map((slot) => slotOf(slot, pad)) };
  };
  return { ...mat, pads: mat.pads.map(padOf) };
}

/** What cards changed before the first order: why somebody has more cubes, or another side up. */
export const beforeTheClash = (log: LogLine[]): Message[] =>
  opening(log).filter(({ key }) => ![CARD, CUBES, 'event-ready'].includes(key));
