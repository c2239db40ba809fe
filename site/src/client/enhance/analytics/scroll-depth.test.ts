import { expect, it } from 'vitest';
import { ScrollDepth } from './scroll-depth';

it('reports each depth once a page', () => {
  const reported: number[] = [];
  const depth = new ScrollDepth((percent) => reported.push(percent));
  for (const bottom of [100, 249, 260, 255, 900]) depth.reached(bottom, 1000);
  expect(reported).toEqual([25, 50, 75, 90]);
  // The end counts as reached in spite of rounding.
  depth.reached(999.4, 1000);
  depth.reached(1000, 1000);
  expect(reported).toEqual([25, 50, 75, 90, 100]);
});
