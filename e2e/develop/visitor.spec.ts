import { expect, ready, test } from '../fixtures.ts';

test.beforeEach(async ({ page, complaints }) => {
  // The edge does not run here.
  complaints.allow(/\/api\//);
  complaints.allow(/In HTML, %s cannot be a child of <%s>|favicon\.ico/);
  await page.route('**/api/geo', (route) => route.fulfill({ json: { country: 'DE', region: null } }));
});

test('the development server runs the production client: consent, tracking, search, chat and drafts', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/contact');
  await ready(page);

  // Consent: the banner of the visitor's region, and what it allows.
  const banner = page.getByRole('region', { name: /cookie/i });
  expect(logged.filter((text) => text.startsWith('[analytics]'))).toEqual([]);
  await banner.getByRole('button', { name: 'Accept All' }).click();
  await expect(banner).toBeHidden();
  await expect.poll(() => logged.some((text) => text.startsWith('[analytics] page_view'))).toBe(true);

  // An island, and its draft.
  await page.getByLabel('Your name').focus();
  await expect(page.locator('[data-island="lead-form"][data-hydrated]')).toBeAttached();
  await page.getByLabel('Your name').fill('Sample');
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('Sample');
  await page.reload();
  await ready(page);
  await expect(banner).toBeHidden();
  await expect(page.getByLabel('Your name')).toHaveValue('Sample');

  // Search.
  const search = page.getByRole('banner').getByRole('search').first();
  await search.locator('input[type=search]').click();
  await page.keyboard.type('tutoring chem');
  await expect(search.getByRole('option').filter({ hasText: 'Chemistry' }).first()).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('Escape');

  // The chat, which hydrates on a press.
  await page.goto('/about');
  await ready(page);
  await page.locator('[data-island="chat"] > a').click();
  const chat = page.locator('[data-island="chat"] dialog');
  await chat.locator('textarea, input').first().fill('Is the first consultation free?');
  await page.keyboard.press('Enter');
  await expect(chat.locator('figure, blockquote').first()).toBeVisible({ timeout: 15_000 });
});

test('a menu opens, a language is chosen, and a calculator answers, as in a build', async ({ page }) => {
  await page.goto('/tools/premium-grade-calculator');
  await ready(page);
  await page.getByRole('button', { name: 'Learning Hub' }).click();
  await expect(page.getByRole('button', { name: 'Learning Hub' })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  const tool = page.getByRole('form', { name: 'IB Diploma from grades' });
  await tool.locator('[name="grade1"]').selectOption('7');
  await expect(page.locator('[data-island="grade-calculator"]')).toHaveAttribute('data-hydrated', '');
  await expect(tool.locator('[name="grade1"]')).toHaveValue('7');
});
