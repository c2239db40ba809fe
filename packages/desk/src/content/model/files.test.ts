import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entriesOf, entryOf, searchEntries } from './files';

const page = (path: string) => `site/content/${path}.mdx`;
const PATHS = [
  'index',
  'faq',
  'faq/fr',
  'faq/ar',
  'cn/index',
  'cn/en',
  'de/impressum',
  'services/index',
  'services/ib',
  '[region]',
]
  .map(page)
  .concat('site/data/prices.yaml', 'site/data/messages/en.yaml');

it('puts the languages of a page side by side, English first', () => {
  expect(entryOf(entriesOf(PATHS), page('faq/fr'))).toMatchObject({
    name: 'Faq',
    path: page('faq'),
    versions: [
      { path: page('faq'), language: 'en', address: '/faq' },
      { path: page('faq/ar'), language: 'ar', address: '/faq/ar' },
      { path: page('faq/fr'), language: 'fr', address: '/faq/fr' },
    ],
  });
});

it('reads the language of a region’s first page from its country', () => {
  expect(entryOf(entriesOf(PATHS), page('cn/index'))).toMatchObject({
    name: 'China',
    versions: [
      { path: page('cn/en'), language: 'en', address: '/cn/en' },
      { path: page('cn/index'), language: 'zh-Hans', address: '/cn' },
    ],
  });
});

it('sorts by group: single pages, sections, regions, data', () => {
  expect(entriesOf(PATHS).map(({ group, name }) => `${group} / ${name}`)).toEqual([
    'Home and single pages / [region]',
    'Home and single pages / Faq',
    'Home and single pages / Home',
    'Services / Ib',
    'Services / Services',
    'Regions / China',
    'Regions / Germany: Impressum',
    'Prices and offers / Prices',
    'Facts and texts / Messages: en',
  ]);
});

it('gives a template of many pages no address', () => {
  expect(entryOf(entriesOf(PATHS), page('[region]'))?.versions[0]?.address).toBeUndefined();
});

it('finds by every word of name, path and address', () => {
  const names = (search: string) => searchEntries(entriesOf(PATHS), search).map(({ path }) => path);
  expect(names('FAQ fr')).toEqual([page('faq')]);
  expect(names('/services/ib')).toEqual([page('services/ib')]);
  expect(names('nothing')).toEqual([]);
});

it('lists every file of this site once', () => {
  const root = join(import.meta.dirname, '../../../../..');
  const paths = globSync(['site/content/**/*.mdx', 'site/data/**/*.yaml'], { cwd: root });
  const entries = entriesOf(paths);
  const listed = entries.flatMap(({ path, versions }) =>
    versions.length > 0 ? versions.map((one) => one.path) : [path],
  );
  expect(listed.sort()).toEqual(paths.sort());
  // Two files of one page in one language: the wrong one would open.
  for (const { versions } of entries) expect(new Set(versions.map((one) => one.language)).size).toBe(versions.length);
});
