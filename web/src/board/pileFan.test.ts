import { describe, expect, it } from 'vitest';
import type { Pt } from '../art/hex';
import { cornerAt, hidden, quietSide } from './pileFan';

const view = { width: 1000, height: 800 };
const size = { width: 200, height: 100 };

describe('a fanned-out stack', () => {
  it('lies to the right, or where there is room', () => {
    expect(quietSide([500, 400], 20, size, view, [])).toBe('right');
    expect(quietSide([950, 400], 20, size, view, [])).toBe('left');
  });

  it('does not cover what can be chosen', () => {
    const goals: Pt[] = [
      [560, 400],
      [440, 400],
      [500, 460],
    ];
    const side = quietSide([500, 400], 20, size, view, goals);
    expect(side).toBe('above');
    expect(hidden(cornerAt(side, [500, 400], 20, size, view), size, goals)).toBe(0);
  });

  it('never lies over its own place', () => {
    for (const at of [
      [30, 30],
      [970, 770],
      [500, 20],
    ] as Pt[]) {
      expect(
        hidden(cornerAt(quietSide(at, 20, size, view, []), at, 20, size, view), size, [at]),
      ).toBe(0);
    }
  });
});
