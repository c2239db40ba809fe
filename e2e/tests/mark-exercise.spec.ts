import type { Page } from '@playwright/test';
import { alive, expect, ready, test } from '../fixtures.ts';

const SUBJECTS = ['chemistry', 'economics', 'history', 'physics', 'english'];

async function touch(page: Page): Promise<void> {
  await ready(page);
  await page.mouse.move(9, 9);
  await alive(page);
}

const exercise = (page: Page) => page.getByRole('group', { name: /^Warmed from 20 °C .*\[6 marks\]/ });
const tick = (page: Page, name: RegExp) => exercise(page).getByRole('checkbox', { name }).check();

test('a visitor marks an answer on the home page and compares it with the tutor’s marks', async ({ page }) => {
  await page.goto('/');
  await touch(page);
  for (const name of [/more energy/, /collide more often/, /twice as fast/, /larger fraction/]) await tick(page, name);
  const notes = exercise(page).getByRole('note');
  await expect(notes).toHaveCount(0);
  await page.getByText('Compare with the tutor').first().click();
  await expect(page.getByRole('status').filter({ hasText: 'You gave' })).toHaveText(
    'You gave 4/6, the tutor 3/6. You missed line 4. The tutor gives nothing for line 1 and line 3.',
  );
  await expect(notes).toHaveCount(6);
  await expect(notes.nth(3)).toHaveText(/^Tutor, one mark: “At least”/);
  await page.getByRole('radio', { name: 'History' }).check();
  await expect(page.getByRole('group', { name: /The Depression brought Hitler/ })).toBeVisible();
  await expect(exercise(page)).toBeHidden();
});

test('it works by keyboard alone', async ({ page }) => {
  await page.goto('/mark-it-yourself/chemistry');
  await touch(page);
  await exercise(page).getByRole('checkbox').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let at = 0; at < 5; at += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'You gave' })).toHaveText(/^You gave 1\/6, the tutor 3\/6\./);
  await expect(page.getByText(/^Mark scheme: one mark each for/)).toBeVisible();
});

test('the number is shared as a link, which shows it and nothing else from the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/');
  await touch(page);
  await tick(page, /collide more often/);
  await page.getByText('Compare with the tutor').first().click();
  await page.getByRole('button', { name: 'Ask a friend to mark it' }).first().click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^I gave this 1\. You\? http.*\/mark-it-yourself\/chemistry#gave=1$/);

  await page.goto('/mark-it-yourself/chemistry#gave=1');
  await expect(page.getByText('Somebody gave this 1/6. What would you give?')).toBeVisible();
  await page.goto('/mark-it-yourself/chemistry?#gave=9');
  await touch(page);
  await expect(page.getByText('Somebody gave this')).toBeHidden();
});

test('each subject has a page with its own picture, and ways on', async ({ page, request }) => {
  const pictures = new Set<string>();
  for (const subject of SUBJECTS) {
    await page.goto(`/mark-it-yourself/${subject}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/mark-it-yourself/${subject}$`),
    );
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    pictures.add(picture ?? '');
    expect((await request.get(new URL(picture ?? '').pathname)).headers()['content-type']).toBe('image/png');
    await expect(page.getByRole('main').getByRole('link', { name: /practice$/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Book a Free Consultation' })).toBeVisible();
  }
  expect(pictures.size).toBe(SUBJECTS.length);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('three sentences and the booking button are in the first screen', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await expect(exercise(page).getByRole('checkbox').nth(2)).toBeInViewport({ ratio: 1 });
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Book a Free Consultation' }).first(),
    ).toBeInViewport();
  });
});
