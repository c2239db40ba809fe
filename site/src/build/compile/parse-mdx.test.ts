import { expect, it } from 'vitest';
import { ContentProblem } from '../content/problem';
import { parseMdx } from './parse-mdx';

/** The page has seven lines above its body. */
const placeOf = (line: number | undefined) => `page.mdx:${(line ?? 0) + 7}`;

function mistakeIn(body: string, known: readonly string[] = ['Hero', 'Section', 'Mark']): string {
  try {
    parseMdx(placeOf, body, known);
  } catch (error) {
    if (error instanceof ContentProblem) return `${error.file} ${error.what} ${error.fix}`;
    throw error;
  }
  return '';
}

it.each([
  [
    'a misspelt tag',
    '<Hero>\n\n<Secton title="a">\n\ntext\n\n</Hero>',
    'page.mdx:10 <Secton> is not closed, or is no part of the site. Did you mean <Section>? write <Section> and </Section>, or remove <Secton>.',
  ],
  [
    'a misspelt end',
    '<Section>\n\ntext\n\n</Secton>',
    'page.mdx:12 </Secton> is no part of the site. Did you mean </Section>? write </Section>.',
  ],
  [
    'a tag like none of ours',
    'text\n\n<Blinking>\n\ntext',
    'page.mdx:10 <Blinking> is not closed, or is no part of the site. remove <Blinking>.',
  ],
  [
    'a missing end',
    '<Hero>\n\n<Section>\n\ntext\n\n</Hero>',
    'page.mdx:10 <Section> is not closed before </Hero>. write </Section> where it ends.',
  ],
  [
    'a missing end of the last tag',
    '<Section>\n\ntext',
    'page.mdx:8 <Section> is not closed. write </Section> where it ends.',
  ],
])('names the line and the tag of %s', (_, body, message) => {
  expect(mistakeIn(body)).toBe(message);
});

it.each([
  ['text\n\n</Section>', /^page\.mdx:10 A tag ends here that does not begin above/],
  ['a <Mark>b\n\nc</Mark>', /^page\.mdx:8 <Mark> and <\/Mark> are not in one paragraph/],
  ['- <Section>\n\n</Section>', /^page\.mdx:8 <Section> and <\/Section> are not in one paragraph or entry/],
  ['<Section title="a>\n\nb', /has no quotation mark at its end/],
  ['<Section title=a>\n</Section>', /^page\.mdx:8 A value in a tag has no quotation marks/],
  ['a {b', /braces \{ \} is read as code/],
  ['a {1 +} b', /braces \{ \} is read as code/],
  ['import x', /begins with “import” or “export”/],
  ['x <5 y', /^page\.mdx:8 A < begins a tag here.*write &lt;/],
  ['<a@b.example>', /For a link, write \[text\]\(address\)/],
])('says what is wrong with %j in words of the owner, with one line', (body, message) => {
  const said = mistakeIn(body);
  expect(said).toMatch(message);
  expect(said).not.toMatch(/MDX|acorn|U\+|\d+:\d+-/);
});

it('guesses no name where our components are not known', () => {
  expect(mistakeIn('<Secton>\n\ntext', [])).toBe('page.mdx:8 <Secton> is not closed. write </Secton> where it ends.');
});
