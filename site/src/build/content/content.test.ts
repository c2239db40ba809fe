import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPage, rememberPages } from './content';
import { folder, HEAD, HERO, page, settings } from '../../testing/sample-page';

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
    [{ confirm: 'one sentence' }, /"confirm"/],
    [{ confirm: '[]' }, /"confirm"/],
  ])('stops at frontmatter %j', (head, message) => {
    expect(() => page('x.mdx', { head })).toThrow(message);
  });

  it('names all mistakes of a page at once, and the field that was probably meant', () => {
    const { title: _, ...head } = HEAD;
    const read = () =>
      page('x.mdx', { head: { title: '', ...head, titel: 'A', template: 'nonsense' }, body: `${HERO}\n<Unknown />\n` });
    expect(read).toThrow(/There is no frontmatter field "titel"\. Did you mean "title"\?/);
    expect(read).toThrow(/"template" is wrong/);
    expect(read).toThrow(/<Unknown> is none of our components/);
  });

  it('reads files of Windows', () => {
    const file = join(folder, 'windows.mdx');
    const yaml = Object.entries(HEAD).map(([key, value]) => `${key}: ${value}`);
    writeFileSync(file, `\uFEFF---\n${yaml.join('\n')}\n---\n\n${HERO}`.replaceAll('\n', '\r\n'));
    const { title, body } = readPage(file, 'windows.mdx', settings);
    expect(title).toBe(HEAD.title);
    expect(body).toEqual(page('x.mdx').body);
  });

  it.each([
    ['---\ntitle: "A\ndescription: b\n---\n', /x\.mdx:\d+\n.*cannot be read/],
    [`---\ntitle: A\ndescription: ${HEAD.description}\ntemplate: nonsense\n---\n`, /x\.mdx:4\n/],
    [`---\ntitle: A\ndescription: ${HEAD.description}\ncolour: red\ntemplate: page\n---\n`, /x\.mdx:4\n.*"colour"/],
    [`---\ntitle: A\ndescription: short\ntemplate: page\n---\n`, /x\.mdx:3\n/],
    ['text', /x\.mdx:1\n.*does not begin with frontmatter/],
  ])('names the line of the mistake in %j', (source, message) => {
    const file = join(folder, 'x.mdx');
    writeFileSync(file, source);
    expect(() => readPage(file, 'x.mdx', settings)).toThrow(message);
  });

  it('reads again only what has changed, where it is to remember', () => {
    const { file } = page('x.mdx');
    const read = rememberPages();
    const first = read(file, 'x.mdx', settings);
    expect(read(file, 'x.mdx', settings)).toEqual(first);
    // Later steps write into what they are given.
    first.body = [];
    expect(read(file, 'x.mdx', settings).body).not.toEqual([]);
    page('x.mdx', { body: '<Hero>\n\n# Another\n\n</Hero>' });
    expect(JSON.stringify(read(file, 'x.mdx', settings).body)).toContain('Another');
  });

  it('takes what only the owner can confirm', () => {
    expect(page('x.mdx', { head: { confirm: '["Refunds take a week."]' } }).confirm).toEqual(['Refunds take a week.']);
  });

  it('wants exactly one main heading', () => {
    expect(() => page('x.mdx', { body: 'text' })).toThrow(/0 main headings/);
    expect(() => page('x.mdx', { body: `${HERO}\n# Two\n` })).toThrow(/2 main headings/);
  });
});

describe('the limits of a search engine', () => {
  it.each([
    ['x.mdx', { title: 'x'.repeat(61) }, /"title" has 61/],
    ['jp/index.mdx', { title: '字'.repeat(31) }, /"title" has 31/],
    ['x.mdx', { description: 'x'.repeat(156) }, /"description" has 156/],
    ['jp/index.mdx', { description: '字'.repeat(78) }, /"description" has 78/],
    ['blog/x.mdx', { template: 'article' }, /"date".*an article needs its day/],
  ])('hold in %s for %j', (file, head, message) => {
    expect(() => page(file, { head })).toThrow(message);
  });
});

it('wants alternative text for images', () => {
  expect(() => page('x.mdx', { body: `${HERO}\n![](/x.png)` })).toThrow(/no alternative text/);
});
