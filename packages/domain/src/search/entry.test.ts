import { expect, it } from 'vitest';
import type { Language } from '../languages';
import { entriesIn, searchIndexOf, type SearchEntry } from './entry';

const entry = (url: string, language: Language): SearchEntry => ({
  id: url,
  title: url,
  description: '',
  url,
  type: 'page',
  keywords: [],
  content: '',
  language,
});

it('gives a reader each page in their language, or in English, and the pages of regions', () => {
  const entries = [
    entry('/faq', 'en'),
    entry('/faq#price', 'en'),
    entry('/faq/fr', 'fr'),
    entry('/faq/fr#prix', 'fr'),
    entry('/faq/de', 'de'),
    entry('/blog/routines', 'en'),
    entry('/ch', 'de'),
    entry('/ch/fr', 'fr'),
    entry('/ch/en', 'en'),
  ];
  const read = (language: Language) => entriesIn(language, entries).map(({ url }) => url);
  expect(read('fr')).toEqual(['/faq/fr', '/faq/fr#prix', '/blog/routines', '/ch', '/ch/fr', '/ch/en']);
  expect(read('en')).toEqual(['/faq', '/faq#price', '/blog/routines', '/ch', '/ch/fr', '/ch/en']);
  expect(read('ja')).toEqual(['/faq', '/faq#price', '/blog/routines', '/ch', '/ch/fr', '/ch/en']);
});

it('leaves the words of a third language out', () => {
  const entries = (['de', 'en', 'fr'] as const).map((language) => ({
    ...entry(`/${language}`, language),
    content: 'IB',
  }));
  const contents = (language: Language) => entriesIn(language, entries).map(({ content }) => content);
  expect(contents('fr')).toEqual(['', 'IB', 'IB']);
  // English pages are where visitors of any language begin.
  expect(contents('en')).toEqual(['IB', 'IB', 'IB']);
});

it('has an index for each language', () => {
  expect(searchIndexOf('en')).toBe('/search-index-full.json');
  expect(searchIndexOf('zh-Hant')).toBe('/search-index-zh-hant.json');
});
