import { describe, expect, it } from 'vitest';
import { oddsBadge, ring, ringColour, signs } from './rings';

describe('the signs on a target', () => {
  it('forbid in red alone: a place where one must stop is no forbidden place', () => {
    expect(signs['no-battle']).toContain('#b32d12');
    expect(signs.stop).not.toContain('#b32d12');
  });
});

describe('the odds on a target', () => {
  it('differ in colour and in shape where they are bad', () => {
    const [good, even, bad] = ['3:1', '1:1', '1:3'].map((odds) => oddsBadge(odds, '#f00'));
    expect(good).toContain('#f00');
    expect(good).not.toContain('rx="2"');
    for (const badge of [even, bad]) expect(badge).not.toContain('#f00');
    expect(bad).toContain('rx="2"');
    expect(even).not.toContain('rx="2"'); // whoever attacks may gain by it
    expect(even).not.toContain(/ fill="(#\w+)"/.exec(bad)![1]);
  });
});

describe('odds of which the losses are known', () => {
  it('look as good as what they promise, whatever the numbers are', () => {
    const shape = (odds: string, mark: string): string =>
      oddsBadge(odds, '#f00', [mark]).replace(odds, '');
    expect(shape('2:1', 'poor-odds')).toBe(oddsBadge('1:3', '#f00').replace('1:3', ''));
    expect(shape('2:1', 'even-odds')).toBe(oddsBadge('1:1', '#f00').replace('1:1', ''));
    expect(shape('1:1', 'good-odds')).toBe(oddsBadge('3:1', '#f00').replace('3:1', ''));
  });
});

describe('a ring on a map of areas', () => {
  const outline: [number, number][] = [
    [-9, -9],
    [9, -9],
    [9, 9],
    [-9, 9],
  ];
  it('lights its place and ends at the coast, but its sign is whole', () => {
    const lit = ring('place', outline, 1, 'north_sea');
    expect(lit).toMatch(/^<g clip-path="url\(#water-north_sea\)">/);
    expect(lit).not.toContain(`fill="${ringColour.place}" fill-opacity`);
    expect(lit.slice(lit.indexOf('</g>'))).toContain('<circle');
  });
  it('is tinted and whole elsewhere', () => {
    const hex = ring('place', outline);
    expect(hex).toContain(`fill="${ringColour.place}" fill-opacity`);
    expect(hex).not.toContain('url(');
  });
});
