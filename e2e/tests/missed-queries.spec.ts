import type { Page } from '@playwright/test';
import { dayAt } from '@tutoring/domain/figure-weeks';
import type { Figures } from '@tutoring/domain/figures';
import type { PageReport } from '@tutoring/domain/page-report';
import { haveChosen } from '../chosen.ts';
import { expect, query, test, write } from '../fixtures.ts';
import { signIn } from '../owner.ts';
import { watchTracking } from '../tracking.ts';

const DAY_MS = 86_400_000;
const fieldOf = (page: Page) => page.getByRole('banner').getByRole('search').first().locator('input[type=search]');
const nothing = (page: Page, text: string) => page.getByText(`No results found for "${text}"`).last();

/** Records the queries that the page reports, except while it unloads. */
function watchMissed(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/vitals')) return;
    const report = JSON.parse(request.postData() ?? 'null') as PageReport;
    if (report.kind === 'missed') queries.push(report.query);
  });
  return queries;
}

/** Searches for texts until each counts as performed. */
async function searchFor(page: Page, ...texts: string[]): Promise<void> {
  await fieldOf(page).click();
  for (const text of texts) {
    await fieldOf(page).fill('');
    await page.keyboard.type(text);
    await expect(nothing(page, text)).toBeVisible();
    // Longer than the pause after which a query counts (SETTLED_MS).
    await page.waitForTimeout(1500);
  }
}

/** Words that nobody has asked before, without digits. */
const newWords = () => `zq${crypto.randomUUID().replace(/[\d-]/g, '')} vrzk`.slice(0, 30);
const timesOf = (place: 'search' | 'chat', words: string) =>
  query<{ count: number }>(
    `select count from missed_queries where place = '${place}' and query = '${words}'`,
    'reports',
  );

test.describe('of somebody who allows analytics', { tag: '@needs-app' }, () => {
  test.beforeEach(({ page }) => haveChosen(page, true));

  test('a search that found nothing reaches the desk after three days', async ({ page, complaints }) => {
    // No repository is connected here, so the desk has nothing to publish.
    complaints.allow(/404 .*\/api\/owner\/publication/);
    const words = newWords();
    const reported = watchMissed(page);
    await page.goto('/');
    await searchFor(page, words);
    // A longer query may follow.
    expect(reported).toEqual([]);
    await searchFor(page, 'zqxj plonk');
    await expect.poll(() => reported).toEqual([words]);
    await expect.poll(() => timesOf('search', words)).toEqual([{ count: 1 }]);
    const day = (ago: number) => dayAt(Date.now() - ago * DAY_MS, 'America/Toronto');
    const missed = async () => {
      const figures = await page.request.get(`/api/owner/figures?from=${day(6)}&to=${day(0)}`);
      return ((await figures.json()) as Figures).missed.filter((one) => one.query === words);
    };
    await signIn(page);
    expect(await missed()).toEqual([]);
    // On many days, so that it is among the first whatever other tests left.
    for (let ago = 1; ago <= 6; ago++)
      write(`insert into missed_queries values ('${day(ago)}', 'search', '${words}', 500)`, 'reports');
    expect(await missed()).toEqual([{ query: words, place: 'search', days: 7, times: 3001, last: day(0) }]);
    await page.goto('/owner/figures');
    const table = page.getByRole('table', { name: 'What visitors did not find' });
    await expect(table.getByRole('row', { name: new RegExp(`^${words}`) })).toBeVisible();
  });

  test('it is counted when the visitor leaves, and so is a question without an answer', async ({ page }) => {
    const [searched, asked] = [newWords(), newWords()];
    await page.goto('/');
    await searchFor(page, searched);
    // The check of a visitor who leaves before its phrases have loaded is lost, and so is the report.
    await page.waitForLoadState('networkidle');
    await page.goto('/about');
    await expect.poll(() => timesOf('search', searched)).toEqual([{ count: 1 }]);
    await page.getByRole('link', { name: 'Ask a question', exact: true }).click();
    const field = page.locator('[data-island="chat"] dialog').getByRole('textbox');
    await expect(field).toBeFocused();
    await field.fill(`${asked}?`);
    await page.keyboard.press('Enter');
    await expect.poll(() => timesOf('chat', asked)).toEqual([{ count: 1 }]);
  });

  test('nothing is reported that may be about a person', async ({ page }) => {
    const reported = watchMissed(page);
    await page.goto('/');
    await searchFor(page, 'zqxj@plonk.vrzk', 'zqxj 4165550199', 'zqxj plonk', 'zqxj vrzk');
    expect(reported).toEqual(['zqxj plonk']);
  });

  test('no message of distress is reported, nor anything else from the same page', async ({ page }) => {
    const reported = watchMissed(page);
    await page.goto('/');
    await searchFor(page, 'zqxj plonk', 'kms zqxj', 'zqxj vrzk', 'qqzx');
    expect(reported).toEqual([]);
    await page.reload();
    await searchFor(page, 'zqxj plonk', 'zqxj vrzk');
    expect(reported).toEqual(['zqxj plonk']);
  });

  test('no other company learns what somebody in distress searched for', async ({ page, context, baseURL }) => {
    const tracking = await watchTracking(context, baseURL);
    const words = () => tracking.requests.filter((address) => /kms|zqxj|plonk/.test(decodeURIComponent(address)));
    await page.goto('/');
    await searchFor(page, 'kms zqxj');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=kms/);
    await searchFor(page, 'zqxj plonk');
    await page.keyboard.press('Enter');
    await expect.poll(() => tracking.events()).toContain('search');
    await expect.poll(() => tracking.events()).toContain('search_no_results');
    expect(words().filter((address) => address.includes('kms'))).toEqual([]);
    expect(words()).not.toEqual([]);
  });
});

test('nobody else’s search is reported', { tag: '@needs-app' }, async ({ page }) => {
  await haveChosen(page, false);
  const reported = watchMissed(page);
  await page.goto('/');
  await searchFor(page, 'zqxj plonk', 'zqxj vrzk');
  expect(reported).toEqual([]);
});
