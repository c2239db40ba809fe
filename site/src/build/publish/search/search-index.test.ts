import { SearchEngine } from '@tutoring/domain/search';
import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { entriesIn } from '@tutoring/domain/search-entry';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSiteIn } from '../../../testing/whole-site';
import { readableText } from '../../checks/prose';
import { readData } from '../../content/data';
import { searchEntries } from './search-index';
import { judge, rates, readQueries } from './queries';

const folder = join(import.meta.dirname, '../../../..');
const site = readSiteIn(folder);
const entries = searchEntries(site, readData(join(folder, 'data')));

/** Bytes, compressed: what a phone fetches before the first result. */
const MAX_BYTES = 110_000;

it('has every indexed page and every question once', () => {
  const listed = site.contexts.filter(({ noindex }) => !noindex).map(({ path }) => path);
  const pages = entries.filter(({ type }) => type !== 'faq').map(({ url }) => url);
  expect(pages.sort()).toEqual(listed.sort());
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const questions = entries.filter(({ type }) => type === 'faq');
  expect(questions.length).toBeGreaterThan(10);
  for (const { url, title, description } of questions) {
    expect(url).toMatch(/^\/faq(\/[\w-]+)?#.+/);
    expect(title).toMatch(/[?？؟か]$/);
    expect(description.length).toBeGreaterThan(20);
  }
});

it('does not depend on the order of pages', () => {
  const backwards = { ...site, contexts: [...site.contexts].reverse() };
  expect(searchEntries(backwards, readData(join(folder, 'data')))).toEqual(entries);
});

it.each(LANGUAGES)('is small enough for a phone in %s', (language) => {
  expect(brotliCompressSync(JSON.stringify(entriesIn(language, entries))).length).toBeLessThan(MAX_BYTES);
});

it.each(LANGUAGES)('finds every visible word in %s', (language) => {
  const engine = new SearchEngine(entriesIn(language, entries));
  const pages = site.contexts.filter((page) => !page.noindex && page.language === language);
  const text = pages.map(({ body }) => readableText(body, site.components)).join('\n');
  const words = new Set([...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(wordOf));
  const found = (word: string) => engine.search(word, { language, limit: 1 }).length > 0;
  // All of them would take a minute.
  const some = [...words].filter((word) => word.length > 1).filter((_, at) => at % 40 === 0);
  expect(some.filter((word) => !found(word))).toEqual([]);
});

const wordOf = ({ isWordLike, segment }: Intl.SegmentData) => (isWordLike && !/^[\d.,]*$/.test(segment) ? segment : '');

it.each([
  ['footbridge', 'en', '/services/essay-and-personal-statement-review'],
  ['羅生門', 'ja', '/jp'],
  ['환불', 'ko', '/terms/ko'],
  ['환불', 'en', '/terms'],
] as const)('finds %s in %s', (query, language, page) => {
  const [first] = new SearchEngine(entriesIn(language, entries)).search(query, { language });
  expect(first?.url).toBe(page);
});

it.each(['ib', 'physics', 'chem'])('finds a service first by %s', (query) => {
  const found = new SearchEngine(entriesIn('en', entries)).search(query);
  expect(found[0]?.type).toBe('service');
});

it('finds schools by their names', () => {
  const engine = new SearchEngine(entriesIn('en', entries));
  const first = (query: string) => engine.search(query)[0]?.url;
  expect(first('Upper Canada College')).toBe('/schools/canada');
  expect(first('Tanglin Trust School')).toBe('/schools/singapore');
});

it('has each translated page once for a reader: in their language', () => {
  const addresses = (language: Language) => entriesIn(language, entries).map(({ url }) => url);
  expect(addresses('fr')).toContain('/terms/fr');
  expect(addresses('fr')).not.toContain('/terms');
  expect(addresses('fr')).not.toContain('/terms/de');
  expect(addresses('fr')).toContain('/services/chemistry-tutoring');
  expect(addresses('en')).toContain('/terms');
  expect(addresses('en')).toContain('/ch/fr');
  expect(addresses('en').filter((url) => url.startsWith('/terms/'))).toEqual([]);
});

describe('the evaluation queries', () => {
  const queries = readQueries();
  it('are enough, in every language, and half are held out', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(queries.map(({ lang }) => lang)).size).toBe(11);
    expect(queries.filter(({ held }) => held)).toHaveLength(queries.length / 2);
  });

  it.each([
    ['used for tuning', false],
    ['held out', true],
  ])(
    '%s: 95 in 100 find a result among the first three, and 95 in 100 miss no relevant page among eight',
    (_, held) => {
      const judged = judge(
        queries.filter((one) => one.held === held),
        entries,
      );
      const { amongThree, complete } = rates(judged);
      const missed = judged.filter((one) => !one.isAmongThree || one.missing.length > 0);
      expect(amongThree, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.95);
      expect(complete, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.95);
    },
  );
});

it('finds Chinese pages by queries in the other script', () => {
  const engine = new SearchEngine(entries);
  const found = engine.search('学校', { language: 'zh-Hant', limit: 3 });
  expect(found.map(({ url }) => url)).toContain('/schools/hong-kong/zh');
});
