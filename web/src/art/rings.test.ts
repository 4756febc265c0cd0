import { describe, expect, it } from 'vitest';
import { signs } from './rings';

describe('the signs on a target', () => {
  it('forbid in red alone: a place where one must stop is no forbidden place', () => {
    expect(signs['no-battle']).toContain('#b32d12');
    expect(signs.stop).not.toContain('#b32d12');
  });
});
