import type { DeskFile } from '@tutoring/domain/desk';
import { expect, it } from 'vitest';
import { entriesOf, entryOf, searchEntries } from './files';
import { SAMPLE_FILES } from '../sample-reader';

const page = (path: string) => `site/content/${path}.mdx`;
const PATHS = SAMPLE_FILES.map(({ path }) => path);
const ENTRIES = entriesOf(PATHS, SAMPLE_FILES);

it('puts the languages of a page side by side, named by its English version', () => {
  expect(entryOf(ENTRIES, page('faq/fr'))).toMatchObject({
    name: 'Sample questions',
    path: page('faq'),
    versions: [
      { path: page('faq'), language: 'en', address: '/faq' },
      { path: page('faq/ar'), language: 'ar', address: '/faq/ar' },
      { path: page('faq/fr'), language: 'fr', address: '/faq/fr' },
    ],
  });
});

it('opens the English version of a page that is first in another language', () => {
  const file = (path: string, language: DeskFile['language']): DeskFile => ({
    path: page(path),
    title: `${path} title`,
    group: 'Regions',
    of: page('cn/index'),
    language,
    address: '/cn',
  });
  const [entry] = entriesOf([page('cn/index'), page('cn/en')], [file('cn/index', 'zh-Hans'), file('cn/en', 'en')]);
  expect(entry).toMatchObject({ name: 'cn/en title', path: page('cn/en') });
});

it('keeps the order of the build, and leaves out what is deleted', () => {
  const listed = entriesOf(PATHS.filter((path) => path !== page('index')).reverse(), SAMPLE_FILES);
  expect(listed.map(({ name }) => name)).toEqual([
    'Prices',
    'Offers',
    'People',
    'Sample questions',
    'Sample services',
    'Sample service',
  ]);
});

it('lists files that are newer than the build first, and no photos', () => {
  const [first, second] = entriesOf([...PATHS, page('faq/new/de'), 'site/data/photos/one.jpg'], SAMPLE_FILES);
  expect(first).toMatchObject({ name: 'faq/new/de', group: 'New files', versions: [{ language: 'de' }] });
  expect(second?.name).toBe('Prices');
});

it('finds by every word of title, address and path, in every language', () => {
  const names = (search: string) => searchEntries(ENTRIES, search).map(({ path }) => path);
  expect(names('FAQ fr')).toEqual([page('faq')]);
  expect(names('exemple')).toEqual([page('faq')]);
  expect(names('نموذج')).toEqual([page('faq')]);
  expect(names('/services/ib')).toEqual([page('services/ib-business')]);
  expect(names('nothing')).toEqual([]);
});

it('finds short words only where a word begins, and none in the folders of the files', () => {
  const names = (search: string) => searchEntries(ENTRIES, search).map(({ path }) => path);
  expect(names('que')).toEqual([page('faq')]);
  for (const word of ['ric', 'sit in', 'content', 'ice']) expect(names(word)).toEqual([]);
});

it('ranks titles before addresses, and these before the rest', () => {
  const file = (path: string, title: string, address?: string): DeskFile => ({
    path: page(path),
    title,
    group: 'Services',
    of: page(path),
    language: 'en',
    ...(address && { address }),
  });
  const files = [
    file('essays/chemistry', 'Essays', undefined),
    file('practice/chemistry', 'Mark it yourself', '/practice/chemistry'),
    file('learning', 'What changes in chemistry', '/learning'),
    file('services/chemistry', 'Chemistry tutoring', '/services/chemistry'),
  ];
  const entries = entriesOf(
    files.map(({ path }) => path),
    files,
  );
  expect(searchEntries(entries, 'Chemistry').map(({ name }) => name)).toEqual([
    'Chemistry tutoring',
    'What changes in chemistry',
    'Mark it yourself',
    'Essays',
  ]);
  expect(searchEntries(entries, ' ')).toEqual(entries);
});
