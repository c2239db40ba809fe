import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sessionsAsked } from './sum';

it.each([
  ['how much are 8 sessions', 'en', [8, 8]],
  ['price of ten chemistry lessons', 'en', [10, 10]],
  ['twice a week, per month', 'en', [8, 10]],
  ['how much is it per month', 'en', [4, 5]],
  ['Was kosten acht Stunden?', 'de', [8, 8]],
  ['zweimal pro Woche', 'de', [8, 10]],
  ['combien pour dix séances', 'fr', [10, 10]],
  ['cuánto cuestan 8 clases', 'es', [8, 8]],
  ['quanto costano otto lezioni', 'it', [8, 8]],
  ['wat kosten acht lessen', 'nl', [8, 8]],
  ['10回でいくらですか', 'ja', [10, 10]],
  ['週2回だといくら', 'ja', [8, 10]],
  ['수업 8번 얼마예요', 'ko', [8, 8]],
  ['十二节课多少钱', 'zh-Hans', [12, 12]],
  ['每周两次多少钱', 'zh-Hans', [8, 10]],
  ['八堂幾多錢', 'zh-Hant', [8, 8]],
  ['كم سعر ٨ حصص', 'ar', [8, 8]],
  ['كم سعر ١٠ حصص', 'ar', [10, 10]],
] as const)('"%s" (%s) asks for %j sessions', (question, language, sessions) => {
  expect(sessionsAsked(question, language)).toEqual(sessions);
});

it.each([
  ['how much is a lesson', 'en'],
  ['do you have 5 for 3', 'en'],
  ['0 sessions', 'en'],
  ['900 lessons', 'en'],
  ['what do you charge', 'en'],
  ['was kostet eine Stunde', 'de'],
  ['料金はいくらですか', 'ja'],
  ['كم سعر الحصة', 'ar'],
] as const)('"%s" (%s) asks for no sum', (question, language) => {
  expect(sessionsAsked(question, language)).toBeUndefined();
});

it('takes a number alone for sessions only after a question for the price', () => {
  expect(sessionsAsked('and 10', 'en')).toBeUndefined();
  expect(sessionsAsked('and 10', 'en', true)).toEqual([10, 10]);
});

it('knows every number of sessions that somebody may buy, in Western and Arabic digits', () => {
  const arabic = (count: number) =>
    [...String(count)].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('');
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 200 }), (count) => {
      expect(sessionsAsked(`how much are ${count} sessions`, 'en')).toEqual([count, count]);
      expect(sessionsAsked(`كم سعر ${arabic(count)} حصص`, 'ar')).toEqual([count, count]);
      expect(sessionsAsked(`${count} times a week`, 'en')).toEqual([count * 4, count * 5]);
    }),
  );
});
