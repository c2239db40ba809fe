import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';
import { expect, ready, test } from '../fixtures.ts';

/** Playwright turns the back/forward cache off; these tests are about it. */
async function withCache(baseURL: string | undefined, act: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = await findBrowser();
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

const shown = (page: Page) => page.locator('html');

for (const path of ['/', '/contact', '/jp', '/schools/japan']) {
  test(`${path} comes back as it was left, forward too`, async ({ baseURL }) => {
    await withCache(baseURL, async (page) => {
      await page.goto(path);
      await ready(page);
      await page.evaluate(() => scrollTo(0, 300));
      await page.goto('/about');
      await ready(page);
      await page.goBack();
      await expect(shown(page)).toHaveAttribute('data-shown', 'again');
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      await page.goForward();
      await expect(shown(page)).toHaveAttribute('data-shown', 'again');
      expect(new URL(page.url()).pathname).toBe('/about');
    });
  });
}

test('a menu that was open when the page was left is closed when it comes back', async ({ baseURL }) => {
  await withCache(baseURL, async (page) => {
    await page.goto('/contact');
    await ready(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    // Not by one of its links, which close it first.
    await page.evaluate(() => location.assign('/about'));
    await expect(page).toHaveURL('/about');
    await ready(page);
    await page.goBack();
    await expect(shown(page)).toHaveAttribute('data-shown', 'again');
    await expect(menu).toBeHidden();
  });
});
