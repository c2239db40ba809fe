import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bilingualDiploma } from './bilingual';

const statusOf = (grades: readonly unknown[], answers: Parameters<typeof bilingualDiploma>[1]) =>
  bilingualDiploma(grades, answers, 'awarded').status;

describe('a bilingual diploma', () => {
  const grades = [3, 3, 5, 2, 4, 5];

  it('takes two languages A with a 3 in both', () => {
    expect(statusOf(grades, { languageA: 0, secondLanguageA: 1 })).toBe('bilingual');
    expect(statusOf([2, ...grades.slice(1)], { languageA: 0, secondLanguageA: 1 })).toBe('not-bilingual');
  });

  it('or a subject of group 3 or 4 in another language with a 3, and a 3 in language A', () => {
    expect(statusOf(grades, { languageA: 0, otherLanguage: 2 })).toBe('bilingual');
    expect(bilingualDiploma(grades, { languageA: 0, otherLanguage: 3 }, 'awarded')).toEqual({
      status: 'not-bilingual',
      lines: [
        { criterion: 'two-languages-a', status: 'no-subject', tooLow: [] },
        { criterion: 'other-language', status: 'grade-too-low', tooLow: ['subjects.3.grade'] },
      ],
    });
  });

  it('needs the diploma, and more than one subject', () => {
    expect(bilingualDiploma(grades, { languageA: 0, secondLanguageA: 1 }, 'not-awarded').status).toBe('no-diploma');
    expect(statusOf(grades, { languageA: 0 })).toBe('not-bilingual');
    expect(statusOf(grades, { languageA: 0, secondLanguageA: 0, otherLanguage: 0 })).toBe('not-bilingual');
    expect(statusOf(['N', 3], { languageA: 0, secondLanguageA: 1 })).toBe('not-bilingual');
  });

  it('agrees with the words of the rule for all answers', () => {
    const grade = fc.constantFrom<unknown>('N', undefined, 1, 2, 3, 4, 7);
    const place = fc.option(fc.nat(5), { nil: undefined });
    fc.assert(
      fc.property(
        fc.array(grade, { minLength: 6, maxLength: 6 }),
        fc.nat(5),
        place,
        place,
        fc.constantFrom('awarded' as const, 'not-awarded' as const),
        (all, languageA, secondLanguageA, otherLanguage, award) => {
          const passes = (one: number | undefined) => one !== undefined && [3, 4, 5, 6, 7].includes(all[one] as number);
          const twoLanguages = secondLanguageA !== languageA && passes(languageA) && passes(secondLanguageA);
          const taught = otherLanguage !== languageA && passes(languageA) && passes(otherLanguage);
          const expected =
            !twoLanguages && !taught ? 'not-bilingual' : award === 'awarded' ? 'bilingual' : 'no-diploma';
          expect(bilingualDiploma(all, { languageA, secondLanguageA, otherLanguage }, award).status).toBe(expected);
        },
      ),
    );
  });
});
