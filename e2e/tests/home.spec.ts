import { expect, ready, test } from '../fixtures.ts';
import { ENDED_OFFERS } from '../offers.ts';
import { PRICE } from '../prices.ts';
import { INTERACTIONS } from '../../site/src/shared/early-events.ts';
import { SECTION_SCHEDULE } from '../../site/src/build/compile/section-schedule.ts';
import { pass } from '../pass.ts';

const names = Object.keys(SECTION_SCHEDULE);

test('the HTML has all eleven sections in order', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  await page.goto('/');
  await expect(page).toHaveTitle(/^AI-Powered IB & AP Tutoring/);
  const ids = await page
    .getByRole('main')
    .locator('> :not(link)[id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(names);
  for (const text of [
    'AI chatbot support',
    'Real-time feedback',
    'Dedicated tutor sessions',
    'Compare with the tutor',
    PRICE,
  ])
    expect(html.replaceAll(/\u00a0|&nbsp;/g, ' ')).toContain(text);
});

/** What parts need; not the visit itself, which the boot file fetches. */
const FETCHED_AHEAD = 'link[rel="modulepreload"]:not([href*="/enhance-"])';

test('the scripts of sections are prefetched in order after the first interaction', async ({ page }) => {
  await page.addInitScript(
    ({ fetchedAhead, interactions }) => {
      const seen: Record<string, number> = {};
      Object.assign(window, { seen });
      // The browser may report a pointer before the page scrolls.
      for (const type of interactions)
        addEventListener(type, ({ timeStamp }) => (seen.interaction ??= timeStamp), true);
      new MutationObserver(() => {
        if (document.querySelector(fetchedAhead)) seen.fetched ??= performance.now();
      }).observe(document, { childList: true, subtree: true });
    },
    { fetchedAhead: FETCHED_AHEAD, interactions: INTERACTIONS },
  );
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => scrollBy(0, 100));
  await page.waitForSelector(FETCHED_AHEAD, { state: 'attached' });
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  const delay = SECTION_SCHEDULE['service-finder']?.delay ?? NaN;
  expect((seen.fetched ?? NaN) - (seen.interaction ?? NaN)).toBeGreaterThanOrEqual(delay - 1);
});

/** An offer as the pages have it that were built while it could still run. */
const OFFER = `
  <section data-enhance="promo" data-offer="sample" data-side="running" data-until="${Date.parse('2025-09-16T04:00:00Z')}" aria-label="Offer" hidden>
    <p>A sample offer runs.</p><button type="button" aria-label="Dismiss this offer">x</button>
  </section>
  <p data-side="ended" data-until="${Date.parse('2025-09-16T04:00:00Z')}">The sample offer ended.</p>`;

for (const [day, runs] of [
  ['2025-09-15T18:00:00Z', true],
  ['2025-09-16T04:00:01Z', false],
] as const) {
  test(`on ${day} an offer that ${runs ? 'runs is shown until it is dismissed' : 'has ended is told of as ended'}`, async ({
    page,
  }) => {
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<header', `${OFFER}<header`) });
    });
    await page.clock.setFixedTime(new Date(day));
    await page.goto('/contact');
    await ready(page);
    const [running, ended] = [page.getByText('A sample offer runs.'), page.getByText('The sample offer ended.')];
    await expect(running).toBeVisible({ visible: runs });
    await expect(ended).toBeVisible({ visible: !runs });
    if (!runs) return;
    await page.getByRole('button', { name: 'Dismiss this offer' }).click();
    await expect(running).toBeHidden();
    await page.reload();
    await ready(page);
    await expect(running).toBeHidden();
  });
}

for (const { path, lastDay } of ENDED_OFFERS.flatMap(({ pages, lastDay }) =>
  pages.map((path) => ({ path, lastDay })),
)) {
  test(`${path} says that its offer ended and what holds now, and no page promotes it`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    const main = page.getByRole('main');
    await expect(main.locator('[data-side="running"]').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByText(`This offer ended on ${lastDay}.`)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Our price now' })).toBeVisible();
  });
}

test('the finder opens its page', { tag: '@without-app' }, async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.getByLabel('Subject').selectOption('Chemistry');
  await page.getByRole('button', { name: 'Find the right page' }).click();
  await expect(page).toHaveURL('/services/chemistry-tutoring');
});

test(
  'a new page starts at the top, and “back” restores the scroll position',
  { tag: '@without-app' },
  async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const link = page.getByRole('main').getByRole('link', { name: 'chemistry', exact: true });
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL('/services/chemistry-tutoring');
    await expect(page).toHaveTitle(/Chemistry/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate((top) => Math.abs(scrollY - top), left)).toBeLessThan(5);
    await page.goto('/#blog');
    await ready(page);
    await expect(page.getByRole('heading', { name: 'From the blog' })).toBeInViewport();
  },
);

for (const path of ['/', '/jp']) {
  test(`${path}: popular pages are fetched ahead at the first action, heard from the beginning, or after a while`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.goto(path);
    expect(await page.evaluate(() => (window as { prerenderReady?: boolean }).prerenderReady)).toBe(false);
    await page.keyboard.press('Shift');
    await expect.poll(() => fetched).toContain('/tutors');
    expect(await page.evaluate(() => (window as { prerenderReady?: boolean }).prerenderReady)).toBe(true);

    fetched.length = 0;
    await page.reload();
    await ready(page);
    await pass(page, 3000);
    expect(fetched).not.toContain('/tutors');
    await expect.poll(() => fetched).toContain('/tutors');
  });
}

test('breadcrumbs are in the structured data', async ({ page }) => {
  await page.goto('/services/chemistry-tutoring');
  await ready(page);
  const things = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@type': string;
    itemListElement: { name: string; item?: string }[];
  }[];
  const data = things.find((thing) => thing['@type'] === 'BreadcrumbList') as (typeof things)[number];
  expect(data.itemListElement[0]).toMatchObject({ position: 1, name: 'Home' });
  const shown = await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allInnerTexts();
  expect(shown.at(-1)).toContain(data.itemListElement.at(-1)?.name);
});
