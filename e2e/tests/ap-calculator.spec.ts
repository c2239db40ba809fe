import { expect, ready, test } from '../fixtures.ts';

const PAGE = '/tools/premium-grade-calculator';
const NAME = 'AP score from raw points';

test(
  'points entered before React came count, and a link brings the result to somebody else',
  { tag: '@needs-app' },
  async ({ page }) => {
    await page.goto(PAGE);
    await ready(page);
    const tool = page.getByRole('form', { name: NAME });
    const result = tool.getByRole('region', { name: 'Result' });
    // The worked example is the server's, and the one that the page explains.
    await expect(result.getByText('Composite: 64.35 of 100')).toBeVisible();
    await tool.getByLabel('Points: Multiple choice').fill('60');
    await expect(result.getByText('Composite: 79.35 of 100')).toBeVisible();
    await expect(tool.getByLabel('Points: Free response')).toHaveValue('27');

    await tool.getByRole('button', { name: 'Copy a link to this result' }).click();
    await expect(page).toHaveURL(/#ap&.*raw\.mcq=60/);
    await page.goto('/about');
    await page.goBack();
    await ready(page);
    await tool.getByLabel('Points: Multiple choice').focus();
    await expect(result.getByText('Composite: 79.35 of 100')).toBeVisible();
  },
);

test(
  'by keyboard alone, an open section says what it takes',
  { tag: ['@late-scripts', '@needs-app'] },
  async ({ page }) => {
    await page.goto(PAGE);
    const tool = page.getByRole('form', { name: NAME });
    const result = tool.getByRole('region', { name: 'Result' });
    await tool.getByLabel('Points: Multiple choice').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('45');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(tool.getByLabel('Points: Free response')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await tool.getByLabel('Score you aim for').focus();
    await page.keyboard.press('4');
    await expect(result.getByText('Still open: 2 to 5')).toBeVisible();
    await expect(result.getByRole('row', { name: /^Free response/ })).toContainText('10 of 46');
    await expect(result.getByRole('row', { name: /^Free response/ })).toContainText('29 of 46');
  },
);

test(
  'four exams give awards, and one link brings them all to somebody else',
  { tag: '@needs-app' },
  async ({ page }) => {
    await page.goto(PAGE);
    await ready(page);
    const tool = page.getByRole('form', { name: NAME });
    const result = tool.getByRole('region', { name: 'Result' });
    for (const [exam, score] of [
      ['AP French Language and Culture', '3'],
      ['AP Macroeconomics', '3'],
      ['AP Seminar', '2'],
    ] as const) {
      await tool.getByRole('button', { name: 'Add an exam' }).click();
      await expect(tool.getByLabel('Exam', { exact: true })).toBeFocused();
      await tool.getByLabel('Exam', { exact: true }).selectOption(exam);
      await tool.getByLabel(/score/i).and(tool.locator('[name$=".score"]')).selectOption(score);
    }
    await expect(result.getByText('Exams: 4 · mean 3')).toBeVisible();
    const scholar = result.getByRole('listitem').filter({ hasText: 'AP Scholar ·' });
    await expect(scholar).toContainText('reached, even with the lower scores');

    await tool.getByRole('button', { name: 'Copy a link to this result' }).click();
    await expect(page).toHaveURL(/#ap&.*exam4=ap-seminar/);
    await page.reload();
    await ready(page);
    await expect(result.getByText('Exams: 4 · mean 3')).toBeVisible();
    // A link of the calculator for a single exam still works.
    await page.goto(`${PAGE}#ap&exam=ap-statistics&raw.mcq=21&raw.frq=20`);
    await page.reload();
    await ready(page);
    await expect(result.getByText('Composite: 50 of 100')).toBeVisible();
  },
);
