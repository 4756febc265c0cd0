// The position in words, for screen readers.

import {
  placeKind,
  placeLine,
  placeName,
  sentence,
  unitLine,
  unitsAt,
  type ShownScene,
} from './describe';
import { neighbours } from './cursorSteps';
import type { Words } from '../i18n/words';

/** A summary of the position, side by side. */
export function position(words: Words, scene: ShownScene): string {
  const kind = placeKind(scene);
  const places = new Map(
    scene.still.board.spaces.map((space) => [space.id, placeName(words, space, kind) || space.id]),
  );
  const lines = (scene.live.seats ?? []).map((seat) => {
    const side = sentence(words.name(`side:${seat.side}`));
    const units = (scene.live.tokens ?? []).filter(
      (t) => t.side === seat.side && (t.layer ?? 'unit') === 'unit',
    );
    const list = units
      .map((t) => `${unitLine(words, t)} (${places.get(t.space) ?? t.space})`)
      .join('; ');
    const score = seat.target
      ? words.text('page-score', { score: seat.score ?? 0, target: seat.target })
      : '';
    return `${side}: ${[score, list].filter(Boolean).join('. ')}.`;
  });
  return lines.join(' ');
}

/** The spaces around a place. */
export function surroundings(words: Words, scene: ShownScene, space: string): string {
  return neighbours(scene.still.board, space)
    .map((near) =>
      [
        placeLine(words, near, scene.live, placeKind(scene)),
        ...unitsAt(scene.live, near.id).map((u) => `${sentence(unitLine(words, u))}.`),
      ].join(' '),
    )
    .join(' ');
}
