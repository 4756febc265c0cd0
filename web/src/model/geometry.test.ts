import { describe, expect, it } from 'vitest';
import scene from '../fixtures/scene.json';
import { neighbours, step, type Cursor } from './cursorSteps';
import { anchorsAt, spaceById, spaceOf, turned } from './geometry';
import type { Board, Live } from '../net/protocol';

const board = scene.board as unknown as Board;
const live = scene as unknown as Live;

describe('the cursor', () => {
  it('goes straight up and down again with repeated presses', () => {
    let cursor: Cursor = { space: 'E5', column: spaceById(board).get('E5')!.x };
    for (const direction of ['up', 'up', 'up', 'down', 'down', 'down'] as const)
      cursor = step(board, cursor, direction, false)!;
    expect(cursor.space).toBe('E5');
  });
  it('stops at the edge', () => {
    let cursor: Cursor | null = { space: 'E5', column: 0 };
    let count = 0;
    while (cursor && count++ < 50) cursor = step(board, cursor, 'left', false);
    expect(count).toBeLessThan(14);
  });
  it('is turned with the board', () => {
    const from = { space: 'E5', column: spaceById(board).get('E5')!.x };
    const right = step(board, from, 'right', false)!;
    expect(step(board, from, 'left', true)!.space).toBe(right.space);
  });
  it('reaches every space', () => {
    const seen = new Set(['E5']);
    const queue: Cursor[] = [{ space: 'E5', column: spaceById(board).get('E5')!.x }];
    while (queue.length) {
      const at = queue.pop()!;
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = step(board, at, direction, false);
        if (next && !seen.has(next.space)) {
          seen.add(next.space);
          queue.push({ ...next, column: spaceById(board).get(next.space)!.x });
        }
      }
    }
    expect(seen.size).toBe(board.spaces.length);
  });
});

describe('places', () => {
  it('a hex has six neighbours or fewer at the edge', () => {
    expect(neighbours(board, 'E5').length).toBe(6);
    for (const space of board.spaces)
      expect(neighbours(board, space.id).length).toBeLessThanOrEqual(6);
  });
  it('units lie on top of their place', () => {
    const unit = live.tokens!.find((t) => !t.layer)!;
    const anchors = anchorsAt(unit.space, board, live);
    expect(anchors[0]).toBe(`unit:${unit.id}`);
    expect(anchors).toContain(`hex:${unit.space}`);
    expect(spaceOf(anchors[0], live.tokens!, spaceById(board))).toBe(unit.space);
  });
  it('turns the board for the side that does not sit at the bottom', () => {
    expect(turned(board, board.bottom!)).toBe(false);
    expect(turned(board, '')).toBe(false);
    expect(turned(board, 'other')).toBe(true);
  });
});
