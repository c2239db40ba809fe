import { expect, hydrated, test } from '../fixtures.ts';
import { SECTION_SCHEDULE } from '../../site/build/section-schedule.ts';

const names = Object.keys(SECTION_SCHEDULE) as (keyof typeof SECTION_SCHEDULE)[];

test('the eleven sections stand in their order, complete in the HTML', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  await page.goto('/');
  await expect(page).toHaveTitle(/^AI-Powered IB & AP Tutoring/);
  const ids = await page
    .getByRole('main')
    .locator('[data-island] > [id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(names);
  for (const text of [
    'AI chatbot support',
    'Real-time feedback',
    'Dedicated tutor sessions',
    'Earns nothing.',
    'CAD 79',
  ])
    expect(html.replaceAll(/\u00a0|&nbsp;/g, ' ')).toContain(text);
});

test('each section is hydrated when it is its turn', async ({ page }) => {
  await page.addInitScript(() => {
    const turns: Record<string, number> = {};
    Object.assign(window, { turns });
    addEventListener('site:ready', () => (turns.page = performance.now()));
    document.addEventListener('island:ready', (event) => {
      const section = (event.target as Element).querySelector(':scope > [id]');
      if (section) turns[section.id] = performance.now();
    });
  });
  await page.goto('/');
  await hydrated(page);
  const turns = await page.evaluate(() => (window as unknown as { turns: Record<string, number> }).turns);
  const start = turns.page ?? 0;
  for (const name of names) {
    // Hydration of the page begins a little before it says that it is ready.
    expect(turns[name], name).toBeGreaterThan(start + SECTION_SCHEDULE[name].delay - 50);
  }
  const order = [...names].sort((a, b) => (turns[a] ?? 0) - (turns[b] ?? 0));
  const priorities = order.map((name) => SECTION_SCHEDULE[name].priority);
  expect(priorities.indexOf('low')).toBeGreaterThan(priorities.lastIndexOf('high'));
});

for (const [day, runs] of [
  ['2025-09-15T18:00:00Z', true],
  ['2025-09-16T04:00:01Z', false],
] as const) {
  test(`on ${day} the offer ${runs ? 'is shown' : 'is not shown as running'}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(day));
    await page.goto('/');
    await hydrated(page);
    const offer = page.getByText('5 sessions for the price of 3, until September 15, 2025.');
    await expect(offer).toHaveCount(runs ? 2 : 0);
    if (!runs) return;
    await page.getByRole('button', { name: 'Dismiss this offer' }).click();
    await expect(offer).toHaveCount(1);
    await page.reload();
    await hydrated(page);
    await expect(offer).toHaveCount(1);
  });
}

for (const path of ['/promo', '/back-to-school']) {
  for (const [day, runs] of [
    ['2025-09-15T18:00:00Z', true],
    ['2025-09-16T04:00:01Z', false],
  ] as const) {
    test(`on ${day} ${path} ${runs ? 'promotes its offer' : 'says that it ended and what holds now'}`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date(day));
      await page.goto(path);
      await hydrated(page);
      const main = page.getByRole('main');
      await expect(main.getByText('5 sessions for the price of 3, until September 15, 2025.')).toHaveCount(
        runs ? 1 : 0,
      );
      await expect(main.getByText('This offer ended on September 15, 2025.')).toHaveCount(runs ? 0 : 1);
      await expect(main.getByRole('heading', { name: 'What holds now' })).toHaveCount(runs ? 0 : 1);
    });
  }
}

test('the marked script is reached by keyboard, each mark with its note', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const script = page.getByRole('figure').first();
  const marks = script.getByRole('link');
  await expect(marks).toHaveCount(4);
  await expect(marks.nth(0)).toHaveAccessibleDescription(/Tutor: From what to what/);
  await expect(marks.nth(3)).toHaveAccessibleDescription(/AI hint, checked by a tutor: Two changes at once/);
  await marks.nth(0).focus();
  await page.keyboard.press('Tab');
  await expect(marks.nth(1)).toBeFocused();
});

test('the finder opens its page in the app', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => void ((window as { sameDocument?: boolean }).sameDocument = true));
  await page.getByLabel('Subject').selectOption('Chemistry');
  await page.getByRole('button', { name: 'Find the right page' }).click();
  await expect(page).toHaveURL('/services/chemistry-tutoring');
  expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
});

test('a new page begins at its top, says what it is, and back returns to the place', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: 'chemistry', exact: true });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL('/services/chemistry-tutoring');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#gatsby-announcer')).toContainText(/Chemistry/);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('gatsby-focus-wrapper');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate((top) => Math.abs(scrollY - top), left)).toBeLessThan(5);
  await page.goto('/#blog');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'From the blog' })).toBeInViewport();
});

test('popular pages are fetched ahead at the first action, and the page says when it is ready', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  expect(await page.evaluate(() => (window as { prerenderReady?: boolean }).prerenderReady)).toBe(false);
  await hydrated(page);
  await page.waitForTimeout(2000);
  expect(await page.evaluate(() => (window as { prerenderReady?: boolean }).prerenderReady)).toBe(true);
  const ahead = '/page-data/contact/page-data.json';
  expect(fetched).not.toContain(ahead);
  await page.keyboard.press('Shift');
  await expect.poll(() => fetched).toContain(ahead);
});

test('breadcrumbs are told to search engines', async ({ page }) => {
  await page.goto('/services/chemistry-tutoring');
  await hydrated(page);
  const things = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@type': string;
    itemListElement: { name: string; item?: string }[];
  }[];
  const data = things.find((thing) => thing['@type'] === 'BreadcrumbList') as (typeof things)[number];
  expect(data.itemListElement[0]).toMatchObject({ position: 1, name: 'Home' });
  const shown = await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allInnerTexts();
  expect(shown.at(-1)).toContain(data.itemListElement.at(-1)?.name);
});
