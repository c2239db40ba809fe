import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { intentsAddress, learnIntents, readIntents, type Intent, type IntentModel, type Outcome } from '.';
import type { Quotation } from '../contract/chat';
import { LANGUAGES, type Language } from '../languages';
import { decide, type Candidate } from './decide';
import { featuresOf } from './features';
import { packed, unpacked } from './packing';
import { recogniserOf, type Recognition } from './recognise';
import { loadVocabularies } from './vocabulary';

const PRICE: Outcome = { answers: [['/faq', 'price', 'Sessions start']] };
const CAMERA: Outcome = { answers: [['/faq', 'camera', '']] };
const INTENTS: readonly Intent[] = [
  { outcome: PRICE, asked: { en: ['what does a lesson cost', 'how much is an hour', 'prices', 'hourly rate'] } },
  { outcome: CAMERA, asked: { en: ['does the camera have to be on', 'webcam needed?', 'must my son be seen'] } },
  { outcome: { policy: 'homework' }, asked: { en: ['write my essay for me', 'do my homework', 'solve this'] } },
  { outcome: { outside: true }, asked: { en: ['piano lessons', 'do you teach the violin', 'guitar teacher'] } },
];

async function recogniserFor(intents: readonly Intent[], language: Language) {
  const known = await loadVocabularies(language);
  const recognise = recogniserOf(await learnIntents(intents, language, {}));
  return (question: string) => recognise(featuresOf(question, { known, places: {} }));
}

let model: IntentModel;
let recognise: (question: string) => Recognition;
beforeAll(async () => {
  model = await learnIntents(INTENTS, 'en', {});
  recognise = await recogniserFor(INTENTS, 'en');
});

describe('an intent is recognised', () => {
  it.each([
    ['by the words of its questions', 'is the webcam needed at all', CAMERA],
    ['by what the chat has words for', 'is it expensive?', PRICE],
    ['with a typo', 'do my homewrok', { policy: 'homework' }],
    ['that has a policy', 'please write an essay for me', { policy: 'homework' }],
    ['that is not our subject', 'violin lessons', { outside: true }],
  ])('%s', (_, question, outcome) => {
    expect(recognise(question).intents[0]?.outcome).toEqual(outcome);
  });

  it('with a lower score, the more of the question is unknown', () => {
    const [plain, strange] = ['webcam needed', 'webcam needed for zebra husbandry'].map((one) => recognise(one));
    expect(strange?.intents[0]?.outcome).toEqual(plain?.intents[0]?.outcome);
    expect(strange?.intents[0]?.score).toBeLessThan((plain?.intents[0]?.score ?? 0) * 0.9);
  });

  it('never in a question without known words', () => {
    for (const nothing of ['', '???', 'zebra', '天気']) expect(recognise(nothing).intents).toEqual([]);
  });

  it.each(LANGUAGES)('by its concepts in %s, although it has English questions only', async (language) => {
    const asked: Readonly<Record<Language, string>> = {
      en: 'price',
      de: 'Was kostet das?',
      fr: 'quel est le prix',
      es: 'precio',
      it: 'prezzo',
      nl: 'wat kost het',
      ja: '料金',
      ko: '가격',
      'zh-Hans': '多少钱',
      'zh-Hant': '幾多錢',
      ar: 'السعر',
    };
    const own = await recogniserFor(INTENTS, language);
    expect(own(asked[language]).intents[0]?.outcome).toEqual(PRICE);
  });
});

describe('a model', () => {
  it('is read back as it was learned, and invalid models are rejected', () => {
    expect(readIntents(JSON.parse(JSON.stringify(model)))).toEqual(model);
    const wrong = [undefined, {}, { ...model, features: 1 }, { ...model, asked: ['1'] }, { ...model, concepts: [] }];
    const outcomes = [{ policy: 'none' }, { answers: ['/faq'] }, { answers: [['/faq', 'price']] }, {}, null];
    for (const one of [...wrong, ...outcomes.map((outcome) => ({ ...model, outcomes: [outcome] }))])
      expect(readIntents(one)).toBeUndefined();
    expect(intentsAddress('zh-Hant')).toBe('/passages/intents.zh-Hant.json');
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

describe('the decision', () => {
  const quotation = (text: string): Quotation => ({ text, url: '/faq', language: 'en', title: 'Questions' });
  const candidate = (text: string, more: Partial<Candidate> = {}): Candidate => ({
    quotation: quotation(text),
    score: 0.8,
    coverage: 1,
    said: 1,
    isOwn: true,
    isFact: false,
    ...more,
  });
  const recognised = (...intents: [Outcome, number][]): Recognition => ({
    intents: intents.map(([outcome, score]) => ({ outcome, score, has: () => true })),
    weights: new Map(),
  });
  const quoted = (...candidates: Candidate[]) => {
    const decision = decide(recognised(), candidates, undefined);
    return decision.kind === 'answers' ? decision.quotations.map(({ text }) => text) : [];
  };

  it('is the best quotation, with a second one only if it is nearly as good and says something else', () => {
    expect(quoted(candidate('a', { score: 0.3 }), candidate('b'))).toEqual(['b']);
    expect(quoted(candidate('a', { score: 0.75 }), candidate('b'), candidate('c', { score: 0.7 }))).toEqual(['b', 'a']);
    expect(quoted(candidate('a'), candidate('a'))).toEqual(['a']);
  });

  it('prefers the question’s language', () => {
    expect(quoted(candidate('a', { isOwn: false }), candidate('b', { score: 0.7 }))).toEqual(['b']);
  });

  it('is no quotation if it explains too little', () => {
    expect(quoted(candidate('a', { score: 0.1, coverage: 0, said: 0 }))).toEqual([]);
    expect(quoted()).toEqual([]);
  });

  it('declines what is most like a request that we decline, and answers nothing that is not our subject', () => {
    const policy: Outcome = { policy: 'homework' };
    expect(decide(recognised([policy, 0.8], [PRICE, 0.7]), [candidate('a', { score: 0.7 })], undefined)).toEqual({
      kind: 'policy',
      policy: 'homework',
    });
    expect(decide(recognised([{ outside: true }, 0.8]), [candidate('a', { score: 0.5 })], undefined)).toEqual({
      kind: 'answers',
      quotations: [],
    });
    expect(decide(recognised([policy, 0.2]), [], undefined)).toEqual({ kind: 'answers', quotations: [] });
  });

  it('follows the listed phrases of policies if no page clearly answers', () => {
    expect(decide(recognised(), [], 'person')).toEqual({ kind: 'policy', policy: 'person' });
    expect(decide(recognised(), [candidate('a', { score: 0.3, said: 0.5 })], 'person').kind).toBe('policy');
    expect(decide(recognised(), [candidate('a')], 'person').kind).toBe('answers');
  });
});
