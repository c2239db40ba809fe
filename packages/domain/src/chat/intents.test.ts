import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { intentsAddress, learnIntents, readIntents, type Intent, type IntentModel, type Outcome } from '.';
import { LANGUAGES, type Language } from '../languages';
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
