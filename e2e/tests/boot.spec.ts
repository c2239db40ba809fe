import { expect, hydrated, test } from '../fixtures.ts';

test('no script but the boot file runs before the page has loaded', async ({ page }) => {
  const started: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') started.push(new URL(request.url()).pathname);
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.css$/, async (route) => {
    // Holds the load event back: whatever comes now came before it.
    await held;
    await route.continue();
  });
  const stylesheet = page.waitForRequest(/\.css$/);
  await page.goto('/', { waitUntil: 'commit' });
  await stylesheet;
  await page.waitForTimeout(500);
  expect(started.filter((path) => !path.includes('/boot-'))).toEqual([]);
  release();
  await hydrated(page);
  expect(started.length).toBeGreaterThan(1);
});

test('the first touch starts the scripts, and an early click is not lost', async ({ page, context, complaints }) => {
  complaints.allow(/clipboard/i);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/(?!boot)[\w.~-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/thanks?reference=L-7KQM-R4TX', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Copy reference' }).click();
  await expect(page.getByText('Reference copied')).toBeHidden();
  release();
  await expect(page.getByText('Reference copied')).toBeVisible();
});

test('whichever script fails to arrive, the text of the page stays', async ({ page, complaints }) => {
  test.setTimeout(120_000);
  complaints.allow(/ERR_FAILED|ChunkLoadError|Loading chunk|page resources|The above error/);
  for (const path of ['/contact', '/jp']) {
    const scripts = new Set<string>();
    const listen = (request: { resourceType: () => string; url: () => string }) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    };
    page.on('request', listen);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    page.off('request', listen);
    const text = await page.getByRole('main').textContent();
    expect(scripts.size).toBeGreaterThan(3);
    for (const script of scripts) {
      await page.route(`**${script}`, (route) => route.abort());
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      expect(await page.getByRole('main').textContent(), `without ${script}`).toBe(text);
      await page.unroute(`**${script}`);
    }
  }
});
