import { expect, it } from 'vitest';
import { summaryOf, type Change } from './changes';

const answered = (is: true | 'not-us' | null): Change => ({
  of: 'claim',
  file: 'site/data/claims.yaml',
  label: 'A tutor is named to you.',
  claim: 'tutor-named',
  answer: is === null ? null : { is, by: 'Sample Owner', on: '2026-11-27' },
});

it.each([
  [true, 'Confirm “A tutor is named to you.”'],
  ['not-us', 'Take out “A tutor is named to you.”'],
  [null, 'Open again “A tutor is named to you.”'],
] as const)('says what the answer %s did, in the words of the list', (is, summary) => {
  expect(summaryOf([answered(is)])).toBe(summary);
});

it('has a summary that the contract accepts, however long the sentence is', () => {
  const label = 'a sentence '.repeat(40);
  expect(summaryOf([{ ...answered(true), label }]).length).toBeLessThanOrEqual(200);
});
