import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseMdx } from '../compile/parse-mdx';
import { placesInBody } from '../content/line-of';
import { readMdxSource } from '../content/mdx-source';
import { gapsOf } from './gaps';
import { marksIn } from './resolve-claims';

const parse = (source: string) => parseMdx(() => 'page.mdx', source);

describe('gapsOf', () => {
  it.each([
    ['<Mark>One </Mark><Claim of="no">two</Claim>.', 'a space before a full stop or a comma'],
    ['One <Claim of="no">two</Claim> <Mark> three</Mark>.', 'two spaces'],
    ['*One,* <Claim of="no">two</Claim>.', 'two marks of punctuation'],
    ['One, and <Claim of="no">two.</Claim>', 'no end'],
    ['一、<Claim of="no">二</Claim>', 'no end'],
    ['<Claim of="no">One</Claim> and two.', 'no beginning'],
    ['One (<Claim of="no">two</Claim>).', 'an empty bracket or quotation'],
  ])('finds what “%s” leaves', (source, what) => {
    expect(gapsOf(parse(source), new Set(['no'])).join()).toContain(what);
    expect(gapsOf(parse(source), new Set())).toEqual([]);
  });

  it('leaves alone what was so before', () => {
    expect(gapsOf(parse('Here it is:\n\n<Claim of="no">One.</Claim> Two, as follows:'), new Set(['no']))).toEqual([]);
  });
});

const content = join(import.meta.dirname, '../../../content');
const pages = globSync('**/*.mdx', { cwd: content })
  .sort()
  .flatMap((name) => {
    const { file, body } = readMdxSource(join(content, name));
    return body.includes('<Claim ') ? [{ name, root: parseMdx(placesInBody(file, body), body) }] : [];
  });

// Every page in every language, without each of its claims and without all of them.
it.each(pages)('$name reads well without its claims', ({ root }) => {
  const ids = [...new Set(marksIn(root).map(({ id }) => id))];
  expect([...ids.map((id) => [id]), ids].flatMap((struck) => gapsOf(root, new Set(struck)))).toEqual([]);
});
