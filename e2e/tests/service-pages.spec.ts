import { expect, ready, test } from '../fixtures';

test('a session builds up stop by stop, with the keyboard', async ({ page }) => {
  await page.goto('/services/chemistry-tutoring');
  await ready(page);
  const session = page.getByRole('region', { name: 'How a session goes' });
  await expect(session.getByRole('radio')).toHaveCount(5);
  const stop = session.getByRole('radio', { name: '20–35 minutes: One idea, rebuilt' });
  await expect(stop).toBeChecked();
  const note = session.getByRole('figure').filter({ hasText: 'The tutor’s note home' });
  await expect(note.locator('..')).toHaveCSS('opacity', '0');
  await stop.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(session.getByRole('radio', { name: /^50–60 minutes/ })).toBeChecked();
  await expect(note.locator('..')).toHaveCSS('opacity', '1');
  // Screen readers get all stops and the whole sheet, whatever is chosen.
  await expect(session.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(session.getByRole('note')).toHaveCount(3);
});

test.describe('folded texts', () => {
  test('open by a link to their heading', async ({ page }) => {
    await page.goto('/services/chemistry-tutoring#data-based-questions-in-paper-1b');
    await ready(page);
    await expect(page.getByText(/Two thermometer readings/)).toBeVisible();
    await expect(page.getByText(/is a chapter, not an investigation/)).toBeHidden();
  });

  test('say how many there are', async ({ page }) => {
    await page.goto('/services/chemistry-tutoring');
    const topics = page.getByRole('region', { name: 'Chemistry topics, and the step that fails' });
    await expect(topics.getByRole('listitem')).toHaveCount(3);
    await topics.getByText('Show 6 more').click();
    await expect(topics.getByRole('listitem')).toHaveCount(9);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stops can be chosen and folded texts opened', async ({ page }) => {
    await page.goto('/services/chemistry-tutoring');
    const session = page.getByRole('region', { name: 'How a session goes' });
    await session.getByRole('radio', { name: /^50–60 minutes/ }).check();
    await expect(session.getByRole('radio', { name: /^50–60 minutes/ })).toBeChecked();
    await page.getByText('Data-based questions in Paper 1B', { exact: true }).click();
    await expect(page.getByText(/Two thermometer readings/)).toBeVisible();
  });
});
