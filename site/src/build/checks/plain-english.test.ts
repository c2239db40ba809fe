import { expect, it } from 'vitest';
import type { ViewNode } from '../../shared/tree';
import { blocksIn, hardSentences } from './plain-english';

const hurdlesOf = (text: string) => hardSentences([text]).flatMap(({ hurdles }) => hurdles);

it.each([
  ['What you have paid for and not used goes back to you.', ['opens with a clause']],
  ['Whoever writes to us hears back in a day.', ['who']],
  ['Sessions are charged at the end of the month.', ['passive']],
  [`Your tutor ${'reads and '.repeat(12)}answers.`, ['long']],
])('says why a sentence is hard: %s', (sentence, hurdles) => {
  expect(hurdlesOf(sentence)).toEqual(hurdles);
});

it.each([
  'What does it cost?',
  'Who will teach my child?',
  'Your tutor reads last week’s notes before the call.',
  'We refund every session that you’ve paid for and not taken.',
])('accepts a plain sentence: %s', (sentence) => {
  expect(hurdlesOf(sentence)).toEqual([]);
});

it('rates a sentence harder for each hurdle and for every ten words beyond the limit', () => {
  const words = (count: number) => `We ${'read '.repeat(count - 1)}`.trim() + '.';
  expect(hardSentences([words(25)])).toEqual([]);
  expect(hardSentences([words(35)])[0]?.score).toBeCloseTo(2);
  expect(hardSentences([words(45)])[0]?.score).toBeCloseTo(3);
});

it('reads each paragraph, item and attribute alone, and leaves out students’ answers and sources', () => {
  const body: ViewNode[] = [
    [
      'Section',
      { title: 'A title' },
      ['ul', 0, ['li', 0, 'one item'], ['li', 0, ['p', 0, 'an ', ['em', 0, 'item'], ' with a paragraph']]],
      ['Script', { title: 'Sample' }, ['p', 0, 'A student’s answer.']],
    ],
    ['Sources', {}, ['ul', 0, ['li', 0, 'IB, subject brief.']]],
  ];
  expect(blocksIn(body)).toEqual(['A title', 'one item', 'an item with a paragraph']);
});
