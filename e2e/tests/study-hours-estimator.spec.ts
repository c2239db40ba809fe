import { expect, ready, test } from '../fixtures.ts';

const PAGE = '/tools/premium-study-hours-estimator';

test(
  'from too few hours to a plan that fits, and a link that shows it to somebody else',
  { tag: '@needs-app' },
  async ({ page }) => {
    await page.goto(PAGE);
    await ready(page);
    const result = page.getByRole('region', { name: 'Result' });
    // The worked example is the server's.
    await expect(result.getByText(/^It fits/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Hours a week' }).fill('3');
    await expect(result.getByText(/^Not possible at 3 hours a week/)).toBeVisible();
    await result.getByRole('button', { name: /^Apply: .* hours a week/ }).click();
    await expect(result.getByText(/^It fits/)).toBeVisible();

    await page.getByRole('button', { name: 'Copy a link to this result' }).click();
    await expect(page).toHaveURL(/#study&.*name1=Chemistry/);
    const hours = await page.getByRole('textbox', { name: 'Hours a week' }).inputValue();
    const reckoned = await result.getByText(/^Calculated from/).textContent();
    await page.reload();
    await ready(page);
    await expect(page.getByRole('textbox', { name: 'Hours a week' })).toHaveValue(hours);
    await expect(result.getByText(/^Calculated from/)).toHaveText(reckoned ?? '');
  },
);

test(
  'subjects come and go by keyboard alone, and the focus with them',
  { tag: ['@late-scripts', '@needs-app'] },
  async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Add a subject' }).focus();
    await ready(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Subject 4' }).getByLabel('Subject or course')).toBeFocused();
    await page.keyboard.type('AP Chemistry');
    await expect(page.getByRole('group', { name: 'AP Chemistry' }).getByLabel('Level')).toHaveValue('AP');
    await page.getByRole('button', { name: 'Remove AP Chemistry' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /^Mathematics/ }).getByLabel('Subject or course')).toBeFocused();
  },
);

test('hands the plan to a calendar and to a spreadsheet', { tag: '@needs-app' }, async ({ page }) => {
  await page.goto(PAGE);
  await ready(page);
  for (const [button, file] of [
    ['Save for a calendar (ICS)', 'study.ics'],
    ['Save as a table (CSV)', 'study.csv'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await saved).suggestedFilename()).toBe(file);
  }
});

test('on a phone, a plan survives a missed week', { tag: '@needs-app' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date('2027-01-11T09:00:00Z'));
  await page.goto(PAGE);
  await ready(page);
  // The example is nobody's plan: an entry of one's own comes first.
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('10');
  await page.getByRole('button', { name: 'Start this plan' }).click();
  const plan = page.getByRole('region', { name: 'Your plan' });
  const sessions = plan.getByRole('checkbox');
  await sessions.first().check();
  const done = plan.getByText(/^\d.* of .* done$/);
  const progress = await done.textContent();
  expect(progress).not.toMatch(/^0 /);

  // A week later, nothing else is ticked.
  await page.clock.setFixedTime(new Date('2027-01-19T09:00:00Z'));
  await page.reload();
  await expect(plan.getByText(/^Sessions before today that aren’t ticked: \d+/)).toBeVisible();
  await expect(done).toHaveText(progress ?? '');
  await plan.getByRole('button', { name: 'Replan the rest' }).click();
  await expect(plan.getByText(/^Sessions that move to another day: \d+/)).toBeVisible();
  await plan.getByRole('button', { name: 'Replan like this' }).click();
  await expect(plan.getByText(/^Sessions before today that aren’t ticked/)).toBeHidden();
  // What is done stays done, and the rest begins today.
  await expect(done).toHaveText(progress ?? '');
  await expect(sessions.first()).not.toBeChecked();
});

test('on a phone, nothing moves when a kept plan appears', { tag: '@needs-app' }, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await ready(page);
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('10');
  await page.getByRole('button', { name: 'Start this plan' }).click();
  await expect(page.getByRole('region', { name: 'Your plan' })).toBeVisible();

  const again = await context.newPage();
  await again.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await again.setViewportSize({ width: 390, height: 844 });
  await again.goto(PAGE);
  await expect(again.getByRole('region', { name: 'Your plan' })).toBeVisible();
  // Shifts are reported after the next frame.
  await again.evaluate(() => new Promise((settle) => requestAnimationFrame(() => setTimeout(settle, 100))));
  const shifts = await again.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.005);
});
