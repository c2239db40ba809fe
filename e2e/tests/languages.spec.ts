import { addressIn, LANGUAGES, type Language } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { violationsIn } from '../axe.ts';
import { haveChosen } from '../chosen.ts';
import { isSeenSomewhere } from '../covered.ts';
import { messagesOf } from '../messages.ts';
import { readRoutes } from '../routes.ts';
import { expect, ready, test } from '../fixtures.ts';
import { pass } from '../pass.ts';

/** A page of each language. */
const PAGES: Record<Language, string> = {
  en: '/contact',
  'zh-Hant': '/hk',
  'zh-Hans': '/cn',
  ja: '/jp',
  ko: '/kr',
  ar: '/ae',
  es: '/es',
  fr: '/fr',
  de: '/de',
  it: '/ch/it',
  nl: '/nl',
};

/** Messages that load with every page, and messages of a form that load later. */
async function telltalesOf(language: Language): Promise<string[]> {
  const pairs = [
    ['header', 'skip'],
    ['lead-form', 'failedServer'],
    ['cookie-consent', 'settingsText'],
  ] as const;
  return Promise.all(pairs.map(async ([component, name]) => (await messagesOf(component, language))[name] ?? ''));
}

for (const language of LANGUAGES) {
  test(`${PAGES[language]} loads the messages of ${language} and of no other language`, async ({ page }) => {
    const loaded = new Set<string>();
    page.on('response', (response) => {
      if (response.ok() && /\.(js|json)$|\/[^.]*$/.test(new URL(response.url()).pathname)) loaded.add(response.url());
    });
    await page.goto(PAGES[language]);
    await ready(page);
    await page.waitForLoadState('networkidle');
    // Responses from here on do not matter.
    page.removeAllListeners('response');
    // Asked for again: the browser keeps no body of what its cache answers.
    const bodies = [...loaded].map(async (url) => (await page.request.get(url)).text());
    const all = (await Promise.all(bodies)).join('\n');
    // Bundlers may escape letters of other scripts.
    const has = (text: string) => all.includes(text) || all.includes(escaped(text));
    expect(has((await telltalesOf(language))[0] ?? '')).toBe(true);
    for (const other of LANGUAGES) {
      if (other !== language) for (const text of await telltalesOf(other)) expect(has(text), text).toBe(false);
    }
  });
}

function escaped(text: string): string {
  return text.replace(/[^\x00-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

test('a chosen language is stored for the session, and redirects nobody', async ({ page }) => {
  await page.goto('/ch');
  await ready(page);
  await page.getByRole('navigation', { name: 'Sprache' }).getByText('Deutsch').first().click();
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(/\/ch\/it$/);
  expect(await page.evaluate(() => sessionStorage.getItem('tutoring-language'))).toBe('it');
  await page.goto('/ch');
  await expect(page).toHaveURL(/\/ch$/);
});

test('a chosen English applies to the next region too, although its menu links to the local language', async ({
  page,
}) => {
  await page.goto('/jp');
  await ready(page);
  await page.getByRole('navigation', { name: '言語' }).getByText('日本語').first().click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/jp/en');
  await ready(page);
  await page.getByRole('contentinfo').getByText('Global Locations').click();
  const korea = page.getByRole('contentinfo').getByRole('link', { name: 'South Korea' });
  await expect(korea).toHaveAttribute('href', '/kr/en');
  await korea.click();
  await expect(page).toHaveURL('/kr/en');
  // A page opened by its URL marks English as available.
  await page.goto('/de');
  await ready(page);
  await expect(page.locator('header [data-preferred]')).toBeVisible();
});

for (const [who, path, chosen, offered] of [
  ['who reads a region in Korean', '/kr', ['/jp', 'English'], ['This page is also in English', '/kr/en']],
  ['who reads a region in German', '/ch', ['/ch', 'Italiano'], ['Questa pagina c’è anche in italiano', '/ch/it']],
] as const)
  test(`the chosen language is suggested by its name to a visitor ${who} and typed its URL`, async ({ page }) => {
    await haveChosen(page);
    await page.clock.install();
    await page.goto(chosen[0]);
    await ready(page);
    const switcher = page.getByRole('banner').locator('[data-enhance=languages]');
    await switcher.locator('summary').click();
    await switcher.getByRole('link', { name: chosen[1] }).click();
    await page.waitForURL((url) => url.pathname !== chosen[0]);
    await ready(page);
    await page.goto(path);
    const card = page.getByRole('region', { name: offered[0] });
    await ready(page);
    expect(await isSeenSomewhere(page, card)).toBe(true);
    expect(await violationsIn(page)).toEqual([]);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(offered[1]);
    // On a page in the chosen language there is nothing to suggest.
    await ready(page);
    await pass(page, 2500);
    await expect(page.getByRole('region', { name: offered[0] })).toHaveCount(0);
  });

test('a region with one language shows the language’s name and no menu', async ({ page }) => {
  await page.goto('/au');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('img', { name: 'Language' })).toBeVisible();
  await expect(bar.locator('[data-enhance=languages]')).toHaveCount(0);
});

/** The pages as they are built: requests for all of them take a busy machine more than a minute. */
const BUILT = join(import.meta.dirname, '../../site/public');

/** The languages of the links that a page marks as current, with the attributes in any order. */
function currentLanguages(html: string): (string | undefined)[] {
  return [...html.matchAll(/<a\s[^>]*>/g)]
    .map(
      ([tag]) =>
        new Map([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name.toLowerCase(), value])),
    )
    .filter((link) => link.get('aria-current') === 'true')
    .map((link) => link.get('hreflang'));
}

test('every page with a language switcher marks its own language, and no other page has one', () => {
  const routes = readRoutes();
  const hasSwitcher = ({ kind, switcher }: (typeof routes)[number]) => kind === 'region' || Boolean(switcher);
  /** The path that a page shares with its translations: `/jp` of `/jp/en`, `/schools/japan` of `/schools/japan/ja`. */
  const placeOf = (path: string) => path.match(/^(\/schools)?\/[^/]+/)?.[0];
  /** Whether a page exists in one language only, so has no switcher. */
  const isAlone = ({ path }: (typeof routes)[number]) =>
    new Set(routes.filter((other) => placeOf(other.path) === placeOf(path)).map(({ lang }) => lang)).size === 1;
  // A page with a canonical address is that page.
  const expected = new Map(
    routes.map((route) => [route.canonical ?? route.path, hasSwitcher(route) && !isAlone(route) ? [route.lang] : []]),
  );
  // These pages exist once in each language and belong to no region (docs/adr/0011, 0042).
  for (const page of ['/app', '/offline'])
    for (const language of LANGUAGES) expected.set(addressIn(page, language), [language]);
  for (const [path, languages] of expected) {
    const html = readFileSync(join(BUILT, path, 'index.html'), 'utf8');
    expect(currentLanguages(html), path).toEqual(languages);
  }
});
