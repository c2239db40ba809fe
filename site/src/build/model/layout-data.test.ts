import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readData } from '../content/data';
import { layoutData } from './layout-data';

const data = readData(join(import.meta.dirname, '../../../data'));
const outside = (language: (typeof LANGUAGES)[number]) => layoutData(language, data).footer.outside ?? [];

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'translates the external links of the footer to %s',
  (language) => {
    const english = outside('en').map(({ label }) => label);
    expect(english).toContain('Language school');
    for (const { label } of outside(language)) expect(english).not.toContain(label);
  },
);

it('leads from English pages to the home page of every other language, under its own name', () => {
  const { languages } = layoutData('en', data).footer;
  expect(languages.map(({ lang }) => lang)).toEqual(LANGUAGES.filter((language) => language !== 'en'));
  expect(languages).toContainEqual({ href: '/jp', label: '日本語', lang: 'ja', hrefLang: 'ja' });
  expect(languages).toContainEqual({ href: '/ch/it', label: 'Italiano', lang: 'it', hrefLang: 'it' });
  expect(layoutData('ja', data).footer.languages).toEqual([]);
});

it.each(LANGUAGES)('has the seasonal banner in %s, with its own dates and without a card', (language) => {
  const banner = layoutData(language, data).offers.find(({ id }) => id === 'back-to-school');
  expect(banner).toMatchObject({ href: '/back-to-school', pages: ['/back-to-school'] });
  expect(banner).not.toHaveProperty('card');
  expect(banner?.season?.name).toBeTruthy();
  expect(banner?.season?.link).toBeTruthy();
  expect(banner?.text).not.toMatch(/\{|\d%/);
  const { from, until } = data.banners['back-to-school'] ?? { from: '', until: '' };
  // From the start of the first day to the end of the last, in Toronto.
  expect(new Date(banner?.from ?? 0).toISOString()).toBe(`${from}T04:00:00.000Z`);
  expect((banner?.until ?? 0) - Date.parse(`${until}T04:00:00Z`)).toBe(86_400_000);
});

it('lists the items that this build does not store', () => {
  const { gtag, gtm } = { gtag: process.env.GATSBY_GTAG_ID, gtm: process.env.GATSBY_GTM_ID };
  const notStored = layoutData('en', data).notStored;
  expect(notStored).toContain('recaptcha');
  expect(notStored?.includes('ga')).toBe(!gtag && !gtm);
});

it('formats the length of a session in Japanese without a space', () => {
  expect(layoutData('ja', data).session).toMatch(/^\d+分$/);
});

it('names the region of each legal notice, so that a region’s pages show only its own', () => {
  const notices = layoutData('de', data).footer.legal.filter(({ region }) => region);
  expect(notices.map(({ href, region }) => [href, region])).toEqual([
    ['/de/impressum', 'de'],
    ['/ch/impressum', 'ch'],
  ]);
});

it('links to a region in the visitor’s language, if the region has it', () => {
  const switzerland = (language: Language) =>
    layoutData(language, data)
      .footer.locations.flatMap(({ items }) => items)
      .find(({ href }) => href.startsWith('/ch'))?.href;
  expect((['en', 'de', 'fr', 'it', 'ja'] as const).map(switzerland)).toEqual(['/ch', '/ch', '/ch/fr', '/ch/it', '/ch']);
});
