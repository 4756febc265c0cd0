import { expect, it } from 'vitest';
import { favourOf } from './favour';

it('names a favourite only where the interval leaves no even chance', () => {
  const clear = favourOf(
    { axis: 0.27, allies: 0.73 },
    { axis: [0.19, 0.36], allies: [0.64, 0.81] },
  );
  expect(clear).toMatchObject({ sides: ['allies', 'axis'], favourite: 'allies' });
  const open = favourOf({ axis: 0.45, allies: 0.55 }, { axis: [0.35, 0.55], allies: [0.45, 0.65] });
  expect(open?.favourite).toBe('');
});

it('says nothing where nothing was measured', () => {
  expect(favourOf({}, {})).toBeNull();
});
