import { expect, ready, test } from '../fixtures.ts';

const PAGE = '/tools/premium-grade-calculator';

test('grades chosen before React came count, and a link brings the result to somebody else', async ({ page }) => {
  await page.goto(PAGE);
  await ready(page);
  const tool = page.getByRole('form', { name: 'IB Diploma from grades' });
  const result = tool.getByRole('region', { name: 'Result' });
  // The worked example is the server's.
  await expect(result.getByText('35 of 45 points')).toBeVisible();
  await page.getByLabel('Grade of Subject 1').selectOption('2');
  await page.getByLabel('Name of subject 2').fill('Physics');
  await expect(result.getByText('31 of 45 points')).toBeVisible();
  await expect(page.getByLabel('Grade of Physics')).toHaveValue('5');

  await tool.getByRole('button', { name: 'Copy a link to this result' }).click();
  await expect(page).toHaveURL(/#ib&.*grade1=2/);
  await page.goto('/about');
  await page.goBack();
  await ready(page);
  await page.getByLabel('Name of subject 2').focus();
  await expect(result.getByText('31 of 45 points')).toBeVisible();
  await expect(page.getByLabel('Name of subject 2')).toHaveValue('Physics');
});

test('by keyboard alone, every condition says how it stands', { tag: '@late-scripts' }, async ({ page }) => {
  await page.goto(PAGE);
  await page.getByLabel('Grade of Subject 1').focus();
  await page.keyboard.press('3');
  await page.getByLabel('Grade of Subject 2').focus();
  await page.keyboard.press('3');
  await page.getByLabel('Grade of Subject 3').focus();
  await page.keyboard.press('3');
  const tool = page.getByRole('form', { name: 'IB Diploma from grades' });
  const result = tool.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('row', { name: /12 points at HL/ })).toContainText('9: 3 too few');
  await expect(result.getByText('By these grades the Diploma is not awarded.')).toBeVisible();
  await expect(result.getByRole('heading', { name: 'The closest way to the Diploma' })).toBeVisible();
});
