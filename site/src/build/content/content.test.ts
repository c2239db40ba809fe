import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cachePages, readPage } from './content';
import { readMdxSource } from './mdx-source';
import { folder, HEAD, HERO, page, settings } from '../../testing/sample-page';

describe('readPage', () => {
  it('takes the address and the language from the file’s path', () => {
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
    [{ confirm: '["One sentence."]' }, /no frontmatter field "confirm"/],
  ])('rejects frontmatter %j', (head, message) => {
    expect(() => page('x.mdx', { head })).toThrow(message);
  });

  it('reports all mistakes of a page at once, and suggests the closest field', () => {
    const { title: _, ...head } = HEAD;
    const read = () =>
      page('x.mdx', { head: { title: '', ...head, titel: 'A', template: 'nonsense' }, body: `${HERO}\n<Unknown />\n` });
    expect(read).toThrow(/There is no frontmatter field "titel"\. Did you mean "title"\?/);
    expect(read).toThrow(/"template" is wrong/);
    expect(read).toThrow(/<Unknown> is not one of our components/);
  });

  it('reads files with Windows line breaks', () => {
    const file = join(folder, 'windows.mdx');
    const yaml = Object.entries(HEAD).map(([key, value]) => `${key}: ${value}`);
    writeFileSync(file, `\uFEFF---\n${yaml.join('\n')}\n---\n\n${HERO}`.replaceAll('\n', '\r\n'));
    const { title, body } = readPage(readMdxSource(file), 'windows.mdx', settings);
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
    expect(() => readPage(readMdxSource(file), 'x.mdx', settings)).toThrow(message);
  });

  it('names the line of a mistake in the body', () => {
    const read = () => page('x.mdx', { body: `${HERO}\ntext\n\n<Unknown />\n` });
    expect(read).toThrow(/x\.mdx:15\n.*<Unknown>/s);
  });

  it.each(['2026-11-21', '"2026-11-21"', '2026-11-21T00:00:00.000Z'])('reads the day %s', (date) => {
    expect(page('x.mdx', { head: { updated: date } }).updated).toBe('2026-11-21');
  });

  it.each(['2026-11-21 10:00:00', '"2026-13-01"', 'tomorrow'])('rejects the day %s', (date) => {
    expect(() => page('x.mdx', { head: { updated: date } })).toThrow(/x\.mdx:5\n.*must be a day/);
  });

  it('reads only changed files again with cachePages', () => {
    const { file } = page('x.mdx');
    const read = cachePages();
    const first = read(readMdxSource(file), 'x.mdx', settings);
    expect(read(readMdxSource(file), 'x.mdx', settings)).toBe(first);
    page('x.mdx', { body: '<Hero>\n\n# Another\n\n</Hero>' });
    expect(JSON.stringify(read(readMdxSource(file), 'x.mdx', settings).body)).toContain('Another');
  });

  it('reads only pages with a struck claim again when a claim is struck', () => {
    const { file } = page('x.mdx', { body: `${HERO}\n<Claim of="known">A.</Claim>\n` });
    const read = cachePages();
    const readWithout = (id: string) =>
      read(readMdxSource(file), 'x.mdx', { ...settings, claims: { ids: ['known', 'struck'], struck: new Set([id]) } });
    const first = readWithout('none of the page');
    expect(JSON.stringify(first.body)).toContain('A.');
    expect(readWithout('struck')).toBe(first);
    expect(JSON.stringify(readWithout('known').body)).not.toContain('A.');
  });

  it('reads the sentences that the owner answers for, and leaves out those that are struck', () => {
    const body = `${HERO}\n<Section title="A">\n\nOne. <Claim of="struck">Two.</Claim>\n\n### Gone\n\n<Claim of="struck">Three.</Claim>\n\n</Section>\n`;
    const read = page('x.mdx', { body });
    expect(read.claims.map(({ id, sentence }) => [id, sentence])).toEqual([
      ['struck', 'Two.'],
      ['struck', 'Three.'],
    ]);
    expect(JSON.stringify(read.body)).not.toMatch(/Two|Gone|Three/);
    expect(read.lostIds).toEqual(['gone']);
  });

  it('describes a page with its first sentences if the owner has struck what its description says', () => {
    const body = `<Hero kicker="A">\n\n# A\n\nFirst. <Claim of="struck">Second.</Claim> Third.\n\n</Hero>\n`;
    const read = (says: string) => page('x.mdx', { body, head: { says: `[${says}]` } });
    expect(read('known').description).toBe(HEAD.description);
    expect(read('struck').description).toBe('First. Third.');
    expect(read('struck').claims[0]?.sentence).toBe(HEAD.description);
    expect(() => read('knwon')).toThrow(/"knwon", which is not in data\/claims\.yaml\. Did you mean "known"\?/);
  });

  it('refuses a claim that data/claims.yaml does not have', () => {
    expect(() => page('x.mdx', { body: `${HERO}\n<Claim of="knwon">A.</Claim>\n` })).toThrow(
      'There is no claim "knwon" in data/claims.yaml. Did you mean "known"?',
    );
    expect(() => page('x.mdx', { body: `${HERO}\n<Claim>A.</Claim>\n` })).toThrow('<Claim> needs "of"');
    expect(() => page('x.mdx', { body: `${HERO}\n<Claim of="known" unless="euros">A.</Claim>\n` })).toThrow(
      'an attribute that it does not know',
    );
  });

  it('requires exactly one main heading', () => {
    expect(() => page('x.mdx', { body: 'text' })).toThrow(/0 main headings/);
    expect(() => page('x.mdx', { body: `${HERO}\n# Two\n` })).toThrow(/2 main headings/);
  });
});

describe('the length limits of search engines', () => {
  it.each([
    ['x.mdx', { title: 'x'.repeat(61) }, /"title" has 61/],
    ['jp/index.mdx', { title: '字'.repeat(31) }, /"title" has 31/],
    ['x.mdx', { description: 'x'.repeat(156) }, /"description" has 156/],
    ['jp/index.mdx', { description: '字'.repeat(78) }, /"description" has 78/],
    ['blog/x.mdx', { template: 'article' }, /"date".*an article needs its date/],
  ])('reject in %s %j', (file, head, message) => {
    expect(() => page(file, { head })).toThrow(message);
  });
});

it('requires alternative text for images', () => {
  expect(() => page('x.mdx', { body: `${HERO}\n![](/x.png)` })).toThrow(/no alternative text/);
});
