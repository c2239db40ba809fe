import type { Page } from '@playwright/test';
import { dayAt } from '@tutoring/domain/figure-weeks';
import type { Figures, FormKind } from '@tutoring/domain/figures';
import type { PageReport } from '@tutoring/domain/page-report';
import { haveChosen } from '../chosen.ts';
import { expect, query, test, wake } from '../fixtures.ts';
import { signIn } from '../owner.ts';

/** The steps of forms that a page has reported. */
function watchSteps(page: Page): PageReport[] {
  const reports: PageReport[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/vitals')) return;
    const report = JSON.parse(request.postData() ?? 'null') as PageReport;
    if (report.kind === 'form') reports.push(report);
  });
  return reports;
}

const step = (form: FormKind, step: 'you' | 'course' | 'when', sent = false) => ({ kind: 'form', form, step, sent });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('a parent', { exact: true }).check();
  await page.getByLabel('Your name').fill('Sample Parent');
  await page.getByLabel('Email address', { exact: true }).fill('parent@example.com');
  await page.getByLabel(/What should we know/).fill(`Sample message ${crypto.randomUUID()}`);
}

/** Visits of a form today, which the desk shows. Other tests add to them. */
const counted = (form: FormKind, name: 'you' | 'course' | 'when', sent: 0 | 1) =>
  query<{ count: number }>(
    `select count from form_steps where form = '${form}' and step = '${name}' and sent = ${sent}`,
    'reports',
  ).reduce((all, { count }) => all + count, 0);

test.describe('somebody who allows analytics', { tag: '@needs-app' }, () => {
  test.beforeEach(({ page }) => haveChosen(page, true));

  test('is counted in each step and when the form is sent, and the desk shows it', async ({ page, complaints }) => {
    // No repository is connected here, so the desk has nothing to publish.
    complaints.allow(/404 .*\/api\/owner\/publication/);
    const before = counted('full', 'when', 1);
    const reports = watchSteps(page);
    await page.goto('/contact');
    await wake(page, 'lead-form');
    await fillIn(page);
    await page.locator('[data-step=when] summary').click();
    await page.getByLabel('Country').fill('Canada');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/thanks\?/);
    expect(reports).toEqual([
      step('full', 'you'),
      step('full', 'course'),
      step('full', 'when'),
      step('full', 'when', true),
    ]);
    await expect.poll(() => counted('full', 'when', 1)).toBeGreaterThan(before);
    await signIn(page);
    const day = dayAt(Date.now(), 'America/Toronto');
    const figures = await page.request.get(`/api/owner/figures?from=${day}&to=${day}`);
    expect(((await figures.json()) as Figures).forms.full.sent.now).toBeGreaterThan(before);
    await page.goto('/owner/figures');
    const table = page.getByRole('table', { name: 'The form in three steps' });
    await expect(table.getByRole('row', { name: /^Sent \d/ })).toBeVisible();
  });

  test('is counted in the short form at the end of a page', async ({ page }) => {
    const reports = watchSteps(page);
    await page.goto('/services/physics-tutoring#ask');
    await wake(page, 'lead-form');
    await page.getByLabel('Your name').fill('Sample Parent');
    await page.getByLabel('Your name').fill('Sample Parents');
    await expect.poll(() => reports).toEqual([step('brief', 'you')]);
  });
});

test('nobody else is counted', { tag: '@needs-app' }, async ({ page }) => {
  await haveChosen(page, false);
  const reports = watchSteps(page);
  await page.goto('/contact');
  await wake(page, 'lead-form');
  await fillIn(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/thanks\?/);
  expect(reports).toEqual([]);
});
