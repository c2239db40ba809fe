import { expect, it } from 'vitest';
import { lineAt, linesAbove, splitPage, startOfLine, withParts } from './mdx-file';

const PAGE = '---\n# From English f4c1.\ntitle: "A"\n---\n\n# Heading\n\nText\n';

it.each([PAGE, '---\n---\nText', '---\ntitle: A\n---\nText without a line at the end', 'No frontmatter\n', ''])(
  'gives every byte of %j back',
  (text) => {
    expect(withParts(text, splitPage(text))).toBe(text);
  },
);

it('changes one part only', () => {
  expect(withParts(PAGE, { head: 'title: "B"' })).toBe('---\ntitle: "B"\n---\n\n# Heading\n\nText\n');
  expect(withParts(PAGE, { body: 'New' })).toBe('---\n# From English f4c1.\ntitle: "A"\n---\n\nNew');
});

it('counts lines as the checks do', () => {
  const { body } = splitPage(PAGE);
  expect(linesAbove(PAGE)).toBe(5);
  expect(PAGE.split('\n')[linesAbove(PAGE)]).toBe('# Heading');
  expect(body.slice(startOfLine(body, 3))).toBe('Text\n');
  expect(startOfLine('one\ntwo', 9)).toBe(4);
  expect(lineAt('one\ntwo', 4)).toBe(2);
});
