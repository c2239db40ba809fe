import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSiteIn } from '../../testing/whole-site';
import type { ContentPage } from '../content/content';

const site = join(import.meta.dirname, '../../..');
const { tree } = readSiteIn(site);
const at = (path: string) => tree.at(path) as ContentPage;
const crumbs = (path: string) => tree.crumbsOf(at(path)).map(({ label, href }) => [label, href]);

describe('breadcrumbs', () => {
  it('name each step, and link the steps that are pages', () => {
    expect(crumbs('/')).toEqual([]);
    expect(crumbs('/learning/guides/what-are-ap-exams').slice(0, 3)).toEqual([
      ['Home', '/'],
      ['Learning Hub', '/learning'],
      ['Study Guides', '/learning/guides'],
    ]);
  });

  it('show Blog and the title of an article', () => {
    const article = at('/blog/study-routines-that-work');
    expect(crumbs(article.path)).toEqual([
      ['Home', '/'],
      ['Blog', '/blog'],
      [article.title, article.path],
    ]);
  });

  it('name regions and languages in the page’s language', () => {
    expect(crumbs('/jp')).toEqual([
      ['ホーム（英語）', '/'],
      ['日本', '/jp'],
    ]);
    expect(crumbs('/ch/it').at(-1)).toEqual(['Italiano', '/ch/it']);
    expect(crumbs('/schools/japan/ja').map(([label]) => label)).toEqual(['ホーム', '学校', '日本', '日本語']);
    expect(crumbs('/schools/dubai/ar').map(([label]) => label)).toContain('دبي');
    expect(crumbs('/be').at(-1)).toEqual(['Belgium', '/be']);
    expect(crumbs('/offline/de').map(([label]) => label)).toEqual(['Startseite', 'Sie sind offline']);
  });

  it('have one step for a page whose language the edge chooses', () => {
    expect(crumbs('/search/de')).toEqual([
      ['Startseite', '/de'],
      ['Suche', '/search/de'],
    ]);
    expect(crumbs('/thanks/ja')).toHaveLength(2);
  });

  it('offers no language versions of a page whose language the edge chooses', () => {
    for (const path of ['/thanks', '/thanks/de', '/search', '/search/ar']) expect(tree.choicesOf(path)).toEqual([]);
    expect(at('/thanks/zh-hant').lang).toBe('zh-Hant');
  });
});

describe('lists', () => {
  it('contain the pages directly below an address, articles by date', () => {
    const articles = tree.childrenOf('/blog');
    expect(articles).toHaveLength(15);
    const dates = articles.map(({ date = '' }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(tree.childrenOf('/schools').map(({ path }) => path)).not.toContain('/schools/japan/ja');
    expect(tree.childrenOf('/services')[0]?.path).toBe('/services/ib-ap-tutoring');
  });

  it('give each page three related pages, and recommend every page', () => {
    for (const folder of ['/services', '/subjects', '/blog', '/learning/guides', '/schools']) {
      const pages = tree.childrenOf(folder);
      const recommended = new Set(pages.flatMap((page) => tree.relatedTo(page)));
      for (const page of pages) {
        expect(tree.relatedTo(page), page.path).toHaveLength(3);
        expect(tree.relatedTo(page)).not.toContain(page);
        expect(recommended.has(page), page.path).toBe(true);
      }
    }
  });
});

it('offers language versions on the pages of regions and schools that have them', () => {
  const languages = (path: string) => tree.choicesOf(path).map(({ label, href }) => `${label} ${href}`);
  expect(languages('/ch/fr')).toEqual(['Deutsch /ch', 'Français /ch/fr', 'Italiano /ch/it', 'English /ch/en']);
  expect(languages('/schools/hong-kong/zh')).toEqual(['English /schools/hong-kong', '繁體中文 /schools/hong-kong/zh']);
  expect(languages('/schools/australia')).toEqual(['English /schools/australia']);
  expect([languages('/schools/canada'), languages('/about')]).toEqual([[], []]);
});
