import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../languages';
import { courtesyOf } from './manners';

const GREETINGS: Readonly<Record<Language, string>> = {
  en: 'Hello!',
  de: 'Guten Tag',
  fr: 'Bonjour',
  es: '¡Hola!',
  it: 'Buongiorno',
  nl: 'Goedemorgen',
  ja: 'こんにちは',
  ko: '안녕하세요',
  'zh-Hans': '你好',
  'zh-Hant': '你好',
  ar: 'السلام عليكم',
};

describe.each(LANGUAGES)('in %s', (language) => {
  it('a greeting is answered in the language', () => {
    for (const greeting of ['hi', GREETINGS[language], `${GREETINGS[language]} 👋`])
      expect(courtesyOf(greeting, language)).toEqual({ kind: 'direct', about: 'greeting', language });
  });
});

it.each([
  ['thanks, that was very helpful', 'en', 'thanks'],
  ['👍🏽', 'en', 'thanks'],
  ['thanks, bye', 'en', 'goodbye'],
  ['hi, how are you?', 'en', 'wellbeing'],
  ['tell me a joke about maths', 'en', 'joke'],
  ['who made you?', 'en', 'machine'],
  ['Wie heißt du?', 'de', 'machine'],
  ['merci beaucoup', 'fr', 'thanks'],
  ['ありがとうございます', 'ja', 'thanks'],
  ['谢谢你的帮助', 'zh-Hans', 'thanks'],
  ['شكرا جزيلا', 'ar', 'thanks'],
] as const)('%s (%s) is about %s', (message, language, about) => {
  expect(courtesyOf(message, language)).toEqual({ kind: 'direct', about, language });
});

it.each([
  ['hi, how much is a lesson', 'en'],
  ['thanks, and when are lessons?', 'en'],
  ['Hallo, was kostet eine Stunde?', 'de'],
  ['bonjour, combien coûte une séance', 'fr'],
  ['こんにちは、料金はいくらですか', 'ja'],
  ['你好，一节课多少钱', 'zh-Hans'],
  ['مرحبا كم سعر الحصة', 'ar'],
  ['', 'en'],
  ['???', 'en'],
] as const)('"%s" (%s) is no courtesy', (message, language) => {
  expect(courtesyOf(message, language)).toBeUndefined();
});

it('never takes a question for a courtesy, whatever greeting begins it', () => {
  const question = fc.constantFrom('how much is a lesson', 'do you teach physics', 'is the camera needed');
  fc.assert(
    fc.property(fc.constantFrom('hi', 'hello', 'thanks', 'good morning', 'ok'), question, (courtesy, asked) => {
      expect(courtesyOf(`${courtesy}, ${asked}?`, 'en')).toBeUndefined();
    }),
  );
});
