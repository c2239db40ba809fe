import type { Language } from '@tutoring/domain/languages';
import { describe, expect, it } from 'vitest';
import { contradictionIn, type Contradiction } from '../../src/chat/contradictions';

/** What contradicts a page in each language: the kind, the page, a claim about it that holds, and one that does not. */
const CASES: readonly (readonly [Contradiction, Language, page: string, good: string, bad: string])[] = [
  [
    'number',
    'en',
    'A course has twenty lessons.',
    'You get 20 lessons in a course.',
    'You get 24 lessons in a course.',
  ],
  [
    'number',
    'en',
    'The fee is paid back by half.',
    'Half of the fee is paid back.',
    'A third of the fee is paid back.',
  ],
  ['number', 'de', 'Der Kurs hat 1.200 Plätze.', 'Es gibt 1200 Plätze.', 'Es gibt 1300 Plätze.'],
  ['number', 'fr', 'Le cours compte douze séances.', 'Il y a 12 séances.', 'Il y a dix séances.'],
  ['number', 'es', 'El curso tiene tres partes.', 'Son 3 partes.', 'Son cuatro partes.'],
  ['number', 'it', 'Il corso ha due parti.', 'Le parti sono 2.', 'Le parti sono tre.'],
  ['number', 'nl', 'De cursus heeft vijf delen.', 'Het zijn 5 delen.', 'Het zijn zes delen.'],
  ['number', 'ar', 'مدة الدرس ٤٥ دقيقة.', 'الدرس 45 دقيقة.', 'الدرس 50 دقيقة.'],
  ['number', 'ja', '試験は三回あります。', '試験の回数は3回です。', '試験の回数は五回です。'],
  ['number', 'ko', '시험은 세 번 있습니다.', '시험은 3번입니다.', '시험은 다섯 번입니다.'],
  ['number', 'zh-Hans', '考试分三次。', '考试有3次。', '考试有五次。'],
  ['number', 'zh-Hant', '考試分三次。', '考試有3次。', '考試有五次。'],
  [
    'number',
    'en',
    'The fair is on 4 June 2031.',
    'The fair of June 2031 is on the 4th.',
    'The fair is on 4 July 2031.',
  ],
  ['number', 'ko', '시험은 6월입니다.', '6월에 시험이 있습니다.', '7월에 시험이 있습니다.'],
  ['number', 'en', 'The room has one window.', 'There is 1 window.', 'There are 11 windows.'],
  ['number', 'en', 'The room has 3 windows.', 'There are three windows.', 'There is 1 window.'],
  ['unit', 'en', 'A call lasts 15 minutes.', 'Calls take 15 minutes.', 'Calls take 15 hours.'],
  ['unit', 'de', 'Der Anruf dauert 15 Minuten.', 'Er dauert 15 Minuten.', 'Er dauert 15 Stunden.'],
  ['unit', 'en', 'The book costs EUR 30.', 'You pay €30 for the book.', 'You pay $30 for the book.'],
  ['unit', 'ja', '通話は15分です。', '15分の通話です。', '15時間の通話です。'],
  ['unit', 'zh-Hans', '通话15分钟。', '时长是15分钟。', '时长是15小时。'],
  ['name', 'en', 'The office is in Oslo.', 'You find the office in Oslo.', 'You find the office in Bergen.'],
  ['name', 'fr', 'Le bureau est à Oslo.', 'On trouve le bureau à Oslo.', 'On trouve le bureau à Bergen.'],
  [
    'relation',
    'en',
    'Violin costs 30 a lesson, and piano costs 40.',
    'For piano you pay 40, and for violin 30.',
    'For piano you pay 30, and for violin 40.',
  ],
  ['relation', 'de', 'Geige kostet 30, Klavier kostet 40.', 'Klavier gibt es für 40.', 'Klavier gibt es für 30.'],
  [
    'role',
    'en',
    'The tutor corrects the essay on paper.',
    'The tutor corrects the essay.',
    'The student corrects the essay on paper.',
  ],
  ['role', 'en', 'We pay for faults on our side.', 'Faults on our side are paid.', 'Faults on your side are paid.'],
  [
    'role',
    'de',
    'Die KI fragt. Die Lehrkraft korrigiert den Aufsatz.',
    'Die Lehrkraft korrigiert Aufsatz um Aufsatz.',
    'Die KI korrigiert den Aufsatz.',
  ],
  [
    'role',
    'fr',
    'Le professeur corrige la dissertation.',
    'Le professeur corrige cette dissertation.',
    'L’élève corrige la dissertation.',
  ],
  ['role', 'zh-Hans', '老师批改作文。', '老师会批改作文。', '学生批改作文。'],
  [
    'negation',
    'en',
    'The library lends no dictionaries.',
    'No dictionaries are lent.',
    'The library lends dictionaries.',
  ],
  [
    'negation',
    'es',
    'La biblioteca no presta diccionarios.',
    'No se prestan diccionarios.',
    'La biblioteca presta diccionarios.',
  ],
  ['negation', 'ja', '図書館は辞書を貸しません。', '辞書は貸しません。', '図書館は辞書を貸します。'],
];

describe.each(CASES)('a %s in %s, of "%s"', (kind, language, page, good, bad) => {
  const find = (text: string) => contradictionIn({ text, language }, { text: page, language });
  it(`accepts: ${good}`, () => expect(find(good)).toBeUndefined());
  it(`rejects: ${bad}`, () => expect(find(bad)).toBe(kind));
});

it('compares numbers, months and units across languages', () => {
  const page = { text: 'The fair costs USD 30 and is on 4 June.', language: 'en' } as const;
  const find = (text: string, language: Language) => contradictionIn({ text, language }, page);
  expect(find('Die Messe am 4. Juni kostet 30 US-Dollar.', 'de')).toBeUndefined();
  expect(find('博覧会は6月4日で、料金は30ドルです。', 'ja')).toBeUndefined();
  expect(find('Die Messe ist am 4. Juli.', 'de')).toBe('number');
  expect(find('博覧会の料金は40ドルです。', 'ja')).toBe('number');
  expect(find('La feria cuesta 30 euros.', 'es')).toBe('unit');
});

it('takes numbers and names of the headings as said', () => {
  const page = { text: 'It costs 30.', language: 'en' } as const;
  const claim = { text: 'In 2031 the Oslo fair costs 30.', language: 'en' } as const;
  expect(contradictionIn(claim, page)).toBe('number');
  expect(contradictionIn(claim, page, 'Oslo in 2031')).toBeUndefined();
});
