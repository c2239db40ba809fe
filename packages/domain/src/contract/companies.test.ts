import { expect, it } from 'vitest';
import { BOT_CHECK_PROVIDERS } from './bot-check';
import { COMPANIES, needsOf, type Company, type Named } from './companies';

const NOBODY: Named = { gtag: '', gtm: '', locator: '', botCheck: { provider: 'none' } };
const EVERYBODY: Named = {
  gtag: 'G-1',
  gtm: 'GTM-1',
  locator: 'https://geo.example/country?key=1',
  botCheck: { provider: 'recaptcha' },
};
const companies: [string, Company][] = Object.entries(COMPANIES);

it('needs nothing for who is not named', () => {
  expect(needsOf(NOBODY)).toEqual({});
});

it('needs of a lookup its origin, not its address', () => {
  expect(needsOf({ ...NOBODY, locator: EVERYBODY.locator })).toEqual({ 'connect-src': ['https://geo.example'] });
});

it.each(['gtag', 'gtm'] as const)('needs the same of Google for either identifier, once: %s', (kind) => {
  const google = needsOf({ ...NOBODY, [kind]: 'X-1' });
  expect(google).toEqual(needsOf({ ...NOBODY, gtag: 'G-1', gtm: 'GTM-1' }));
  expect(google['script-src']).toEqual(['https://www.googletagmanager.com']);
});

it.each(BOT_CHECK_PROVIDERS)(
  'takes scripts from whole origins or folders: no pattern passes the page’s own check: %s',
  (provider) => {
    for (const place of needsOf({ ...EVERYBODY, botCheck: { provider } })['script-src'] ?? [])
      expect(new URL(place).href).toBe(place.replace(/([^/])$/, '$1/'));
  },
);

it.each([
  ['recaptcha', 'https://www.recaptcha.net/recaptcha/'],
  ['turnstile', 'https://challenges.cloudflare.com'],
] as const)('lets the bot check %s come from its places, also as a frame, and from no others', (provider, place) => {
  const needs = needsOf({ ...NOBODY, botCheck: { provider } });
  for (const directive of ['script-src', 'connect-src', 'frame-src'] as const)
    expect(needs[directive]).toContain(place);
  expect(
    Object.values(needs)
      .flat()
      .filter((source) => /\*|^https:\/\/www\.google\.com$/.test(source)),
  ).toEqual([]);
});

it.each(companies)('%s stores nothing that another category allows', (_, { allowedBy, stores }) => {
  for (const { category } of stores) expect(allowedBy).toContain(category);
});
