import type { Page } from '@playwright/test';
import { expect, ready, test } from '../fixtures.ts';

const shown = (page: Page) => page.locator('[data-enhance=tutors] li[data-subjects]:visible');

test.describe('the list of tutors', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('is filtered, and a link keeps the choice @late-scripts', async ({ page }) => {
    await page.goto('/tutors');
    await ready(page);
    const all = await shown(page).count();
    // Samples, or the people of data/people.yaml, who may all be founders.
    test.skip(all === 0, 'nobody teaches');
    const subject = page.getByRole('combobox', { name: 'Subject' });
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`Shown: ${all} of ${all}`);
    const wanted = (await subject.getByRole('option').nth(1).getAttribute('value')) ?? '';
    await subject.selectOption(wanted);
    for (const card of await shown(page).all())
      expect((await card.getAttribute('data-subjects'))?.split(' ')).toContain(wanted);
    await expect(page).toHaveURL(`/tutors?subject=${wanted}`);

    await page.reload();
    await expect(subject).toHaveValue(wanted);
    await subject.selectOption('');
    await expect(page).toHaveURL('/tutors');
    await expect(shown(page)).toHaveCount(all);
  });

  test('ignores a link to a subject that nobody teaches any more', async ({ page }) => {
    await page.goto('/tutors?subject=alchemy');
    await ready(page);
    await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('');
  });
});
