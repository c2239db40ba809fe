import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../languages';
import { finderOf, plainPhrases, says, spaced } from './phrases';
import { chatWords } from './words';

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

  it('stands inside of Japanese, Chinese and Korean', () => {
    expect(isSaid('授業の料金は', '料金', 'ja')).toBe(true);
    expect(isSaid('대신써주세요', '대신 써', 'ko')).toBe(true);
  });

  it('is found behind what Arabic writes onto it', () => {
    expect(isSaid('بالسعر', 'سعر', 'ar')).toBe(true);
    expect(isSaid('اسعار', 'سعر', 'ar')).toBe(false);
  });

  it('is nothing in an empty list', () => {
    expect(isSaid('anything', '')).toBe(false);
  });
});

it('is written without what is for the finder', () => {
  expect(plainPhrases('refund*, (a|b) c, get … back')).toEqual(['refund', 'get back']);
});

describe.each(LANGUAGES)('the words of %s', (language) => {
  it('are lists that can be read, and none finds everything', async () => {
    const { small, elsewhere, concepts, policies } = await chatWords(language);
    const lists = [
      small,
      elsewhere,
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

  it('have an answer to every policy, and what others do', async () => {
    const { elsewhere, policies } = await chatWords(language);
    expect(elsewhere).not.toBe('');
    for (const { asks } of Object.values(policies)) expect(asks).not.toBe('');
  });
});
