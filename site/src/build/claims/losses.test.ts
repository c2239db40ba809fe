import { expect, it } from 'vitest';
import { parseMdx } from '../compile/parse-mdx';
import { lossesOf, lossTexts } from './losses';

const root = parseMdx(
  () => 'page.mdx',
  `<Section title="A">

<Claim of="all">Four words are here.</Claim>

<BookingLink />

</Section>

<Section title="B">

One two three four five six seven eight. <Claim of="few">Nine.</Claim>

</Section>`,
);

it('names a section that keeps no text, and the share of words', () => {
  const losses = lossesOf(root, new Set(['all']));
  expect(losses.sections).toEqual(['A']);
  expect(losses.words).toBeUndefined();
  expect(lossTexts('/x', losses)).toEqual(['leaves /x without its section “A”']);
  expect(lossTexts('/x', lossesOf(root, new Set(['all', 'few'])))).toEqual([
    'leaves /x without its section “A”',
    'takes 38 % of the words of /x, which becomes hollow',
  ]);
});

it('says nothing of a small loss, and leaves the body as it is', () => {
  expect(lossTexts('/x', lossesOf(root, new Set(['few'])))).toEqual([]);
  expect(lossesOf(root, new Set(['all'])).sections).toEqual(['A']);
});
