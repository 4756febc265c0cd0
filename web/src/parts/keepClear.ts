// A note over the board keeps clear of the fight that it tells of and of what can be clicked next. It
// keeps its place for as long as it tells of the same fight and does not lie on what one has to click.

import { tick } from 'svelte';
import { clearSpot, costOf, covered, worthMoving, type Area, type Seen } from '../model/clearSpot';
import { placeOf } from '../model/logEvents';
import type { Message } from '../net/protocol';
import type { Table } from '../state/table.svelte';

const WIDTHS_PX = [420, 300, 250, 212]; // the widest that lies nowhere on the fight
const WEIGHTS = { fight: 100, next: 10, control: 4, piece: 1, board: 0.05 };
const SPACE_PX = 44; // of a place about which only its middle is known

type NotePlace = Record<'maxWidth' | 'left' | 'top' | 'bottom', string>;
const lastPlaces = new WeakMap<Element, NotePlace>();

interface Subject {
  table: Table;
  about: Message | undefined;
  /** What can be chosen: it is looked at again where this changes. */
  question: unknown;
}

export function keepClear(node: HTMLElement, subject: Subject) {
  const stage = node.parentElement!;
  let { table, about } = subject;

  const areaIn = (element: Element): Area => {
    const [from, at] = [stage.getBoundingClientRect(), element.getBoundingClientRect()];
    return {
      left: at.left - from.left,
      top: at.top - from.top,
      width: at.width,
      height: at.height,
    };
  };
  const seenBy = (selector: string, weight: number): Seen[] =>
    [...stage.querySelectorAll(selector)]
      .filter((element) => !node.contains(element))
      .map((element) => ({ area: areaIn(element), weight }));

  const matrix = (): DOMMatrix | null | undefined =>
    stage.querySelector<SVGGElement>('svg > g[id$="-live"]')?.getScreenCTM();
  function onStage(x: number, y: number): Pick<Area, 'left' | 'top'> {
    const [at, from] = [
      new DOMPoint(x, y).matrixTransform(matrix()!),
      stage.getBoundingClientRect(),
    ];
    return { left: at.x - from.left, top: at.y - from.top };
  }
  /** Beside the map there is room that nobody looks at. */
  function map(): Seen[] {
    const board = table.still?.board;
    if (!board || !matrix()) return [];
    const [from, to] = [onStage(0, 0), onStage(board.width, board.height)];
    const area = { ...from, width: to.left - from.left, height: to.top - from.top };
    return [{ area, weight: WEIGHTS.board }];
  }
  /** Where the fight was, even if nobody is left there. */
  function placeOfFight(): Area[] {
    const board = table.still?.board;
    const space = board && about && table.places.get(placeOf(about, board).replace(/^.*:/, ''));
    if (!board || !space || !matrix()) return [];
    const [x, y] = table.flip
      ? [board.width - space.x, board.height - space.y]
      : [space.x, space.y];
    const { left, top } = onStage(x, y);
    const half = SPACE_PX / 2;
    return [{ left: left - half, top: top - half, width: SPACE_PX, height: SPACE_PX }];
  }
  function fightAreas(): Seen[] {
    const named = Object.values(about?.args ?? {}).filter((value) => typeof value === 'string');
    const pieces = named.map((name) => `[data-token="${CSS.escape(name.replace(/^.*:/, ''))}"]`);
    const areas = placeOfFight().map((area) => ({ area, weight: WEIGHTS.fight }));
    return pieces.length ? [...areas, ...seenBy(pieces.join(), WEIGHTS.fight)] : areas;
  }
  const needed = (): Seen[] => [...fightAreas(), ...seenBy('[data-ring]', WEIGHTS.next)];
  const all = (): Seen[] => [
    ...needed(),
    ...seenBy('button, .scores, .minimap', WEIGHTS.control),
    ...seenBy('[data-token]', WEIGHTS.piece),
    ...map(),
  ];

  /** It scrolls, or has grown out of the board. */
  const isCut = (): boolean =>
    node.scrollHeight > node.clientHeight ||
    node.offsetLeft + node.offsetWidth > stage.clientWidth ||
    node.offsetTop + node.offsetHeight > stage.clientHeight;

  /** How bad it is where the last note lay: never there if it covers its fight or what one has to click. */
  function usual(room: { width: number; height: number }, seen: Seen[]): number {
    const last = lastPlaces.get(stage);
    if (!last) return Infinity;
    Object.assign(node.style, last);
    const area = areaIn(node);
    const inside = area.top >= 0 && area.top + area.height <= room.height;
    const fits = inside && area.left + area.width <= room.width && !isCut();
    return fits && costOf(area, needed()) === 0 ? costOf(area, seen) : Infinity;
  }
  function place(): void {
    const room = { width: stage.clientWidth, height: stage.clientHeight };
    const seen = all();
    const before = usual(room, seen);
    if (before === 0) return;
    let best: (Area & { cost: number }) | null = null;
    for (const width of WIDTHS_PX.filter(
      (one, i) => one < room.width || i === WIDTHS_PX.length - 1,
    )) {
      node.style.maxWidth = `${width}px`;
      const size = { width: node.offsetWidth, height: node.offsetHeight };
      const spot = clearSpot(room, size, seen);
      if (!best || spot.cost < best.cost) best = { ...spot, width };
    }
    if (!worthMoving(before, best!.cost, SPACE_PX ** 2 * WEIGHTS.piece)) {
      Object.assign(node.style, lastPlaces.get(stage));
      return;
    }
    // What grows later grows away from the edge.
    const low = best!.top > room.height / 2;
    node.style.maxWidth = `${best!.width}px`;
    node.style.left = `${best!.left}px`;
    node.style.top = low ? 'auto' : `${best!.top}px`;
    node.style.bottom = low ? `${room.height - best!.top - best!.height}px` : 'auto';
    const { maxWidth, left, top, bottom } = node.style;
    lastPlaces.set(stage, { maxWidth, left, top, bottom });
  }
  const isInTheWay = (): boolean =>
    seenBy('[data-ring]', 1).some(({ area }) => covered(area, areaIn(node)) > 0) &&
    costOf(areaIn(node), all()) > 0;

  const floats = getComputedStyle(node).position === 'absolute';
  const watch = new ResizeObserver(place);
  if (floats) watch.observe(stage);
  return {
    update(next: Subject): void {
      const other = next.about !== about;
      ({ table, about } = next);
      void tick().then(() => {
        if (floats && (other || isInTheWay() || isCut())) place();
        node.scrollTop = node.scrollHeight; // the end of a long fight is what came of it
      });
    },
    destroy: () => watch.disconnect(),
  };
}
