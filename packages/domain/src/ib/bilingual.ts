import type { DiplomaField } from './diploma-input';
import type { DiplomaDecision } from './award';
import type { FactSource } from '../facts';

/** The source of the rule: General regulations: Diploma Programme, article 14.2. */
export const BILINGUAL_SOURCE: FactSource = {
  sources: [
    'mh.is page on the award of the diploma, quoting article 14.2',
    'Audentes IB Diploma Programme handbook 2021-2022, page 42 (the same two criteria)',
    'eliteib.co.uk/resource/bilingual-diploma-qa (the same two criteria)',
  ],
  checked: '2026-11',
  confidence: 'high',
};

/** The lowest grade that counts for a bilingual diploma. */
export const BILINGUAL_GRADE = 3;

/** The answers to the two questions about languages. Places are those of the six subjects, from 0. */
export interface BilingualAnswers {
  /** The subject of studies in language and literature (language A). */
  languageA: number;
  /** A second language A, in another language. */
  secondLanguageA?: number | undefined;
  /** A subject of group 3 or 4 with examinations in another language than that of language A. */
  otherLanguage?: number | undefined;
}

/** The two criteria. One is enough. */
export type BilingualCriterion = 'two-languages-a' | 'other-language';

/** Whether a criterion is met, and the subjects whose grade is too low. */
export interface BilingualLine {
  criterion: BilingualCriterion;
  /** `no-subject`: the student has no such subject. */
  status: 'met' | 'grade-too-low' | 'no-subject';
  tooLow: readonly Extract<DiplomaField, `subjects.${number}.grade`>[];
}

/** Whether a diploma is bilingual. */
export interface BilingualAnswer {
  /** `no-diploma`: a criterion is met, but the diploma is not awarded. */
  status: 'bilingual' | 'not-bilingual' | 'no-diploma';
  /** Both criteria. */
  lines: readonly BilingualLine[];
}

/**
 * Whether the diploma is a bilingual one: two languages A, or a subject of group 3 or 4 in another language than that of
 * language A; in each case with a 3 or more in both subjects. A language B never counts, nor does the Extended Essay, which
 * once did.
 * @param grades The grades of the six subjects; anything but a number, such as `N`, is no grade.
 */
export function bilingualDiploma(
  grades: readonly unknown[],
  { languageA, secondLanguageA, otherLanguage }: BilingualAnswers,
  award: DiplomaDecision['status'],
): BilingualAnswer {
  const line = (criterion: BilingualCriterion, second: number | undefined): BilingualLine => {
    // One subject cannot be both.
    if (second === undefined || second === languageA) return { criterion, status: 'no-subject', tooLow: [] };
    const tooLow = [languageA, second].filter((place) => !isEnough(grades[place]));
    return {
      criterion,
      status: tooLow.length === 0 ? 'met' : 'grade-too-low',
      tooLow: tooLow.map((place) => `subjects.${place}.grade` as const),
    };
  };
  const lines = [line('two-languages-a', secondLanguageA), line('other-language', otherLanguage)];
  const isMet = lines.some(({ status }) => status === 'met');
  return { status: !isMet ? 'not-bilingual' : award === 'awarded' ? 'bilingual' : 'no-diploma', lines };
}

const isEnough = (grade: unknown) => typeof grade === 'number' && grade >= BILINGUAL_GRADE;
