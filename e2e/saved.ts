import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the service worker serves this page. */
export async function controlled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated');
}

/** What is in the worker's caches, by cache: the paths. */
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

/** Shows the page that somebody is there, and waits until everything is saved that is saved for later. */
export async function save(page: Page): Promise<void> {
  await controlled(page);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 10);
  await expect
    .poll(async () => Object.values(await savedIn(page)).some((paths) => paths.includes('/saved')), { timeout: 30_000 })
    .toBe(true);
}
