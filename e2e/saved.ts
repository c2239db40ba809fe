import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the service worker serves this page. */
export async function controlled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated');
}

/** The paths in each of the service worker's caches. */
export function savedIn(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(all));
  });
}

/** Interacts with the page, and waits until the service worker has saved everything for offline use. */
export async function save(page: Page): Promise<void> {
  await controlled(page);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 10);
  await expect
    .poll(async () => Object.values(await savedIn(page)).some((paths) => paths.includes('/saved')), { timeout: 30_000 })
    .toBe(true);
}
