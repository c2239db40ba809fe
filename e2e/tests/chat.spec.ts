import type { Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { expect, ready, test } from '../fixtures.ts';
import { pass } from '../pass.ts';
import { watchTracking } from '../tracking.ts';

/** Milliseconds in which nothing may happen. */
const QUIET_MS = 500;

/** The panel lies over the page: axe looks at it alone. */
const PANEL = '[data-island="chat"] dialog';
const wayIn = (page: Page, name = 'Ask a question') => page.getByRole('link', { name, exact: true });
const panelOf = (page: Page) => page.locator(PANEL);
const fieldOf = (page: Page) => panelOf(page).getByRole('textbox');
const logOf = (page: Page) => panelOf(page).getByRole('log');
const quoted = (page: Page) => panelOf(page).locator('blockquote');

async function open(page: Page, path: string, name?: string): Promise<void> {
  // A place without a banner.
  await page.route('**/api/geo', (route) => route.fulfill({ json: { country: null, region: null } }));
  await page.goto(path);
  await wayIn(page, name).click();
  await expect(fieldOf(page)).toBeFocused();
}
async function ask(page: Page, question: string): Promise<void> {
  await fieldOf(page).fill(question);
  await page.keyboard.press('Enter');
}

test('none of the chat’s scripts load before the press', { tag: '@as-they-are' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/about');
  await ready(page);
  await wayIn(page).focus();
  await wayIn(page).hover();
  await page.keyboard.press('Shift');
  await pass(page, QUIET_MS);
  const ofChat = /chat|react|passages|search-index/;
  // Other parts fetch React ahead, once somebody is there.
  const others = await page.evaluate(
    () => [...document.querySelectorAll('[data-files]:not([data-hydrate=press]):not([data-prefetch="none"])')].length,
  );
  expect(others).toBe(0);
  expect(asked.filter((path) => ofChat.test(path))).toEqual([]);
  await wayIn(page).click();
  await expect(fieldOf(page)).toBeFocused();
  expect(asked.filter((path) => ofChat.test(path)).length).toBeGreaterThan(0);
});

/** Holds back the scripts of islands. @returns Lets them come. */
async function holdIslands(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/island.*', async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

test(
  'the panel is usable before its script has come, and asks then what was sent early',
  { tag: ['@as-they-are', '@needs-app'] },
  async ({ page }) => {
    const release = await holdIslands(page);
    await open(page, '/about');
    await expect(panelOf(page).getByText(/I’m a machine, not a person/)).toBeVisible();
    expect(await violationsIn(page, 'all', PANEL)).toEqual([]);
    await ask(page, 'Is the first consultation free?');
    await expect(panelOf(page)).toHaveAttribute('aria-busy', 'true');
    await expect(fieldOf(page)).toHaveValue('Is the first consultation free?');
    release();
    await expect(quoted(page).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('');
    await expect(panelOf(page)).not.toHaveAttribute('aria-busy');
  },
);

test(
  'a suggested question that is pressed early is asked when the script has come',
  { tag: ['@as-they-are', '@needs-app'] },
  async ({ page }) => {
    const release = await holdIslands(page);
    await open(page, '/about');
    await panelOf(page).getByRole('button', { name: 'Is the first consultation free?' }).click();
    release();
    await expect(quoted(page).first()).toBeVisible();
  },
);

test(
  'the panel closes before its script has come, stays closed, and opens again',
  { tag: ['@as-they-are', '@needs-app'] },
  async ({ page }) => {
    const release = await holdIslands(page);
    await open(page, '/about');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(wayIn(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeVisible();
    await panelOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(panelOf(page)).toBeHidden();
    release();
    await page.waitForSelector('[data-island="chat"][data-hydrated]', { state: 'attached' });
    await expect(panelOf(page)).toBeHidden();
    await wayIn(page).click();
    await expect(fieldOf(page)).toBeFocused();
  },
);

test(
  'the keyboard of a phone covers neither the field nor the button that closes, before and after hydration',
  { tag: ['@as-they-are', '@needs-app'] },
  async ({ page }) => {
    // Chromium has no on-screen keyboard here, so the test imitates one.
    await page.addInitScript(() => {
      const view = window.visualViewport as VisualViewport;
      let covered = 0;
      Object.defineProperty(view, 'height', { get: () => innerHeight - covered });
      addEventListener('cover', (event) => {
        covered = (event as CustomEvent<number>).detail;
        view.dispatchEvent(new Event('resize'));
      });
    });
    const cover = (height: number) =>
      page.evaluate((detail) => dispatchEvent(new CustomEvent('cover', { detail })), height);
    await page.setViewportSize({ width: 390, height: 700 });
    const release = await holdIslands(page);
    await open(page, '/about');
    const isInSight = async () => {
      const field = await fieldOf(page).boundingBox();
      const close = await panelOf(page).getByRole('button', { name: 'Close' }).boundingBox();
      return (field?.y ?? 0) + (field?.height ?? 700) <= 700 - 320 && (close?.y ?? -1) >= 0;
    };
    await fieldOf(page).click();
    await cover(320);
    await expect.poll(isInSight).toBe(true);
    await fieldOf(page).fill('Is the first consultation free?');
    release();
    await page.waitForSelector('[data-island="chat"][data-hydrated]', { state: 'attached' });
    await expect.poll(isInSight).toBe(true);
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(quoted(page).first()).toBeInViewport();
    expect(await isInSight()).toBe(true);
    await cover(0);
    await expect.poll(isInSight).toBe(false);
  },
);

test(
  'a question is answered by a sentence of ours, and its link leads to it',
  { tag: ['@late-scripts', '@needs-app'] },
  async ({ page }) => {
    // Four pages and two runs of axe.
    test.slow();
    await open(page, '/');
    await expect(panelOf(page).getByText(/I’m a machine, not a person/)).toBeVisible();
    expect(await violationsIn(page, 'all', PANEL)).toEqual([]);
    await ask(page, 'Is the first consultation free?');
    await expect(quoted(page).first()).toBeVisible();
    expect(await violationsIn(page, 'all', PANEL)).toEqual([]);
    const sentence = await quoted(page).first().innerText();
    const link = panelOf(page).locator('figcaption a').first();
    const path = new URL(await link.evaluate((a: HTMLAnchorElement) => a.href)).pathname;
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByText(sentence).first()).toBeInViewport();
    // The conversation is still there, a page later.
    await wayIn(page).click();
    await expect(quoted(page).first()).toHaveText(sentence);
    await panelOf(page).getByRole('button', { name: 'Start over' }).click();
    await expect(logOf(page)).toBeEmpty();
    await page.reload();
    await wayIn(page).click();
    await expect(logOf(page)).toBeEmpty();
  },
);

test(
  'what our pages do not say it does not know, and a person gets the conversation',
  { tag: '@needs-app' },
  async ({ page }) => {
    await open(page, '/');
    await ask(page, 'Which football club won the cup in 1987?');
    await expect(logOf(page).getByText(/^I don’t know/)).toBeVisible();
    expect(await violationsIn(page, 'all', PANEL)).toEqual([]);
    await panelOf(page).getByLabel('Send this conversation along').check();
    await panelOf(page).getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL('/contact');
    const message = page.getByLabel(/What should we know/);
    await expect(message).toBeVisible();
    await expect(message).toHaveValue(/Me: Which football club won the cup in 1987\?/);
    // Theirs to change, and it is the form's only way to the chat.
    await message.fill('Something else');
    await expect(wayIn(page)).toHaveCount(0);
  },
);

test(
  'somebody in distress is answered in their language, with the numbers of where they are, and without a network',
  { tag: '@needs-app' },
  async ({ page, complaints }) => {
    complaints.allow(/503|search-index|passages/);
    await page.route(/search-index-full|\/passages\//, (route) => route.fulfill({ status: 503 }));
    await page.route('**/api/geo', (route) => route.fulfill({ json: { country: 'AT', region: null } }));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/');
    await wayIn(page).click();
    await ask(page, 'ich will sterben');
    await expect(logOf(page).getByText(/^Gut, dass du das geschrieben hast/)).toBeVisible();
    await expect(logOf(page).getByRole('link', { name: '142' })).toHaveAttribute('href', 'tel:142');
    await expect(logOf(page).getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    expect(await violationsIn(page, 'all', PANEL)).toEqual([]);
    await logOf(page).getByRole('combobox', { name: 'Land' }).selectOption('DE');
    await expect(logOf(page).getByRole('link', { name: '116 111' })).toHaveAttribute('href', 'tel:116111');
    expect(sent.join('\n')).not.toMatch(/sterben/);
    await logOf(page)
      .getByRole('link', { name: /Hilfe- und Notrufnummern/ })
      .click();
    await expect(page).toHaveURL('/safeguarding#helplines');
    await expect(page.getByRole('link', { name: '0800 1110111' })).toBeAttached();
  },
);

test('helplines follow the language if the country is unknown', { tag: '@needs-app' }, async ({ page }) => {
  await open(page, '/');
  await ask(page, 'ich will sterben');
  await expect(logOf(page).getByRole('link', { name: '0800 1110111' })).toBeVisible();
});

test(
  'a message about abuse gets contacts, and the chat says that it is a machine',
  { tag: '@needs-app' },
  async ({ page }) => {
    await open(page, '/');
    await ask(page, 'a tutor sent my daughter private messages on instagram');
    await expect(logOf(page).getByRole('link', { name: 'How to raise a concern' })).toHaveAttribute(
      'href',
      '/safeguarding#how-to-raise-a-concern',
    );
    await ask(page, 'are you a robot');
    await expect(logOf(page).getByText(/^Yes, I’m a machine/)).toBeVisible();
  },
);

test(
  'without an index it says so, and leads to a person',
  { tag: '@needs-app' },
  async ({ page, complaints, context }) => {
    complaints.allow(/503|search-index/);
    await context.route('**/search-index-full.json*', (route) => route.fulfill({ status: 503 }));
    await open(page, '/');
    await ask(page, 'Is the first consultation free?');
    await expect(logOf(page).getByText(/^Something went wrong/)).toBeVisible();
    expect(await violationsIn(page, 'all', PANEL)).toEqual([]);
    await expect(panelOf(page).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
    await context.unroute('**/search-index-full.json*');
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(quoted(page).first()).toBeVisible();
  },
);

test('the chat works by keyboard alone', { tag: '@needs-app' }, async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await wayIn(page).focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  // It stands beside the page: "back" leads to the page before.
  expect(await page.evaluate(() => history.state as unknown)).toBeNull();
  await page.keyboard.type('Is the first consultation free?');
  await page.keyboard.press('Enter');
  await expect(quoted(page).first()).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(wayIn(page)).toBeFocused();
});

test(
  'in Arabic it reads from the right, and says whose language it quotes',
  { tag: '@needs-app' },
  async ({ page }) => {
    await open(page, '/ae', 'اطرحوا سؤالًا');
    const box = await panelOf(page).boundingBox();
    expect(box?.x).toBeLessThan(100);
    await ask(page, 'كم تكلّف الحصة؟');
    await expect(quoted(page).first()).toBeVisible();
    expect(await violationsIn(page, 'all', PANEL)).toEqual([]);
    for (const one of await quoted(page).all()) {
      const isArabic = (await one.getAttribute('lang')) === 'ar';
      await expect(one).toHaveAttribute('dir', isArabic ? 'rtl' : 'ltr');
      const said = one.locator('..').getByText('من صفحتنا باللغة');
      await expect(said).toHaveCount(isArabic ? 0 : 1);
    }
  },
);

test(
  'pressed before its scripts come, it opens then; if they cannot be had, it is the link that it was',
  { tag: ['@late-scripts', '@without-app'] },
  async ({ page, scripts }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    // The boot script records the press before the second script has loaded.
    await page.waitForFunction(() => 'early' in window);
    await wayIn(page).click();
    if (scripts === 'without islands') await expect(page).toHaveURL('/contact');
    else await expect(fieldOf(page)).toBeFocused();
  },
);

test('its button is a link if the second script cannot be loaded', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|Failed to fetch/);
  await page.route(/\/assets\/enhance-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.abort();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'early' in window);
  await wayIn(page).click();
  await expect(page).toHaveURL('/contact');
  // And so it is later.
  await page.goto('/about');
  await page.waitForFunction(() => document.documentElement.dataset.scripts === 'failed');
  await wayIn(page).click();
  await expect(page).toHaveURL('/contact');
});

test('at high zoom it is below the page, and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about');
  await ready(page);
  await expect(wayIn(page)).not.toBeInViewport();
  // Sections above take their room when they come near.
  await expect(async () => {
    await wayIn(page).scrollIntoViewIfNeeded();
    await expect(wayIn(page)).toBeInViewport({ timeout: 1000 });
  }).toPass();
});

test(
  'events are told after consent, without what was asked',
  { tag: '@needs-app' },
  async ({ page, context, baseURL }) => {
    const tracking = await watchTracking(context, baseURL);
    await page.route('**/api/geo', (route) => route.fulfill({ json: { country: 'NO', region: null } }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Accept All' }).click();
    await wayIn(page).click();
    await ask(page, 'Is the first consultation free?');
    await expect(quoted(page).first()).toBeVisible();
    await panelOf(page).getByLabel('Send this conversation along').check();
    await panelOf(page).getByRole('link', { name: 'Write to us' }).click();
    for (const name of ['chat_opened', 'chat_answered', 'chat_handed_over'])
      await expect.poll(() => tracking.events()).toContain(name);
    expect(decodeURIComponent(tracking.requests.join(' '))).not.toMatch(/first consultation/i);
  },
);
