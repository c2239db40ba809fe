import { expect, it } from 'vitest';
import { readableText } from './readable';

const read = (...lines: string[]) => readableText('data/people.yaml', lines.join('\n')).split('\n');

it('leaves out comments, names of fields and addresses, and keeps each text in its line', () => {
  expect(
    read(
      '# facts: [{ en: Degree in chemistry }]',
      '- name: "Ada: one"',
      "  facts: [{ en: Degree in physics, de: 'Physik' }]",
      '  subjects: [{ page: /services/chemistry-tutoring, of: study-chat }]',
      '  price: 79.5 # in chemistry',
      '  sample: true',
    ),
  ).toEqual(['', 'Ada: one', 'Degree in physics · Physik', '', '79.5', '']);
});

it('keeps the lines of a longer text, without its marks', () => {
  expect(
    read('a: >-', '  First line', '  and second', 'b: "Third', '  and fourth"', 'c: Fifth', '  and sixth'),
  ).toEqual(['', 'First line', 'and second', 'Third', 'and fourth', 'Fifth', 'and sixth']);
});

it('reads the fields of a page in the same way, and leaves its body', () => {
  const page =
    '---\n# From English 1a2b3c4d.\ntitle: "Fees: all"\ntemplate: page\n---\n\n# Fees\n\n- See: [fees](/fees)\n';
  expect(readableText('content/fees.mdx', page)).toBe('\n\nFees: all\npage\n\n\n# Fees\n\n- See: [fees](/fees)\n');
});

it('does not fail on a file that is not YAML at the moment', () => {
  expect(() => readableText('data/a.yaml', 'a: [b\nc: "d')).not.toThrow();
});
