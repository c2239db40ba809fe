import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPages, markForeignLinks, readPage } from './content';
import { readData } from './data';

const data = readData(join(import.meta.dirname, '../data'));
const folder = mkdtempSync(join(tmpdir(), 'content-'));
const HEAD = {
  title: 'A title',
  description: 'A description that is long enough to be shown by a search engine.',
  template: 'page',
};
const HERO = '<Hero>\n\n# A heading\n\n</Hero>\n';

function page(relative: string, { head = {}, body = HERO }: { head?: Record<string, unknown>; body?: string } = {}) {
  const file = join(folder, relative.replaceAll('/', '_'));
  const yaml = Object.entries({ ...HEAD, ...head }).map(([key, value]) => `${key}: ${String(value)}`);
  writeFileSync(file, `---\n${yaml.join('\n')}\n---\n\n${body}`);
  return readPage(file, relative, data);
}

describe('readPage', () => {
  it('takes address and language from the place of the file', () => {
    expect(page('index.mdx')).toMatchObject({ path: '/', lang: 'en' });
    expect(page('jp/index.mdx')).toMatchObject({ path: '/jp', lang: 'ja-JP' });
    expect(page('jp/en.mdx')).toMatchObject({ path: '/jp/en', lang: 'en-JP' });
    expect(page('services/x.mdx')).toMatchObject({ path: '/services/x', lang: 'en' });
  });

  it.each([
    [{ template: 'nonsense' }, /"template".*\n.*Templates are page/],
    [{ title: '""' }, /"title"/],
    [{ description: 'short' }, /"description"/],
    [{ colour: 'red' }, /colour/],
  ])('stops at frontmatter %j', (head, message) => {
    expect(() => page('x.mdx', { head })).toThrow(message);
  });

  it('wants exactly one main heading', () => {
    expect(() => page('x.mdx', { body: 'text' })).toThrow(/0 main headings/);
    expect(() => page('x.mdx', { body: `${HERO}\n# Two\n` })).toThrow(/2 main headings/);
  });
});

describe('the pages together', () => {
  it('have different titles and links that lead somewhere', () => {
    const one = page('one.mdx', { head: { title: 'One' }, body: `${HERO}\n[two](/two#part)` });
    const two = page('two.mdx', { head: { title: 'Two' } });
    const known = (path: string) => ['/one', '/two'].includes(path);
    expect(() => checkPages([one, two], known)).not.toThrow();
    expect(() => checkPages([one], (path) => path === '/one')).toThrow(/links to \/two#part/);
    expect(() => checkPages([one, { ...two, title: 'One' }], known)).toThrow(/also that of/);
  });

  it('mark links into another language', () => {
    const home = page('index.mdx', { body: `${HERO}\n[日本](/jp) [Japan](/jp/en)` });
    markForeignLinks([home, page('jp/index.mdx'), page('jp/en.mdx')]);
    expect(JSON.stringify(home.body)).toContain('"href":"/jp","hrefLang":"ja-JP"');
    expect(JSON.stringify(home.body)).not.toContain('"href":"/jp/en","hrefLang"');
  });
});
