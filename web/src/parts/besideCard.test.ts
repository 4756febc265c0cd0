import { describe, expect, it } from 'vitest';
import { beside } from './besideCard';

const size = { width: 300, height: 400 };
const view = { width: 1440, height: 900 };

describe('an enlarged card', () => {
  it('stands above what is pointed at', () => {
    expect(beside({ left: 500, top: 700, width: 128, height: 178 }, size, view)).toEqual({
      left: 414,
      top: 288,
    });
  });
  it('stands below where there is no room above', () => {
    expect(beside({ left: 500, top: 60, width: 128, height: 178 }, size, view)).toEqual({
      left: 414,
      top: 250,
    });
  });
  it('stays within the window', () => {
    const spot = beside({ left: 4, top: 700, width: 128, height: 178 }, size, view);
    expect(spot.left).toBe(8);
    const phone = { width: 360, height: 640 };
    const tight = beside({ left: 300, top: 250, width: 60, height: 90 }, size, phone);
    expect(tight.left).toBeGreaterThanOrEqual(8);
    expect(tight.top + size.height).toBeLessThanOrEqual(phone.height);
  });
});
