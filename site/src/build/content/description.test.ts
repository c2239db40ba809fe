import { expect, it } from 'vitest';
import type { TreeNode } from '../../shared/tree';
import { firstSentences } from './description';

const body: TreeNode[] = [
  ['Hero', 0, ['h1', 0, 'Tutors'], ['p', 0, 'We ', ['strong', 0, 'teach'], ' IB. We work online. Ask us anything.']],
  ['p', 0, 'More.'],
];

it('takes whole sentences of the first paragraph, and at least one', () => {
  expect(firstSentences(body, 'en', 32)).toBe('We teach IB. We work online.');
  expect(firstSentences(body, 'en', 5)).toBe('We teach IB.');
  expect(firstSentences([['p', 0, '一对一。线上课。']], 'zh-Hans', 20)).toBe('一对一。线上课。');
  expect(firstSentences([], 'en', 20)).toBe('');
});
