import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createChat,
  intentsAddress,
  learnIntents,
  readIntents,
  type ChatSources,
  type Intent,
  type IntentModel,
} from '.';
import type { Quotation } from '../contract/chat';
import { LANGUAGES, type Language } from '../languages';
import { decide } from './decide';
import { featuresOf } from './features';
import { KINDS, type Kind, type Outcome } from './intent';
import { lexiconOf } from './lexicon';
import { packed, unpacked } from './packing';
import { recogniserOf, type Recogniser } from './recognise';
import { loadVocabularies } from './vocabulary';

const PRICE: Outcome = {
  answers: [
    ['/faq', 'Sessions start'],
    ['/terms', 'Prices are in'],
  ],
};
const CAMERA: Outcome = { answers: [['/safeguarding', 'The camera']] };
const INTENTS: Intent[] = [
  { outcome: PRICE, questions: ['what does a lesson cost', 'how much is an hour', 'prices', 'hourly rate'] },
  { outcome: CAMERA, questions: ['does the camera have to be on', 'webcam needed?', 'must my son be seen'] },
  { outcome: { policy: 'homework' }, questions: ['write my essay for me', 'do my homework', 'solve this exercise'] },
  { outcome: { outside: true }, questions: ['piano lessons', 'do you teach the violin', 'guitar teacher'] },
];

let model: IntentModel;
let recognise: (question: string) => ReturnType<Recogniser>;
beforeAll(async () => {
  model = await learnIntents(INTENTS, 'en');
  const [known, recogniser] = [await loadVocabularies('en'), recogniserOf(model)];
  recognise = (question) => recogniser(featuresOf(question, known));
});

describe('an intent is recognised', () => {
  it.each([
    ['by the words of its questions', 'is the webcam needed at all', CAMERA],
    ['by what the chat has words for', 'is it expensive?', PRICE],
    ['with a slip', 'must the webcan be on', CAMERA],
    ['that has a policy', 'please write an essay for me', { policy: 'homework' }],
    ['that nobody here serves', 'violin lessons', { outside: true }],
  ])('%s', (_, question, outcome) => {
    expect(recognise(question).intents[0]?.outcome).toEqual(outcome);
  });

  it('with a lower score, the more of the question is unknown', () => {
    const [plain, strange] = ['webcam needed', 'webcam needed for zebra husbandry'].map(
      (one) => recognise(one).intents[0],
    );
    expect(strange?.outcome).toEqual(plain?.outcome);
    expect(strange?.score).toBeLessThan((plain?.score ?? 0) * 0.9);
  });

  it('with a lower score without its core concept', async () => {
    const subjects = ['price of physics HL', 'what does biology HL cost', 'how much is chemistry HL'];
    const known = await loadVocabularies('en');
    const own = recogniserOf(await learnIntents([{ outcome: PRICE, questions: subjects }, ...INTENTS.slice(1)], 'en'));
    const [asked, unasked] = ['physics HL price', 'physics HL'].map((one) => own(featuresOf(one, known)).intents[0]);
    expect(asked?.outcome).toEqual(PRICE);
    expect(unasked?.score ?? 0).toBeLessThan((asked?.score ?? 0) / 2);
  });

  it('never in a question without content words', () => {
    for (const nothing of ['', '???', 'zebra', '天気']) expect(recognise(nothing).intents).toEqual([]);
  });

  it.each(LANGUAGES.map((language) => [language]))('in %s', async (language) => {
    const asked: Partial<Record<Language, [question: string, other: string]>> = {
      ja: ['カメラはオンにしないといけませんか', 'カメラをつけたくない'],
      'zh-Hans': ['上课一定要开摄像头吗', '摄像头可以关吗'],
      'zh-Hant': ['上堂係咪一定要開鏡頭', '鏡頭可以關嗎'],
      ko: ['카메라를 꼭 켜야 하나요', '카메라 없이 수업'],
      ar: ['هل يجب تشغيل الكاميرا', 'الكاميرا ضرورية؟'],
    };
    const [question, other] = asked[language] ?? ['camera zapplin', 'the zapplin'];
    const own = recogniserOf(await learnIntents([{ outcome: CAMERA, questions: [question] }, ...INTENTS], language));
    expect(own(featuresOf(other, await loadVocabularies(language))).intents[0]?.outcome).toEqual(CAMERA);
  });
});

describe('a model', () => {
  it('is read back as it was learned, and invalid models are rejected', () => {
    expect(readIntents(JSON.parse(JSON.stringify(model)))).toEqual(model);
    const wrong = [
      undefined,
      {},
      { ...model, features: 1 },
      { ...model, asked: ['1'] },
      { ...model, small: undefined },
    ];
    const wrongOutcomes = [{ policy: 'none' }, { answers: ['/faq'] }, { answers: [['/faq', 1]] }, null];
    for (const one of [...wrong, ...wrongOutcomes.map((outcome) => ({ ...model, outcomes: [outcome] }))])
      expect(readIntents(one)).toBeUndefined();
    expect(intentsAddress('zh-Hant')).toBe('/passages/intents.zh-Hant.json');
  });

  it('leaves out intents without questions in its language', async () => {
    const some = await learnIntents([{ outcome: PRICE, questions: [] }, ...INTENTS.slice(1)], 'en');
    expect(some.outcomes).toEqual(INTENTS.slice(1).map(({ outcome }) => outcome));
  });

  it('packs any rising list of numbers', () => {
    const rising = fc.uniqueArray(fc.nat(1500)).map((some) => some.sort((a, b) => a - b));
    fc.assert(
      fc.property(rising, (some) => {
        expect(unpacked(packed(some))).toEqual(some);
      }),
    );
  });
});

describe('the kind of a question', () => {
  it.each<[Kind, string]>([
    ['answers', 'does my son need the webcam'],
    ['homework', 'write my homework for me'],
    ['outside', 'do you teach the piano'],
  ])('follows from its words: %s', (kind, question) => {
    const { kinds } = recognise(question);
    expect(Object.entries(kinds).sort(([, a], [, b]) => b - a)[0]?.[0]).toBe(kind);
    expect(Object.values(kinds).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  it('follows from stop words too', () => {
    const [ours, theirs] = ['essay', 'essay for'].map((one) => recognise(one).kinds.homework);
    expect(theirs).toBeGreaterThan(ours ?? 1);
    expect(model.features).not.toMatch(/^s:|^w:for /m);
    expect(model.small).toMatch(/^s:for 0 0 1 /m);
  });
});

describe('the answer', () => {
  const found = (...paths: string[]) =>
    paths.map((url): Quotation => ({ url: `${url}#there`, text: 'Something.', language: 'en', title: 'A page' }));
  const NONE = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const recognised = (intents: [Outcome, number][], kinds: Partial<Record<Kind, number>> = { answers: 0.9 }) => ({
    intents: intents.map(([outcome, score]) => ({ outcome, score })),
    kinds: { ...NONE, ...kinds },
  });
  const price = { kind: 'answers', answers: [PRICE] };
  const nothing = { kind: 'found', found: [] };

  it('is that of the most similar intent', () => {
    expect(decide(recognised([[PRICE, 0.4]]), [], undefined)).toMatchObject(price);
  });

  it('is none if no intent is similar', () => {
    expect(decide(recognised([[PRICE, 0.05]]), [], undefined)).toEqual(nothing);
  });

  it('is more certain if the search found the same page', () => {
    const unsure = recognised([[PRICE, 0.03]], { answers: 0.7 });
    expect(decide(unsure, found('/other'), undefined)).toEqual(nothing);
    expect(decide(unsure, found('/other', '/terms'), undefined)).toMatchObject(price);
  });

  it('is none if the question is more similar to unanswered ones, or of their kind', () => {
    const alike = recognised([
      [{ outside: true }, 0.4],
      [PRICE, 0.3],
    ]);
    expect(decide(alike, [], undefined)).toEqual(nothing);
    expect(decide(recognised([[PRICE, 0.3]], { outside: 0.99 }), [], undefined)).toEqual(nothing);
  });

  it('is the policy of its kind or of the list, unless another answer is much more certain', () => {
    const grades = { kind: 'policy', policy: 'grades' };
    expect(decide(recognised([[PRICE, 0.1]], { grades: 0.8 }), [], undefined)).toEqual(grades);
    expect(decide(recognised([[PRICE, 0.3]]), [], 'grades')).toEqual(grades);
    expect(decide(recognised([[PRICE, 0.7]]), found('/faq'), 'grades')).toMatchObject(price);
  });

  it('is the result of the search or the policy of the list if no intent matches', () => {
    expect(decide(recognised([]), found('/faq'), undefined)).toEqual({ kind: 'found', found: found('/faq') });
    expect(decide(recognised([]), found('/faq'), 'person')).toEqual({ kind: 'policy', policy: 'person' });
  });

  it('includes answers of nearly as similar intents, three at most', () => {
    const some: [Outcome, number][] = [
      [PRICE, 0.8],
      [CAMERA, 0.7],
      [{ policy: 'grades' }, 0.6],
      [PRICE, 0.1],
    ];
    expect(decide(recognised(some), [], undefined)).toMatchObject({
      answers: [PRICE, CAMERA],
    });
    const many = Array.from({ length: 9 }, (): [Outcome, number] => [PRICE, 0.8]);
    expect(decide(recognised(many), [], undefined)).toMatchObject({ answers: { length: 3 } });
  });
});

describe('the sentence of an intent', () => {
  const entry = (url: string, title: string) => ({
    id: url,
    title,
    description: '',
    url,
    type: 'page' as const,
    keywords: [],
    content: '',
    language: 'en' as const,
  });
  const pages: Record<string, string[]> = {
    '/faq': ['Sessions start at USD 59 / CAD 79.', 'They are paid in advance.'],
    '/terms': ['Prices are in US or Canadian dollars, whatever your bank says, and they are the same for everybody.'],
  };
  const sources: ChatSources = {
    index: () => Promise.resolve([entry('/faq', 'Questions'), entry('/terms', 'Terms')]),
    lexicon: () => Promise.resolve(lexiconOf([], {})),
    intents: () => Promise.resolve(model),
    passages: (path) => Promise.resolve([{ id: 'there', heading: 'Here', sentences: pages[path] ?? [] }]),
  };

  it('is quoted with its page and fragment, and with the next one if it is short', async () => {
    expect(await createChat(sources).answer('what is the price of an hour, what does it cost', 'en')).toEqual({
      kind: 'quotations',
      quotations: [
        {
          text: 'Sessions start at USD 59 / CAD 79. They are paid in advance.',
          language: 'en',
          title: 'Questions',
          url: '/faq#there',
        },
      ],
    });
  });

  it('is quoted with the next one if that is an answer too, whatever their length', async () => {
    const law = 'The law of the country in which a family lives may give it a right to withdraw from a long contract.';
    const doubt = 'We could not establish whether that law holds for somebody who teaches from another country.';
    const answered = (answers: [string, string][]) =>
      createChat({
        ...sources,
        intents: () => learnIntents([{ outcome: { answers }, questions: ['withdraw', 'cooling off'] }], 'en'),
        passages: () => Promise.resolve([{ id: 'there', heading: 'Here', sentences: [law, doubt, 'Ask us.'] }]),
      }).answer('can we withdraw', 'en');
    expect(await answered([['/terms', 'The law']])).toMatchObject({ quotations: [{ text: law }] });
    const both = answered([
      ['/terms', 'The law'],
      ['/terms', 'We could'],
    ]);
    expect(await both).toMatchObject({ quotations: [{ text: `${law} ${doubt}` }] });
  });

  it('comes first if it is in the visitor’s language and nearly as likely as another', async () => {
    const woman: Outcome = { answers: [['/sa', 'وإن كنتم']] };
    const chemistry: Outcome = { answers: [['/faq', 'Sessions start']] };
    const chat = createChat({
      ...sources,
      index: () => Promise.resolve([entry('/faq', 'Questions'), { ...entry('/sa', 'السعودية'), language: 'ar' }]),
      intents: () =>
        learnIntents(
          [
            { outcome: chemistry, questions: ['كيمياء', 'معلمة كيمياء'] },
            { outcome: woman, questions: ['معلمة', 'معلمة كيمياء لابنتي'] },
          ],
          'ar',
        ),
      passages: (path) =>
        Promise.resolve([
          {
            id: 'there',
            heading: '',
            sentences: path === '/sa' ? ['وإن كنتم تفضّلون معلّمة فاذكروا ذلك عند الحجز.'] : (pages[path] ?? []),
          },
        ]),
    });
    const answer = await chat.answer('معلمة كيمياء', 'ar');
    expect(answer).toMatchObject({ quotations: [{ url: '/sa#there' }, { url: '/faq#there' }] });
  });

  it('is the next one if its page cannot be loaded, or no longer has it', async () => {
    const gone = (path: string) => (path === '/faq' ? Promise.reject(new Error('gone')) : sources.passages(path));
    const answer = await createChat({ ...sources, passages: gone }).answer('prices', 'en');
    expect(answer).toMatchObject({ quotations: [{ url: '/terms#there' }] });
    const none = await createChat({ ...sources, passages: () => Promise.resolve([]) }).answer('prices', 'en');
    expect(none).toEqual({ kind: 'unknown' });
  });
});
