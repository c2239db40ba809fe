import { expect, it } from 'vitest';
import { directionOf, languageOf } from './languages';

it('reads the language and direction of a tag', () => {
  expect([languageOf('en-JP'), languageOf('ja-JP'), languageOf('ar-AE')]).toEqual(['en', 'ja', 'ar']);
  expect([directionOf('ar-AE'), directionOf('en-AE'), directionOf('ja')]).toEqual(['rtl', 'ltr', 'ltr']);
});

it('says how to add a language it does not know', () => {
  expect(() => languageOf('nl-NL')).toThrow(/add it to LANGUAGES/);
});
