import type { Locator, Page } from '@playwright/test';
import { haveChosen } from '../chosen.ts';
import { coveredBy, isSeenSomewhere } from '../covered.ts';
import { expect, ready, test } from '../fixtures.ts';
import { pass } from '../pass.ts';

const DAY_MS = 86_400_000;
/** The name of each card, and how to make it due. */
const CARDS: Record<string, { name: string; make: (page: Page) => Promise<unknown> }> = {
  update: {
    name: 'A new version of this site is ready',
    // Imitates a waiting service worker.
    make: (page) =>
      page.addInitScript(() => {
        const nothing = () => undefined;
        const registration = { waiting: { postMessage: nothing }, installing: null, addEventListener: nothing };
        const worker = {
          controller: {},
          ready: Promise.resolve({ active: null }),
          register: () => Promise.resolve(registration),
          addEventListener: nothing,
        };
        Object.defineProperty(navigator, 'serviceWorker', { value: worker });
      }),
  },
  offline: {
    name: "You're Offline",
    // Only the browser's state changes. This test runs without the service worker, which would have the card.
    make: (page) => page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false })),
  },
  offer: {
    name: 'Offer',
    make: async (page) => {
      const [from, until] = [Date.now() - DAY_MS, Date.now() + DAY_MS];
      const line = `
        <section data-enhance="promo" data-offer="sample" data-card="sample.en" data-side="running"
          data-from="${from}" data-until="${until}" aria-label="Offer line" hidden><p>A sample offer runs.</p></section>`;
      await page.route(/\/(blog)?(\?.*)?$/, async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('<header', `${line}<header`) });
      });
      await page.route('**/cards/sample.en.txt', async (route) => {
        const response = await route.fetch({ url: new URL('/cards/app.en.txt', route.request().url()).href });
        const cards = await response.text();
        const [sheet = '', first = ''] = /^(<link[^>]*>)(<section.*?<\/section>)/.exec(cards)?.slice(1) ?? [];
        await route.fulfill({ response, body: sheet + first.replaceAll('Install this site as an app', 'Offer') });
      });
    },
  },
};
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];
/** All cards use the same places. So one has each size, and the others the smallest; all of them in the full run. */
const sizesOf = (kind: string) => (process.env.FULL || kind === 'offer' ? SIZES : SIZES.slice(0, 1));

/** Finds the card even while it is hidden because no place is free. */
const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true, includeHidden: true });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

async function coversNothing(page: Page, card: Locator): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight * 0.8,
  }));
  for (let y = 0; y < height; y += step) {
    await scrollTo(page, y);
    await expect.poll(() => coveredBy(card), { message: `at ${y} px` }).toEqual([]);
  }
}

for (const [kind, { name, make }] of Object.entries(CARDS))
  for (const size of sizesOf(kind))
    test.describe(`the ${kind} card at ${size.width} px`, () => {
      test.use({ viewport: size });

      test(
        'waits for the cookie banner, covers no control, and comes back after the chat',
        { tag: '@as-they-are' },
        async ({ page }) => {
          test.setTimeout(180_000);
          await make(page);
          await page.clock.install();
          await page.goto('/');
          await ready(page);
          const card = cardOf(page, name);
          const consent = page.getByRole('region', { name: 'Cookie consent' });
          await expect(consent).toBeVisible();
          await scrollTo(page, 600);
          await pass(page, 2500);
          await expect(card).toHaveCount(0);
          await consent.getByRole('button', { name: 'OK', exact: true }).click();

          expect(await isSeenSomewhere(page, card)).toBe(true);
          await coversNothing(page, card);
          const botCheck = page.getByRole('main').getByRole('button', { name: 'Test ReCAPTCHA', exact: true });
          await botCheck.scrollIntoViewIfNeeded();
          await expect.poll(() => coveredBy(card)).toEqual([]);
          // Hovering needs the button to be on top. A trial click would be replayed once the button is hydrated.
          await botCheck.hover();

          await page.getByRole('link', { name: 'Ask a question', exact: true }).click();
          const chat = page.locator('[data-island="chat"] dialog');
          await expect(chat.getByRole('textbox')).toBeFocused();
          await expect(card).toHaveCount(0);
          await chat.getByRole('button', { name: 'Close' }).click();
          await expect(chat).toBeHidden();
          // For five seconds after something closes, no card appears.
          await pass(page, 5000);
          expect(await isSeenSomewhere(page, card)).toBe(true);
          expect(await coveredBy(card)).toEqual([]);
        },
      );

      test('never covers the results of the blog’s search', { tag: '@as-they-are' }, async ({ page }) => {
        await haveChosen(page);
        await make(page);
        await page.clock.install();
        await page.goto('/blog');
        await ready(page);
        const card = cardOf(page, name);
        // Narrow screens may have no space for it beside the articles.
        const isSeen = await isSeenSomewhere(page, card);
        if (size.width === 1280) expect(isSeen).toBe(true);
        const search = page.getByRole('main').getByRole('search');
        await search.getByRole('combobox').or(search.getByRole('searchbox')).click();
        await page.keyboard.type('oral');
        const options = search.getByRole('option');
        await expect(options.first()).toBeVisible();
        for (const option of await options.filter({ visible: true }).all()) {
          await option.scrollIntoViewIfNeeded();
          const isOnTop = () =>
            option.evaluate((element) => {
              const { left, top, width, height } = element.getBoundingClientRect();
              return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            });
          await expect.poll(isOnTop, { message: (await option.textContent()) ?? '' }).toBe(true);
        }
      });
    });
