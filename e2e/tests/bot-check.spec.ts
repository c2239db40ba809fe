import type { Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { coveredBy } from '../covered.ts';
import { expect, ready, test } from '../fixtures.ts';

const OPEN = 'Test ReCAPTCHA';
const CLOSE = 'Hide ReCAPTCHA Test';
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const standing = (page: Page) => page.getByRole('main').getByRole('status');

/** Whether an element is topmost at its centre. */
const isOnTop = (page: Page, name: string) =>
  button(page, name).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Declines cookies, because the banner comes first. */
async function decline(page: Page): Promise<void> {
  await ready(page);
  await page.getByRole('button', { name: 'Decline All' }).click();
}

test.use({ extraHTTPHeaders: { 'MF-CF-Blob': JSON.stringify({ country: 'DE' }) } });

test('the bot check’s test view replaces the page, reports that there is no bot check, and restores the page @needs-app', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await decline(page);
  const title = page.getByRole('heading', { level: 1, name: /^AI-Powered/ });
  await button(page, OPEN).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ReCAPTCHA Test');
  await expect(page.getByRole('main').locator('> :not(link):visible')).toHaveCount(1);
  await expect(title).toBeHidden();
  await expect(button(page, CLOSE)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // The site is shipped without a bot check.
  const none = 'This site has no bot check: no provider is set.';
  await expect(standing(page)).toHaveText([none, 'Not tested yet', 'Not tested yet']);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Generate a token')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(standing(page).nth(1)).toHaveText(none);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(standing(page).nth(2)).toHaveText(none);
  expect(await violationsIn(page, 'all', 'main')).toEqual([]);
  const others = requests.filter(
    (url) => new URL(url).origin !== new URL(page.url()).origin || url.includes('/api/bot-check'),
  );
  expect(others).toEqual([]);

  await button(page, CLOSE).click();
  await expect(title).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ReCAPTCHA Test' })).toHaveCount(0);
  await expect(button(page, OPEN)).toBeFocused();
});

test('its button covers neither the cookie banner nor another control on a small phone @as-they-are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await ready(page);
  await expect(page.getByRole('button', { name: 'Decline All' })).toBeVisible();
  await expect(button(page, OPEN)).toBeHidden();
  await decline(page);
  // On phones it does not float: the lower edge belongs to the next step.
  await button(page, OPEN).scrollIntoViewIfNeeded();
  expect(await isOnTop(page, OPEN)).toBe(true);
  // The header follows a scroll some frames later.
  await expect.poll(() => coveredBy(button(page, OPEN))).toEqual([]);
  await page.getByRole('button', { name: 'Cookie Preferences' }).scrollIntoViewIfNeeded();
  await expect.poll(() => coveredBy(button(page, OPEN))).toEqual([]);
});

test('only the home page has it', async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
  await expect(page.locator('[data-island="bot-check-test"]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is not shown @as-they-are', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button(page, OPEN)).toBeHidden();
  });
});
