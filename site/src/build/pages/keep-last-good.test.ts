import { describe, expect, it } from 'vitest';
import type { PageContext } from '../../shared/page';
import type { Site } from './pages';
import { ContentProblem } from '../content/problem';
import { readOrKeepLastGood } from './keep-last-good';

const stage = {
  folder: '/site',
  content: '/site/content',
  files: ['/site/content/a.mdx', '/site/content/jp/index.mdx'],
};
const langOf = (path: string) => (path === '/jp' ? 'ja-JP' : 'en');
const good = { contexts: [{ path: '/a', title: 'A', body: [{}] }] as unknown as PageContext[] } as Site;
const fail = (): never => {
  throw new ContentProblem('/site/content/a.mdx:5', 'It is wrong.', 'right it.');
};

describe('rehearse', () => {
  it('shows the site as long as it has no mistake', () => {
    expect(readOrKeepLastGood(() => good, undefined, { ...stage, langOf, slug: 'sample' })).toEqual({
      site: good,
      contexts: [{ page: good.contexts[0] }],
    });
  });

  it('shows a mistake on every page, those included that have never been read', () => {
    const { site, contexts, problem } = readOrKeepLastGood(fail, good, { ...stage, langOf, slug: 'sample' });
    const mistake = { file: 'content/a.mdx:5', what: 'It is wrong.', fix: 'right it.' };
    expect(site).toBe(good);
    expect(contexts.map(({ page, mistake: shown }) => [page.path, page.lang, page.title, shown])).toEqual([
      ['/a', undefined, 'A', mistake],
      ['/jp', 'ja-JP', '/jp', mistake],
    ]);
    expect(problem).toContain('/site/content/a.mdx:5');
  });

  it('hides no other error', () => {
    const broken = () => {
      throw new TypeError('a bug');
    };
    expect(() => readOrKeepLastGood(broken, good, { ...stage, langOf, slug: 'sample' })).toThrow('a bug');
  });
});
