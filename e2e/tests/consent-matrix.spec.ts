import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import type { Page } from '@playwright/test';
import { acceptButton, allCells, pairwiseCells, PLACES, usedAfter, usedBefore, type Cell } from '../consent-cells.ts';
import { expect, test } from '../fixtures.ts';
import { countingStarted, storedOf, watchTracking, type Tracking } from '../tracking.ts';

const DAY_MS = 86_400_000;
/** Milliseconds in which nothing may happen. They are real: with Playwright's clock, `countingStarted` would find no entry. */
const QUIET_MS = 500;
const cells = process.env.FULL ? allCells() : pairwiseCells();

for (const cell of cells) {
  test(`${cell.place}, ${cell.signal}, ${cell.visit} visit, ${cell.action}`, async ({ page, context, baseURL }) => {
    const tracking = await watchTracking(context, baseURL);
    await comeFrom(page, cell);
    await page.goto('/contact');
    const banner = page.getByRole('region', { name: 'Cookie consent' });
    if (cell.visit === 'return') {
      await countingStarted(page);
      await expect(banner).toBeHidden();
    } else {
      await expect(banner).toBeVisible();
      await countingStarted(page);
      await expect(banner.getByText('Global Privacy Control').filter({ visible: true })).toHaveCount(
        cell.signal === 'no signal' ? 0 : 1,
      );
    }
    await expectUse(page, tracking, usedBefore(cell));

    if (cell.action !== 'nothing') {
      const before = tracking.requests.length;
      if (cell.visit === 'return') await page.getByRole('button', { name: 'Cookie Preferences' }).click();
      // Withdrawing from a tag that runs takes a reload, which may be over before the press has returned.
      const reloaded = usedBefore(cell) && !usedAfter(cell) ? page.waitForEvent('load') : undefined;
      await act(page, cell);
      await reloaded;
      await countingStarted(page);
      await expect(banner).toBeHidden();
      if (!usedAfter(cell)) tracking.requests.splice(0, usedBefore(cell) ? tracking.requests.length : before);
      await expectUse(page, tracking, usedAfter(cell));
      await page.reload();
      await countingStarted(page);
      await expect(banner).toBeHidden();
    }
    await expectUse(page, tracking, usedAfter(cell));
  });
}

test('a tracker that ignores consent fails the matrix', async ({ page, context, baseURL, complaints }) => {
  complaints.allow(/tracker\.example/);
  const tracking = await watchTracking(context, baseURL);
  const cell: Cell = { place: 'eu', signal: 'no signal', visit: 'first', action: 'nothing' };
  await comeFrom(page, cell);
  await page.goto('/contact');
  await countingStarted(page);
  // Late, for the visit itself deletes what nobody allowed.
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  await page.evaluate(() => {
    document.cookie = '_ga=seeded; path=/';
    localStorage.setItem('_seeded_visitor', '1');
  });
  await expect(expectUse(page, tracking, false)).rejects.toThrow(/_ga/);
  expect((await storedOf(page)).undeclared).toEqual(['_seeded_visitor']);
  await context.newPage().then((other) => other.goto('https://tracker.example/visitor').catch(() => undefined));
  expect(tracking.requests).toEqual(['https://tracker.example/visitor']);
});

/** A visitor from a place, with or without the signal, who was here before or not. */
async function comeFrom(page: Page, { place, signal, visit }: Cell): Promise<void> {
  // The header that tells the local edge where its visitor is. It goes to the edge alone.
  await page.route(/\/api\/geo$/, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'mf-cf-blob': JSON.stringify(PLACES[place].cf) } }),
  );
  if (signal === 'Global Privacy Control') {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  }
  if (visit === 'first') return;
  const record = {
    necessary: true,
    analytics: true,
    marketing: true,
    preferences: true,
    timestamp: new Date(Date.now() - (visit === 'expired' ? 366 : 10) * DAY_MS).toISOString(),
    region: 'us',
    consentMethod: 'banner',
    version: visit === 'old version' ? '0.9' : '1.0',
  };
  await page.addInitScript(
    ([key, text]) => {
      // Of the last visit: what this one writes stays.
      if (!sessionStorage.getItem('tutoring-consent-shown') && !localStorage.getItem(key))
        localStorage.setItem(key, text);
    },
    [STORAGE_KEY.consent, JSON.stringify(record)] as const,
  );
}

async function act(page: Page, cell: Cell): Promise<void> {
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  if (cell.action === 'accept') return banner.getByRole('button', { name: acceptButton(cell) }).click();
  const decline = banner.getByRole('button', { name: 'Decline All' });
  if (cell.action === 'decline' && (await decline.isVisible())) return decline.click();
  await banner.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie Settings' });
  await settings.getByRole('switch', { name: 'Analytics' }).setChecked(cell.action === 'settings');
  await settings.getByRole('switch', { name: 'Marketing' }).setChecked(false);
  await settings.getByRole('switch', { name: 'Preferences' }).setChecked(false);
  await settings.getByRole('button', { name: 'Save Preferences' }).click();
}

/** Requests, events, cookies and storage: all of them, or none. */
async function expectUse(page: Page, tracking: Tracking, isUsed: boolean): Promise<void> {
  if (isUsed) {
    await expect.poll(() => tracking.events()).toContain('page_view');
    await expect.poll(async () => (await storedOf(page)).consented.sort()).toEqual(['_ga', STORAGE_KEY.attribution]);
  } else {
    await page.waitForTimeout(QUIET_MS);
    expect(tracking.requests).toEqual([]);
    expect((await storedOf(page)).consented).toEqual([]);
  }
}
