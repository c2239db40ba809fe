import { expect, it } from 'vitest';
import type { TreeNode } from '../../src/contract/tree';
import { inTurn, SECTION_SCHEDULE } from './section-schedule';

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

it('gives the turn of its section to what is live in it, on the home page alone', () => {
  const finder: TreeNode = ['Widget', { name: 'service-finder' }];
  const body = (id: string): TreeNode[] => [['Section', { id }, ['p', 0, 'text'], finder]];
  const turned: TreeNode = ['Widget', { name: 'service-finder', turn: 'user-visible 210' }];
  expect(inTurn(body('service-finder'), '/')).toEqual([
    ['Section', { id: 'service-finder' }, ['p', 0, 'text'], turned],
  ]);
  expect(inTurn(body('service-finder'), '/blog')).toEqual(body('service-finder'));
  expect(inTurn(body('another'), '/')).toEqual(body('another'));
});
