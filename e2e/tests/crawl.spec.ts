import type { Page } from '@playwright/test';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, ready, test } from '../fixtures.ts';

const built = join(import.meta.dirname, '../../site/public');
/** Every page that was built; the owner's needs a sign-in and has its own journeys. */
const PATHS = globSync('**/index.html', { cwd: built, exclude: (name) => /^(page-data|_gatsby|owner)$/.test(name) })
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .sort();
/** A journey opens so many; all in the full run, else each fourteenth page. */
const AT_ONCE = 12;
const visited = process.env.FULL ? PATHS : PATHS.filter((_, index) => index % 14 === 0);
const groups = Array.from({ length: Math.ceil(visited.length / AT_ONCE) }, (_, group) =>
  visited.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
);

/** Opens whatever can be opened, as a curious visitor would. */
async function openEverything(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const trigger of document.querySelectorAll<HTMLElement>('header nav button[aria-expanded]')) trigger.click();
    for (const part of document.querySelectorAll('[data-island]'))
      part.dispatchEvent(new Event('pointerover', { bubbles: true }));
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[id]')) {
      if (dialog.open) continue;
      dialog.showModal();
      await new Promise(requestAnimationFrame);
      dialog.close();
    }
    document.querySelector<HTMLElement>('[data-cookie-preferences]')?.click();
    scrollTo(0, document.body.scrollHeight);
  });
  const chat = page.locator('[data-island="chat"] > a');
  if (await chat.count()) await chat.evaluate((link: HTMLElement) => link.click());
  await expect
    .poll(() => page.locator('[data-island]:not([data-hydrate=press]):not([data-hydrated])').count(), {
      timeout: 20_000,
    })
    .toBe(0);
  // An embed has no header.
  if (new URL(page.url()).pathname.startsWith('/embed/')) return;
  const search = page.locator('header input[type=search]').first();
  await search.fill('chem', { force: true });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('search-index')),
  );
}

for (const paths of groups) {
  // Each violation of the policy and each error fails the journey (fixtures.ts).
  test(`whatever is opened on ${paths[0]} to ${paths.at(-1)}, the policy refuses nothing`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    if (paths.includes('/404')) complaints.allow(/404/);
    for (const path of paths) {
      await page.goto(path);
      await ready(page);
      await openEverything(page);
    }
  });
}
