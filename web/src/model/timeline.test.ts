import { describe, expect, it } from 'vitest';
import { Timeline, WIDTH } from './timeline';

const clicked = (x: number) =>
  ({
    clientX: x,
    currentTarget: { getBoundingClientRect: () => ({ left: 0, width: WIDTH }) },
  }) as unknown as MouseEvent & { currentTarget: SVGSVGElement };

describe('the axis of a match', () => {
  it('finds every moment where it was drawn', () => {
    const axis = new Timeline(37);
    for (let ply = 0; ply <= 37; ply += 1) expect(axis.plyAt(clicked(axis.x(ply)))).toBe(ply);
  });

  it('stays within the match at its edges', () => {
    const axis = new Timeline(10);
    expect(axis.plyAt(clicked(0))).toBe(0);
    expect(axis.plyAt(clicked(WIDTH))).toBe(10);
  });

  it('draws a line from the first moment to the last', () => {
    const axis = new Timeline(2);
    expect(
      axis.line(
        [
          { ply: 0, y: 1 },
          { ply: 2, y: 3 },
        ],
        (p) => p.y,
      ),
    ).toBe(`M${axis.left.toFixed(1)} 1.0L${axis.right.toFixed(1)} 3.0`);
  });
});
