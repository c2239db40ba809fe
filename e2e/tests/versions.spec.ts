import type { Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { haveChosen } from '../chosen.ts';
import { expect, ready, test as base, wake } from '../fixtures.ts';
import { save, savedIn } from '../saved.ts';
import { twoVersions, type TwoVersions } from '../two-versions.ts';
import { pass } from '../pass.ts';

const test = base.extend<object, { versions: TwoVersions }>({
  versions: [
    async ({}, use, info) => {
      const versions = await twoVersions(String(info.project.use.baseURL));
      await use(versions);
      await versions.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ versions, complaints }) => {
  versions.serve('this');
  // A script that is gone.
  complaints.allow(/404 \(Not Found\)|Failed to fetch dynamically imported module|ERR_FAILED/);
});

test('an open tab keeps typed values when a deploy has removed its scripts', async ({ page, versions }) => {
  await page.goto(`${versions.url}/contact`);
  await wake(page, 'lead-form');
  await page.getByLabel('a student').check();
  await page.getByText('Course and exams').click();
  await page.getByLabel('Programme').selectOption('AP');
  await page.getByText('You and your question').click();
  await page.getByLabel('Your name').fill('Half');
  const question = page.getByLabel(/What should we know/);
  await question.fill('A sentence that was begun\nand not');
  versions.serve('next');
  // An island that is not hydrated.
  const search = page.locator('[data-island="search"]').first();
  const reloaded = page.waitForEvent('load');
  await search.dispatchEvent('pointerover');
  await reloaded;
  await ready(page);
  await expect(question).toHaveValue('A sentence that was begun\nand not');
  await expect(page.getByLabel('Your name')).toHaveValue('Half');
  await expect(page.getByLabel('a student')).toBeChecked();
  await expect(page.getByLabel('Programme')).toHaveValue('ap');
  // And the new version works.
  await search.dispatchEvent('pointerover');
  await expect(search).toHaveAttribute('data-hydrated');
});

test('a page that a deploy overtakes before its first script loads again', async ({ page, versions }) => {
  await page.route('**/assets/enhance-*', (route) => {
    versions.serve('next');
    return route.continue();
  });
  await page.goto(`${versions.url}/contact`);
  await ready(page);
  expect(await page.evaluate(() => (self as { isNext?: boolean }).isNext)).toBe(true);
});

test('a listener can handle a missing script; otherwise the import throws', async ({ page, versions }) => {
  await page.addInitScript(() => {
    const heard = ((window as { heard?: string[] }).heard = []) as string[];
    // Before the page's own answer, which is to load again.
    addEventListener('preload-error', (event) => {
      event.stopImmediatePropagation();
      heard.push(`cancelable: ${event.cancelable}`);
    });
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  });
  await page.goto(`${versions.url}/contact`);
  await ready(page);
  versions.serve('next');
  await page.locator('[data-island="search"]').first().dispatchEvent('pointerover');
  await expect
    .poll(() => page.evaluate(() => (window as { heard?: string[] }).heard))
    .toEqual(['cancelable: true', expect.stringContaining('dynamically imported')]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version waits for the visitor, and for an unfinished form', async ({ page, versions }) => {
    test.slow();
    await haveChosen(page);
    await page.goto(`${versions.url}/about`);
    await save(page);
    const [before] = Object.keys(await savedIn(page));
    versions.serve('next');
    await page.clock.install();
    await page.goto(`${versions.url}/contact`);
    await wake(page, 'lead-form');
    const name = page.getByLabel('Your name');
    await name.fill('Half');
    await name.blur();
    const card = page.getByRole('region', { name: 'A new version of this site is ready' });
    // The new version is waiting, but the page does not show it.
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
    await pass(page, 3000);
    await expect(card).toHaveCount(0);
    await name.fill('');
    await name.blur();
    await expect(card).toBeVisible();
    const other = await page.context().newPage();
    await haveChosen(other);
    await other.goto(`${versions.url}/fees`);
    const otherCard = other.getByRole('region', { name: 'A new version of this site is ready' });
    await expect(otherCard).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await card.getByRole('button', { name: 'Update Now' }).click();
    await reloaded;
    // The other tab asks for what has happened already.
    const otherReloaded = other.waitForEvent('load');
    await otherCard.getByRole('button', { name: 'Update Now' }).click();
    await otherReloaded;
    await other.close();
    await save(page);
    // The earlier version's caches are gone, and read pages are saved with the new version.
    await expect.poll(async () => Object.keys(await savedIn(page))).not.toContain(before);
    const [[, paths] = []] = Object.entries(await savedIn(page));
    expect(paths).toContain('/about');
    await expect(card).toHaveCount(0);
  });

  test('the kill switch removes the service worker and its caches', async ({ page, versions }) => {
    versions.replace('/sw.js', { body: await bundled('src/client/service-worker/off.ts'), type: 'text/javascript' });
    await page.goto(`${versions.url}/api/health`);
    await page.evaluate(async () => (await caches.open('site-old')).put('/old', new Response('')));
    await page.goto(`${versions.url}/about`);
    await expect.poll(() => leftIn(page)).toBe(0);
    versions.replace('/sw.js');
  });

  test('a site without a service worker unregisters an old one', async ({ page, versions }) => {
    await page.goto(`${versions.url}/`);
    await save(page);
    const code = await bundled('src/client/enhance/service-worker.ts', { HAS_WORKER: 'false' });
    await page.evaluate(`(() => { ${code}; site.startServiceWorker(); })()`);
    await expect.poll(() => leftIn(page)).toBe(0);
  });
});

/** How many workers and caches a browser has of the site. */
function leftIn(page: Page): Promise<number> {
  return page.evaluate(
    async () => [await navigator.serviceWorker.getRegistrations(), await caches.keys()].flat().length,
  );
}

/** A file of the site as a build writes it, for one that is not the tested one. */
async function bundled(input: string, define: Record<string, string> = {}): Promise<string> {
  const site = join(import.meta.dirname, '../../site');
  type Build = (options: object) => Promise<{ output: [{ code: string }] }>;
  const rolldown = createRequire(join(site, 'package.json')).resolve('rolldown');
  const { build } = (await import(rolldown)) as { build: Build };
  const output = { format: 'iife', name: 'site', codeSplitting: false };
  const built = await build({ cwd: site, input, output, transform: { define }, write: false });
  return built.output[0].code;
}
