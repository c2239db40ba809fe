import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import type { Locator, Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { haveChosen } from '../chosen.ts';
import { expect, ready, test } from '../fixtures.ts';

const JAPAN = { country: 'JP' };
const JAPANESE = '日本のご家庭向けページ';
const ENGLISH = 'Our page for families in Japan';

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The edge sees the visitor there. Returns how often it was asked. */
async function comeFrom(page: Page, cf: object): Promise<{ asked: number; cards: string[] }> {
  const seen: { asked: number; cards: string[] } = { asked: 0, cards: [] };
  await page.route(/\/api\/geo$/, (route) => {
    seen.asked += 1;
    return route.continue({ headers: { ...route.request().headers(), 'MF-CF-Blob': JSON.stringify(cf) } });
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/cards/') && !pathname.startsWith('/cards/consent.')) seen.cards.push(pathname);
  });
  return seen;
}

/** Waits until whatever was due would have been asked for: the visit counts half a second later. */
async function widgetsAreThrough(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('site:counting').length > 0);
  await page.waitForLoadState('networkidle');
}

/** The part of two boxes that is the same, in square pixels; edges that touch within a pixel do not count. */
async function overlapOf(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) - 1;
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) - 1;
  return Math.max(width, 0) * Math.max(height, 0);
}

test.describe('a reader of Japanese in Japan', () => {
  test.use({ locale: 'ja-JP' });

  test('is led to the page of their region, once a visit', async ({ page }) => {
    await haveChosen(page);
    const seen = await comeFrom(page, JAPAN);
    await page.goto('/');
    const card = cardOf(page, JAPANESE);
    await expect(card).toBeVisible();
    // Nobody is led there, and nothing takes the focus.
    await expect(page).toHaveURL('/');
    await expect(page.locator('body')).toBeFocused();
    await expect(card).toHaveAttribute('lang', 'ja-JP');
    await expect(card.getByRole('link')).toHaveText(['日本語のページへ', 'English', '日本以外にお住まいですか？']);
    await card.getByRole('link', { name: '日本語のページへ' }).click();
    await expect(page).toHaveURL('/jp');
    await widgetsAreThrough(page);
    await page.goto('/services/chemistry-tutoring');
    await widgetsAreThrough(page);
    expect(seen).toEqual({ asked: 1, cards: ['/cards/jp.txt'] });
    await expect(card).toHaveCount(0);
  });

  test('finds the way out where they are not in Japan', async ({ page }) => {
    await haveChosen(page);
    await comeFrom(page, JAPAN);
    await page.goto('/kr');
    await cardOf(page, JAPANESE).getByRole('link', { name: '日本以外にお住まいですか？' }).click();
    await expect(page).toHaveURL('/regional');
  });

  test('is told nothing on that page, nor later in the visit', async ({ page }) => {
    await haveChosen(page);
    const seen = await comeFrom(page, JAPAN);
    await page.goto('/jp');
    // Whoever leaves before is suggested it on the next page.
    await page.waitForFunction((key) => sessionStorage.getItem(key) === '', STORAGE_KEY.region);
    await page.goto('/');
    await expect.poll(() => seen.asked).toBe(1);
    await widgetsAreThrough(page);
    expect(seen.asked).toBe(1);
    await expect(cardOf(page, JAPANESE)).toHaveCount(0);
  });

  test('is asked about cookies first, and then left in peace for a while', async ({ page }) => {
    const seen = await comeFrom(page, JAPAN);
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Cookie consent' });
    await expect(banner).toBeVisible();
    await widgetsAreThrough(page);
    expect(seen.cards).toEqual([]);
    await banner.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(banner).toBeHidden();
    await expect(cardOf(page, JAPANESE)).toBeVisible();
    // What consent has found out is not asked for again.
    expect(seen.asked).toBe(1);
    // The question comes back at any time, alone.
    await page.getByRole('button', { name: 'Cookie Preferences' }).click();
    await expect(banner).toBeVisible();
    await expect(cardOf(page, JAPANESE)).toHaveCount(0);
  });

  test('is not interrupted while they write', async ({ page }) => {
    await haveChosen(page);
    const seen = await comeFrom(page, JAPAN);
    await page.goto('/services/chemistry-tutoring');
    await ready(page);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.focus();
    await expect.poll(() => seen.cards).toEqual(['/cards/jp.txt']);
    await widgetsAreThrough(page);
    await expect(cardOf(page, JAPANESE)).toHaveCount(0);
    await field.blur();
    await expect(cardOf(page, JAPANESE)).toBeVisible();
  });

  test('is not sent elsewhere from a message they have begun', async ({ page }) => {
    await haveChosen(page);
    const seen = await comeFrom(page, JAPAN);
    await page.addInitScript(() => sessionStorage.setItem('tutoring-lead-draft', '{"name":"Aiko"}'));
    await page.goto('/services/chemistry-tutoring');
    await widgetsAreThrough(page);
    expect(seen.cards).toEqual([]);
  });

  for (const path of ['/contact', '/tools/premium-grade-calculator', '/practice/mathematics-aa'])
    test(`is left to what they do on ${path}`, async ({ page }) => {
      await haveChosen(page);
      const seen = await comeFrom(page, JAPAN);
      await page.goto(path);
      await widgetsAreThrough(page);
      expect(seen).toEqual({ asked: 0, cards: [] });
    });

  test('is told where the edge knows nothing, by their language', async ({ page }) => {
    await haveChosen(page);
    await page.route(/\/api\/geo$/, (route) => route.fulfill({ json: { country: null, region: null } }));
    await page.goto('/');
    await expect(cardOf(page, JAPANESE)).toBeVisible();
  });

  test('misses nothing else when the card cannot be had', async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED/);
    await haveChosen(page);
    await comeFrom(page, JAPAN);
    await page.route('**/cards/*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/cards/'));
    await page.goto('/');
    await failed;
    await expect(cardOf(page, JAPANESE)).toHaveCount(0);
  });

  test('closes the card by keyboard, and is where they were', async ({ page }) => {
    await haveChosen(page);
    await comeFrom(page, JAPAN);
    await page.goto('/about');
    const card = cardOf(page, JAPANESE);
    await expect(card).toBeVisible();
    // It comes first in the page.
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });

  for (const [name, options] of [
    ['a desktop', {}],
    ['the dark', { colorScheme: 'dark' }],
    ['forced colours', { forcedColors: 'active' }],
  ] as const) {
    test(`sees nothing that axe minds on ${name}`, async ({ page }) => {
      await page.emulateMedia(options);
      await haveChosen(page);
      await comeFrom(page, JAPAN);
      await page.goto('/');
      await expect(cardOf(page, JAPANESE)).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
    });
  }
});

test('who prefers English in Japan is offered that first', async ({ page }) => {
  await haveChosen(page);
  await comeFrom(page, JAPAN);
  await page.goto('/');
  const links = cardOf(page, ENGLISH).getByRole('link');
  await expect(links).toHaveText(['See the page in English', '日本語', 'Not in Japan?']);
  await expect(links.nth(1)).toHaveAttribute('lang', 'ja-JP');
});

test('who cannot read the page of their own region is shown the one they can', async ({ page }) => {
  await haveChosen(page);
  await comeFrom(page, JAPAN);
  await page.goto('/jp');
  await expect(cardOf(page, ENGLISH).getByRole('link')).toHaveText(['See the page in English', 'Not in Japan?']);
});

test('in the United States the state decides', async ({ page }) => {
  await haveChosen(page);
  await comeFrom(page, { country: 'US', regionCode: 'CA' });
  await page.goto('/');
  await cardOf(page, 'Our page for families in California').getByRole('link', { name: 'See the page' }).click();
  await expect(page).toHaveURL('/us-ca');
});

for (const [who, cf] of [
  ['in Canada, whose page is the home page', { country: 'CA', regionCode: 'ON' }],
  ['somewhere in the United States', { country: 'US' }],
  ['in a state without a page', { country: 'US', regionCode: 'WA' }],
] as const) {
  test(`a visitor ${who} is told nothing`, async ({ page }) => {
    await haveChosen(page);
    const seen = await comeFrom(page, cf);
    await page.goto('/');
    await expect.poll(() => seen.asked).toBe(1);
    await widgetsAreThrough(page);
    expect(seen).toEqual({ asked: 1, cards: [] });
  });
}

test.describe('a reader of Arabic', () => {
  test.use({ locale: 'ar-AE' });
  test('reads the card from right to left, also on an English page', async ({ page }) => {
    await haveChosen(page);
    await comeFrom(page, { country: 'AE' });
    await page.goto('/');
    const card = cardOf(page, 'صفحتنا للعائلات في الإمارات');
    await expect(card).toHaveAttribute('dir', 'rtl');
    expect(await violationsIn(page)).toEqual([]);
  });
});

test.describe('the place of the card', () => {
  const sizes = [
    { width: 1440, height: 900 },
    { width: 360, height: 640 },
  ];
  // Everything that can have the focus has it once: two pages always, all in the full run.
  for (const [at, path] of ['/', '/schools/japan', '/services/chemistry-tutoring'].entries()) {
    for (const viewport of sizes.filter((_, size) => process.env.FULL || at === size)) {
      test(`${path} at ${viewport.width} px: it covers neither the next step nor what has the focus`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await haveChosen(page);
        await comeFrom(page, JAPAN);
        await page.goto(path);
        const card = cardOf(page, ENGLISH);
        await expect(card).toBeVisible();
        for (const next of await page.locator('main [target=_blank][title], main [type=submit]').all()) {
          expect(await overlapOf(card, next)).toBe(0);
        }
        const focusable = page.locator(':is(main, footer) :is(a[href], button, input, select, summary):visible');
        for (const element of await focusable.all()) {
          await element.focus();
          // What is scrolled to on the focus's behalf comes to lie beside it; a link in it is no less seen.
          expect(await overlapOf(card, element), await element.evaluate((node) => node.outerHTML)).toBe(0);
        }
      });
    }
  }

  test('is in the page’s flow on the smallest screens, where nothing moves', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await haveChosen(page);
    await comeFrom(page, JAPAN);
    await page.goto('/');
    await ready(page);
    const card = cardOf(page, ENGLISH);
    await expect(card).toBeVisible();
    await expect(card).not.toBeInViewport();
    await card.scrollIntoViewIfNeeded();
    expect(await overlapOf(card, page.getByRole('contentinfo'))).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violationsIn(page)).toEqual([]);
  });
});

test.describe('an offer', () => {
  const LINE = `
    <section data-enhance="promo" data-offer="sample" data-card="sample.en" data-side="running"
      data-from="${Date.parse('2025-08-15T04:00:00Z')}" data-until="${Date.parse('2025-09-16T04:00:00Z')}" aria-label="Offer line" hidden>
      <p>A sample offer runs.</p><button type="button" aria-label="Dismiss this offer">x</button>
    </section>`;

  /** Pages as they are built while an offer may run, at a time. */
  async function offerAt(page: Page, day: string): Promise<{ cards: string[] }> {
    // First: a choice of another year counts for nothing.
    await page.clock.install({ time: new Date(day) });
    await haveChosen(page);
    const seen = await comeFrom(page, { country: 'CA' });
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<header', `${LINE}<header`) });
    });
    // The card of a region says something else, in the same HTML.
    await page.route('**/cards/sample.en.txt', async (route) => {
      const response = await route.fetch({ url: new URL('/cards/gb.txt', route.request().url()).href });
      const body = (await response.text()).replaceAll('Our page for families in the United Kingdom', 'Offer');
      await route.fulfill({ response, body: body.replaceAll('href="/uk"', 'href="/promo"') });
    });
    await page.goto('/about');
    await ready(page);
    return seen;
  }
  const scrollPast = (page: Page) => page.evaluate(() => window.scrollTo(0, 600));

  test('comes on a card once its line is out of sight, and is gone for good when that is closed', async ({ page }) => {
    await offerAt(page, '2025-09-15T18:00:00Z');
    const [line, card] = [page.getByText('A sample offer runs.'), cardOf(page, 'Offer')];
    await expect(line).toBeVisible();
    await page.clock.runFor(3000);
    await expect(card).toHaveCount(0);
    await scrollPast(page);
    await page.clock.runFor(2000);
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toHaveCount(0);
    await expect(line).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('tutoring-dismissed-offer'))).toBe('sample');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await ready(page);
    await page.clock.runFor(3000);
    await expect(line).toBeHidden();
    await expect(card).toHaveCount(0);
  });

  test('comes on its card once a visit', async ({ page }) => {
    const seen = await offerAt(page, '2025-09-15T18:00:00Z');
    await scrollPast(page);
    await page.clock.runFor(3000);
    await expect(cardOf(page, 'Offer')).toBeVisible();
    await page.reload();
    await ready(page);
    await scrollPast(page);
    await page.clock.runFor(3000);
    await expect(page.getByText('A sample offer runs.')).not.toBeInViewport();
    expect(seen.cards).toEqual(['/cards/sample.en.txt']);
  });

  for (const [when, day] of [
    ['that is still to come', '2025-08-15T03:50:00Z'],
    ['that has ended', '2025-09-16T04:00:01Z'],
  ] as const) {
    test(`${when} is not there`, async ({ page }) => {
      const seen = await offerAt(page, day);
      await page.clock.runFor(3000);
      await expect(page.getByText('A sample offer runs.')).toBeHidden();
      expect(seen.cards).toEqual([]);
    });
  }

  test('that has ended is in no page and has no card', async ({ request }) => {
    for (const path of ['/', '/about', '/promo', '/back-to-school', '/jp']) {
      expect(await (await request.get(path)).text()).not.toMatch(/data-(offer|card|until)/);
    }
    expect((await request.get('/cards/five-for-three.en.txt')).status()).toBe(404);
  });

  test('dismissed does not bring back another that was', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tutoring-dismissed-offer', 'earlier'));
    await offerAt(page, '2025-09-15T18:00:00Z');
    await page.getByRole('button', { name: 'Dismiss this offer' }).click();
    expect(await page.evaluate(() => localStorage.getItem('tutoring-dismissed-offer'))).toBe('earlier sample');
  });
});
