import type { APIRequestContext, Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { expect, ready, test } from '../fixtures.ts';

const PLANNER = '/tools/premium-study-hours-estimator';

/** An event of a feed, by the names of its properties. */
type Event = Readonly<Record<'UID' | 'SEQUENCE' | 'SUMMARY' | 'STATUS' | 'DTSTART', string>>;

/** The events of a feed. packages/edge reads feeds with two calendar libraries; here a few properties are enough. */
async function eventsOf(request: APIRequestContext, address: string): Promise<Event[]> {
  // The site's own address is that of the published site.
  const { pathname, search } = new URL(address.replace(/^webcal:/, 'https:'));
  const response = await request.get(pathname + search);
  expect(response.status()).toBe(200);
  const [, ...events] = (await response.text()).replaceAll('\r\n ', '').split('BEGIN:VEVENT');
  return events.map(
    (event) =>
      Object.fromEntries(
        event.split('\r\n').map((line) => [/^[A-Z-]+/.exec(line)?.[0] ?? '', line.slice(line.indexOf(':') + 1)]),
      ) as Event,
  );
}
const subscription = (page: Page) => page.getByRole('link', { name: 'Apple Calendar' });
const address = async (page: Page) => (await subscription(page).getAttribute('href')) ?? '';

test('the calendar of /dates has exactly the chosen exams', { tag: '@late-scripts' }, async ({ page, request }) => {
  await page.goto('/dates');
  // Without a choice: everything.
  const all = await eventsOf(request, await address(page));
  expect(all.some(({ SUMMARY }) => SUMMARY.includes('IB'))).toBe(true);
  await ready(page);
  // The filter comes with the first interaction.
  await page.keyboard.press('Shift');
  const choice = page.getByRole('combobox', { name: 'Programme' });
  await choice.selectOption('AP');
  await page.getByRole('combobox', { name: 'Region' }).selectOption('de');
  await page.getByRole('combobox', { name: 'AP exam' }).selectOption('ap-chemistry');
  await page.getByRole('combobox', { name: 'Exam session' }).selectOption('2027-05');
  await expect(subscription(page)).toHaveAttribute(
    'href',
    /^webcal:\/\/.+\?programme=ap&region=de&courses=ap-chemistry&session=2027-05$/,
  );

  const chosen = (await eventsOf(request, await address(page))).map(({ SUMMARY }) => SUMMARY);
  expect(chosen.filter((name) => name.includes('Chemistry')).length).toBeGreaterThan(0);
  expect(chosen.some((name) => name.includes('Physics') || name.startsWith('IB'))).toBe(false);
  for (const [name, parameter] of [
    ['Google Calendar', 'cid'],
    ['Outlook.com', 'url'],
  ] as const) {
    const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get(parameter)).toMatch(/courses=ap-chemistry&session=2027-05$/);
  }
  expect(await violationsIn(page, 'all', '#choose')).toEqual([]);
});

test(
  'a kept plan on the phone follows a missed week, by keyboard alone',
  { tag: '@needs-app' },
  async ({ page, request, complaints }) => {
    // The feed is asked for after its deletion.
    complaints.allow(/404/);
    await page.clock.setFixedTime(new Date());
    await page.goto(PLANNER);
    await ready(page);
    await page.getByRole('textbox', { name: 'Hours a week' }).fill('10');
    const press = async (name: string) => {
      const button = page.getByRole('button', { name, exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
    };
    await press('Start this plan');
    const plan = page.getByRole('region', { name: 'Your plan' });
    await plan.getByText('Calendar on my phone').focus();
    await page.keyboard.press('Enter');
    await expect(plan.getByText(/no name, no notes/)).toBeVisible();
    await press('Put the plan on my phone');
    await expect(subscription(page)).toBeVisible();
    expect(await violationsIn(page, 'all', '[data-kept-plan]')).toEqual([]);
    const feed = await address(page);
    const before = await eventsOf(request, feed);
    expect(before.length).toBeGreaterThan(5);
    expect(before.every(({ STATUS }) => STATUS === 'CONFIRMED')).toBe(true);

    // A week later, nothing is ticked.
    await page.clock.setFixedTime(new Date(Date.now() + 8 * 86_400_000));
    await page.reload();
    await expect(plan.getByText(/^Sessions before today that aren’t ticked/)).toBeVisible();
    await press('Replan the rest');
    await press('Replan like this');
    const moved = async () => {
      const after = new Map((await eventsOf(request, feed)).map((event) => [event.UID, event]));
      // Every event that the phone has is still in the feed, so that it learns what became of it.
      expect(before.every(({ UID }) => after.has(UID))).toBe(true);
      return before.filter(({ UID, DTSTART }) => after.get(UID)?.DTSTART !== DTSTART || isGone(after.get(UID)));
    };
    await expect.poll(async () => (await moved()).length).toBeGreaterThan(0);
    const after = new Map((await eventsOf(request, feed)).map((event) => [event.UID, event]));
    for (const event of await moved())
      expect(Number(after.get(event.UID)?.SEQUENCE)).toBeGreaterThan(Number(event.SEQUENCE));

    // Fewer hours: sessions that no longer fit are cancelled.
    await page.getByRole('textbox', { name: 'Hours a week' }).fill('1');
    await press('Plan the rest from these entries');
    await expect.poll(async () => (await eventsOf(request, feed)).some(isGone)).toBe(true);

    const { pathname } = new URL(feed.replace('webcal:', 'http:'));
    await plan.getByText('Calendar on my phone').focus();
    await page.keyboard.press('Enter');
    await press('Remove from the server');
    await expect(plan.getByText(/^The plan is no longer on our server/)).toBeVisible();
    expect((await request.get(pathname)).status()).toBe(404);
  },
);

test(
  'deleting the plan deletes its calendar, and a frame offers none',
  { tag: '@needs-app' },
  async ({ page, request }) => {
    await page.goto(PLANNER);
    await ready(page);
    await page.getByRole('textbox', { name: 'Hours a week' }).fill('10');
    await page.getByRole('button', { name: 'Start this plan' }).click();
    const plan = page.getByRole('region', { name: 'Your plan' });
    await plan.getByText('Calendar on my phone').click();
    await page.getByRole('button', { name: 'Put the plan on my phone' }).click();
    await expect(subscription(page)).toBeVisible();
    const { pathname } = new URL((await address(page)).replace('webcal:', 'http:'));
    await plan.getByText('Share, save or delete the plan').click();
    await plan.getByRole('button', { name: 'Delete the plan' }).click();
    await expect.poll(async () => (await request.get(pathname)).status()).toBe(404);

    await page.goto('/embed/study-hours');
    await ready(page);
    await page.getByRole('textbox', { name: 'Hours a week' }).fill('10');
    await page.getByRole('button', { name: 'Start this plan' }).click();
    await expect(plan).toBeVisible();
    await expect(plan.getByText('Calendar on my phone')).toHaveCount(0);
  },
);

const isGone = (event: Event | undefined) => event?.STATUS === 'CANCELLED';
