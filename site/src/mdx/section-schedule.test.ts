import { expect, it } from 'vitest';
import { SECTION_SCHEDULE } from './section-schedule';

// The journeys read the table, and would follow a changed one.
it('gives the eleven sections their turns from 50 to 450 ms, the important ones first', () => {
  const turns = Object.values(SECTION_SCHEDULE);
  const delays = turns.map(({ delay }) => delay);
  expect(turns).toHaveLength(11);
  expect([Math.min(...delays), Math.max(...delays)]).toEqual([50, 450]);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  const ranks = turns.map(({ priority }) => ['high', 'medium', 'low'].indexOf(priority));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
});
