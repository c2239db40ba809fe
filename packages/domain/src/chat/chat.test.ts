import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createChat,
  learnIntents,
  passagesAddress,
  readChatFacts,
  readPassages,
  type ChatContext,
  type ChatFacts,
  type ChatSources,
  type Intent,
  type IntentModel,
  type Passage,
} from '.';
import { sumText, type ChatAnswer } from '../contract/chat';
import { LANGUAGES, type Language } from '../languages';
import type { SearchEntry } from '../search/entry';

const FACTS: ChatFacts = {
  places: {
    ae: { paths: ['/ae'], country: 'AE', names: ['Dubai', 'دبي'] },
    jp: { paths: ['/jp'], country: 'JP', names: ['Tokyo', '東京'] },
  },
  prices: [
    { currency: 'USD', amount: 59 },
    { currency: 'CAD', amount: 79 },
  ],
};

const passage = (id: string, heading: string, ...sentences: string[]): Passage => ({ id, heading, sentences });
const PAGES: Readonly<Record<string, { title: string; language?: Language; passages: Passage[] }>> = {
  '/faq': {
    title: 'Questions',
    passages: [
      passage('price', 'What does it cost?', 'Sessions start at USD 59 / CAD 79.'),
      passage('camera', 'Must the camera be on?', 'No.', 'A voice and a shared page are enough to teach.'),
    ],
  },
  '/terms': { title: 'Terms', passages: [passage('refunds', 'Refunds', 'Prepaid sessions are refunded.')] },
  '/ae': { title: 'Tutoring in Dubai', passages: [passage('times', 'Lesson times in Dubai', 'From 17:00 to 22:00.')] },
  '/jp': {
    title: '日本のご家庭のための個別指導',
    language: 'ja',
    passages: [passage('fees', '料金', '料金は米ドルとカナダドルで定めております。')],
  },
  '/boundaries': {
    title: 'Grade boundaries',
    passages: [passage('table', 'Boundaries', 'SL · 72'), passage('table', 'Boundaries', 'HL · 68')],
  },
};

const INDEX = Object.entries(PAGES).map(([url, { title, language = 'en', passages }]): SearchEntry => {
  const content = passages.map(({ heading }) => heading).join('\n');
  return { id: url, title, description: '', url, type: 'page', keywords: [], content, language };
});

const INTENTS: readonly Intent[] = [
  {
    outcome: {
      answers: [
        ['/faq', 'price', 'Sessions start'],
        ['/jp', 'fees', '料金は'],
      ],
    },
    asked: {
      en: ['how much is a session', 'what does a lesson cost', 'price'],
      ja: ['授業料はいくらですか', '料金を教えてください'],
      de: ['was kostet eine Stunde'],
    },
  },
  { outcome: { answers: [['/faq', 'camera', '']] }, asked: { en: ['must the camera be on', 'is a webcam needed'] } },
  { outcome: { answers: [['/terms', 'refunds', '']] }, asked: { en: ['are prepaid sessions refunded', 'refund'] } },
  { outcome: { answers: [['/ae', 'times', '']] }, asked: { en: ['what time are lessons', 'lesson times'] } },
  { outcome: { answers: [['/boundaries', 'table', '']] }, asked: { en: ['grade boundaries', 'boundary for a 7'] } },
  { outcome: { policy: 'homework' }, asked: { en: ['write my essay for me', 'do my homework'] } },
  { outcome: { outside: true }, asked: { en: ['piano lessons', 'do you teach the violin'] } },
];

let models: ReadonlyMap<Language, IntentModel>;
beforeAll(async () => {
  const learned = LANGUAGES.map(async (one) => [one, await learnIntents(INTENTS, one, FACTS.places)] as const);
  models = new Map(await Promise.all(learned));
});

const SOURCES: ChatSources = {
  index: () => Promise.resolve(INDEX),
  facts: () => Promise.resolve(FACTS),
  intents(language) {
    const model = models.get(language);
    return model ? Promise.resolve(model) : Promise.reject(new Error(`There is no model of ${language}.`));
  },
  passages: (path) => Promise.resolve(PAGES[path]?.passages ?? []),
};

const ask = (question: string, language: Language = 'en', context?: ChatContext) =>
  createChat(SOURCES).answer(question, language, context);
const urlsOf = (answer: ChatAnswer) => (answer.kind === 'quotations' ? answer.quotations.map(({ url }) => url) : []);

describe('a question is answered', () => {
  it('by a sentence with its page', async () => {
    expect(await ask('Are prepaid sessions refunded?')).toEqual({
      kind: 'quotations',
      quotations: [{ text: 'Prepaid sessions are refunded.', language: 'en', title: 'Terms', url: '/terms#refunds' }],
    });
  });

  it.each([
    ['with a typo', 'is there a refnud of sessions', 'en', '/terms#refunds'],
    ['in other words', 'is it expensive', 'en', '/faq#price'],
    ['in its language', '料金はいくらですか', 'ja', '/jp#fees'],
    ['in its language on a page of another', '料金はいくらですか', 'en', '/jp#fees'],
    ['in English, if there is nothing in its language', 'Was kostet eine Stunde?', 'de', '/faq#price'],
  ] as const)('%s', async (_, question, language, url) => {
    expect(urlsOf(await ask(question, language))[0]).toBe(url);
  });

  it('with a small table as a whole', async () => {
    expect(await ask('grade boundaries')).toMatchObject({ quotations: [{ text: 'SL · 72\nHL · 68' }] });
  });

  it('with other pages that come close if it is not sure, also if there are none', async () => {
    const unsure = await ask('is a webcam refund boundary zebra horse');
    expect(unsure).toMatchObject({ quotations: [{ url: '/boundaries#table' }] });
    expect('near' in unsure && unsure.near?.map(({ url }) => url)).toEqual(['/terms#refunds', '/faq#camera']);
    expect(await ask('camera needed zebra horse ladder quantum purple')).toMatchObject({ near: [] });
    expect(await ask('must the camera be on')).not.toHaveProperty('near');
  });

  it('with "unknown" if no page answers', async () => {
    for (const question of ['What is the weather?', 'piano lessons', '天気はどうですか', '???', ''])
      expect(await ask(question), question).toEqual({ kind: 'unknown' });
  });
});

describe('a sum', () => {
  const sumOf = async (question: string, language: Language = 'en', earlier: string[] = []) => {
    const answer = await ask(question, language, { earlier });
    return answer.kind === 'quotations' && answer.sum ? sumText(answer.sum, 'en').replaceAll('\u00a0', ' ') : undefined;
  };

  it('is told with the price', async () => {
    expect(await sumOf('how much are 8 sessions')).toBe('8 × USD 59 / CAD 79 = USD 472 / CAD 632');
    expect(urlsOf(await ask('how much are 8 sessions'))).toEqual(['/faq#price']);
  });

  it('has the least and the most of a month', async () => {
    expect(await sumOf('how much is it twice a week, per month')).toMatch(/^8–10 ×/);
  });

  it('continues a question for the price', async () => {
    expect(await sumOf('and 10 sessions?', 'en', ['how much is a session'])).toMatch(/^10 ×/);
    expect(await sumOf('and 10?', 'en', ['how much is a session'])).toMatch(/^10 ×/);
  });

  it('is told after a question for something else', async () => {
    expect(await sumOf('and how much are 8 sessions?', 'en', ['can I cancel a session'])).toMatch(/^8 ×/);
  });

  it('does not continue as a number of something else', async () => {
    for (const question of [
      'and in grade 10?',
      'and 10 May?',
      'and for a 7 in HL?',
      'and for 1.5 hours?',
      'and minus 3?',
    ])
      expect(await sumOf(question, 'en', ['how much is a session']), question).toBeUndefined();
  });

  it('is not told to a question for something else', async () => {
    const others = ['how much is a session', 'do you have 5 for 3', 'are 8 sessions refunded'];
    const lost = [
      'do I pay if I cancel 2 lessons',
      'is there a fee if we missed 3 sessions',
      'refund me 8 sessions, I paid',
    ];
    for (const question of [...others, ...lost]) expect(await sumOf(question), question).toBeUndefined();
    const absurd = [
      '1.5 hours',
      '10,000 sessions',
      'minus 3 sessions',
      'a lesson in 2027',
      'a lesson on 10 May',
      '38 points',
    ];
    for (const text of absurd) expect(await sumOf(`how much is ${text}`), text).toBeUndefined();
  });
});

describe('a hint of distress', () => {
  const help = { kind: 'direct', about: 'worries', language: 'en', isHint: true };

  it('gets its ordinary answer, with help', async () => {
    const answer = await ask('How much is a lesson? every night ends in tears over revision');
    expect(urlsOf(answer)).toContain('/faq#price');
    expect(answer).toMatchObject({ help });
    expect(await ask('How much is a lesson?')).not.toHaveProperty('help');
  });

  it('gets only help if there is no answer', async () => {
    expect(await ask('totally overwhelmed')).toEqual(help);
    const nothing = () => Promise.reject(new Error('offline'));
    const offline = createChat({ index: nothing, facts: nothing, intents: nothing, passages: nothing });
    expect(await offline.answer('totally overwhelmed', 'en')).toEqual(help);
  });
});

describe('a place', () => {
  it('that is named is never answered from another place’s page', async () => {
    const names = ['Tokyo', 'Japan', 'Poland', 'Kenya', '東京'];
    for (const name of names)
      for (const page of ['/', '/ae', '/jp'])
        for (const url of urlsOf(await ask(`lesson times in ${name}`, 'en', { page })))
          expect(url).not.toMatch(/^\/ae/);
  });

  it('is that of the question, or of the page on which it is asked', async () => {
    expect(urlsOf(await ask('what time are lessons in Dubai'))).toContain('/ae#times');
    expect(urlsOf(await ask('what time are lessons', 'en', { page: '/ae' }))).toContain('/ae#times');
    expect(urlsOf(await ask('what time are lessons', 'en', { page: '/jp' }))).not.toContain('/ae#times');
  });
});

describe('sources that fail', () => {
  const nothing = () => Promise.reject(new Error('offline'));
  const offline = () => createChat({ index: nothing, facts: nothing, intents: nothing, passages: nothing });

  it('are not needed to decline a request, or to be polite', async () => {
    expect(await offline().answer('Write my extended essay', 'en')).toEqual({ kind: 'policy', policy: 'homework' });
    expect(await offline().answer('hi', 'de')).toEqual({ kind: 'direct', about: 'greeting', language: 'de' });
    await expect(offline().answer('How much is a lesson?', 'en')).rejects.toThrow('offline');
  });

  it.each(['index', 'facts', 'intents'] as const)('are loaded again with the next question: %s', async (name) => {
    let tries = 0;
    const once = () => {
      tries += 1;
      return tries === 1 ? nothing() : undefined;
    };
    const chat = createChat({
      ...SOURCES,
      index: () => (name === 'index' ? once() : undefined) ?? SOURCES.index(),
      facts: () => (name === 'facts' ? once() : undefined) ?? SOURCES.facts(),
      intents: (language) => (name === 'intents' ? once() : undefined) ?? SOURCES.intents(language),
    });
    await expect(chat.answer('How much is a lesson?', 'en')).rejects.toThrow('offline');
    expect(urlsOf(await chat.answer('How much is a lesson?', 'en'))).toEqual(['/faq#price']);
  });

  it('leave the other pages', async () => {
    const chat = createChat({ ...SOURCES, passages: (path) => (path === '/faq' ? nothing() : SOURCES.passages(path)) });
    expect(urlsOf(await chat.answer('are prepaid sessions refunded', 'en'))).toEqual(['/terms#refunds']);
    expect(urlsOf(await chat.answer('must the camera be on', 'en'))).not.toContain('/faq#camera');
  });
});

it('quotes passages word for word, and answers the same question alike', async () => {
  const all = Object.entries(PAGES).flatMap(([path, { passages }]) =>
    passages.map(({ id, sentences }) => ({ url: `${path}#${id}`, texts: [sentences.join(' '), sentences.join('')] })),
  );
  const words = [
    'refund',
    'price',
    'camera',
    '料金',
    'سعر',
    'Dubai',
    '🙂',
    '\u202e',
    '"',
    '\\',
    '(',
    '*',
    '\n',
    '7',
    '\ud800',
  ];
  const question = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1000 }),
    fc.array(fc.constantFrom(...words), { maxLength: 100 }).map((some) => some.join(' ')),
  );
  const chat = createChat(SOURCES);
  await fc.assert(
    fc.asyncProperty(question, question, fc.constantFrom(...LANGUAGES), async (asked, before, language) => {
      const answer = await chat.answer(asked, language, { earlier: [before] });
      expect(await chat.answer(asked, language, { earlier: [before] })).toEqual(answer);
      if (answer.kind !== 'quotations') return;
      expect(answer.quotations.length).toBeLessThanOrEqual(2);
      for (const { url, text } of answer.quotations)
        for (const line of text.split('\n'))
          expect(all.some((one) => one.url === url && one.texts.some((whole) => whole.includes(line)))).toBe(true);
    }),
  );
});

describe('what is loaded', () => {
  it('has an address for each page', () => {
    expect(passagesAddress('/')).toBe('/passages/index.json');
    expect(passagesAddress('/services/chemistry-tutoring')).toBe('/passages/services.chemistry-tutoring.json');
  });

  it('is rejected if it is not valid', () => {
    const passages = Object.values(PAGES).flatMap((page) => page.passages);
    expect(readPassages(JSON.parse(JSON.stringify(passages)))).toEqual(passages);
    for (const wrong of [undefined, {}, [1], [{ id: '', heading: '' }], [{ id: 1, heading: '', sentences: [] }]])
      expect(readPassages(wrong)).toBeUndefined();
    expect(readChatFacts(JSON.parse(JSON.stringify(FACTS)))).toEqual(FACTS);
    const { places, prices } = FACTS;
    for (const wrong of [
      undefined,
      [],
      { places },
      { prices },
      { places: { ae: 1 }, prices },
      { places, prices: [{}] },
    ])
      expect(readChatFacts(wrong)).toBeUndefined();
  });
});
