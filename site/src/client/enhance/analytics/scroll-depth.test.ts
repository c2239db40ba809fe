import { expect, it } from 'vitest';
import { ScrollDepth } from './scroll-depth';

it('tells each depth once a page', () => {
  const told: number[] = [];
  const depth = new ScrollDepth((percent) => told.push(percent));
  for (const bottom of [100, 249, 260, 255, 900]) depth.reached(bottom, 1000);
  expect(told).toEqual([25, 50, 75, 90]);
  // The end is reached in spite of rounding.
  depth.reached(999.4, 1000);
  depth.reached(1000, 1000);
  expect(told).toEqual([25, 50, 75, 90, 100]);
});
