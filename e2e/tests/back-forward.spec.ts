import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';
import { alive, expect, ready, test } from '../fixtures.ts';

/** Runs a test with the back/forward cache, which Playwright turns off and the headless shell lacks. */
async function withCache(baseURL: string | undefined, act: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = await findBrowser({ withWindow: true });
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
    await context.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.shown = persisted ? 'again' : 'first';
      });
    });
    await act(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** Playwright waits for a load that does not come when a page comes from memory. */
async function go(page: Page, way: 'back' | 'forward', path: string): Promise<void> {
  await page.evaluate((to) => (to === 'back' ? history.back() : history.forward()), way);
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.shown)).toBe('again');
}

for (const path of ['/', '/contact', '/jp', '/schools/japan']) {
  test(`${path} comes back as it was left, forward too`, async ({ baseURL }) => {
    await withCache(baseURL, async (page) => {
      await page.goto(path);
      await ready(page);
      await page.evaluate(() => scrollTo(0, 300));
      await page.goto('/about');
      await ready(page);
      await go(page, 'back', path);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      await go(page, 'forward', '/about');
    });
  });
}

test('a menu that was open when the visitor left is closed after “back”', async ({ baseURL }) => {
  await withCache(baseURL, async (page) => {
    await page.goto('/contact');
    await ready(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    // The browser opens the menu before the script is there that closes it.
    await alive(page);
    // Not by one of its links, which close it first.
    await page.evaluate(() => location.assign('/about'));
    await expect(page).toHaveURL('/about');
    await ready(page);
    await go(page, 'back', '/contact');
    await expect(menu).toBeHidden();
  });
});
