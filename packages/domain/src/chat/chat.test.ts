import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conceptNames,
  createChat,
  lexiconOf,
  passagesAddress,
  readLexicon,
  readPassages,
  type ChatSources,
  type IntentModel,
  type Passage,
} from '.';
import type { ChatAnswer } from '../contract/chat';
import { LANGUAGES, type Language } from '../languages';
import type { SearchEntry } from '../search/entry';
import { placesOf } from './lexicon';

interface Page {
  path: string;
  title: string;
  language?: Language;
  type?: SearchEntry['type'];
  passages: Passage[];
}

const PAGES: readonly Page[] = [
  {
    path: '/terms',
    title: 'Terms of lessons',
    passages: [
      {
        id: 'refunds',
        heading: 'Moving, cancelling, refunds',
        sentences: [
          'If you want to stop, prepaid sessions that have not taken place are refunded.',
          'No reason is needed.',
        ],
      },
      { id: 'prices', heading: 'Prices', sentences: ['Sessions start at USD 59 / CAD 79.'] },
    ],
  },
  {
    path: '/faq',
    title: 'Questions',
    passages: [
      {
        id: 'camera',
        heading: 'Must the camera be on?',
        sentences: ['No.', 'A voice and a shared page are enough to teach.'],
      },
    ],
  },
  {
    path: '/jp',
    title: '日本のご家庭のための個別指導',
    language: 'ja',
    type: 'regional',
    passages: [
      {
        id: 'fees',
        heading: '料金',
        sentences: ['料金は米ドルとカナダドルで定めております。', '円での価格はありません。'],
      },
    ],
  },
  {
    path: '/ae',
    title: 'دروس في الإمارات',
    language: 'ar',
    type: 'regional',
    passages: [{ id: 'pay', heading: 'الدفع', sentences: ['أسعارنا بالدولار الأمريكي والدولار الكندي.'] }],
  },
];

const INDEX: readonly SearchEntry[] = PAGES.map(({ path, title, language = 'en', type = 'page', passages }) => ({
  id: path,
  title,
  description: '',
  url: path,
  type,
  keywords: path === '/terms' ? ['refund', 'cancellation'] : [],
  content: passages.map(({ heading }) => heading).join('\n'),
  language,
}));

const LEXICON = lexiconOf(
  PAGES.filter(({ language = 'en' }) => language === 'en').map(({ path, passages }) => ({
    path,
    text: passages.flatMap(({ heading, sentences }) => [heading, ...sentences]).join(' '),
  })),
  { price: ['/terms'] },
);

/** A model without intents, so that the search alone answers. */
const NO_INTENTS: IntentModel = { outcomes: [], asked: [], features: '', small: '' };

const SOURCES: ChatSources = {
  index: () => Promise.resolve(INDEX),
  lexicon: () => Promise.resolve(LEXICON),
  intents: () => Promise.resolve(NO_INTENTS),
  passages: (path) => Promise.resolve(PAGES.find((page) => page.path === path)?.passages ?? []),
};

const ask = (question: string, language: Language = 'en') => createChat(SOURCES).answer(question, language);
const firstOf = (answer: ChatAnswer) => (answer.kind === 'quotations' ? answer.quotations[0] : undefined);

describe('quotes', () => {
  it('the sentence, its page and its place', async () => {
    expect(firstOf(await ask('Can I get a refund for prepaid sessions?'))).toEqual({
      text: 'If you want to stop, prepaid sessions that have not taken place are refunded.',
      language: 'en',
      title: 'Terms of lessons',
      url: '/terms#refunds',
    });
  });

  it.each([
    ['in other words', 'do we get our money back if we quit', 'en', '/terms#refunds'],
    ['with a typo', 'is there a refnud of prepaid lessons', 'en', '/terms#refunds'],
    ['an amount, where a price is asked for', 'how much is it', 'en', '/terms#prices'],
    ['what stands below a question', 'does the camera have to be on', 'en', '/faq#camera'],
    ['the reader’s language', '料金はいくらですか', 'ja', '/jp#fees'],
    ['the question’s language on a page of another', '料金はいくらですか', 'en', '/jp#fees'],
    ['Arabic', 'كم سعر الحصة؟', 'ar', '/ae#pay'],
    ['English, where the reader’s language says nothing', 'カメラは必要ですか', 'ja', '/faq#camera'],
  ] as const)('%s', async (_, question, language, url) => {
    expect(firstOf(await ask(question, language))?.url).toBe(url);
  });

  it('a short sentence with the next one', async () => {
    expect(firstOf(await ask('does the camera have to be on'))?.text).toBe(
      'No. A voice and a shared page are enough to teach.',
    );
    expect(firstOf(await ask('料金はいくらですか', 'ja'))?.text).toContain('おります。円で');
  });

  it('in the language of the page', async () => {
    expect(firstOf(await ask('カメラは必要ですか', 'ja'))?.language).toBe('en');
  });
});

it('answers “unknown” if no page has an answer', async () => {
  for (const question of ['What is the weather in Paris?', 'piano lessons', '天気はどうですか', '???', '🙂', '']) {
    expect((await ask(question)).kind, question).toBe('unknown');
  }
});

it('declines requests before it loads anything', async () => {
  const nothing = () => Promise.reject(new Error('offline'));
  const chat = createChat({ index: nothing, lexicon: nothing, intents: nothing, passages: nothing });
  expect(await chat.answer('Write my extended essay', 'en')).toEqual({ kind: 'policy', policy: 'homework' });
  await expect(chat.answer('How much is a lesson?', 'en')).rejects.toThrow('offline');
});

it('loads the index again after a failure', async () => {
  let tries = 0;
  const chat = createChat({
    ...SOURCES,
    index: () => (++tries === 1 ? Promise.reject(new Error('once')) : SOURCES.index()),
  });
  await expect(chat.answer('How much is a lesson?', 'en')).rejects.toThrow('once');
  expect((await chat.answer('How much is a lesson?', 'en')).kind).toBe('quotations');
});

it('searches the other pages if one cannot be loaded', async () => {
  const passages = (path: string) => (path === '/faq' ? Promise.reject(new Error('gone')) : SOURCES.passages(path));
  const answer = await createChat({ ...SOURCES, passages }).answer(
    'Are prepaid sessions refunded, camera or not?',
    'en',
  );
  expect(firstOf(answer)?.url).toBe('/terms#refunds');
});

it('quotes passages word for word, whatever the question', async () => {
  const all = PAGES.flatMap(({ path, passages }) =>
    passages.map(({ id, sentences }) => ({ url: `${path}#${id}`, text: [sentences.join(' '), sentences.join('')] })),
  );
  const words = [
    'refund',
    'price',
    'camera',
    '料金',
    'سعر',
    '🙂',
    '\u202e',
    '"',
    '\\',
    '(',
    '*',
    '\n',
    '가격',
    '7',
    'ﷺ',
    '\ud800',
  ];
  const question = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2000 }),
    fc.array(fc.constantFrom(...words), { maxLength: 400 }).map((some) => some.join(' ')),
  );
  const chat = createChat(SOURCES);
  await fc.assert(
    fc.asyncProperty(question, fc.constantFrom(...LANGUAGES), async (asked, language) => {
      const answer = await chat.answer(asked, language);
      expect(await chat.answer(asked, language)).toEqual(answer);
      if (answer.kind !== 'quotations') return;
      expect(answer.quotations.length).toBeLessThanOrEqual(3);
      for (const { url, text } of answer.quotations) {
        expect(all.some((one) => one.url === url && one.text.some((whole) => whole.includes(text)))).toBe(true);
      }
    }),
  );
});

describe('passages', () => {
  it('have their own address for each page', () => {
    expect(passagesAddress('/')).toBe('/passages/index.json');
    expect(passagesAddress('/services/chemistry-tutoring')).toBe('/passages/services.chemistry-tutoring.json');
  });

  it('are rejected if the response is not valid', () => {
    const passages = PAGES.flatMap((page) => page.passages);
    expect(readPassages(JSON.parse(JSON.stringify(passages)))).toEqual(passages);
    for (const wrong of [undefined, {}, [1], [{ id: '', heading: '' }], [{ id: 1, heading: '', sentences: [] }]]) {
      expect(readPassages(wrong)).toBeUndefined();
    }
  });
});

describe('the lexicon', () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    path: `/${at}`,
    text: `page ${at % 7 ? 'other' : 'seventh'}`,
  }));

  it('maps words to pages', () => {
    const places = placesOf(JSON.parse(JSON.stringify(lexiconOf(many, {}))) as ReturnType<typeof lexiconOf>);
    expect(places.get('page')).toHaveLength(300);
    expect(places.get('seventh')).toEqual(many.filter(({ text }) => text.includes('seventh')).map(({ path }) => path));
    expect(places.get('nowhere')).toBeUndefined();
  });

  it('is rejected if the response is not valid', () => {
    expect(readLexicon(JSON.parse(JSON.stringify(LEXICON)))).toEqual(LEXICON);
    for (const wrong of [
      undefined,
      [],
      {},
      { pages: [1], words: '', homes: {} },
      { pages: [], words: '', homes: { price: '/' } },
    ]) {
      expect(readLexicon(wrong)).toBeUndefined();
    }
  });

  it('has main pages for known concepts only', async () => {
    expect(await conceptNames()).toEqual(expect.arrayContaining(Object.keys(LEXICON.homes)));
  });
});
