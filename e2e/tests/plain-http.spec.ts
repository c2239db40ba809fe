import type { Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';
import { expect, query, test, wake } from '../fixtures.ts';
import { PORTS } from '../ports.ts';

/** Browsers trust 127.0.0.1 as if it were HTTPS. A page of this name is what a visitor has who comes over plain HTTP. */
const PLAIN = `http://tutoring.test:${PORTS.journeys}`;

test.use({
  baseURL: PLAIN,
  launchOptions: {
    executablePath: await findBrowser(),
    args: [...BROWSER_ARGS, '--host-resolver-rules=MAP tutoring.test 127.0.0.1'],
  },
});

/** Fills in what the form needs. */
async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('a parent', { exact: true }).check();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email address', { exact: true }).fill('parent@example.com');
}

test('a parent on plain HTTP sends a message, and copies its reference or reads why that failed', async ({
  page,
  complaints,
}) => {
  // What Chromium says about every page over plain HTTP.
  complaints.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  await page.goto('/contact');
  // The form's own script sends it: without that, the browser would.
  await wake(page, 'lead-form');
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([false, 'undefined']);
  const name = `Sample ${crypto.randomUUID()}`;
  await fillIn(page, name);
  await page.getByLabel(/What should we know/).fill('Chemistry HL, May 2027');
  await page.getByRole('button', { name: 'Send' }).click();
  const reference = page.getByText(/^L-\w{4}-\w{4}$/);
  await expect(reference).toBeVisible();
  expect(query<{ reference: string }>(`select reference from leads where name = '${name}'`)).toEqual([
    { reference: await reference.textContent() },
  ]);
  // No clipboard here: the page says so instead of nothing.
  await page.getByRole('button', { name: /Copy/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
});

test('“Back” after sending over plain HTTP says that the message was sent, and Send makes no second lead', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  await page.goto('/contact');
  await wake(page, 'lead-form');
  const name = `Sample ${crypto.randomUUID()}`;
  await fillIn(page, name);
  await page.getByRole('button', { name: 'Send' }).click();
  const reference = page.getByText(/^L-\w{4}-\w{4}$/);
  await expect(reference).toBeVisible();
  const first = (await reference.textContent()) ?? '';
  await page.goBack();
  // The browser brings the page as it was left, or loads it anew and the visitor enters the same again.
  await wake(page, 'lead-form');
  await fillIn(page, name);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(reference).toHaveText(first);
  expect(query(`select reference from leads where name = '${name}'`)).toEqual([{ reference: first }]);
});
