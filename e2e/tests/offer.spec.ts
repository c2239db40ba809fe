import { expect, test } from '../fixtures.ts';
import { AMOUNT, MINUTES, priceOf } from '../prices.ts';

// One page of each template that sells, in languages whose words are longest.
for (const path of ['/services/biology-tutoring', '/subjects/ib-french-b-tutoring', '/uk', '/de', '/jp', '/ae']) {
  test(`${path} says how long, how much, what if plans change, and what we and AI do not do`, async ({ page }) => {
    await page.goto(path);
    const terms = page.locator('main section details:has(dl)').last();
    await terms.locator('summary').click();
    await expect(terms.getByRole('term')).toHaveCount(5);
    await expect(terms.locator('dl')).toContainText(String(MINUTES));
    await expect(terms.locator('dl')).toContainText(String(Math.floor(AMOUNT)));
  });
}

test('“Compare the tiers” leads to every term in one table', async ({ page }) => {
  await page.goto('/tutoring-packages');
  await page.getByRole('link', { name: 'Compare the tiers' }).click();
  await expect(page).toHaveURL('/subscriptions#compare');
  const table = page.getByRole('table', { name: 'The ways to book, line by line' });
  for (const row of [
    'One session',
    'What it contains',
    'Full price at our lowest rate',
    'How to stop',
    'If plans change',
  ])
    await expect(table.getByRole('rowheader', { name: row })).toBeVisible();
  // Worked out from the price of prices.yaml.
  await expect(table).toContainText(`4 sessions a month: ${priceOf(4)}`);
});
