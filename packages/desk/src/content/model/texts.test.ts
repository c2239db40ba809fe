import { expect, it } from 'vitest';
import { isForTexts, searchTexts } from './texts';

const TEXTS = {
  'a.mdx': '---\ntitle: "A"\n---\n\n# Fees\n\nSee **the fees** on [our page](/fees) before you book.\n',
  'b.mdx': 'Nothing here.\n',
  'ja.mdx': '一回の授業は**60分**です。\n',
};
const found = (search: string) => searchTexts(TEXTS, search, Object.keys(TEXTS));

it('finds the lines with all words, whatever their case', () => {
  expect(found('BOOK fees').map(({ path, line }) => `${path}:${line}`)).toEqual(['a.mdx:7']);
  expect(found('fees').map(({ line }) => line)).toEqual([5, 7]);
});

it('puts the words as they were typed first', () => {
  const texts = { 'a.mdx': 'You may look, and sit in the room.\n', 'b.mdx': 'May I sit in?\n' };
  const paths = (search: string) => searchTexts(texts, search, Object.keys(texts)).map(({ path }) => path);
  expect(paths('sit in')).toEqual(['a.mdx', 'b.mdx']);
  expect(paths('May I sit')).toEqual(['b.mdx', 'a.mdx']);
});

it('shows what stands around the words, without marks', () => {
  expect(found('before you')).toMatchObject([
    { before: 'See the fees on our page ', match: 'before you', after: ' book.' },
  ]);
});

it('waits for a word that is long enough; two characters are one in Japanese', () => {
  expect(isForTexts('fe')).toBe(false);
  expect(found('fe')).toEqual([]);
  expect(found('授業')).toMatchObject([{ path: 'ja.mdx', line: 1 }]);
});
