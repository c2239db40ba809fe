import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import type { Locator, Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { haveChosen } from '../chosen.ts';
import { coveredBy, isSeenSomewhere } from '../covered.ts';
import { expect, ready, test } from '../fixtures.ts';
import { ENDED_OFFERS } from '../offers.ts';
import { countingStarted } from '../tracking.ts';

const JAPAN = { country: 'JP' };
const JAPANESE = '日本のご家庭向けページ';
const ENGLISH = 'Our page for families in Japan';

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Makes the edge see the visitor in this place. Returns how often the page asked, and for which cards. */
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

/** Waits until the page has decided whether to suggest something. */
async function decided(page: Page): Promise<void> {
  await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, STORAGE_KEY.region);
}

/** Waits until all requests that are due have been sent. Half a second later the page counts the visit. */
async function widgetsAreThrough(page: Page): Promise<void> {
  await countingStarted(page);
  await page.waitForLoadState('networkidle');
}

/** Begins a visit on this page. */
async function begin(page: Page, first: string): Promise<void> {
  await page.goto(first);
  await decided(page);
}

test.describe('a reader of Japanese in Japan', () => {
  test.use({ locale: 'ja-JP' });

  test('sees a link to their region’s page from the second page on, without a layout shift', async ({ page }) => {
    await haveChosen(page);
    const seen = await comeFrom(page, JAPAN);
    await page.addInitScript(() => {
      // This runs before any script of the page.
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const hasStrip = document.querySelector('[data-strip] a') !== null;
        const top = document.querySelector('main')?.getBoundingClientRect().top;
        Object.assign(window, { parsed: { hasStrip, top } });
      });
    });
    await begin(page, '/');
    const strip = cardOf(page, JAPANESE);
    await expect(strip).toHaveCount(0);

    await page.goto('/services/chemistry-tutoring');
    await expect(strip).toBeVisible();
    await widgetsAreThrough(page);
    // The strip was written during parsing, and the content below has not moved since.
    const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
    expect(await page.evaluate(() => (window as unknown as { parsed: unknown }).parsed)).toEqual({
      hasStrip: true,
      top,
    });
    await expect(page.locator('body')).toBeFocused();
    await expect(strip).toHaveAttribute('lang', 'ja-JP');
    await expect(strip.getByRole('link')).toHaveText([JAPANESE, 'English', '日本以外にお住まいですか？']);
    // It stays on the next pages until the visitor follows it.
    await page.goto('/about');
    await strip.getByRole('link', { name: JAPANESE }).click();
    await expect(page).toHaveURL('/jp');
    // If the visitor follows it before its script loads, the target page records that.
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), STORAGE_KEY.region)).toBe('');
    await page.goto('/tutors');
    await widgetsAreThrough(page);
    await expect(strip).toHaveCount(0);
    expect(seen).toEqual({ asked: 1, cards: ['/cards/jp.txt'] });
  });

  test('can say that they are not in Japan', async ({ page }) => {
    await haveChosen(page);
    await comeFrom(page, JAPAN);
    await begin(page, '/kr');
    await page.goto('/about');
    await cardOf(page, JAPANESE).getByRole('link', { name: '日本以外にお住まいですか？' }).click();
    await expect(page).toHaveURL('/regional');
  });

  test('sees no strip if they begin on that page, or after they have found it', async ({ page }) => {
    await haveChosen(page);
    const seen = await comeFrom(page, JAPAN);
    await begin(page, '/jp');
    await page.goto('/about');
    await widgetsAreThrough(page);
    await expect(cardOf(page, JAPANESE)).toHaveCount(0);
    expect(seen.asked).toBe(1);

    await page.evaluate(() => sessionStorage.clear());
    await begin(page, '/');
    await page.goto('/jp');
    await page.waitForFunction((key) => sessionStorage.getItem(key) === '', STORAGE_KEY.region);
    await page.goto('/about');
    await expect(cardOf(page, JAPANESE)).toHaveCount(0);
  });

  test('sees it while the cookie banner is open too, and on no region’s page', async ({ page }) => {
    const seen = await comeFrom(page, JAPAN);
    await begin(page, '/');
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    // The cookie banner has already asked for the visitor's place, and the page reuses the answer.
    expect(seen.asked).toBe(1);
    await page.goto('/kr');
    await ready(page);
    await expect(cardOf(page, JAPANESE)).toHaveCount(0);
    await page.goto('/about');
    await expect(cardOf(page, JAPANESE)).toBeVisible();
  });

  test('sees no strip on a page with a message they have begun', async ({ page }) => {
    await haveChosen(page);
    await comeFrom(page, JAPAN);
    await begin(page, '/');
    await page.evaluate((key) => sessionStorage.setItem(key, '{"name":"Aiko"}'), STORAGE_KEY.leadDraft);
    await page.goto('/services/chemistry-tutoring');
    await ready(page);
    await expect(cardOf(page, JAPANESE)).toHaveCount(0);
  });

  for (const path of ['/contact', '/tools/premium-grade-calculator', '/practice/mathematics-aa'])
    test(`sees no strip on ${path}`, async ({ page }) => {
      await haveChosen(page);
      const seen = await comeFrom(page, JAPAN);
      await page.goto(path);
      await widgetsAreThrough(page);
      expect(seen).toEqual({ asked: 0, cards: [] });
      await begin(page, '/');
      await page.goto(path);
      await ready(page);
      await expect(cardOf(page, JAPANESE)).toHaveCount(0);
    });

  test('sees it by their language if the edge does not know their place', async ({ page }) => {
    await haveChosen(page);
    await page.route(/\/api\/geo$/, (route) => route.fulfill({ json: { country: null, region: null } }));
    await begin(page, '/');
    await page.goto('/about');
    await expect(cardOf(page, JAPANESE)).toBeVisible();
  });

  test('loses nothing else if its text fails to load, and sees it on the next page', async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED/);
    await haveChosen(page);
    await comeFrom(page, JAPAN);
    await page.route('**/cards/*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/cards/'));
    await page.goto('/');
    await failed;
    await page.unroute('**/cards/*');
    await begin(page, '/about');
    await page.goto('/tutors');
    await expect(cardOf(page, JAPANESE)).toBeVisible();
  });

  test('closes it by keyboard for the rest of the visit', async ({ page }) => {
    await haveChosen(page);
    await comeFrom(page, JAPAN);
    await begin(page, '/');
    await page.goto('/about');
    await ready(page);
    const strip = cardOf(page, JAPANESE);
    await strip.getByRole('button', { name: '閉じる' }).focus();
    await page.keyboard.press('Enter');
    await expect(strip).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/tutors');
    await ready(page);
    await expect(strip).toHaveCount(0);
  });

  for (const [name, options, size] of [
    ['a desktop', {}, { width: 1440, height: 900 }],
    ['a tablet in the dark', { colorScheme: 'dark' }, { width: 820, height: 1180 }],
    ['a phone with forced colours', { forcedColors: 'active' }, { width: 390, height: 844 }],
    ['the smallest screen', {}, { width: 320, height: 480 }],
  ] as const) {
    test(`gets a page without axe violations on ${name}, and one line under the header`, async ({ page }) => {
      await page.emulateMedia(options);
      await page.setViewportSize(size);
      await haveChosen(page);
      await comeFrom(page, JAPAN);
      await begin(page, '/');
      await page.goto('/about');
      const strip = cardOf(page, JAPANESE);
      await expect(strip).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      const [box, bar] = await Promise.all([strip.boundingBox(), page.getByRole('banner').boundingBox()]);
      expect(box?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
      expect(box?.height).toBeLessThan(56);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    });
  }
});

test('a reader of English in Japan is offered English first', async ({ page }) => {
  await haveChosen(page);
  await comeFrom(page, JAPAN);
  await begin(page, '/');
  await page.goto('/about');
  const links = cardOf(page, ENGLISH).getByRole('link');
  await expect(links).toHaveText([ENGLISH, '日本語', 'Not in Japan?']);
  await expect(links.first()).toHaveAttribute('href', '/jp/en');
  await expect(links.nth(1)).toHaveAttribute('lang', 'ja-JP');
});

test('a visitor who cannot read their region’s page is offered the one that they can', async ({ page }) => {
  await haveChosen(page);
  await comeFrom(page, JAPAN);
  await begin(page, '/jp');
  await page.goto('/about');
  await expect(cardOf(page, ENGLISH).getByRole('link').first()).toHaveAttribute('href', '/jp/en');
});

test('in the United States the state decides the region', async ({ page }) => {
  await haveChosen(page);
  await comeFrom(page, { country: 'US', regionCode: 'CA' });
  await begin(page, '/');
  await page.goto('/about');
  await page.getByRole('link', { name: 'Our page for families in California' }).click();
  await expect(page).toHaveURL('/us-ca');
});

for (const [who, cf] of [
  ['in Canada, whose page is the home page', { country: 'CA', regionCode: 'ON' }],
  ['somewhere in the United States', { country: 'US' }],
  ['in a state without a page', { country: 'US', regionCode: 'WA' }],
] as const) {
  test(`a visitor ${who} sees no strip`, async ({ page }) => {
    await haveChosen(page);
    const seen = await comeFrom(page, cf);
    await begin(page, '/');
    await page.goto('/about');
    await widgetsAreThrough(page);
    expect(seen).toEqual({ asked: 1, cards: [] });
  });
}

test.describe('a reader of Arabic', () => {
  test.use({ locale: 'ar-AE' });
  test('reads the strip from right to left, also on an English page', async ({ page }) => {
    await haveChosen(page);
    await comeFrom(page, { country: 'AE' });
    await begin(page, '/');
    await page.goto('/about');
    const strip = cardOf(page, 'صفحتنا للأسر في الإمارات');
    await expect(strip).toHaveAttribute('dir', 'rtl');
    expect(await violationsIn(page)).toEqual([]);
  });
});

test('no card covers the results of the blog’s search', { tag: '@needs-app' }, async ({ page }) => {
  await haveChosen(page);
  await comeFrom(page, JAPAN);
  await begin(page, '/');
  await page.goto('/blog');
  await ready(page);
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('combobox').or(search.getByRole('searchbox')).click();
  await page.keyboard.type('oral');
  const options = search.getByRole('option');
  await expect(options.first()).toBeVisible();
  await widgetsAreThrough(page);
  for (const option of await options.filter({ visible: true }).all()) {
    await option.scrollIntoViewIfNeeded();
    const isOnTop = await option.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop, (await option.textContent()) ?? '').toBe(true);
  }
});

test.describe('a card', () => {
  /** Makes the browser offer to install the site, with the 30 seconds already over. */
  async function offersInstall(page: Page): Promise<Locator> {
    await haveChosen(page);
    await page.addInitScript((key) => {
      sessionStorage.setItem(key, '0');
      document.addEventListener('DOMContentLoaded', () => {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: () => Promise.resolve(),
          userChoice: Promise.resolve({ outcome: 'dismissed' }),
        });
        setTimeout(() => dispatchEvent(event));
      });
    }, STORAGE_KEY.installAvailable);
    // Find the card even while it is hidden because no place is free.
    return page.getByRole('region', { name: 'Install this site as an app', exact: true, includeHidden: true });
  }

  for (const [path, size] of [
    ['/', { width: 390, height: 844 }],
    ['/', { width: 1440, height: 900 }],
    ['/services/chemistry-tutoring', { width: 390, height: 844 }],
    ['/schools/japan', { width: 820, height: 1180 }],
  ] as const) {
    test(`covers no control of ${path} at ${size.width} px, at any scroll position`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(size);
      const card = await offersInstall(page);
      await page.clock.install();
      await page.goto(path);
      await ready(page);
      expect(await isSeenSomewhere(page, card)).toBe(true);
      await page.clock.resume();
      expect(await coveredBy(card)).toEqual([]);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += size.height * 0.7) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await expect.poll(() => coveredBy(card), { message: `at ${y} px` }).toEqual([]);
      }
    });
  }

  test('never covers the focused element', async ({ page }) => {
    const card = await offersInstall(page);
    await page.goto('/services/chemistry-tutoring');
    await expect(card).toBeVisible();
    for (const element of (await page.locator('main :is(a[href], button, summary):visible').all()).slice(0, 25)) {
      await element.focus();
      await expect.poll(() => coveredBy(card)).toEqual([]);
    }
  });

  test('comes back after it gave way to the cookie banner', async ({ page }) => {
    const card = await offersInstall(page);
    await page.goto('/about');
    await expect(card).toBeVisible();
    const preferences = page.getByRole('button', { name: 'Cookie Preferences' });
    await preferences.scrollIntoViewIfNeeded();
    // The card finds another place here, which moves the page. A press would begin on the button and end beside it.
    let place: number | undefined;
    const isStill = async () => {
      const before = place;
      place = (await preferences.boundingBox())?.y;
      return place === before;
    };
    await expect.poll(isStill, { intervals: [300] }).toBe(true);
    await preferences.click();
    const banner = page.getByRole('region', { name: 'Cookie consent' });
    await expect(banner).toBeVisible();
    await expect(card).toHaveCount(0);
    await banner.getByRole('button', { name: 'Close' }).click();
    // At the end of the page, where the visitor is now, controls occupy every place.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(card).toBeVisible();
  });

  test('is in the page’s flow on the smallest screens, where nothing moves', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const card = await offersInstall(page);
    await page.goto('/');
    await ready(page);
    await expect(card).toBeVisible();
    await expect(card).not.toBeInViewport();
    await card.scrollIntoViewIfNeeded();
    expect(await coveredBy(card)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violationsIn(page)).toEqual([]);
  });
});

test.describe('a seasonal banner', () => {
  const BANNER = `
    <section data-enhance="promo" data-offer="season" data-side="running" aria-label="Back to school"
      data-from="${Date.parse('2025-08-18T04:00:00Z')}" data-until="${Date.parse('2025-09-20T04:00:00Z')}" hidden>
      <p>A new year begins.</p><button type="button" aria-label="Close">x</button>
    </section>`;

  /** Opens a page that was built before the season, on a given day. */
  async function readOn(page: Page, day: string): Promise<Locator> {
    await page.clock.install({ time: new Date(day) });
    await haveChosen(page);
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<header', `${BANNER}<header`) });
    });
    await page.goto('/about');
    return page.getByRole('region', { name: 'Back to school' });
  }

  test('is visible in its season from the first paint', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const banner = document.querySelector<HTMLElement>('[data-offer=season]');
        Object.assign(window, { wasShown: banner?.hidden === false });
      });
    });
    await expect(await readOn(page, '2025-09-01T12:00:00Z')).toBeVisible();
    expect(await page.evaluate(() => (window as { wasShown?: boolean }).wasShown)).toBe(true);
  });

  test('does not come back after the visitor closes it', async ({ page }) => {
    const banner = await readOn(page, '2025-09-01T12:00:00Z');
    await ready(page);
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('tutoring-dismissed-offer'))).toBe('season');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await ready(page);
    await expect(banner).toHaveCount(0);
  });

  for (const [when, day] of [
    ['before it', '2025-08-18T03:00:00Z'],
    ['after it', '2025-09-20T04:00:01Z'],
  ] as const) {
    test(`is not shown ${when}`, async ({ page }) => {
      const banner = await readOn(page, day);
      await ready(page);
      await expect(banner).toHaveCount(0);
    });
  }
});

test.describe('an offer', () => {
  const LINE = `
    <section data-enhance="promo" data-offer="sample" data-card="sample.en" data-side="running"
      data-from="${Date.parse('2025-08-15T04:00:00Z')}" data-until="${Date.parse('2025-09-16T04:00:00Z')}" aria-label="Offer line" hidden>
      <p>A sample offer runs.</p><button type="button" aria-label="Dismiss this offer">x</button>
    </section>`;

  /** Opens a page that was built during the offer, at a given time. */
  async function offerAt(page: Page, day: string): Promise<{ cards: string[] }> {
    // Set the clock first, because a cookie choice of another year has expired.
    await page.clock.install({ time: new Date(day) });
    await haveChosen(page);
    const seen = await comeFrom(page, { country: 'CA' });
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<header', `${LINE}<header`) });
    });
    // Use the HTML of another card with another text.
    await page.route('**/cards/sample.en.txt', async (route) => {
      const response = await route.fetch({ url: new URL('/cards/app.en.txt', route.request().url()).href });
      const cards = await response.text();
      const [sheet = '', first = ''] = /^(<link[^>]*>)(<section.*?<\/section>)/.exec(cards)?.slice(1) ?? [];
      await route.fulfill({ response, body: sheet + first.replaceAll('Install this site as an app', 'Offer') });
    });
    await page.goto('/about');
    await ready(page);
    return seen;
  }
  const scrollPast = (page: Page) => page.evaluate(() => window.scrollTo(0, 600));

  test('appears on a card once its line has scrolled away, and never again after the card is closed', async ({
    page,
  }) => {
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

  test('appears on its card once in a visit', async ({ page }) => {
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
    test(`${when} is hidden`, async ({ page }) => {
      const seen = await offerAt(page, day);
      await page.clock.runFor(3000);
      await expect(page.getByText('A sample offer runs.')).toBeHidden();
      expect(seen.cards).toEqual([]);
    });
  }

  test('that has ended is in no page and has no card', async ({ request }) => {
    for (const { id, pages } of ENDED_OFFERS) {
      for (const path of ['/', '/about', '/jp', ...pages])
        expect(await (await request.get(path)).text()).not.toMatch(new RegExp(`data-(card|offer)="${id}[."]`));
      expect((await request.get(`/cards/${id}.en.txt`)).status()).toBe(404);
    }
  });

  test('that is dismissed does not bring back an earlier one', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tutoring-dismissed-offer', 'earlier'));
    await offerAt(page, '2025-09-15T18:00:00Z');
    await page.getByRole('button', { name: 'Dismiss this offer' }).click();
    expect(await page.evaluate(() => localStorage.getItem('tutoring-dismissed-offer'))).toBe('earlier sample');
  });
});
