import { expect, it } from 'vitest';
import type { TreeNode } from '../../shared/tree';
import { schedulePrefetch, SECTION_SCHEDULE } from './section-schedule';

// The journeys use the table, so they would not notice a change.
it('prefetches the eleven sections 50 to 450 ms after the first interaction, in order of priority', () => {
  const times = Object.values(SECTION_SCHEDULE);
  const delays = times.map(({ delay }) => delay);
  expect(times).toHaveLength(11);
  expect([Math.min(...delays), Math.max(...delays)]).toEqual([50, 450]);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  const ranks = times.map(({ priority }) => ['high', 'medium', 'low'].indexOf(priority));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
});

it('adds its section’s time to each widget, on the home page only', () => {
  const finder: TreeNode = ['Widget', { name: 'service-finder' }];
  const body = (id: string): TreeNode[] => [['Section', { id }, ['p', 0, 'text'], finder]];
  const scheduled: TreeNode = ['Widget', { name: 'service-finder', prefetch: 'user-visible 210' }];
  expect(schedulePrefetch(body('service-finder'), '/')).toEqual([
    ['Section', { id: 'service-finder' }, ['p', 0, 'text'], scheduled],
  ]);
  expect(schedulePrefetch(body('service-finder'), '/blog')).toEqual(body('service-finder'));
  expect(schedulePrefetch(body('another'), '/')).toEqual(body('another'));
});
