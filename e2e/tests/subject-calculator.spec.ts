import { expect, ready, test } from '../fixtures.ts';

const PAGE = '/tools/premium-grade-calculator';

test(
  'a mark typed before React came counts, and a link brings the subject to somebody else',
  { tag: '@needs-app' },
  async ({ page }) => {
    await page.goto(PAGE);
    await ready(page);
    const tool = page.getByRole('form', { name: 'IB subject from its components' });
    const result = tool.getByRole('region', { name: 'Result' });
    // The worked example is the server's, and what the page works out by hand.
    await expect(result.getByText('66.40% of the subject')).toBeVisible();
    await tool.getByRole('textbox', { name: 'Paper 2 Mark' }).fill('73');
    await expect(result.getByText('Grade 6, perhaps 7')).toBeVisible();

    // Another course, and back: nothing is lost, and the link has only what is seen.
    await tool.getByLabel('Course').selectOption('Physics');
    await tool.getByRole('textbox', { name: 'Paper 2 Mark' }).fill('60');
    await tool.getByLabel('Course').selectOption('Chemistry');
    await expect(tool.getByRole('textbox', { name: 'Paper 2 Mark' })).toHaveValue('73');
    await tool.getByRole('button', { name: 'Copy a link to this result' }).click();
    await expect(page).toHaveURL(/#subject&.*ib-chemistry\.HL\.p2=73/);
    expect(page.url()).not.toContain('ib-physics');

    await page.goto('/about');
    await page.goBack();
    await ready(page);
    await expect(result.getByText('Grade 6, perhaps 7')).toBeVisible();
    // The calculator above it has its own fields.
    await expect(
      page
        .getByRole('form', { name: 'IB Diploma from grades' })
        .getByRole('region', { name: 'Result' })
        .getByText('35 of 45 points'),
    ).toBeVisible();
  },
);

test(
  'by keyboard alone, boundaries that are not known are asked for',
  { tag: ['@late-scripts', '@needs-app'] },
  async ({ page }) => {
    await page.goto(PAGE);
    const tool = page.getByRole('form', { name: 'IB subject from its components' });
    const result = tool.getByRole('region', { name: 'Result' });
    await tool.getByLabel('Course').focus();
    await page.keyboard.type('Global');
    await expect(tool.getByText(/no boundaries that we trust/)).toBeVisible();
    await tool.getByRole('textbox', { name: 'Paper 1 sources Mark' }).focus();
    await page.keyboard.type('20');
    await expect(result.getByText('To see a grade, enter its boundaries.')).toBeVisible();
    await tool.getByRole('textbox', { name: 'Grade 4 Lowest' }).focus();
    await page.keyboard.type('20');
    await expect(result.getByText('You entered: 4.')).toBeVisible();
  },
);
