import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MDX_REGISTRY } from '../../../mdx/registry';
import { deskPages, deskTexts } from './pages';

const site = join(import.meta.dirname, '../../../..');
const { files } = deskPages(site, MDX_REGISTRY);
const named = (path: string) => files.find((file) => file.path === path);
const written = globSync(['content/**/*.mdx', 'data/**/*.yaml'], { cwd: site }).map((file) => `site/${file}`);

it('names every page and data file once', () => {
  expect(files.map(({ path }) => path).sort()).toEqual(written.sort());
});

it('gives each a title in its own language, and no path instead of one', () => {
  for (const { path, title } of files) expect(title, path).not.toMatch(/^site\/|\.(?:mdx|yaml)$/);
  expect(named('site/content/faq/de.mdx')?.title).not.toBe(named('site/content/faq.mdx')?.title);
});

it('has one version of a page in a language', () => {
  const versions = files.flatMap(({ of, language }) => (language ? [`${of} ${language}`] : []));
  expect(new Set(versions).size).toBe(versions.length);
  for (const { of } of files) expect(named(of), of).toBeDefined();
});

it('has the names of the menus, and knows which pages are about a school subject', () => {
  expect(named('site/content/services/ess-tutoring.mdx')).toMatchObject({ label: 'ESS', isSubject: true });
  expect(named('site/content/services/french-tutoring.mdx')).toMatchObject({ label: 'French', isSubject: true });
  expect(named('site/content/services/exam-prep.mdx')).toMatchObject({ label: 'Exam Preparation' });
  expect(named('site/content/services/exam-prep.mdx')?.isSubject).toBeUndefined();
});

it('puts the languages of a page side by side, of regions and texts too', () => {
  const languages = (of: string) => files.filter((file) => file.of === of).map(({ language }) => language);
  expect(languages('site/content/faq.mdx')).toEqual(expect.arrayContaining(['en', 'ar', 'ja', 'zh-Hans']));
  expect(languages('site/content/ch/index.mdx')).toEqual(expect.arrayContaining(['en', 'de', 'fr', 'it']));
  expect(languages('site/data/messages/en.yaml')).toEqual(expect.arrayContaining(['en', 'ar', 'nl']));
});

it('knows where the site shows a page, or facts', () => {
  expect(named('site/content/cn/en.mdx')).toMatchObject({ address: '/cn/en', group: 'Regions' });
  expect(named('site/content/[region].mdx')?.address).toBeUndefined();
  const addresses = new Set(files.map(({ address }) => address));
  for (const { shownOn } of files) if (shownOn) expect(addresses).toContain(shownOn);
});

it('begins with what changes most often, and keeps each group together', () => {
  const groups = files.map(({ group }) => group).filter((group, at, all) => group !== all[at - 1]);
  expect(groups.slice(0, 2)).toEqual(['Prices and offers', 'People']);
  expect(new Set(groups).size).toBe(groups.length);
});

it('has the texts to search, without the phrases that the chat knows', () => {
  const paths = Object.keys(deskTexts(site));
  expect(paths).toEqual(written.filter((path) => !path.includes('/chat-intents/')).sort());
});
