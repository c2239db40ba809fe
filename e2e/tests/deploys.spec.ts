import type { Browser, BrowserContext, Page } from '@playwright/test';
import { haveChosen } from '../chosen.ts';
import { expect, query, ready, test, wake } from '../fixtures.ts';
import { twoVersions, type TwoVersions } from '../two-versions.ts';

/** Deploys, and as many rollbacks: the site changes its version before and after most people have used their page. */
const DEPLOYS = 4;
const EVERY_MS = 18_000;
/** Milliseconds that each answer takes, so that versions change between a page and its files. */
const ANSWER_MS = 150;
/** People who read, every second of them with a service worker, and people who write to us. */
const READERS = 4;
const WRITERS = 2;
/** Milliseconds after which a page counts as broken. */
const WHOLE_MS = 15_000;
const START_PAGES = ['/', '/services/chemistry-tutoring', '/schools/japan', '/jp', '/tools', '/learning/ee-guide'];
/** What a person types before pressing Send, and looks at meanwhile. */
const TYPES_MS = 2500;

/** What happened during the deploys. */
interface Counts {
  pages: number;
  /** Navigations that showed an error, or nothing. */
  failed: string[];
  /** Pages that never became interactive, or of which a part never did. */
  broken: string[];
  /** Pages whose first scripts were of the other version: they stay as they are without JavaScript. */
  plain: number;
  /** Scripts of the other version that pages asked for. */
  missing: number;
  /** Names in the forms that were acknowledged. */
  sent: string[];
  /** Forms whose text was gone, or that were never acknowledged. */
  lost: string[];
}

test('deploys and rollbacks fail no navigation, lose no form and break no page', async ({
  browser,
  complaints,
}, info) => {
  test.skip(!process.env.FULL, 'It takes minutes: only in the full run.');
  test.setTimeout(600_000);
  complaints.allow(/./);
  const versions = await twoVersions(String(info.project.use.baseURL));
  const counts: Counts = { pages: 0, failed: [], broken: [], plain: 0, missing: 0, sent: [], lost: [] };
  try {
    versions.delay(ANSWER_MS);
    let change = 0;
    const isOver = () => change >= 2 * DEPLOYS;
    // A new visit for each deploy and its rollback: a visit loads a page again once a minute for each missing script.
    const visit = () => Math.floor(change / 2);
    const people = [
      ...Array.from({ length: READERS }, (_, at) => read(browser, versions, counts, at, visit, isOver)),
      ...Array.from({ length: WRITERS }, (_, at) => write(browser, versions, counts, at, isOver)),
    ];
    for (; !isOver(); change += 1) {
      // Not always at the same moment of a page's loading.
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS + ((change * 137) % 600)));
      versions.serve(change % 2 === 0 ? 'next' : 'this');
    }
    await Promise.all(people);
  } finally {
    await versions.close();
  }
  const stored = query<{ name: string; n: number }>(
    "select name, count(*) as n from leads where name like 'Deploy %' group by name",
  );
  console.log(
    `${DEPLOYS} deploys and ${DEPLOYS} rollbacks: ${counts.pages} pages, ${counts.failed.length} failed, ${counts.broken.length} broken, ${counts.plain} without scripts, ${counts.missing} scripts missing; ${counts.sent.length} forms sent, ${counts.lost.length} lost, ${stored.filter(({ n }) => n > 1).length} stored twice`,
  );
  expect([counts.failed, counts.broken, counts.lost]).toEqual([[], [], []]);
  expect(counts.pages).toBeGreaterThan(DEPLOYS);
  expect(counts.missing).toBeGreaterThan(0);
  expect(stored.map(({ name, n }) => `${name} ${n}`).sort()).toEqual(counts.sent.map((name) => `${name} 1`).sort());
});

async function person(browser: Browser, versions: TwoVersions, counts: Counts, address: string, hasWorker: boolean) {
  const context = await browser.newContext({
    baseURL: versions.url,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    extraHTTPHeaders: { 'cf-connecting-ip': address, 'mf-cf-blob': '{"country":"US"}' },
  });
  const page = await context.newPage();
  await haveChosen(page);
  page.on('response', (response) => {
    const request = response.request();
    if (response.status() === 404 && /\/assets\/[^/]+\.js$/.test(response.url())) counts.missing += 1;
    if (request.isNavigationRequest() && response.status() >= 400)
      counts.failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left, or loads again, gives up its requests.
    if (request.isNavigationRequest() && !/ABORTED/.test(why)) counts.failed.push(`${why} ${request.url()}`);
  });
  return { context, page };
}

/** Goes from link to link, and uses a part of each page. */
async function read(
  browser: Browser,
  versions: TwoVersions,
  counts: Counts,
  at: number,
  visit: () => number,
  isOver: () => boolean,
) {
  while (!isOver()) {
    const now = visit();
    const { context, page } = await person(browser, versions, counts, `10.9.1.${at}`, at % 2 === 1);
    await open(page, START_PAGES[at % START_PAGES.length] ?? '/');
    for (let step = at + now; !isOver() && visit() === now; step += 1) {
      counts.pages += 1;
      try {
        await useOne(page);
      } catch (error) {
        if (await isPlain(page)) counts.plain += 1;
        else counts.broken.push(`${page.url()}: ${(error as Error).message.slice(0, 200)}`);
      }
      await goOn(page, step, START_PAGES);
    }
    await context.close();
  }
}

/** Whether a page never got its first scripts. It knows it, or has not even the script that would. */
function isPlain(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.scripts === 'failed' || !('early' in window));
}

/** Opens a page. A navigation of the page before may come between; errors are counted where they are heard ({@link person}). */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe(path);
  }).toPass({ timeout: 60_000 });
}

/** Waits until the page is interactive, and until a part of it that needs more scripts is. */
async function useOne(page: Page): Promise<void> {
  await expect(async () => {
    await ready(page);
    const island = page.locator('[data-island]:not([data-strategy=press])').first();
    if ((await island.count()) === 0) return;
    await island.dispatchEvent('pointerover', undefined, { timeout: 2000 });
    await expect(island).toHaveAttribute('data-hydrated', /.*/, { timeout: 5000 });
  }).toPass({ timeout: WHOLE_MS });
}

/** Follows one of the page's links. */
async function goOn(page: Page, step: number, otherwise: readonly string[]): Promise<void> {
  const link = await page
    .evaluate((number) => {
      const paths = [...document.links]
        .filter(
          ({ origin, pathname, hash, target }) =>
            origin === location.origin && pathname !== location.pathname && !hash && !target,
        )
        .map(({ pathname }) => pathname)
        .filter((path) => !/^\/(?:api|owner|find|calendar)|\.\w+$/.test(path));
      return paths[(number * 7) % paths.length];
    }, step)
    .catch(() => undefined);
  const next = page.waitForEvent('domcontentloaded', { timeout: WHOLE_MS });
  if (link)
    await page
      .evaluate((path) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click(), link)
      .catch(() => undefined);
  else await open(page, otherwise[step % otherwise.length] ?? '/');
  await next.catch(() => undefined);
}

/** Writes to us again and again. */
async function write(browser: Browser, versions: TwoVersions, counts: Counts, at: number, isOver: () => boolean) {
  const { context, page } = await person(browser, versions, counts, `10.9.2.${at}`, at % 2 === 1);
  for (let form = 0; !isOver(); form += 1) {
    const name = `Deploy ${at} ${form}`;
    await writeOne(page, context, name).then(
      () => counts.sent.push(name),
      (error: Error) => counts.lost.push(`${name}: ${error.message.slice(0, 200)}`),
    );
  }
  await context.close();
}

async function writeOne(page: Page, context: BrowserContext, name: string): Promise<void> {
  // One sender may write ten times a minute.
  await context.setExtraHTTPHeaders({
    'cf-connecting-ip': `10.10.${name.replace('Deploy ', '').replace(' ', '.')}`,
    'mf-cf-blob': '{"country":"US"}',
  });
  await open(page, '/contact');
  await wake(page, 'lead-form');
  const fields = { 'Your name': name, 'Email address': `deploy-${name.replaceAll(' ', '-')}@example.com` };
  await page.getByLabel('a parent', { exact: true }).check();
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: label.startsWith('Email') }).fill(value);
  await page.getByLabel(/What should we know/).fill('Chemistry HL, May 2027');
  await page.waitForTimeout(TYPES_MS);
  // The page may have loaded again, and then has what was typed.
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label, { exact: label.startsWith('Email') })).toHaveValue(value);
  await expect(async () => {
    if (!page.url().includes('/thanks')) await page.getByRole('button', { name: 'Send' }).click({ timeout: 2000 });
    await page.waitForURL(/\/thanks/, { timeout: 8000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(/^L-\w{4}-\w{4}$/)).toBeVisible();
}
