// Which cards fly from where to where after a step, from what the viewer may see.

import type { Zone } from '../net/protocol';

export interface Flight {
  /** The visible face; empty for a back. */
  card: string | null;
  from: string;
  to: string;
  /** It was hidden before: it turns over in flight. */
  turns?: boolean;
}

interface Change {
  zone: string;
  card: string | null;
  count: number;
}

const MAX_FLIGHTS = 4;

function counts(zone: Zone | undefined): Map<string, number> {
  return new Map((zone?.cards ?? []).map((card) => [card.id, card.count ?? 1]));
}

/** What zones gained (or lost, with the arguments swapped): visible cards by id, others by count. */
function gains(before: Zone[], after: Zone[]): Change[] {
  const old = new Map(before.map((zone) => [zone.id, zone]));
  return after.flatMap((zone) => {
    const was = old.get(zone.id);
    const known = counts(was);
    const seen = [...counts(zone)]
      .map(([card, count]) => ({ zone: zone.id, card, count: count - (known.get(card) ?? 0) }))
      .filter((c) => c.count > 0);
    const hidden =
      !zone.cards?.length && !was?.cards?.length ? (zone.count ?? 0) - (was?.count ?? 0) : 0;
    return hidden > 0 ? [...seen, { zone: zone.id, card: null, count: hidden }] : seen;
  });
}

/** The flights of a step: a visible card is followed by its id, a hidden one by what zones lost and gained. */
export function flightsOf(before: Zone[], after: Zone[]): Flight[] {
  const lost = gains(after, before);
  const take = (fits: (change: Change) => boolean): Change | undefined => {
    const found = lost.find((change) => change.count > 0 && fits(change));
    if (found) found.count -= 1;
    return found;
  };
  const found: Flight[] = [];
  for (const won of gains(before, after)) {
    for (let n = 0; n < won.count && found.length < MAX_FLIGHTS; n++) {
      const elsewhere = (change: Change): boolean => change.zone !== won.zone;
      const from =
        (won.card !== null && take((c) => elsewhere(c) && c.card === won.card)) ||
        take((c) => elsewhere(c) && c.card === null) ||
        (won.card === null && take(elsewhere));
      if (from)
        found.push({
          card: won.card,
          from: from.zone,
          to: won.zone,
          ...(won.card !== null && from.card === null ? { turns: true } : {}),
        });
    }
  }
  return found;
}
