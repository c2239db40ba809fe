import { describe, expect, it } from 'vitest';
import { compileBody, idsIn } from './compile-body';
import { parseMdx } from './parse-mdx';
import { MDX_REGISTRY } from '../../mdx/registry';

/** The message of a failing step. */
function messageOf(step: () => unknown): string {
  try {
    step();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

const placeOf = (line?: number) => `page.mdx:${line}`;
const compile = (source: string) => compileBody(placeOf, parseMdx(placeOf, source), MDX_REGISTRY);

describe('compileBody', () => {
  it('compiles Markdown and components to a compact tree', () => {
    expect(compile('## A *b*\n\n<Card heading="C" href="/d">text</Card>')).toEqual([
      ['h2', { id: 'a-b' }, 'A ', ['em', 0, 'b']],
      ['Card', { heading: 'C', href: '/d' }, 'text'],
    ]);
  });

  it('gives sections unique ids made of their titles', () => {
    const section = (title: string) => `<Section title="${title}">\n\ntext\n\n</Section>`;
    const ids = idsIn(
      compile(
        ['## A part', section('A part'), section('学校'), '<Section title="B" id="own">\n\n</Section>'].join('\n\n'),
      ),
    );
    expect(ids).toEqual(['a-part', 'a-part-1', '学校', 'own']);
  });

  it('makes the first cells row headers in a table with an empty corner', () => {
    const cells = (source: string) => JSON.stringify(compile(source)).match(/"t[dh]",(0|\{[^}]*\})/g);
    expect(cells('| | A |\n| --- | --- |\n| one | 1 |')).toEqual([
      '"td",0',
      '"th",0',
      '"th",{"scope":"row"}',
      '"td",0',
    ]);
    expect(cells('| N | A |\n| --- | --- |\n| one | 1 |')).toEqual(['"th",0', '"th",0', '"td",0', '"td",0']);
  });

  it('does not strike through for a single tilde, which means "to" between numbers', () => {
    expect(compile('3~7일과 10~14일')).toEqual([['p', 0, '3~7일과 10~14일']]);
    expect(compile('~~gone~~')).toEqual([['p', 0, ['del', 0, 'gone']]]);
  });

  it.each([
    ['import x from "y"\n\ntext', /not part of our MDX/],
    ['export const x = 1\n\ntext', /not part of our MDX/],
    ['one {two}', /not part of our MDX/],
    ['<Unknown />', /is not one of our components.*\n.*use Markdown or one of/],
    ['<Card heading="A" colour="red" />', /has no attribute colour=/],
    ['<Card />', /needs "heading"/],
    ['<Widget name="toaster" />', /does not accept name="toaster"/],
    ['<Widget />', /needs "name"/],
    ['<Schools in="japan" few="no" />', /does not accept few="no"[\s\S]*Fix: write "yes", or leave the attribute out/],
    ['<Hero plain="true">\n\n# A\n\n</Hero>', /does not accept plain="true"/],
    ['<Section title="A" wide="">\n\ntext\n\n</Section>', /does not accept wide=""/],
    ['<Section title="A" tone="cat">\n\ntext\n\n</Section>', /tone="cat"[\s\S]*use one of sunken/],
    ['<Section title=" ">\n\ntext\n\n</Section>', /does not accept title=" "/],
    ['<Section title="A" id="No spaces">\n\ntext\n\n</Section>', /does not accept id="No spaces"/],
    ['<Mark note="A" by="nobody">b</Mark>', /by="nobody"[\s\S]*use one of tutor, ai/],
    ['<Pages below="services" />', /below="services"[\s\S]*write a path of this site/],
    ['<Card heading="A" href="contact">\n\nb\n\n</Card>', /href="contact"/],
    ['<Sources checked="November 2026">\n\n- a\n\n</Sources>', /write a month, such as 2026-11/],
    ['<Card heading={1} />', /not plain text/],
    ['<Card heading="A" {...x} />', /not plain text/],
    ['<Section title="A">', /<Section> is not closed/],
    ['<script>alert(1)</script>', /is not one of our components/],
  ])('rejects %j and says how to fix it', (source, message) => {
    expect(() => compile(source)).toThrow(message);
    expect(() => compile(source)).toThrow(/page\.mdx.*\n[\s\S]*Fix: /);
  });

  it('names an unknown attribute, and suggests the closest one', () => {
    const source = '<Section titel="A">\n\ntext\n\n</Section>';
    expect(() => compile(source)).toThrow('page.mdx:1\n  <Section> has no attribute titel=. Did you mean "title"?');
    // A misspelt name is not also a missing attribute.
    expect(() => compile(source)).not.toThrow(/needs "title"/);
    expect(() => compile('<Secton title="A" />')).toThrow('Did you mean "Section"?');
  });

  it('names every mistake, each with its line', () => {
    const source = 'one {two}\n\n<Unknown />\n\n<Card heading="A" colour="red" href={x} />\n\n![](/x.png)';
    const message = messageOf(() => compile(source));
    expect(message.match(/page\.mdx:\d+/g)?.sort()).toEqual([1, 3, 5, 5, 7].map((line) => `page.mdx:${line}`));
    expect(message).toContain('not plain text: href=');
    expect(message).toMatch(/5 mistakes\.$/);
  });

  it('names the line', () => {
    expect(() => compile('one\n\ntwo\n\n<Unknown />')).toThrow('page.mdx:5');
  });
});
