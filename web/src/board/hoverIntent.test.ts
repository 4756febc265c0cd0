import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HoverIntent } from './hoverIntent';

describe('what a pointer means', () => {
  let told: (string | null)[];
  let intent: HoverIntent;
  let panel: { leave?: () => void } | null; // under the pointer

  beforeEach(() => {
    vi.useFakeTimers();
    panel = null;
    vi.stubGlobal('document', {
      querySelector: () =>
        panel && {
          addEventListener: (_: string, leave: () => void) => (panel!.leave = leave),
        },
    });
    told = [];
    intent = new HoverIntent((anchor) => told.push(anchor));
    vi.advanceTimersByTime(1000);
    intent.moved([100, 100]);
    vi.advanceTimersByTime(100);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const move = (x: number, y: number, anchor: string): void => {
    intent.moved([x, y]);
    intent.point(anchor);
  };

  it('is what is under it, at once', () => {
    move(110, 100, 'tile:A1');
    expect(told).toEqual(['tile:A1']);
  });

  it('is not what it crosses fast on its way to the panel', () => {
    move(110, 100, 'tile:A1');
    vi.advanceTimersByTime(16);
    move(180, 110, 'tile:B1');
    vi.advanceTimersByTime(16);
    move(260, 120, 'tile:C1');
    panel = {};
    intent.point(null);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['tile:A1']);
    panel.leave!();
    panel = null;
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['tile:A1', null]);
  });

  it('is where it comes to rest', () => {
    vi.advanceTimersByTime(16);
    intent.moved([101, 100]);
    vi.advanceTimersByTime(16);
    move(180, 110, 'tile:B1');
    expect(told).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(told).toEqual(['tile:B1']);
  });
});
