import { BANNERS } from '../banners.ts';
import { expect, test } from '../fixtures.ts';
import { countingStarted } from '../tracking.ts';

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

for (const { id, name = '', text = '', from, until, href } of BANNERS) {
  test(`a preview shows the banner ${id} on its days only, on each page that follows, and stores nothing`, async ({
    page,
  }) => {
    const banner = page.getByRole('region', { name, exact: true });
    const line = page.getByRole('region', { name: 'Preview' });
    await page.goto(`/faq?as-on=${from}`);
    await expect(line).toContainText(`Preview: as on ${written.format(new Date(from))}.`);
    await expect(banner).toContainText(text);
    await countingStarted(page);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await banner.getByRole('button').click();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(stored);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
    await expect(page).toHaveURL(`/terms?as-on=${from}`);
    await expect(banner).toBeVisible();

    // It is not shown on its own page.
    await page.goto(`${href}?as-on=${until}`);
    await expect(line).toContainText(written.format(new Date(until)));
    await expect(banner).toBeHidden();

    await page.goto(`/faq?as-on=${dayAfter(until)}`);
    await expect(line).toContainText('Preview: as on');
    await expect(banner).toBeHidden();
    await line.getByRole('link', { name: 'Show today’s page' }).click();
    await expect(page).toHaveURL('/faq');
  });
}

test('a preview counts to the exams from its day', async ({ page }) => {
  await page.goto('/services/biology-tutoring?as-on=2027-04-09');
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await expect(page.locator('[data-weeks-until]').first()).toHaveText(/in 2 weeks/);
});

test('a preview of a day that does not exist shows today, and says how to write a day', async ({ page }) => {
  await page.goto('/faq?as-on=2027-02-30');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
    '“2027-02-30” is not a day of the calendar. Write a day as year-month-day in the address, such as ?as-on=2027-09-01.',
  );
});

function dayAfter(day: string): string {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
