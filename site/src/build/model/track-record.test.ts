import { expect, it } from 'vitest';
import { LANGUAGES } from '@tutoring/domain/languages';
import { findUncounted } from './track-record';

const CLAIMS: Record<(typeof LANGUAGES)[number], string[]> = {
  en: [
    'Most students find less time than they thought.',
    'the other language of many of our students',
    'Lines we meet every week',
    'Confusions we see on practice work',
    'In our experience the essay comes last.',
    'We have taught hundreds.',
    'The commonest mistake is a short answer.',
    'Parents often tell us so.',
  ],
  'zh-Hant': ['很多學生都在這裏失分。', '我們經常見到這類答案。', '根據經驗，五月最忙。'],
  'zh-Hans': ['大多数学生会在这里失分。', '我们常遇到这种答案。'],
  ja: ['多くの生徒がここでつまずきます。', '経験上、夏が大切です。'],
  ko: ['대부분의 학생이 여기서 틀립니다.', '저희 경험으로는 여름이 중요합니다.'],
  ar: ['معظم الطلاب يخسرون هنا.', 'من خبرتنا أن الصيف مهم.'],
  es: ['La mayoría de los alumnos pierde aquí.', 'Según nuestra experiencia, no.'],
  fr: ['Beaucoup d’élèves perdent ici.', 'Notre expérience le confirme.', 'La plupart des familles hésitent.'],
  de: [
    'Die meisten Schülerinnen verlieren hier Punkte.',
    'Erfahrungsgemäß reicht das.',
    'Erfahrungsgemäss reicht das.',
  ],
  it: ['Molti allievi parlano italiano.', 'La maggior parte degli studenti sbaglia qui.'],
  nl: ['De meeste leerlingen verliezen hier punten.', 'Uit ervaring weten we dat.'],
};

it.each(LANGUAGES)('finds claims without a record in %s', (language) => {
  for (const claim of CLAIMS[language]) expect([claim, findUncounted(claim, language)]).not.toEqual([claim, undefined]);
});

it.each([
  'How many students chose the IB this year?',
  'A student may find less time than one thought.',
  'Nearly 1,000 high-school students in Turkey practised mathematics.',
  'As of November 2026 we have found no study of it.',
  'The error that we look for first',
  'We ask every student for the school’s rules.',
])('accepts %j', (text) => {
  expect(findUncounted(text, 'en-GB')).toBeUndefined();
});
