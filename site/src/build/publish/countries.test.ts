import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ContentTree } from '../model/content-tree';
import { readData } from '../content/data';
import { countriesOf } from './countries';

const data = readData(join(import.meta.dirname, '../../../data'));
const regions = data.regions.withPage.flatMap(({ languages }) => languages.map(({ path }) => path));
const own = [...data.regions.withPage, ...data.regions.withoutPage].map(({ id }) => `/${id}`);
const pages = new Set([...regions, ...own]);
const tree = {
  at: (path: string) => (pages.has(path) ? { path, description: `About ${path}` } : undefined),
} as unknown as ContentTree;
const { countries, cards, template } = countriesOf(tree, data);

it('has every country without a page, with its hours and three nearest regions', () => {
  const codes = Object.keys(countries);
  // 249 codes of ISO 3166-1, and EU.
  const withPage = own.filter((path) => /^\/[a-z]{2}$/.test(path) && path !== `/${template}` && path !== '/uk');
  expect(codes).toHaveLength(250 - withPage.length);
  for (const code of codes) {
    const { name, rows, nearest } = countries[code] ?? expect.fail(code);
    expect(name, code).toMatch(/^(US|UK|\p{Lu}.{2,})$/u);
    expect(rows.flat(), code).toHaveLength(8);
    for (const text of rows.flat()) expect(text, code).toMatch(/\S/);
    expect(new Set(nearest).size, code).toBe(3);
    for (const href of nearest) expect(cards[href]?.text, `${code} ${href}`).toBe(`About ${href}`);
  }
});

it.each([
  ['pl', 'Poland', ['Mon – Fri', '16:00 – 20:30', '10:00 – 14:30', '10:00 – 14:30'], '/de/en'],
  ['us', 'the US', ['Mon – Fri', '16:00 – 20:30', '16:00 – 20:30', '16:00 – 20:30'], '/us-nyc'],
  ['eu', 'the European Union', expect.anything() as string[], '/de/en'],
  ['ng', 'Nigeria', ['Mon – Fri', '16:00 – 20:30', '10:00 – 14:30', '11:00 – 15:30'], '/de/en'],
  ['fj', 'Fiji', expect.anything() as string[], '/nz'],
  ['bs', 'the Bahamas', expect.anything() as string[], '/us-nyc'],
  ['cx', 'Christmas Island', expect.anything() as string[], '/cn/en'],
])('%s is %s, with its hours and a near region', (code, inText, weekdays, near) => {
  const country = countries[code] ?? expect.fail(code);
  expect(country.inText).toBe(inText);
  expect(country.rows[0]).toEqual(weekdays);
  expect(country.nearest).toContain(near);
});
