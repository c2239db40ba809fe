import type { Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { expect, ready, test } from '../fixtures.ts';
import { pass } from '../pass.ts';
import { watchTracking } from '../tracking.ts';

/** What lies under the open box is not to be pressed while it is open: axe looks at the box alone. */
const BOX = '#search';
/** The box in the bar; the one in the menu is hidden as long as the menu is closed. */
const boxOf = (page: Page) => page.getByRole('banner').getByRole('search').first();
const fieldOf = (page: Page) => boxOf(page).locator('input[type=search]');
const optionsOf = (page: Page) => boxOf(page).getByRole('option');

test(
  'what is typed before the scripts come counts, and a result leads to its page',
  { tag: ['@late-scripts', '@needs-app'] },
  async ({ page }) => {
    await page.goto('/');
    await fieldOf(page).click();
    await page.keyboard.type('tutoring chem');
    const option = optionsOf(page).filter({ hasText: 'Chemistry' }).first();
    await expect(option).toBeVisible();
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/chemistry-tutoring');
    // What was looked for is there again.
    await fieldOf(page).click();
    await expect(optionsOf(page).filter({ hasText: /^tutoring chem$/ })).toBeVisible();
  },
);

test('the box grows from 40 to 256 pixels and back, in CSS alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const width = () => fieldOf(page).evaluate((field) => field.parentElement?.getBoundingClientRect().width);
  expect(await width()).toBe(40);
  await fieldOf(page).focus();
  await expect.poll(width).toBe(256);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(width).toBe(40);
});

test(
  'Escape closes what hangs from it and collapses it; the list is 400 pixels wide at least',
  { tag: '@needs-app' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await fieldOf(page).click();
    await page.keyboard.type('essay');
    const list = boxOf(page).getByRole('listbox');
    await expect(list).toBeVisible();
    const box = await list.locator('..').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(400);
    expect(box?.height).toBeLessThanOrEqual(24 * 16 + 1);
    expect(await optionsOf(page).count()).toBeLessThanOrEqual(8 + 1);
    expect(await violationsIn(page, 'all', BOX)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect
      .poll(() => fieldOf(page).evaluate((field) => field.parentElement?.getBoundingClientRect().width))
      .toBe(40);
    await expect(fieldOf(page)).toBeFocused();
  },
);

for (const [name, key] of [
  ['a stroke', '/'],
  ['Ctrl and K', 'Control+k'],
] as const) {
  test(`${name} opens it from any page`, { tag: '@needs-app' }, async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    // Before any other script: the first stage hears it.
    await page.waitForFunction(() => 'early' in window);
    await page.keyboard.press(key);
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('');
    await expect(optionsOf(page).filter({ hasText: 'Tutors' })).toBeVisible();
  });
}

test('the shortcut types a letter in fields, and can be switched off', { tag: '@needs-app' }, async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
  await page.getByLabel('Your name').click();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Your name')).toHaveValue('/');
  await fieldOf(page).click();
  await boxOf(page).getByLabel('Key / opens the search').uncheck();
  await page.goto('/about');
  await ready(page);
  await page.keyboard.press('/');
  await expect(fieldOf(page)).not.toBeFocused();
});

const LANGUAGES: [path: string, query: string, first: string][] = [
  ['/jp', '化学', '/services/chemistry-tutoring'],
  ['/cn', '学校', '/cn'],
  ['/kr', '학교', '/schools/south-korea/ko'],
  ['/ae', 'مدارس', '/schools/dubai/ar'],
  ['/de', 'notenrechner', '/tools/premium-grade-calculator/de'],
  ['/', '港', '/hk'],
];
test('queries in other languages find their pages', { tag: '@needs-app' }, async ({ page }) => {
  for (const [path, query, expected] of LANGUAGES) {
    await page.goto(path);
    await fieldOf(page).click();
    await page.keyboard.insertText(query);
    await expect(boxOf(page).locator(`[role=option][href="${expected}"]`), `${query} on ${path}`).toBeVisible();
  }
});

test('a search without results offers suggestions', { tag: '@needs-app' }, async ({ page }) => {
  await page.goto('/');
  await fieldOf(page).click();
  await page.keyboard.type('thoery');
  await expect(boxOf(page).getByText('No results found for "thoery"').last()).toBeVisible();
  await expect(boxOf(page).getByText('Try searching for services, guides, or locations')).toBeVisible();
  expect(await violationsIn(page, 'all', BOX)).toEqual([]);
  await boxOf(page).getByRole('button', { name: 'Did you mean “theory”?' }).click();
  await expect(optionsOf(page).first()).toBeVisible();
  // Whoever reads German is asked to write on the German page, here and on the page of results.
  await page.goto('/de');
  await fieldOf(page).click();
  await page.keyboard.type('zqxj');
  await expect(boxOf(page).getByRole('link', { name: 'Fragen Sie uns' })).toHaveAttribute('href', '/contact/de');
  await page.goto('/search?q=zqxj&lang=de');
  await expect(page.getByRole('link', { name: 'Fragen Sie uns' })).toHaveAttribute('href', '/contact/de');
  // The page of results gives the hint that fits what was searched.
  const hints = [
    /^Try searching for services, guides, or locations$/,
    /^Try searching for different blog topics or keywords$/,
  ];
  for (const [asked, shown] of [
    ['', [true, false]],
    ['&type=blog', [false, true]],
  ] as const) {
    await page.goto(`/search?q=zqxj${asked}`);
    for (const [at, hint] of hints.entries()) await expect(page.getByText(hint)).toBeVisible({ visible: shown[at] });
  }
});

test(
  'without an index there is a way on, and nothing typed is lost',
  { tag: '@needs-app' },
  async ({ page, complaints, context }) => {
    complaints.allow(/503|search-index/);
    await context.route('**/search-index-full.json*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await fieldOf(page).click();
    await page.keyboard.type('tok');
    await expect(boxOf(page).getByText('Showing limited results. Please try again in a moment.').last()).toBeVisible();
    await expect(optionsOf(page)).toHaveText(['Search Temporarily Unavailable', 'About', 'Services']);
    expect(await violationsIn(page, 'all', BOX)).toEqual([]);
    await context.unroute('**/search-index-full.json*');
    await boxOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(optionsOf(page).filter({ hasText: 'Theory of Knowledge (TOK) Tutoring' })).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('tok');
  },
);

test('on a phone it is in the header and in the menu', { tag: '@needs-app' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await ready(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByPlaceholder('Search guides, services, locations...')).toBeVisible();
  await menu.locator('input[type=search]').click();
  await page.keyboard.type('tok');
  await expect(menu.getByRole('option', { name: /Theory of Knowledge/ }).first()).toBeVisible();
  // What is found is scrolled to; the button that closes the menu stays in sight.
  await menu.getByRole('option').last().scrollIntoViewIfNeeded();
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeInViewport();
  // Escape clears the text, and then closes the menu.
  await page.keyboard.press('Escape');
  await expect(menu.locator('input[type=search]')).toHaveValue('');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.locator('input[type=search]').click();
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the list of articles follows what is typed on the blog', { tag: '@needs-app' }, async ({ page }) => {
  await page.goto('/blog');
  const box = page.getByRole('main').getByRole('search');
  const articles = page.locator('[data-page]');
  const all = await articles.count();
  await box.getByPlaceholder('Search blog articles...').click();
  await page.keyboard.type('founding');
  await expect(articles.filter({ visible: true })).toHaveCount(1);
  await expect(articles.filter({ visible: true })).toContainText(/founding/i);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(articles.filter({ visible: true })).toHaveCount(all);

  // A list without a match says so, and offers all.
  await page.keyboard.type('zzzz');
  await expect(page.getByText('No article matches “zzzz”.')).toBeVisible();
  await expect(articles.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all articles' }).click();
  await expect(articles.filter({ visible: true })).toHaveCount(all);
  await expect(page.getByText('No article matches')).toBeHidden();
  await expect(page.getByText('No results found')).toBeHidden();
});

test(
  'without a connection it gives the reason, and no error code',
  { tag: '@needs-app' },
  async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED|search-index/);
    await page.route('**/search-index-full.json*', (route) => route.abort());
    await page.goto('/');
    await fieldOf(page).click();
    await page.keyboard.type('tok');
    await expect(boxOf(page).getByText('Failed to load search index: no connection')).toBeVisible();
  },
);

test(
  'events are told after consent, with what was looked for and found',
  { tag: '@needs-app' },
  async ({ page, context, baseURL }) => {
    const tracking = await watchTracking(context, baseURL);
    await page.route('**/api/geo', (route) => route.fulfill({ json: { country: 'NO', region: null } }));
    await page.clock.install();
    await page.goto('/');
    await fieldOf(page).click();
    await page.keyboard.type('zzzz');
    await expect(boxOf(page).getByText('No results found for "zzzz"').last()).toBeVisible();
    await pass(page, 1200);
    expect(tracking.requests).toEqual([]);
    await page.getByRole('button', { name: 'Accept All' }).click();
    for (const name of ['search_initialized', 'search_index_loaded', 'search_performed'])
      await expect.poll(() => tracking.events()).toContain(name);
    await fieldOf(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('tok');
    await expect(optionsOf(page).first()).toBeVisible();
    await optionsOf(page).first().click();
    for (const name of ['search_no_results', 'search', 'search_result_click'])
      await expect.poll(() => tracking.events()).toContain(name);
  },
);

test('what the search does not find can be asked in the chat', { tag: '@needs-app' }, async ({ page }) => {
  const panel = page.locator('[data-island="chat"] dialog');
  const log = panel.getByRole('log');
  await page.goto('/');
  await fieldOf(page).click();
  await page.keyboard.type('zqxj plonk');
  await boxOf(page).getByRole('link', { name: 'Ask about “zqxj plonk”' }).click();
  await expect(log).toContainText('zqxj plonk');
  await expect(panel.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(fieldOf(page)).toBeFocused();
  // The edge writes the question into the page of results, with and without results.
  for (const query of ['zqxj <b>plonk', 'chemistry']) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await ready(page);
    const link = page.getByRole('main').getByRole('link', { name: `Ask about “${query}”` });
    await expect(link).toHaveAttribute('href', '/contact');
    await link.click();
    await expect(log).toContainText(query);
    await expect(page).toHaveURL(/\/search\?/);
  }
});

test('the edge renders the results page, in any language and for any type', async ({ page }) => {
  await page.goto('/search?q=extented%20essay');
  const results = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('mark') });
  await expect(page.getByRole('heading', { name: 'Results for “extented essay”' })).toBeVisible();
  await expect(results.getByRole('link', { name: 'Extended Essay Support' })).toHaveAttribute(
    'href',
    '/services/extended-essay',
  );
  await expect(page.getByRole('main').locator('input[name=q]')).toHaveValue('extented essay');
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Show only' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/search?q=extented+essay&type=blog');
  await expect(page.locator('nav [data-search-type="blog"][aria-current="true"]')).toBeAttached();
  await page.waitForLoadState();
  await expect(results).not.toHaveCount(0);
  for (const link of await results.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^\/blog\//);
  // A second search stays with the type.
  await page.getByRole('main').locator('input[name=q]').fill('oral');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=oral&type=blog');
  await page.goto('/search?q=%3Czqxj%20onzqxj%3D1%3E');
  await expect(page.getByRole('heading', { name: 'No results found for "<zqxj onzqxj=1>"' })).toBeVisible();
});
