import type { Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { haveChosen } from '../chosen.ts';
import { expect, query, ready, test, wake } from '../fixtures.ts';
import { pass } from '../pass.ts';
import { startProxy } from '../proxy.ts';
import { controlled, save, savedIn } from '../saved.ts';

test.use({ serviceWorkers: 'allow' });
// Every request without a connection logs an error.
test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/));

const savedPaths = async (page: Page) => Object.values(await savedIn(page)).flat();

test('first visit, then no connection: pages, guide, tools, search and form', async ({ page, context }) => {
  test.slow();
  await page.goto('/about');
  await save(page);
  await context.setOffline(true);

  // The landing page, the home page and a guide.
  for (const path of ['/about', '/', '/learning/ee-guide?utm_source=letter']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("You're Offline");
  }
  // Both tools work it out.
  await page.goto('/tools/premium-study-hours-estimator');
  await ready(page);
  await page.getByLabel('Hours a week').fill('3');
  await expect(
    page
      .getByText(/^Not possible at 3 hours a week/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.goto('/tools/premium-grade-calculator');
  await ready(page);
  const diploma = page.getByRole('form', { name: 'IB Diploma from grades' });
  await diploma.getByLabel('Grade of Subject 1').selectOption('2');
  await expect(
    diploma.getByRole('region', { name: 'Result' }).getByText('31 of 45 points', { exact: true }),
  ).toBeVisible();
  // The search finds.
  await page.goto('/search?q=chemistry');
  await expect(page.getByRole('main').getByRole('option').first()).toContainText(/chemistry/i);
});

test('a network error does not replace a saved page, but a deleted page is removed', async ({
  page,
  baseURL,
  complaints,
}) => {
  test.slow();
  complaints.allow(/status of (429|404|503)/);
  const proxy = await startProxy(baseURL ?? '');
  try {
    await page.goto(`${proxy.url}/contact`);
    await save(page);
    const answerWith = (status: number) => {
      for (const path of ['/contact', '/services/chemistry-tutoring'])
        proxy.replace(path, { status, type: 'text/html', body: `error code: ${status}` });
    };
    for (const status of [429, 503]) {
      answerWith(status);
      await page.goto(`${proxy.url}/contact`);
      await expect(page.getByLabel('Your name')).toBeVisible();
    }
    // This page is not saved, and there is a connection, so the error is shown.
    await page.goto(`${proxy.url}/services/chemistry-tutoring`);
    await expect(page.getByText('error code: 503')).toBeVisible();
    answerWith(404);
    await page.goto(`${proxy.url}/contact`);
    await expect(page.getByText('error code: 404')).toBeVisible();
    expect(await savedPaths(page)).not.toContain('/contact');
  } finally {
    proxy.close();
  }
});

test('a message sent without a connection waits, and is sent automatically', async ({ page, context }) => {
  await page.goto('/contact');
  await save(page);
  await context.setOffline(true);
  await page.goto('/contact');
  await wake(page, 'lead-form');
  const name = `Sample ${crypto.randomUUID()}`;
  await page.getByLabel('an educator').check();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email address', { exact: true }).fill('educator@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/You seem to be offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^L-\w{4}-\w{4}$/)).toBeVisible();
  expect(query(`select reference from leads where name = '${name}'`)).toHaveLength(1);
});

test('the offline page lists the saved pages, and the requested page loads once there is a connection', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await save(page);
  await context.setOffline(true);
  await page.goto('/services/chemistry-tutoring');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're Offline");
  const list = page.locator('[data-saved]');
  await expect(list.getByRole('link', { name: 'Extended Essay guide: from topic to viva voce' })).toHaveAttribute(
    'href',
    '/learning/ee-guide',
  );
  expect(await violationsIn(page)).toEqual([]);
  // The page says it: no card besides.
  await expect(page.getByRole('region', { name: "You're Offline" })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("You're Offline");
  await expect(page).toHaveURL(/chemistry/);
});

test('the offline page is in the language of the last page', async ({ page, context }) => {
  await page.goto('/jp');
  await save(page);
  await context.setOffline(true);
  await page.goto('/services/chemistry-tutoring');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(
    page
      .locator('[data-saved]')
      .getByRole('link', { name: /お問い合わせ/ })
      .first(),
  ).toBeVisible();
  await page.goto('/search?q=%E5%8C%96%E5%AD%A6&lang=ja-JP');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('main').locator('input[type=search]')).toHaveValue('化学');
});

test('a card says that there is no connection, and closes when there is one', async ({ page, context }) => {
  await haveChosen(page);
  await page.goto('/about');
  await save(page);
  await context.setOffline(true);
  const card = page.getByRole('region', { name: "You're Offline" });
  await expect(card).toContainText('Some features may be limited. Content will sync when reconnected.');
  expect(await violationsIn(page)).toEqual([]);
  await context.setOffline(false);
  await expect(card).toHaveCount(0);
  await context.setOffline(true);
  await expect(card).toBeVisible();
  await card.getByRole('link', { name: 'See saved pages' }).click();
  await expect(page.locator('[data-saved]').getByRole('link').first()).toBeVisible();
});

test('only the offline page is fetched before the first interaction', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await controlled(page);
  await pass(page, 1000);
  const before = await savedPaths(page);
  expect(before).toContain('/offline');
  expect(before).not.toContain('/learning/ee-guide');
});

test('with a data saver, only opened pages are saved', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.clock.install();
  await page.goto('/');
  await controlled(page);
  await page.mouse.wheel(0, 100);
  await page.goto('/about');
  await page.mouse.wheel(0, 100);
  await expect.poll(() => savedPaths(page)).toContain('/about');
  await pass(page, 1500);
  expect(await savedPaths(page)).not.toContain('/learning/ee-guide');
});

test('answers for one visitor are not saved', async ({ page, complaints }) => {
  // The inbox, without a sign-in.
  complaints.allow(/403 .*\/owner$/);
  await page.goto('/');
  await save(page);
  for (const path of [
    '/thanks?reference=L-7KQM-R4TX',
    '/thanks',
    '/thanks/de',
    '/find?subject=chemistry',
    '/api/geo',
    '/owner',
  ])
    await page.goto(path);
  await page.goto('/about');
  await expect.poll(() => savedPaths(page)).toContain('/about');
  expect((await savedPaths(page)).filter((path) => /^\/(thanks|find|api|owner)/.test(path))).toEqual([]);
});

test('the site works on a device without free storage', async ({ page, context }) => {
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  const saving = context.waitForEvent('request', (request) => request.serviceWorker() !== null);
  await page.goto('/about');
  await page.mouse.wheel(0, 100);
  await saving;
  for (const path of ['/learning/ee-guide', '/tools/premium-grade-calculator', '/']) {
    await page.goto(path);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the offline page keeps the requested address', async ({ page }) => {
  await page.clock.install();
  for (const path of ['/offline', '/offline/ja']) {
    await page.goto(path);
    await ready(page);
    await page.evaluate(() => (document.body.dataset.stays = ''));
    const asked = page
      .waitForRequest((request) => request.method() === 'HEAD', { timeout: 3000 })
      .catch(() => undefined);
    await page.clock.runFor(30_000);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(await asked).toBeUndefined();
    await expect(page.locator('body')).toHaveAttribute('data-stays', '');
  }
});

test('the site works in a browser that forbids service workers', async ({ page, complaints }) => {
  complaints.allow(/SecurityError/);
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    ServiceWorkerContainer.prototype.register = refuse;
    CacheStorage.prototype.keys = refuse;
    CacheStorage.prototype.open = refuse;
  });
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/vitals')) reports.push(request.postData() ?? '');
  });
  await page.clock.install();
  await page.goto('/offline');
  await ready(page);
  await expect(page.getByText('You haven’t saved any pages yet.')).toBeVisible();
  await page.goto('/');
  await ready(page);
  await pass(page, 1000);
  expect(reports.filter((report) => report.includes('"error"'))).toEqual([]);
});
