import type { Page } from '@playwright/test';
import { alive, expect, ready, test } from '../fixtures.ts';

const QUESTION = '/practice/biology';
/** The first exams of IB Psychology's new course (site/data/course-changes.yaml). */
const NEW_PSYCHOLOGY = '2027-05';

/** Gives the page a sign of life. */
async function touch(page: Page): Promise<void> {
  await ready(page);
  await page.mouse.move(9, 9);
  await alive(page);
}

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tutoring-answer-')).length);

test('an answer stays on the device, and the marked one opens after it', async ({ page }) => {
  await page.goto(QUESTION);
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.first().fill('Water moves out by osmosis.');
  await touch(page);
  await answer.nth(1).fill('Both are made of glucose.');
  await expect.poll(() => kept(page)).toBe(2);
  await page.reload();
  await touch(page);
  await expect(answer.first()).toHaveValue('Water moves out by osmosis.');
  await expect(answer.nth(1)).toHaveValue('Both are made of glucose.');
  await expect(answer.nth(2)).toHaveValue('');

  const marked = page.getByText('What would earn more.');
  await expect(marked.first()).toBeHidden();
  await page.getByText('Show the marked answer').first().click();
  await expect(marked.first()).toBeVisible();

  // What is kept can be cleared where everything can.
  await page.goto('/privacy');
  await touch(page);
  await page.getByRole('button', { name: 'Clear what I asked for' }).click();
  await expect.poll(() => kept(page)).toBe(0);
  await page.goto(QUESTION);
  await touch(page);
  await expect(answer.first()).toHaveValue('');
});

test('a course and a session lead to the student’s version of the course', async ({ page }) => {
  await page.goto('/learning/what-changes');
  const rows = page.getByRole('main').locator('details');
  await expect(rows.filter({ hasText: 'IB Psychology' })).toBeVisible();
  await expect(rows.filter({ hasText: 'IB History' })).toBeVisible();
  await touch(page);
  await page.getByLabel('Course', { exact: true }).selectOption('IB Psychology');
  const session = page.getByLabel('Exam session');
  // The next sessions of today: the newest course is in each, the old one only until its last exams.
  const sessions = await session
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
  await session.selectOption(sessions.at(-1) ?? '');
  await expect(rows.filter({ hasText: 'IB History' })).toBeHidden();
  const psychology = rows.filter({ hasText: 'IB Psychology' });
  const yours = psychology
    .getByRole('definition')
    .filter({ has: page.getByText('Yours', { exact: true }).filter({ visible: true }) });
  await expect(yours).toContainText('Paper 1 35%');
  await expect(page.getByRole('main').getByRole('status')).toContainText('1 of ');
  const first = sessions[0] ?? '';
  await session.selectOption(first);
  await expect(yours).toContainText(first < NEW_PSYCHOLOGY ? 'Paper 1 50%' : 'Paper 1 35%');
});
