import { describe, expect, it } from 'vitest';
import { compileBody } from './compile-body';

const compile = (source: string) => compileBody('page.mdx', source);

describe('compileBody', () => {
  it('turns Markdown and the writer’s words into a compact tree', () => {
    expect(compile('## A *b*\n\n<Card heading="C" href="/d">text</Card>')).toEqual([
      {
        live: false,
        nodes: [
          ['h2', { id: 'a-b' }, 'A ', ['em', 0, 'b']],
          ['Card', { heading: 'C', href: '/d' }, 'text'],
        ],
      },
    ]);
  });

  it('sets what needs a script apart from what does not', () => {
    const segments = compile('one\n\n<Section title="Form">\n\n<Widget name="lead-form" />\n\n</Section>\n\ntwo');
    expect(segments.map(({ live }) => live)).toEqual([false, true, false]);
  });

  it('makes the sections of the schedule segments of their own', () => {
    const source = ['hero', 'services', 'other'].map((id) => `<Section title="A" id="${id}">\n\ntext\n\n</Section>`);
    expect(compile(source.join('\n\n')).map(({ section, live }) => [section, live])).toEqual([
      ['hero', true],
      ['services', true],
      [undefined, false],
    ]);
  });

  it.each([
    ['import x from "y"\n\ntext', /not part of our MDX/],
    ['export const x = 1\n\ntext', /not part of our MDX/],
    ['one {two}', /not part of our MDX/],
    ['<Unknown />', /not in the writer's vocabulary.*\n.*use Markdown or one of/],
    ['<Card heading="A" colour="red" />', /takes no attribute "colour"/],
    ['<Card />', /needs "heading"/],
    ['<Widget name="toaster" />', /knows no name="toaster"/],
    ['<Widget />', /needs "name"/],
    ['<Card heading={1} />', /not plain text/],
    ['<Card heading="A" {...x} />', /not plain text/],
    ['<Section title="A">', /not valid MDX/],
    ['<script>alert(1)</script>', /not in the writer's vocabulary/],
  ])('stops at %j and says how to mend it', (source, message) => {
    expect(() => compile(source)).toThrow(message);
    expect(() => compile(source)).toThrow(/page\.mdx.*\n[\s\S]*Fix: /);
  });

  it('names the line', () => {
    expect(() => compile('one\n\ntwo\n\n<Unknown />')).toThrow('page.mdx:5');
  });
});
