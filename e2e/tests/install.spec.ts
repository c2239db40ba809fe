import type { Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { haveChosen } from '../chosen.ts';
import { expect, ready, test } from '../fixtures.ts';
import { pass } from '../pass.ts';

/** The browser would install the site, and this is what comes of its own question. */
async function canInstall(page: Page, outcome: 'accepted' | 'dismissed' | 'broken' = 'accepted'): Promise<void> {
  await haveChosen(page);
  await page.addInitScript((outcome) => {
    // As early as Chromium may send it: before any script of ours but the boot file.
    document.addEventListener('DOMContentLoaded', () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => (outcome === 'broken' ? Promise.reject(new Error('No')) : Promise.resolve()),
        userChoice: Promise.resolve({ outcome }),
      });
      setTimeout(() => dispatchEvent(event));
    });
  }, outcome);
}

/** Waits until the page has received the browser's event, which starts the 30 seconds. */
async function eventHeard(page: Page): Promise<void> {
  await ready(page);
  await page.waitForFunction(() => sessionStorage.getItem('tutoring-install-available'));
}

const cardOf = (page: Page) => page.getByRole('region', { name: 'Install this site as an app' });
const daysLater = (page: Page, days: number) => page.clock.setFixedTime(Date.now() + days * 86_400_000);

test('30 seconds after the browser’s event a card offers it', async ({ page }) => {
  await page.clock.install();
  await canInstall(page);
  await page.goto('/about');
  await eventHeard(page);
  await page.clock.runFor(28_000);
  await expect(cardOf(page)).toHaveCount(0);
  await page.clock.runFor(4000);
  await expect(cardOf(page)).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  // The browser's own question was held back.
  await cardOf(page).getByRole('button', { name: 'Install' }).click();
  await expect(cardOf(page)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  expect(await page.evaluate(() => localStorage.getItem('tutoring-install-dismissed'))).toBeNull();
});

test('Later hides it for seven days', async ({ page }) => {
  await page.clock.install();
  await canInstall(page);
  await page.goto('/about');
  await eventHeard(page);
  await page.clock.runFor(32_000);
  await cardOf(page).getByRole('button', { name: 'Later' }).click();
  await expect(cardOf(page)).toHaveCount(0);
  for (const [days, isShown] of [
    [6.9, false],
    [7.1, true],
  ] as const) {
    await daysLater(page, days);
    await page.clock.resume();
    await page.evaluate(() => sessionStorage.setItem('tutoring-install-available', '0'));
    await page.goto('/tutors');
    await ready(page);
    await pass(page, 2000);
    await expect(cardOf(page)).toHaveCount(isShown ? 1 : 0);
  }
});

test('a failed installation is reported, with an alternative', async ({ page }) => {
  await canInstall(page, 'broken');
  // The page about installing asks at once.
  await page.goto('/app');
  await cardOf(page).getByRole('button', { name: 'Install' }).click();
  await expect(cardOf(page).getByText('Installation failed')).toBeVisible();
  await expect(cardOf(page).getByText('No install prompt available')).toBeHidden();
  // The browser's event can be used only once.
  await cardOf(page).getByRole('button', { name: 'Install' }).click();
  await expect(cardOf(page).getByText('No install prompt available')).toBeVisible();
  await cardOf(page).getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveURL('/app');
});

for (const [path, label, to] of [
  ['/about', 'Install as an app', '/app'],
  ['/jp', 'アプリ', '/app/ja'],
  ['/ae', 'تثبيت الموقع', '/app/ar'],
] as const) {
  test(`${path}: the footer leads to ${to}, which says how`, async ({ page }) => {
    await page.goto(path);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: new RegExp(label) })
      .click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('iPhone');
  });
}

test('the manifest is that of a site which can be installed, in the page’s language', async ({ page, request }) => {
  await page.goto('/jp');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(address).toBe('/manifest.ja.webmanifest');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const { errors } = (await devtools.send('Page.getAppManifest')) as { errors: unknown[] };
  expect(errors).toEqual([]);
  const manifest = (await (await request.get(address ?? '')).json()) as {
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { url: string }[];
    start_url: string;
  };
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  // Every file that the manifest names exists on this site.
  for (const path of [
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.map(({ url }) => url),
    manifest.start_url,
    '/favicon.ico',
    '/apple-touch-icon.png',
  ])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
});
