import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight, SearchEngine, searchWords } from '.';
import { readEntries, type SearchEntry } from './entry';
import { fold } from './fold';
import { foldQuery, isSearchable, SEARCH_QUERY_MAX } from './query';

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id: title,
  title,
  description: '',
  url: `/${encodeURIComponent(title)}`,
  type: 'page',
  keywords: [],
  content: '',
  language: 'en',
  ...more,
});

const ENTRIES = [
  entry('Chemistry tutoring', { type: 'service', keywords: ['化学'], content: 'Moles\nThe internal assessment' }),
  entry('Theory of Knowledge', { type: 'service', keywords: ['tok'] }),
  entry('How are IB exams scored', {
    type: 'guide',
    content: 'Boundaries are set after the session. The viva voce comes last.',
  }),
  entry('Choosing between IB and AP', { type: 'guide', description: 'Both are hard in May.' }),
  entry('国際バカロレアの学校', { type: 'regional', language: 'ja', content: '東京のガイド' }),
  entry('École internationale', { type: 'regional', language: 'fr' }),
  entry('مدرسة دولية', { type: 'regional', language: 'ar' }),
  entry('서울의 국제 학교', { type: 'regional', language: 'ko' }),
];
const engine = new SearchEngine(ENTRIES);
const titles = (query: string) => engine.search(query).map(({ title }) => title);

describe('finds', () => {
  it.each([
    ['words in another order', 'tutoring chemistry', 'Chemistry tutoring'],
    ['a slip', 'chemestry', 'Chemistry tutoring'],
    ['a word that is still being typed', 'chem tut', 'Chemistry tutoring'],
    ['what stands late in a text', 'voce viva', 'How are IB exams scored'],
    ['another word for it', 'TOK', 'Theory of Knowledge'],
    ['words that are joined', 'theoryof knowledge', 'Theory of Knowledge'],
    ['full-width letters', 'ＴＯＫ', 'Theory of Knowledge'],
    ['accents left out', 'ecole', 'École internationale'],
    ['accents put in', 'thèory', 'Theory of Knowledge'],
    ['one Chinese sign', '化', 'Chemistry tutoring'],
    ['half-width katakana', 'ｶﾞｲﾄﾞ', '国際バカロレアの学校'],
    ['a part of a Japanese title', 'バカロレア学校', '国際バカロレアの学校'],
    ['a Korean word', '학교', '서울의 국제 학교'],
    ['Arabic without its dots', 'مدرسه', 'مدرسة دولية'],
    ['Arabic with vowel signs', 'دَوْلِيّة', 'مدرسة دولية'],
    ['a question', 'how are the exams scored?', 'How are IB exams scored'],
    ['most of the words, where no entry has all', 'chemistry tutoring zzzz', 'Chemistry tutoring'],
  ])('%s', (_, query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('entries in the reader’s language first, then English, then other languages', () => {
    const same = (['ko', 'en', 'ja'] as const).map((language) => entry(language, { content: 'IB', language }));
    expect(new SearchEngine(same).search('ib', { language: 'ja' }).map(({ title }) => title)).toEqual([
      'ja',
      'en',
      'ko',
    ]);
  });

  it('an Arabic word before longer words with the same start, and also with joined prefixes', () => {
    const arabic = new SearchEngine([
      entry('mathematics', { keywords: ['الرياضيات', 'العلوم والرياضيات'] }),
      entry('Riyadh', { content: 'مدارس في الرياض وجدة' }),
      entry('chemistry', { description: 'الفيزياء والكيمياء' }),
    ]);
    const found = (query: string) => arabic.search(query).map(({ title }) => title);
    expect(found('الرياض')[0]).toBe('Riyadh');
    expect(found('الرياضيات')[0]).toBe('mathematics');
    for (const query of ['كيمياء', 'الكيمياء', 'والكيمياء']) expect(found(query), query).toEqual(['chemistry']);
    const both = new SearchEngine([
      entry('with the article', { content: 'درس الكيمياء' }),
      entry('without', { content: 'درس كيمياء' }),
    ]);
    for (const query of ['كيمياء', 'الكيمياء', 'بالكيمياء']) expect(both.search(query), query).toHaveLength(2);
  });

  it('at most eight entries or the given limit, of one type if given', () => {
    const many = new SearchEngine(
      Array.from({ length: 20 }, (_, at) => entry(`Physics ${at}`, { type: at % 2 ? 'blog' : 'guide' })),
    );
    expect(many.search('physics')).toHaveLength(8);
    expect(many.search('physics', { limit: 3 })).toHaveLength(3);
    expect(new Set(many.search('physics', { type: 'blog' }).map(({ type }) => type))).toEqual(new Set(['blog']));
  });

  it('entries of a type by the whole query, even if many other entries match by words', () => {
    const mixed = new SearchEngine([
      ...Array.from({ length: 10 }, (_, at) => entry(`Physics ${at}`, { type: 'blog' })),
      entry('phy sics', { type: 'faq' }),
    ]);
    expect(mixed.search('physic', { type: 'faq' }).map(({ title }) => title)).toEqual(['phy sics']);
  });

  it('a subject’s service before its guide and article', () => {
    const physics = (['blog', 'guide', 'service'] as const).map((type) => entry(`${type} physics`, { type }));
    expect(new SearchEngine(physics).search('physics').map(({ type }) => type)).toEqual(['service', 'guide', 'blog']);
  });

  it('an entry with the query as a keyword before one with its words in the title', () => {
    const jobs = new SearchEngine([
      entry('Choose a tutor and become confident'),
      entry('Teachers', { keywords: ['jobs', 'become a tutor'] }),
    ]);
    for (const query of ['become a tutor', 'how to become a tutor'])
      expect(jobs.search(query)[0]?.title, query).toBe('Teachers');
  });

  it('an entry with few of the words if none has more', () => {
    const few = new SearchEngine([entry('Refunds'), ...Array.from({ length: 9 }, (_, at) => entry(`Course ${at}`))]);
    expect(few.search('course zebra quokka')[0]?.title).toBe('Course 0');
    expect(few.search('zebra quokka 1')).toEqual([]);
  });

  it('nothing for blank and short queries, and for letters inside other words', () => {
    for (const query of ['', '   ', '\u3000', 'c', 'xqzv', 'oice']) expect(titles(query)).toEqual([]);
    expect(isSearchable(' a ')).toBe(false);
    expect(isSearchable('ab')).toBe(true);
    expect(isSearchable('国')).toBe(true);
  });

  it('entries without throwing, for any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        expect(engine.search(query).length).toBeLessThanOrEqual(8);
        engine.nearestSpelling(query);
        expect(
          highlight(query, query)
            .map(({ text }) => text)
            .join(''),
        ).toBe(query);
      }),
    );
    for (const query of ['.*', '(((', '[a-', '\\', '<script>alert(1)</script>', 'a'.repeat(10_000)])
      engine.search(query);
  });
});

it('suggests the nearest spelling if nothing is found, and none if nothing is similar', () => {
  expect(engine.search('thoery')).toEqual([]);
  expect(engine.nearestSpelling('thoery')).toBe('theory');
  expect(engine.nearestSpelling('qqqqqqqq')).toBeUndefined();
  expect(engine.nearestSpelling('theory')).toBeUndefined();
});

describe('highlights', () => {
  const marked = (text: string, query: string) =>
    highlight(text, query)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('');
  it.each([
    ['Chemistry tutoring', 'chem', '[Chem]istry tutoring'],
    ['Chemistry tutoring', 'tut chem', '[Chem]istry [tut]oring'],
    ['École internationale', 'ecole', '[École] internationale'],
    ['Been to the EE', 'ee', 'Been to the [EE]'],
    ['Chemistry', 'chemestry', '[Chemistry]'],
    ['国際バカロレアの学校', 'バカロレア', '国際[バカロレア]の学校'],
    ['Straße', 'strasse', '[Straße]'],
    ['a < b & c', '<', 'a < b & c'],
  ])('%s for %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});

it('folds a folded text to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
  expect(searchWords('Ｔｈéorie')).toEqual(['theorie']);
});

it('parses a valid index, and rejects other values', () => {
  expect(readEntries(ENTRIES)).toEqual(ENTRIES);
  expect(readEntries([])).toEqual([]);
  for (const wrong of [
    null,
    {},
    'text',
    [null],
    [{ ...ENTRIES[0], title: 1 }],
    [{ ...ENTRIES[0], type: 'other' }],
    [{ ...ENTRIES[0], keywords: [1] }],
    [{ ...ENTRIES[0], url: 'https://evil.example' }],
    [{ ...ENTRIES[0], url: '//evil.example' }],
    [{ ...ENTRIES[0], url: '/\t/evil.example' }],
    [{ ...ENTRIES[0], url: '/\\evil.example' }],
    [{ ...ENTRIES[0], url: 'javascript:alert(1)' }],
  ]) {
    expect(readEntries(wrong)).toBeUndefined();
  }
});

it.each([
  ['a sign that becomes eighteen', 'ﷺ'],
  ['a sign that becomes four', '㌀'],
  ['a plain letter', 'x'],
])('limits a query after folding: %s', (_, sign) => {
  const query = sign.repeat(SEARCH_QUERY_MAX);
  expect(foldQuery(query).length).toBeLessThanOrEqual(SEARCH_QUERY_MAX);
  expect(foldQuery(query)).toBe(fold(query).slice(0, SEARCH_QUERY_MAX).trim());
  // Text after the limit is ignored.
  expect(highlight('chemistry', `${sign.repeat(SEARCH_QUERY_MAX - 10)} chemistry`)).toEqual(
    highlight('chemistry', foldQuery(`${sign.repeat(SEARCH_QUERY_MAX - 10)} chemistry`)),
  );
});
