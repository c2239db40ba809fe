import { expect, it } from 'vitest';
import { conflictsOf, joinParts, mergeTexts } from './merge';

const FROM = 'one\ntwo\nthree\nfour\nfive\n';

it('puts changes of different lines together', () => {
  const parts = mergeTexts(FROM.replace('one', 'ONE'), FROM, FROM.replace('five', 'FIVE'));
  expect(conflictsOf(parts)).toEqual([]);
  expect(joinParts(parts)).toBe('ONE\ntwo\nthree\nfour\nFIVE\n');
});

it('is no conflict if both made the same change', () => {
  const same = FROM.replace('two', 'TWO');
  expect(joinParts(mergeTexts(same, FROM, same))).toBe(same);
});

it('keeps both versions of a place until the owner has chosen', () => {
  const parts = mergeTexts(FROM.replace('two', 'mine'), FROM, FROM.replace('two', 'theirs'));
  expect(conflictsOf(parts)).toEqual([{ mine: 'mine', theirs: 'theirs' }]);
  expect(joinParts(parts, ['mine'])).toBe(FROM.replace('two', 'mine'));
  expect(joinParts(parts, ['theirs'])).toBe(FROM.replace('two', 'theirs'));
  expect(joinParts(parts, ['both'])).toBe(FROM.replace('two', 'theirs\nmine'));
});

it('leaves no empty line for a version that removed the lines', () => {
  const parts = mergeTexts(FROM.replace('two\n', ''), FROM, FROM.replace('two', 'theirs'));
  expect(joinParts(parts, ['mine'])).toBe(FROM.replace('two\n', ''));
});
