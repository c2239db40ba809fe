import { expect, it } from 'vitest';
import { COMPANIES, needsOf, type Company } from './companies';

const NOBODY = { gtag: '', gtm: '', locator: '' };
const EVERYBODY = { gtag: 'G-1', gtm: 'GTM-1', locator: 'https://geo.example/country?key=1' };
const companies: [string, Company][] = Object.entries(COMPANIES);

it('needs nothing for who is not named', () => {
  expect(needsOf(NOBODY)).toEqual({});
});

it('needs of a lookup its origin, not its address', () => {
  expect(needsOf({ ...NOBODY, locator: EVERYBODY.locator })).toEqual({ 'connect-src': ['https://geo.example'] });
});

it.each(['gtag', 'gtm'] as const)('needs the same of Google for either identifier, once: %s', (kind) => {
  const google = needsOf({ ...NOBODY, [kind]: 'X-1' });
  expect(google).toEqual(needsOf({ ...EVERYBODY, locator: '' }));
  expect(google['script-src']).toEqual(['https://www.googletagmanager.com']);
});

it('takes scripts from whole origins: a pattern would let nothing through the page’s own check', () => {
  for (const origin of needsOf(EVERYBODY)['script-src'] ?? []) expect(new URL(origin).origin).toBe(origin);
});

it.each(companies)('%s stores nothing that another category allows', (_, { allowedBy, stores }) => {
  for (const { category } of stores) expect(allowedBy).toContain(category);
});
