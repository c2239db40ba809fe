import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blockOf, splitBlock, splitBlocks, withAttribute, withWords } from './blocks';
import { splitPage } from './mdx-file';

const content = join(import.meta.dirname, '../../../../../site/content');
const pages = globSync('**/*.mdx', { cwd: content }).map((path) => readFileSync(join(content, path), 'utf8'));

it('gives every page back byte for byte', () => {
  for (const page of pages) {
    const { body } = splitPage(page);
    expect(splitBlocks(body).join('\n')).toBe(body);
  }
});

it('shows no tag of a section or a component as text, on any page', () => {
  const shown = pages
    .flatMap((page) => splitBlocks(splitPage(page).body).map(blockOf))
    .flatMap((block) => ('words' in block ? [block.words] : []));
  expect(shown.filter((words) => /^<\/?(?:Section|Hero|Facts|Cards?|Pages|Sources)\b[^>]*>$/.test(words))).toEqual([]);
});

it.each([
  ['## Mole ratios', { kind: 'heading', mark: '## ', words: 'Mole ratios', end: '' }],
  ['- **Who?** The student.', { kind: 'item', mark: '- ', words: '**Who?** The student.', end: '' }],
  ['   2. Two.', { kind: 'item', mark: '   2. ', words: 'Two.', end: '' }],
  ['**The tutor.** One.', { kind: 'paragraph', mark: '', words: '**The tutor.** One.', end: '' }],
  ['<Mark>Words</Mark> here.', { kind: 'paragraph', mark: '', words: '<Mark>Words</Mark> here.', end: '' }],
  ['- <Claim of="a">One.</Claim>', { kind: 'item', mark: '- <Claim of="a">', words: 'One.', end: '</Claim>' }],
  [
    '<Claim of="a">One.</Claim> <Claim of="b">Two.</Claim>',
    { kind: 'paragraph', mark: '', words: '<Claim of="a">One.</Claim> <Claim of="b">Two.</Claim>', end: '' },
  ],
  ['| a | b |\n|---|---|', { kind: 'table' }],
  ['', { kind: 'gap' }],
  ['</Section>', { kind: 'tag', name: 'Section', isClosing: true, attributes: [] }],
  [
    '<Section title="Say &quot;a > b&quot;" wide="yes">',
    {
      kind: 'tag',
      name: 'Section',
      isClosing: false,
      attributes: [
        { name: 'title', value: 'Say "a > b"' },
        { name: 'wide', value: 'yes' },
      ],
    },
  ],
])('%j', (source, block) => {
  expect(blockOf(source)).toEqual(block);
});

it('changes the words of a block, and nothing around them', () => {
  expect(withWords('- <Claim of="a">One.</Claim>', 'Two.')).toBe('- <Claim of="a">Two.</Claim>');
  expect(withWords('| a |', '| b |')).toBe('| b |');
});

it('changes one attribute, and nothing else of its tag', () => {
  const tag = '<Session lost="a" well="b"  next="c">';
  expect(withAttribute(tag, 'well', 'A "quote" & more')).toBe(
    '<Session lost="a" well="A &quot;quote&quot; &amp; more"  next="c">',
  );
});

it('splits a paragraph, a heading and an item of a list at the cursor', () => {
  expect(splitBlock('One. Two.', 5)).toEqual(['One.', '', 'Two.']);
  expect(splitBlock('## One', 3)).toEqual(['## One', '', '']);
  expect(splitBlock('- <Claim of="a">One. Two.</Claim>', 5)).toEqual([
    '- <Claim of="a">One.</Claim>',
    '- <Claim of="a">Two.</Claim>',
  ]);
  expect(splitBlock('2. One two', 3)).toEqual(['2. One', '3. two']);
});
