import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSentence } from '../../src/chat/check-sentence';
import { promptFor } from '../../src/chat/prompt';
import type { Source } from '../../src/chat/sources';
import { HOSTILE } from '../hostile';

const source = (sentences: readonly string[], more: Partial<Source> = {}): Source => ({
  cite: 0,
  language: 'en',
  title: 'Prices',
  heading: '',
  sentences,
  ...more,
});

const PRICES = source([
  'A single lesson costs from $60 and lasts 60 minutes.',
  'The first consultation is free.',
  'You get a refund if you cancel at least 24 hours before the lesson.',
  'We do not guarantee grades.',
  'Parents pay tutors through our platform.',
  'It is a myth that every lesson guarantees a 7.',
  'AP is cheaper than IB for families who live in Toronto and book early.',
  'John teaches physics on Mondays.',
  'The real rate came out at 1% instead of 4%.',
  'We are not affiliated with the College Board, and neither has it examined us.',
  'A course has 20 lessons of 45 minutes.',
  'Whether tutors in your town, your school or your family are free on a given day is for them to tell.',
]);
const TERMS = source(['Cancelling is possible until 24 hours before a lesson.'], { cite: 2, title: 'Terms' });
const GIVEN = [PRICES, TERMS];

const verdictKind = (sentence: string, given: readonly Source[] = GIVEN) => checkSentence(sentence, given).kind;

describe('a sentence passes', () => {
  it.each([
    ['word for word', 'The first consultation is free [1].'],
    ['with its citation behind the full stop', 'The first consultation is free. [1]'],
    ['with light words and other endings', 'Our first consultations are free [1].'],
    ['of a part', 'A lesson costs from $60 [1].'],
    ['with all its conditions', 'You get a refund if you cancel at least 24 hours before your lesson [1].'],
    ['with its denial', 'We do not guarantee your grades [1].'],
    ['denied with another word', "We don't guarantee grades [1]."],
    ['in bold, as an entry of a list', '- The **first consultation** is free [1].'],
    ['with a citation of another shape', 'The first consultation is free【1】.'],
  ])('%s', (_, sentence) => {
    expect(checkSentence(sentence, GIVEN)).toMatchObject({ kind: 'passed', cites: [0] });
  });

  it('without Markdown', () => {
    expect(checkSentence('* **The first consultation** is free [1].', GIVEN)).toEqual({
      kind: 'passed',
      text: 'The first consultation is free.',
      cites: [0],
    });
  });

  it('with two citations, keeping those that support it', () => {
    const twice = [PRICES, source(['The consultation is free.'], { cite: 1 })];
    expect(checkSentence('The consultation is free [1][2].', twice)).toMatchObject({ cites: [0, 1] });
    expect(checkSentence('The first consultation is free [1, 2].', twice)).toMatchObject({ cites: [0] });
  });

  it('with words of the heading, unless that is a question', () => {
    const under = (heading: string) => [source(['It costs $30 and lasts 45 minutes.'], { heading })];
    expect(verdictKind('A trial lesson costs $30 [1].', under('Trial lesson'))).toBe('passed');
    expect(verdictKind('A trial lesson costs $30 [1].', under('Is there a trial lesson?'))).toBe('doubtful');
  });
});

describe('a sentence is rejected', () => {
  it.each<[string, string, string]>([
    ['uncited', 'without a citation', 'The first consultation is free.'],
    ['uncited', 'that is nothing', 'NONE'],
    ['cites elsewhere', 'citing what was not given', 'The first consultation is free [2].'],
    ['cites elsewhere', 'citing one that was given and one that was not', 'The first consultation is free [1][7].'],
    ['cites elsewhere', 'citing zero', 'The first consultation is free [0].'],
    ['doubtful', 'citing another place than the one that says it', 'The first consultation is free [3].'],
    ['unsupported', 'with another amount', 'A single lesson costs from $50 [1].'],
    ['unsupported', 'with another currency', 'A single lesson costs from €60 [1].'],
    ['doubtful', 'with a number that counts something else', 'A single lesson lasts 60 grades [1].'],
    ['doubtful', 'with a number as another bound', 'A single lesson costs $60 [1].'],
    ['doubtful', 'with a number nobody gave', 'The first consultation is free for 7 parents [1].'],
    ['unsupported', 'with a name nobody gave', 'The first consultation with Harvard is free [1].'],
    ['doubtful', 'that begins with a name nobody gave', 'Harvard pays tutors through our platform [1].'],
    ['doubtful', 'with a word nobody gave', 'The first consultation is always free [1].'],
    ['doubtful', 'that leaves a condition out', 'You get a refund [1].'],
    ['doubtful', 'that leaves a part of a condition out', 'You get a refund if you cancel before the lesson [1].'],
    ['unsupported', 'that turns a denial round', 'We do guarantee grades [1].'],
    ['unsupported', 'that denies', 'The first consultation is not free [1].'],
    ['doubtful', 'that takes from several sentences', 'A single lesson is free [1].'],
    ['doubtful', 'that says itself what others say', 'Every lesson guarantees a 7 [1].'],
    ['doubtful', 'that is cut out of a long one', 'Tutors are free [1].'],
    ['unsupported', 'with a name that only begins as one', 'On Mondays Johnson teaches physics [1].'],
    ['doubtful', 'that begins with a name that only begins as one', 'Johnson teaches physics on Mondays [1].'],
    ['unsupported', 'with numbers that changed places', 'A course has 45 lessons of 20 minutes [1].'],
    [
      'unsupported',
      'that turns a comparison round',
      'IB is cheaper than AP for families who live in Toronto and book early [1].',
    ],
    ['unsupported', 'that turns who does what round', 'Tutors pay parents through our platform [1].'],
    ['doubtful', 'of nothing but light words', 'Yes, we do [1].'],
    ['fragment', 'that is the end of one', 'the first consultation is free [1].'],
    ['fragment', 'that is too short', 'Free [1].'],
    ['fragment', 'without an end', `The first consultation is free ${'and free '.repeat(60)}[1].`],
    ['address', 'with an address', 'The first consultation is free at https://evil.example [1].'],
    ['address', 'with a host', 'The first consultation is free at evil.example [1].'],
    ['address', 'with a link', 'The [first consultation](/pay) is free [1].'],
    ['address', 'with a mail address', 'The first consultation is free, parents@evil [1].'],
    ['address', 'with a full-width address', 'The first consultation is free at ｅｖｉｌ．ｅｘａｍｐｌｅ [1].'],
    ['address', 'with a broken character', 'The first consultation\uFFFD is free [1].'],
    ['address', 'with a tag', 'The first <b>consultation</b> is free [1].'],
    ['address', 'with code', 'The first `consultation` is free [1].'],
    ['address', 'with a telephone number', 'The first consultation is free, call +15551234 [1].'],
  ])('as %s: %s', (kind, _, sentence) => {
    expect(verdictKind(sentence)).toBe(kind);
  });

  it('that repeats our rules', () => {
    const { system } = promptFor('', GIVEN);
    for (const rule of system.split(/(?<=[.:])\s+/)) {
      expect(verdictKind(`${rule} [1]`), rule).not.toBe('passed');
      expect(verdictKind(`${rule.replace(/\.$/, '')} [1].`), rule).not.toBe('passed');
    }
  });

  it.each(HOSTILE)('that contains %j', (text) => {
    const verdict = checkSentence(`The first consultation is free ${text} [1].`, GIVEN);
    // What is left of some is nothing: spaces and signs that nobody sees.
    if (verdict.kind === 'passed')
      expect(verdict.text).toMatch(/^The first consultation is free[\s\p{P}\p{S}\p{C}]*$/u);
  });
});

/** What a page says in each language; what may be made of it, and what may not. */
const SAID: Partial<Record<Language, { page: string[]; good: string[]; bad: string[] }>> = {
  de: {
    page: [
      'Eine Stunde kostet ab 60 € und dauert 60 Minuten.',
      'Das erste Gespräch ist kostenlos.',
      'Wir garantieren keine Noten.',
    ],
    good: [
      'Das erste Gespräch ist kostenlos [1].',
      'Eine Stunde dauert 60 Minuten [1].',
      'Wir garantieren Ihnen keine Note [1].',
    ],
    bad: [
      'Eine Stunde ist kostenlos [1].',
      'Eine Stunde dauert 45 Minuten [1].',
      'Wir garantieren Noten [1].',
      'Eine Stunde kostet 60 € [1].',
    ],
  },
  fr: {
    page: ['Le premier entretien est gratuit et dure 30 minutes.', 'Nous ne garantissons pas de notes.'],
    good: [
      'Le premier entretien est gratuit [1].',
      'L’entretien dure 30 minutes [1].',
      'Nous ne garantissons aucune note [1].',
    ],
    bad: [
      'Nous garantissons des notes [1].',
      'Le premier entretien dure 60 minutes [1].',
      'Le premier entretien est toujours gratuit [1].',
    ],
  },
  es: {
    page: ['La primera reunión es gratuita.', 'Puedes cancelar hasta 24 horas antes de la clase.'],
    good: ['La primera reunión es gratuita [1].', 'Puedes cancelar la clase hasta 24 horas antes [1].'],
    bad: [
      'La primera clase es gratuita [1].',
      'Puedes cancelar la clase 24 horas antes [1].',
      'La primera reunión no es gratuita [1].',
    ],
  },
  it: {
    page: ['Il primo colloquio è gratuito.', 'Le lezioni durano 60 minuti.'],
    good: ['Il primo colloquio è gratuito [1].', 'Le lezioni durano 60 minuti [1].'],
    bad: ['Le lezioni sono gratuite [1].', 'Le lezioni durano almeno 60 minuti [1].'],
  },
  nl: {
    page: ['Het eerste gesprek is gratis.', 'Wij garanderen geen cijfers.'],
    good: ['Het eerste gesprek is gratis [1].', 'Wij garanderen geen cijfers [1].'],
    bad: ['Wij garanderen cijfers [1].', 'Alleen het eerste gesprek is gratis [1].'],
  },
  ar: {
    page: ['الاستشارة الأولى مجانية.', 'مدة الدرس ٦٠ دقيقة.', 'نحن لا نضمن الدرجات.'],
    good: ['الاستشارة الأولى مجانية [1].', 'مدة الدرس 60 دقيقة [1].', 'لا نضمن الدرجات [1].'],
    bad: ['الدرس مجاني [1].', 'مدة الدرس 45 دقيقة [1].', 'نحن نضمن الدرجات [1].'],
  },
  ja: {
    page: ['初回の相談は無料です。', '授業は1回60分です。', '成績は保証しません。'],
    good: ['初回の相談は無料です[1]。', '授業は60分です[1]。', '成績の保証はしません[1]。'],
    bad: [
      '授業は無料です[1]。',
      '授業は45分です[1]。',
      '成績を保証します[1]。',
      '初回の相談はオックスフォードでも無料です[1]。',
    ],
  },
  ko: {
    page: ['첫 상담은 무료입니다.', '수업은 60분 동안 진행됩니다.', '성적을 보장하지 않습니다.'],
    good: ['첫 상담은 무료입니다 [1].', '수업은 60분 동안 진행돼요 [1].', '성적을 보장하지 않아요 [1].'],
    bad: ['수업은 무료입니다 [1].', '수업은 45분 동안 진행됩니다 [1].', '성적을 보장합니다 [1].'],
  },
  'zh-Hans': {
    page: [
      '第一次咨询是免费的。',
      '每节课60分钟。',
      '我们不保证成绩。',
      '国际学校学生第一次在线咨询服务免费。',
      '数学老师每周教两次学生。',
      '中国学生在美国上大学。',
    ],
    good: ['第一次咨询免费[1]。', '每节课是60分钟[1]。', '我们不保证成绩[1]。'],
    bad: [
      '每节课免费[1]。',
      '每节课45分钟[1]。',
      '我们保证成绩[1]。',
      '国际学校大学生第一次在线咨询服务免费[1]。',
      '师生每周教两次数学[1]。',
      '美国学生在中国上大学[1]。',
    ],
  },
  'zh-Hant': {
    page: ['第一次諮詢是免費的。', '每節課60分鐘。', '我們不保證成績。'],
    good: ['第一次諮詢免費[1]。', '每節課是60分鐘[1]。', '我們不保證成績[1]。'],
    bad: ['每節課免費[1]。', '每節課90分鐘[1]。', '我們保證成績[1]。'],
  },
};
const SPOKEN = LANGUAGES.flatMap((language) => (SAID[language] ? [{ language, ...SAID[language] }] : []));

describe.each(SPOKEN)('in $language', ({ language, page, good, bad }) => {
  const given = [source(page, { language, title: '' })];
  it.each(good)('passes %s', (sentence) => expect(verdictKind(sentence, given)).toBe('passed'));
  it.each(bad)('does not pass %s', (sentence) =>
    expect(verdictKind(sentence, given)).toMatch(/^(?:unsupported|doubtful)$/),
  );
});

it('never throws, and never shows a number, link or markup that no page has', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('The first consultation is free', ' [1]', '. ', '60', '\u0000', '](x)', '**', '【1】', ...HOSTILE),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const verdict = checkSentence(pieces.join(''), GIVEN);
      if (verdict.kind !== 'passed') return;
      expect(verdict.text).not.toMatch(/[<>{}`|\\]|:\/\/|\[\d|[\u0000-\u001f]/);
      for (const [number] of verdict.text.matchAll(/\d+/g)) expect(PRICES.sentences.join(' ')).toContain(number);
    }),
    { numRuns: 2000 },
  );
});
