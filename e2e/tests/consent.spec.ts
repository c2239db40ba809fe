import { LANGUAGES } from '@tutoring/domain/languages';
import type { Locator, Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { haveChosen } from '../chosen.ts';
import { expect, ready, query, SAMPLE_PATHS, test, wake } from '../fixtures.ts';
import { storeLead } from '../lead.ts';
import { messagesOf } from '../messages.ts';
import { pass } from '../pass.ts';
import { countingStarted, watchTracking } from '../tracking.ts';

/** What the banner is called, in every language. */
const labels = await Promise.all(
  LANGUAGES.map(async (language) => (await messagesOf('cookie-consent', language)).label),
);
/** The smallest phone that is common. */
const PHONE = { width: 360, height: 640 };
const bannerOf = (page: Page) => page.getByRole('region', { name: new RegExp(labels.join('|')) });

/** The edge's answer, as if the visitor were in a country. */
async function visitFrom(page: Page, country: string): Promise<void> {
  await page.route('**/api/geo', (route) => route.fulfill({ json: { country, region: null } }));
}

test.describe('where the visitor is', () => {
  test('the edge knows', async ({ page }) => {
    await page.route(/\/api\/geo$/, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'mf-cf-blob': '{"country":"NO"}' } }),
    );
    await page.goto('/');
    await expect(bannerOf(page).getByRole('button', { name: 'Decline All' })).toBeVisible();
  });
  test('is shown as the United States if the edge is down, and nothing is used without a choice', async ({
    page,
    complaints,
    context,
    baseURL,
  }) => {
    complaints.allow(/503/);
    const tracking = await watchTracking(context, baseURL);
    await page.route('**/api/geo', (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    const ok = bannerOf(page).getByRole('button', { name: 'OK', exact: true });
    await expect(ok).toBeVisible();
    await countingStarted(page);
    expect(tracking.events()).toEqual([]);
    await ok.click();
    await expect.poll(() => tracking.events()).toContain('page_view');
  });
  test('is shown as the United States after three seconds of silence, and nothing is used without a choice', async ({
    page,
    context,
    baseURL,
  }) => {
    const tracking = await watchTracking(context, baseURL);
    await page.route('**/api/geo', () => undefined);
    const asked = page.waitForRequest('**/api/geo');
    await page.goto('/');
    await asked;
    const start = Date.now();
    await expect(bannerOf(page)).toBeVisible();
    expect(Date.now() - start).toBeGreaterThan(2500);
    await countingStarted(page);
    expect(tracking.events()).toEqual([]);
    await bannerOf(page).getByRole('button', { name: 'OK', exact: true }).click();
    await expect.poll(() => tracking.events()).toContain('page_view');
  });
});

test.describe('if a script or file cannot be loaded', () => {
  const NOTE = /^The cookie settings did not load/;

  test('“Cookie Preferences” says so, and tries again when it is pressed again', async ({ page, complaints }) => {
    complaints.allow(/503/);
    await haveChosen(page);
    let isDown = true;
    await page.route('**/cards/consent.*', (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
    await page.goto('/about');
    await ready(page);
    const button = page.getByRole('button', { name: 'Cookie Preferences' });
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: NOTE })).toBeVisible();
    await expect(bannerOf(page)).toHaveCount(0);
    isDown = false;
    await button.click();
    await expect(bannerOf(page)).toBeVisible();
    await expect(page.getByText(NOTE)).toBeHidden();
  });

  test('menus still open, by pointer and keyboard, and the button reports the failure', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED|did not load|dynamically imported/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route(/\/assets\/enhance-/, (route) => route.abort());
    await page.goto('/about');
    await page.waitForFunction(() => document.documentElement.dataset.scripts === 'failed');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Tutoring' }).hover();
    await expect(main.getByRole('link', { name: 'Humanities' })).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(main.getByRole('link', { name: 'Humanities' })).toBeHidden();
    await main.getByRole('button', { name: 'About Us' }).focus();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: 'About', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Cookie Preferences' }).click();
    await expect(page.getByRole('status').filter({ hasText: NOTE })).toBeVisible();
  });
});

test('a visitor who pressed OK and opens the banner again can decline at once', async ({ page }) => {
  await visitFrom(page, 'CA');
  await page.goto('/about');
  await bannerOf(page).getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByRole('button', { name: 'Cookie Preferences' }).click();
  await bannerOf(page).getByRole('button', { name: 'Decline All' }).click();
  await expect(bannerOf(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('tutoring-consent'))).toContain('"analytics":false');
});

test.describe('the banner', () => {
  test('is a region at the start of the page, and does not trap the keyboard', async ({ page }) => {
    await visitFrom(page, 'DE');
    await page.goto('/');
    const banner = bannerOf(page);
    await expect(banner).toBeVisible();
    // It does not take the focus by itself.
    await expect(page.locator('body')).toBeFocused();
    for (const name of ['Accept All', 'Decline All', 'Settings']) {
      await page.keyboard.press('Tab');
      await expect(banner.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    // Neither Escape nor scrolling is a choice.
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 2000);
    await expect(banner).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('tutoring-consent'))).toBeNull();
  });

  test('never covers the focused element, down to the end of the page', async ({ page }) => {
    await visitFrom(page, 'DE');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await ready(page);
    const banner = bannerOf(page);
    await expect(banner).toBeVisible();
    const focusable = page.locator(':is(main, footer) :is(a[href], button, input, select, textarea, summary):visible');
    for (const element of await focusable.all()) {
      await element.focus();
      const { bottom, top } = await element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
      const cover = await banner.evaluate((node) => node.getBoundingClientRect().top);
      // A tall text field may be cut, as browsers scroll to its caret; its first line may not.
      const firstLine = await element.evaluate((node) => (node instanceof HTMLTextAreaElement ? 32 : 44));
      expect(
        Math.min(bottom, top + firstLine),
        await element.evaluate((node) => node.outerHTML.slice(0, 80)),
      ).toBeLessThanOrEqual(cover + 1);
    }
  });

  // A third of the templates always, all in the full run.
  for (const path of SAMPLE_PATHS.filter((_, at) => process.env.FULL || at % 3 === 0)) {
    test(`${path}: moves nothing, is not the largest thing painted, and has nothing that axe minds`, async ({
      page,
      complaints,
    }) => {
      if (path === '/404') complaints.allow(/404/);
      await visitFrom(page, 'DE');
      await page.setViewportSize(PHONE);
      await page.addInitScript(() => {
        const seen: { shifts: number[]; largest: Element[]; shown: number } = { shifts: [], largest: [], shown: 0 };
        Object.assign(window, { seen });
        // In the frame in which it comes, before that is laid out.
        const look = () => {
          if (document.querySelector('[data-enhance="consent"]:not([hidden])')) seen.shown = performance.now();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shifts.push(entry.startTime);
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element } = entry as unknown as { element: Element | null };
            if (element) seen.largest.push(element);
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await page.goto(path);
      const banner = bannerOf(page);
      await expect(banner).toBeVisible();
      await page.waitForLoadState('networkidle');
      const result = await page.evaluate(async () => {
        // Two frames: shifts are reported after the frame in which they happen.
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { seen } = window as unknown as { seen: { shifts: number[]; largest: Element[]; shown: number } };
        return {
          shifts: seen.shifts,
          shown: seen.shown,
          inBanner: seen.largest.at(-1)?.closest('section[tabindex="-1"]') !== null,
        };
      });
      // What moved before came from the page's own fonts.
      expect(result.shown).toBeGreaterThan(0);
      expect(result.shifts.filter((time) => time >= result.shown - 1)).toEqual([]);
      // All that /404 says is smaller than the question.
      if (path !== '/404') expect(result.inBanner).toBe(false);
      expect(await violationsIn(page)).toEqual([]);

      // A quarter of the screen, both answers in one row; half of it with letters twice as large, and no word cut up.
      const height = async () => (await bannerOf(page).boundingBox())?.height ?? Infinity;
      expect(await height()).toBeLessThanOrEqual(PHONE.height / 4);
      const [accept, decline] = await bannerOf(page).getByRole('button').all();
      expect((await accept?.boundingBox())?.y).toBe((await decline?.boundingBox())?.y);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await height()).toBeLessThanOrEqual(PHONE.height / 2);
      for (const answer of [accept, decline]) {
        expect((await answer?.boundingBox())?.width).toBeGreaterThan(100);
        await expect(answer as Locator).toBeInViewport();
      }
    });
  }

  test('does not cover the reference of a message', async ({ page }) => {
    await visitFrom(page, 'DE');
    await page.setViewportSize(PHONE);
    const reference = await storeLead(page, 'in-sight');
    await page.goto(`/thanks?reference=${reference}`);
    await expect(bannerOf(page)).toBeVisible();
    const cover = (await bannerOf(page).boundingBox())?.y ?? 0;
    for (const seen of [page.getByText(reference), page.getByRole('button', { name: 'Copy reference' })]) {
      const box = await seen.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(cover);
    }
  });

  for (const [country, width] of [
    ['DE', 1024],
    ['CA', 1440],
  ] as const)
    test(`is one row of 72 px at most from ${country} at ${width} px`, async ({ page }) => {
      await visitFrom(page, country);
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/about', '/de', '/jp', '/ae']) {
        await page.goto(path);
        await expect(bannerOf(page)).toBeVisible();
        const { height = Infinity } = (await bannerOf(page).boundingBox()) ?? {};
        expect(height, path).toBeLessThanOrEqual(72);
        await page.evaluate(() => sessionStorage.clear());
      }
    });

  test('with its settings open, by keyboard alone, in the dark', { tag: '@late-scripts' }, async ({ page }) => {
    await visitFrom(page, 'CA');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await bannerOf(page).getByRole('button', { name: 'Settings' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cookie Settings' });
    await expect(dialog).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    // In Canada analytics runs by default: the switch says so, and Space turns it off.
    const analytics = dialog.getByRole('switch', { name: 'Analytics' });
    await expect(analytics).toBeChecked();
    await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
    await analytics.focus();
    await page.keyboard.press('Space');
    // Leaving by Escape changes nothing, and is forgotten.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('tutoring-consent'))).toBeNull();
    await page.keyboard.press('Enter');
    await expect(analytics).toBeChecked();
    await analytics.focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Save Preferences' }).focus();
    await page.keyboard.press('Enter');
    await expect(bannerOf(page)).toBeHidden();
    // Where analytics has run already, withdrawing it reloads the page.
    await expect(async () => {
      expect(JSON.parse((await page.evaluate(() => localStorage.getItem('tutoring-consent'))) ?? '')).toMatchObject({
        necessary: true,
        analytics: false,
        marketing: true,
        preferences: false,
        region: 'ca',
        consentMethod: 'settings',
        version: '1.0',
      });
    }).toPass();
  });

  test(
    'opened again shows the choice, its receipt, and takes it back',
    { tag: '@without-app' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visitFrom(page, 'DE');
      await page.goto('/');
      await bannerOf(page).getByRole('button', { name: 'Decline All' }).click();
      const opener = page.getByRole('button', { name: 'Cookie Preferences' });
      await opener.click();
      await expect(bannerOf(page)).toBeFocused();
      await page.getByRole('button', { name: 'Settings' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cookie Settings' });
      await dialog.getByText('Receipt of your choice').click();
      await dialog.getByRole('button', { name: 'Copy receipt' }).click();
      await expect(dialog.getByText('Receipt copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /analytics: refused\nmarketing: refused/,
      );
      await dialog.getByRole('button', { name: 'Reset my choice' }).click();
      await expect(bannerOf(page).getByRole('button', { name: 'Accept All' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('tutoring-consent'))).toBeNull();
    },
  );

  test('asks once per session, and an answer in one tab applies to all', async ({ page, context }) => {
    await visitFrom(page, 'DE');
    await page.clock.install();
    await page.goto('/');
    await expect(bannerOf(page)).toBeVisible();
    await page.goto('/contact');
    await ready(page);
    await pass(page, 1000);
    await expect(bannerOf(page)).toBeHidden();

    const other = await context.newPage();
    await visitFrom(other, 'DE');
    await other.goto('/');
    await expect(bannerOf(other)).toBeVisible();
    await page.getByRole('button', { name: 'Cookie Preferences' }).click();
    await bannerOf(page).getByRole('button', { name: 'Accept All' }).click();
    await expect(bannerOf(other)).toBeHidden();
  });
});

test.describe('analytics', () => {
  test('counts the home page, its scroll depth and the next page, with the times of the events', async ({
    page,
    context,
    baseURL,
  }) => {
    const tracking = await watchTracking(context, baseURL);
    await visitFrom(page, 'DE');
    await page.goto('/');
    await expect(bannerOf(page)).toBeVisible();
    await countingStarted(page);
    for (let depth = 1; depth <= 20; depth++) {
      await page.evaluate(async (share) => {
        scrollTo({ top: document.documentElement.scrollHeight * share, behavior: 'instant' });
        // The browser reports a scroll before the next frame.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, depth / 20);
    }
    expect(tracking.requests).toEqual([]);
    await bannerOf(page).getByRole('button', { name: 'Accept All' }).click();
    const accepted = Date.now();
    await expect.poll(() => tracking.events().filter((name) => name === 'scroll_depth')).toHaveLength(5);
    const sent = tracking.requests
      .map((address) => new URL(address).searchParams)
      .filter((parameters) => parameters.has('en'))
      .map((parameters) => ({
        name: parameters.get('en'),
        ...(JSON.parse(parameters.get('ep') ?? '{}') as { percent?: number; occurred_at: number }),
      }));
    expect(sent[0]).toMatchObject({
      name: 'page_view',
      page_path: '/',
      page_category: 'homepage',
      content_type: 'homepage',
      is_homepage: true,
      business_type: 'tutoring_service',
    });
    expect(sent.slice(1).map((event) => event.percent)).toEqual([25, 50, 75, 90, 100]);
    for (const event of sent) expect(event.occurred_at).toBeLessThan(accepted);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect.poll(() => tracking.events().filter((name) => name === 'page_view')).toHaveLength(2);
  });

  test(
    'a lead is worth 150 CAD, and says how the visitor came; without consent neither is known',
    { tag: '@needs-app' },
    async ({ page, context, baseURL }) => {
      const tracking = await watchTracking(context, baseURL);
      // The other projects' leads are in the same database.
      const here = crypto.randomUUID();
      const send = async (name: string) => {
        await page.getByLabel('a parent', { exact: true }).check();
        await page.getByLabel('Your name').fill(name);
        await page.getByLabel('Email address', { exact: true }).fill('parent@example.org');
        await page.getByRole('button', { name: 'Send' }).click();
        await expect(page).toHaveURL(/\/thanks\?reference=/);
      };
      const arrive = async () => {
        await page.goto('/contact?utm_source=newsletter&utm_campaign=spring');
        await ready(page);
      };
      await visitFrom(page, 'DE');
      await arrive();
      await bannerOf(page).getByRole('button', { name: 'Decline All' }).click();
      await send(`${here} refuses`);
      expect(tracking.requests).toEqual([]);

      await arrive();
      await page.getByRole('button', { name: 'Cookie Preferences' }).click();
      await bannerOf(page).getByRole('button', { name: 'Accept All' }).click();
      // The page itself may have been seen while counting was still refused: that view is never sent. The next one is.
      await arrive();
      await expect.poll(() => tracking.events()).toContain('page_view');
      // Nobody writes a message faster than a late script comes; who did would not be counted, and not kept waiting.
      await wake(page, 'lead-form');
      await send(`${here} gives`);
      await expect.poll(() => tracking.events()).toContain('generate_lead');
      const lead = tracking.requests.find((address) => address.includes('en=generate_lead')) ?? '';
      expect(JSON.parse(new URL(lead).searchParams.get('ep') ?? '')).toMatchObject({ value: 150, currency: 'CAD' });
      // Once for each message, however often its page of thanks is opened.
      await expect(page).toHaveURL(/&counted/);
      await page.reload();
      await expect.poll(() => tracking.events().filter((name) => name === 'page_view').length).toBeGreaterThan(1);
      expect(tracking.events().filter((name) => name === 'generate_lead')).toHaveLength(1);
      expect(tracking.requests.join(' ')).not.toMatch(new RegExp(`parent|example\\.org|${here}|reference=`, 'i'));
      const rows = query<{ name: string; attribution: string | null }>(
        `select name, attribution from leads where name like '${here}%' order by name`,
      );
      expect(rows.map(({ attribution }) => attribution && (JSON.parse(attribution) as unknown))).toEqual([
        {
          first: expect.objectContaining({ source: 'newsletter', campaign: 'spring', landing: '/contact' }) as unknown,
          last: expect.anything() as unknown,
        },
        null,
      ]);
    },
  );

  test('a failing page reports its error to our edge, without personal data', async ({ page, complaints }) => {
    complaints.allow(/broken on purpose|missing\.png/);
    await page.goto('/contact?email=anna@example.org');
    // A picture that is missing is no failing page, and must not make one of the listener.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const image = new Image();
          image.onerror = resolve;
          image.src = '/missing.png';
          document.body.append(image);
        }),
    );
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken on purpose for anna@example.org');
      });
    });
    const read = () => query<{ page: string; message: string }>('select page, message from errors', 'reports');
    // An error of an evaluated script has no file of ours: thrown through a promise it has a name.
    await page.evaluate(() => void Promise.reject(new Error('broken on purpose for anna@example.org')));
    await expect
      .poll(() => read().filter(({ message }) => message.includes('broken on purpose')))
      .toEqual([{ page: '/contact', message: 'Error: broken on purpose for [removed]' }]);
    expect(read().filter(({ message }) => message.includes('startsWith'))).toEqual([]);
  });
});
