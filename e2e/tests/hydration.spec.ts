import type { Page } from '@playwright/test';
import { expect, ready, test, wake } from '../fixtures.ts';
import { storeLead } from '../lead.ts';
import { pass } from '../pass.ts';

/** Milliseconds in which nothing may happen. */
const QUIET_MS = 500;
/** The scripts of every first page. `region-strip` prepares the suggestion that the next page may show. */
const FIRST_SCRIPTS = ['bootstrap', 'enhance', 'region-strip'];

/** The scripts that a page asks for, by the beginning of their names; fetched ahead or run. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname.replace(/^\/assets\/(.*)-[\w-]{7}\.js$/, '$1'));
  });
  return asked;
}

test('only the boot script runs before the page has loaded', async ({ page }) => {
  const started = scriptsOf(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.woff2$/, async (route) => {
    // Fonts hold the load event back: whatever is requested now is requested before it.
    await held;
    await route.continue();
  });
  const font = page.waitForRequest(/\.woff2$/);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'commit' });
  await font;
  await pass(page, QUIET_MS);
  expect(started.filter((name) => name !== 'bootstrap')).toEqual([]);
  release();
  await ready(page);
  expect(started).toContain('enhance');
});

for (const [path, part] of [
  ['/', 'service-finder'],
  ['/contact', 'lead-form'],
  ['/schools/japan/ja', 'school-list'],
] as const) {
  test(`${path}: React sleeps until somebody is about to use a part, and is fetched ahead at the first sign of life`, async ({
    page,
  }) => {
    const asked = scriptsOf(page);
    // A place that needs consent before analytics.
    await page.route('**/api/geo', (route) => route.fulfill({ json: { country: 'DE', region: null } }));
    await page.clock.install();
    await page.goto(path);
    await ready(page);
    await pass(page, 3000);
    expect(asked.toSorted()).toEqual(FIRST_SCRIPTS);
    const live = page.locator(`[data-island="${part}"]`);

    // Somebody reads: scrolls, presses on a text.
    await page.mouse.wheel(0, 10);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => asked.filter((name) => name === 'island.react')).toHaveLength(1);
    await pass(page, QUIET_MS);
    await expect(live).not.toHaveAttribute('data-hydrated');

    const before = [...asked];
    await wake(page, part);
    // Everything was prefetched, so nothing is requested again.
    expect(asked).toEqual(before);
  });
}

test('nothing is prefetched for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked = scriptsOf(page);
  await page.route('**/api/geo', (route) => route.fulfill({ json: { country: 'DE', region: null } }));
  const pages: string[] = [];
  page.on('request', (request) => void pages.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/contact');
  await ready(page);
  await page.mouse.wheel(0, 100);
  await pass(page, 3000);
  expect(asked.toSorted()).toEqual(['bootstrap', 'enhance', 'first-interaction', 'region-strip']);
  expect(pages).not.toContain('/tutors');
  // Scripts that are needed still load.
  await wake(page, 'lead-form');
});

test('text, choices, focus and caret from before hydration are kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/island\.[\w.~-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel('a student').check();
  await page.getByText('Course and exams').click();
  await page.getByLabel('Programme').selectOption('AP');
  await page.getByText('You and your question').click();
  await page.getByLabel(/What should we know/).fill('Early');
  const name = page.getByLabel('Your name');
  await name.fill('Sample');
  await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 3));
  release();
  await page.waitForSelector('[data-island][data-hydrated]');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Sample');
  expect(await name.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([2, 3]);
  await expect(page.getByLabel('a student')).toBeChecked();
  await expect(page.getByLabel('Programme')).toHaveValue('ap');
  await expect(page.getByLabel(/What should we know/)).toHaveValue('Early');
});

test('the form at the end of a service page is unfolded when it holds a draft', async ({ page }) => {
  await page.goto('/services/chemistry-tutoring');
  const message = page.getByLabel(/What should we know/);
  await expect(message).toBeHidden();
  await page.getByRole('heading', { name: 'Ask a question first' }).click();
  await wake(page, 'lead-form');
  await message.fill('We begin in January.');
  await page.goto('/services/physics-tutoring');
  await expect(message).toBeVisible();
  await expect(message).toHaveValue('We begin in January.');
});

test('a city chosen before hydration filters the list of schools after it', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/island\.[\w.~-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/schools/japan');
  const schools = page.locator('[data-island="school-list"]').getByRole('heading', { level: 3 });
  const all = await schools.count();
  await page.getByLabel('City').focus();
  await page.getByLabel('City').selectOption('Tokyo');
  release();
  await page.waitForSelector('[data-island][data-hydrated]');
  await expect(page.getByLabel('City')).toHaveValue('Tokyo');
  await expect.poll(() => schools.count()).toBeLessThan(all);
});

test('a menu under the pointer opens when the scripts have loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/enhance-[\w.~-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const tutoring = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Tutoring' });
  await tutoring.hover();
  await expect(tutoring).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(tutoring).toHaveAttribute('aria-expanded', 'true');
});

test('the first touch starts the scripts, and an early press is not lost', async ({ page, context, complaints }) => {
  complaints.allow(/clipboard/i);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/(?!bootstrap)[\w.~-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const reference = await storeLead(page, 'early-press');
  await page.goto(`/thanks?reference=${reference}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Copy reference' }).click();
  await expect(page.getByText('Reference copied')).toBeHidden();
  release();
  await expect(page.getByText('Reference copied')).toBeVisible();
});

for (const [path, part] of [
  ['/contact', 'lead-form'],
  ['/schools/japan', 'school-list'],
] as const) {
  test(`the text of ${path} stays, whichever script fails to load`, async ({ page, complaints }) => {
    // A page for each script of it.
    test.slow();
    // Throws if the recovery script fails too.
    complaints.allow(/ERR_FAILED|dynamically imported/);
    await page.clock.install();
    const scripts = new Set<string>();
    const listen = (request: { url: () => string }) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    };
    page.on('request', listen);
    await page.goto(path);
    await wake(page, part);
    page.off('request', listen);
    const text = await page.getByRole('main').textContent();
    expect(scripts.size).toBeGreaterThan(4);
    for (const script of scripts) {
      await page.route(`**${script}`, (route) => route.abort());
      await page.goto(path);
      await page.locator(`[data-island="${part}"]`).dispatchEvent('pointerover');
      await pass(page, 2000);
      expect(await page.getByRole('main').textContent(), `without ${script}`).toBe(text);
      await page.unroute(`**${script}`);
    }
  });
}
