import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseMdx } from '../compile/parse-mdx';
import { readData } from '../content/data';
import { placesInBody } from '../content/line-of';
import { readMdxSource } from '../content/mdx-source';
import { attribute, claimOf, claimsIn } from './resolve-claims';

const site = join(import.meta.dirname, '../../..');
const { regions } = readData(join(site, 'data'));
const content = join(site, 'content');
/** The page of each region in each of its languages, with the sentences on its currencies. */
const pages = regions.withPage.flatMap(({ currency, languages }) =>
  languages.flatMap(({ path }) => {
    const file = [`${path}/index.mdx`, `${path}.mdx`].map((name) => join(content, name)).find(existsSync) ?? '';
    const { body } = readMdxSource(file);
    const claims = claimsIn(parseMdx(placesInBody(file, body), body)).filter((node) => claimOf(node) === 'currencies');
    return claims.length > 0 ? [{ path, currency, claims }] : [];
  }),
);

it('finds the regional pages', () => {
  expect(pages.length).toBeGreaterThan(25);
});

// “We quote no price in euros” would be false as soon as the owner adds one.
it.each(pages)('$path says what it says of $currency only while that is true', ({ currency, claims }) => {
  const conditions = claims.map((node) => attribute(node, 'unless') ?? attribute(node, 'with'));
  expect(conditions).toEqual(claims.map(() => currency));
});
