import { describe, expect, it } from 'vitest';
import { MDX_REGISTRY } from '../../mdx/registry';
import { compileBody } from '../compile/compile-body';
import { parseMdx } from '../compile/parse-mdx';
import { marksIn, resolveClaims, resolveCurrencies } from './resolve-claims';

const placeOf = () => 'page.mdx';
/** The compiled body, with the claim `no` struck. */
function resolved(source: string) {
  const root = parseMdx(placeOf, source);
  resolveClaims(root, new Set(['no']));
  return compileBody(placeOf, root, MDX_REGISTRY);
}
const p = (text: string) => ['p', 0, text];

describe('a claim that holds', () => {
  it('adds nothing: the text is one node', () => {
    expect(resolved('One. <Claim of="yes">Two.</Claim> Three.')).toEqual([p('One. Two. Three.')]);
    expect(resolved('<Claim of="yes">A paragraph of its own.</Claim>')).toEqual([p('A paragraph of its own.')]);
    expect(resolved('<Claim of="yes">\n\nA block.\n\n- an item\n\n</Claim>')).toEqual(
      resolved('A block.\n\n- an item'),
    );
  });

  it('leaves headings and their ids as they are', () => {
    expect(resolved('## <Claim of="yes">One tutor</Claim> who stays')).toEqual(resolved('## One tutor who stays'));
  });
});

describe('a struck claim', () => {
  it.each([
    ['between sentences', 'One. <Claim of="no">Two.</Claim> Three.', 'One. Three.'],
    ['at the start', '<Claim of="no">One.</Claim> Two.', 'Two.'],
    ['at the end', 'One.\n<Claim of="no">Two.</Claim>', 'One.'],
    ['at the end of a list of words', 'Notes, drafts<Claim of="no">, and films</Claim>.', 'Notes, drafts.'],
    ['after a colon', 'One: <Claim of="no">two</Claim>.', 'One.'],
    ['in Chinese', '一。<Claim of="no">二。</Claim>三。', '一。三。'],
    ['beside one that holds', '<Claim of="yes">One.</Claim> <Claim of="no">Two.</Claim> Three.', 'One. Three.'],
    ['twice in a row', 'One. <Claim of="no">Two.</Claim> <Claim of="no">Three.</Claim> Four.', 'One. Four.'],
    ['with a note', 'One. <Claim of="no">Two. <Note text="See." /></Claim> Three.', 'One. Three.'],
  ])('goes with its sentence %s', (_, source, left) => {
    expect(resolved(source)).toEqual([p(left)]);
  });

  it('keeps the space before and after markup', () => {
    expect(resolved('**One.** <Claim of="no">Two.</Claim> Three.')).toEqual([
      ['p', 0, ['strong', 0, 'One.'], ' Three.'],
    ]);
    expect(resolved('One. <Claim of="no">Two.</Claim> [Three](/x).')).toEqual([
      ['p', 0, 'One. ', ['a', { href: '/x' }, 'Three'], '.'],
    ]);
  });

  it('takes an emptied paragraph, item, row and section along', () => {
    expect(resolved('First.\n\n<Claim of="no">All.</Claim>\n\nLast.')).toEqual(resolved('First.\n\nLast.'));
    expect(resolved('- one\n- <Claim of="no">two</Claim>\n- three')).toEqual(resolved('- one\n- three'));
    expect(resolved('| a | b |\n|-|-|\n| 1 | <Claim of="no">2</Claim> |\n| 3 | 4 |')).toEqual(
      resolved('| a | b |\n|-|-|\n| 3 | 4 |'),
    );
    const section = '<Section title="A">\n\n<Claim of="no">All.</Claim>\n\n</Section>\n\n';
    expect(resolved(`${section}Last.`)).toEqual(resolved('Last.'));
  });

  it('takes along a heading and a sentence with a colon that introduced only it', () => {
    expect(resolved('### A\n\n<Claim of="no">All.</Claim>\n\n### B\n\nText.')).toEqual(resolved('### B\n\nText.'));
    expect(resolved('First.\n\nWe do this:\n\n<Claim of="no">\n\n- one\n\n</Claim>')).toEqual(resolved('First.'));
    expect(resolved('### A\n\n<Claim of="no">Some.</Claim>\n\nRest.')).toEqual(resolved('### A\n\nRest.'));
  });

  it('takes along a label that nothing follows', () => {
    expect(resolved('- **Price:** <Claim of="no">in writing.</Claim>\n- two')).toEqual(resolved('- two'));
    expect(resolved('**内容**：<Claim of="no">全部。</Claim>\n\nLast.')).toEqual(resolved('Last.'));
    expect(resolved('**Price:** <Claim of="no">in writing.</Claim> Ask.')).toEqual(resolved('**Price:** Ask.'));
  });

  it('keeps a section that still shows something', () => {
    const source = '<Section title="A">\n\n<Claim of="no">All.</Claim>\n\n<BookingLink />\n\n</Section>';
    expect(resolved(source)).toEqual(resolved('<Section title="A">\n\n<BookingLink />\n\n</Section>'));
  });
});

it('finds each mark with the heading and the paragraph around it', () => {
  const source = `<Section title="Who">

One. <Claim of="yes">Two **words**.</Claim>

| a | <Claim of="no">b</Claim> |
|-|-|

</Section>`;
  expect(marksIn(parseMdx(placeOf, source))).toEqual([
    { id: 'yes', line: 3, heading: 'Who', paragraph: 'One. Two words.', sentence: 'Two words.' },
    { id: 'no', line: 5, heading: 'Who', paragraph: 'a b', sentence: 'b' },
  ]);
});

it('marks what opens a section or follows a heading', () => {
  const opening = (source: string) => marksIn(parseMdx(placeOf, source)).map(({ opens = false }) => opens);
  expect(
    opening(
      '### A\n\n<Claim of="a">One.</Claim> <Claim of="b">Two.</Claim>\n\n### B\n\nText. <Claim of="c">Three.</Claim>',
    ),
  ).toEqual([true, false, false]);
  expect(
    opening('<Section title="A">\n\n- <Claim of="a">One.</Claim>\n- <Claim of="b">Two.</Claim>\n\n</Section>'),
  ).toEqual([true, false]);
});

describe('a sentence about a currency', () => {
  const source =
    '<Claim of="yes">One.</Claim> <Claim of="no" unless="EUR">No euros.</Claim> <Claim of="no" with="USD">Dollars.</Claim>';
  const withCurrencies = (...currencies: string[]) => {
    const root = parseMdx(placeOf, source);
    resolveCurrencies(root, currencies);
    const left = marksIn(root).map(({ sentence }) => sentence);
    resolveClaims(root, new Set());
    return [left, compileBody(placeOf, root, MDX_REGISTRY)];
  };

  it('follows the currencies of the prices, and stays marked', () => {
    expect(withCurrencies('USD')).toEqual([['One.', 'No euros.', 'Dollars.'], [p('One. No euros. Dollars.')]]);
    expect(withCurrencies('USD', 'EUR')).toEqual([['One.', 'Dollars.'], [p('One. Dollars.')]]);
    expect(withCurrencies('EUR')).toEqual([['One.'], [p('One.')]]);
  });
});
