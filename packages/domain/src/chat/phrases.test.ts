import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../languages';
import { finderOf, plainPhrases, says, spaced } from './phrases';
import { loadVocabulary } from './vocabulary';

const isSaid = (text: string, list: string, language: Language = 'en') => says(spaced(text), list, language);

describe('a phrase', () => {
  it.each([
    ['is whole words', 'refund', 'A refund, please', 'refunded'],
    ['may have any ending', 'refund*', 'refunded', 'prefund'],
    ['may have words between', 'write … essay', 'write him a good essay', 'write a b c d e f essay'],
    ['may be one of several', '(do|write) it', 'Do it', 'see it'],
    ['may stand at the end', 'a, b c', 'is it b c', 'is it b'],
    ['is folded', 'Büro', 'BURO', 'bur'],
  ])('%s', (_, list, does, doesNot) => {
    expect(isSaid(does, list)).toBe(true);
    expect(isSaid(doesNot, list)).toBe(false);
  });

  it('is found inside Japanese, Chinese and Korean text', () => {
    expect(isSaid('授業の料金は', '料金', 'ja')).toBe(true);
    expect(isSaid('대신써주세요', '대신 써', 'ko')).toBe(true);
  });

  it('is found after joined Arabic prefixes', () => {
    expect(isSaid('بالسعر', 'سعر', 'ar')).toBe(true);
    expect(isSaid('اسعار', 'سعر', 'ar')).toBe(false);
  });

  it('is never found in an empty list', () => {
    expect(isSaid('anything', '')).toBe(false);
  });
});

it('lists phrases without their notation', () => {
  expect(plainPhrases('refund*, (a|b) c, get … back')).toEqual(['refund', 'get back']);
});

describe.each(LANGUAGES)('the vocabulary of %s', (language) => {
  it('has valid lists, none of which matches everything', async () => {
    const { small, concepts, policies } = await loadVocabulary(language);
    const lists = [
      small,
      ...Object.values(concepts),
      ...Object.values(policies).flatMap(({ asks, not = '' }) => [asks, not]),
    ];
    for (const list of lists) {
      const empty = list.split(', ').filter((phrase) => phrase.trim() === '');
      expect(empty, list).toEqual(list === '' ? [''] : []);
      expect('  '.match(finderOf(list, language)), list).toBeNull();
      expect(says(spaced('zzzz 42'), list, language), list).toBe(false);
    }
  });

  it('has phrases for every policy', async () => {
    const { policies } = await loadVocabulary(language);
    for (const { asks } of Object.values(policies)) expect(asks).not.toBe('');
  });
});
