import { expect, it } from 'vitest';
import { addressIn, directionOf, formattingTag, languageOf } from './languages';

it('reads the language and direction of a tag', () => {
  expect([languageOf('en-JP'), languageOf('ja-JP'), languageOf('ar-AE')]).toEqual(['en', 'ja', 'ar']);
  expect([languageOf('zh-Hant-HK'), languageOf('zh-Hans-CN'), languageOf('it')]).toEqual(['zh-Hant', 'zh-Hans', 'it']);
  expect([directionOf('ar-AE'), directionOf('en-AE'), directionOf('ja')]).toEqual(['rtl', 'ltr', 'ltr']);
});

it('explains how to add an unknown language', () => {
  expect(() => languageOf('pt-BR')).toThrow(/add it to LANGUAGES/);
  // Chinese without a script is ambiguous.
  expect(() => languageOf('zh')).toThrow(RangeError);
});

it('adds the language to addresses, except for English', () => {
  expect([addressIn('/thanks', 'en'), addressIn('/thanks', 'zh-Hant')]).toEqual(['/thanks', '/thanks/zh-hant']);
});

it('formats numbers with Latin digits and years of the Gregorian calendar in every country', () => {
  expect(new Intl.NumberFormat('ar-SA').format(8)).toBe('٨');
  expect(new Intl.NumberFormat(formattingTag('ar-SA')).format(8)).toBe('8');
  const year = (tag: string) => new Intl.DateTimeFormat(tag, { year: 'numeric' }).format(Date.UTC(2026, 5));
  expect(year('fa')).not.toContain('2026');
  expect(year(formattingTag('fa'))).toContain('2026');
});
