import { expect, it } from 'vitest';
import { ar } from '../search/messages/ar';
import { en } from '../search/messages/en';
import { ja } from '../search/messages/ja';
import { fillCount } from './fill-count';

it('chooses the form of the number', () => {
  const said = (message: string, lang: string) => [1, 2, 3, 11, 100].map((count) => fillCount(message, count, lang));
  expect(said(en.count, 'en')).toEqual(['1 result', '2 results', '3 results', '11 results', '100 results']);
  expect(said(ja.count, 'ja')).toContain('検索結果：1件');
  expect(said(ar.count, 'ar')).toEqual(['نتيجة واحدة', 'نتيجتان', '3 نتائج', '11 نتيجة', '100 نتيجة']);
});

it('lets another number decide', () => {
  const message = 'one: {count} of {total} school | {count} of {total} schools';
  expect(fillCount(message, 0, 'en', { values: { total: '1' }, by: 1 })).toBe('0 of 1 school');
});
