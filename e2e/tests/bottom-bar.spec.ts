import type { Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { haveChosen } from '../chosen.ts';
import { expect, ready, test } from '../fixtures.ts';
import { AMOUNT } from '../prices.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const barOf = (page: Page) => page.locator('[data-enhance="bottom-bar"]');
const isOpen = (page: Page) => expect(barOf(page)).toHaveAttribute('data-state', 'open');
const isClosed = (page: Page) => expect(barOf(page)).toHaveAttribute('data-state', 'closed');

/** Opens a page, and scrolls a little, as its scripts for visitors load with the first interaction. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await scrollTo(page, 2);
}
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
const toEnd = async (page: Page) => {
  // Distant sections get their real height when they come near.
  for (let step = 0; step < 3; step += 1) {
    await scrollTo(page, 1e6);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
};

/** The parts of the page that lie on each other, and the controls that one of them covers. */
const overlapsIn = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const nameOf = (element: Element) => element.outerHTML.slice(0, 80);
    const stuck = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      return /fixed|sticky/.test(position) && pointerEvents !== 'none' && isSeen(element) && boxOf(element).height > 1;
    });
    const wrong: string[] = [];
    stuck.forEach((one, at) => {
      for (const other of stuck.slice(at + 1)) {
        const [a, b] = [boxOf(one), boxOf(other)];
        if (one.contains(other) || other.contains(one)) continue;
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          wrong.push(`${nameOf(one)} lies on ${nameOf(other)}`);
      }
    });
    for (const control of document.querySelectorAll('main :is(a[href], button, input, select, textarea), footer a')) {
      const { left, top, width, height } = boxOf(control);
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 2 || !isSeen(control) || y < 0 || y > innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      const cover = hit && stuck.find((element) => element.contains(hit) && !element.contains(control));
      // What scrolls away goes under the header.
      if (cover && !cover.matches('body > header')) wrong.push(`${nameOf(cover)} covers ${nameOf(control)}`);
    }
    return wrong;
  });

for (const path of [
  '/',
  '/services/chemistry-tutoring',
  '/contact',
  '/tools/premium-grade-calculator',
  '/search?q=price',
])
  test(`${path}: nothing lies on anything at the top and at the end of the page`, async ({ page }) => {
    await haveChosen(page);
    await open(page, path);
    expect(await overlapsIn(page)).toEqual([]);
    await toEnd(page);
    expect(await overlapsIn(page)).toEqual([]);
  });

test('the bar comes when the hero’s button has left the view, and goes beside the last one', async ({ page }) => {
  await haveChosen(page);
  await open(page, '/services/chemistry-tutoring');
  await isClosed(page);
  const bar = barOf(page);
  const booking = bar.getByRole('link', { name: 'Book a Free Consultation' });
  await expect(booking).toBeHidden();
  await scrollTo(page, 1600);
  await isOpen(page);
  await expect(bar).toContainText(String(AMOUNT));
  await expect(booking).toHaveAttribute('target', '_blank');
  const { height = 0 } = (await bar.boundingBox()) ?? {};
  expect(height).toBe(56);
  // It does not take the focus, and the chat is in it.
  await expect(page.locator('body')).toBeFocused();
  await expect(bar.getByRole('link', { name: 'Ask a question' })).toBeInViewport();
  expect(await violationsIn(page, 'all', '[data-enhance="bottom-bar"]')).toEqual([]);

  await page
    .locator('main section', { has: page.getByRole('link', { name: 'Book a Free Consultation' }) })
    .last()
    .scrollIntoViewIfNeeded();
  await isClosed(page);
});

test('the bar goes while somebody is in a form, and comes back', async ({ page }) => {
  await haveChosen(page);
  await open(page, '/services/chemistry-tutoring');
  await page.getByRole('heading', { name: 'Ask a question first' }).click();
  const message = page.getByRole('main').getByRole('textbox').first();
  await message.scrollIntoViewIfNeeded();
  await message.focus();
  await isClosed(page);
  await message.blur();
  await scrollTo(page, 1600);
  await isOpen(page);
});

test('the bar is above the cookie banner, and on a low screen the banner comes first', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 2000);
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  await expect(banner).toBeVisible();
  await isOpen(page);
  await expect(barOf(page)).toBeInViewport();
  const [bar, below] = await Promise.all([barOf(page).boundingBox(), banner.boundingBox()]);
  expect(bar).toMatchObject({ height: 56, y: (below?.y ?? 0) - 56 });
  await page.setViewportSize({ width: 390, height: 600 });
  await expect(barOf(page)).not.toBeInViewport();
  await banner.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(barOf(page)).toBeInViewport();
});

test('pages for schools have their own button in the bar', async ({ page }) => {
  await haveChosen(page);
  await open(page, '/school-partnerships');
  await scrollTo(page, 1200);
  await isOpen(page);
  const ask = barOf(page).getByRole('link', { name: 'Talk to us about your school' });
  await expect(ask).toHaveAttribute('href', '/contact?role=school');
  await expect(barOf(page)).not.toContainText(String(AMOUNT));
});

test('a tool shows its result at the lower edge while somebody fills it in', async ({ page }) => {
  await haveChosen(page);
  await open(page, '/tools/premium-grade-calculator');
  const tool = page.locator('[data-island="grade-calculator"] form');
  const line = tool.locator('> div[aria-hidden]');
  await expect(line).toBeHidden();
  await tool.getByRole('combobox').nth(1).focus();
  await expect(line).toBeVisible();
  await expect(line).toContainText('35 of 45 points');
  await isClosed(page);
  const box = await line.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  await expect(line).toContainText('Example');
  await tool.getByRole('combobox').nth(1).selectOption('7');
  await expect(line).toContainText('36 of 45 points');
  await expect(line).not.toContainText('Example');

  // Elsewhere in the page the bar says it, as a link to it.
  const bar = barOf(page);
  await page.getByRole('heading', { name: 'The total of 45' }).scrollIntoViewIfNeeded();
  await tool.getByRole('combobox').nth(1).blur();
  await isOpen(page);
  const said = bar.getByRole('link', { name: /^Your result: 36 of 45 points/ });
  await expect(said).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Book a Free Consultation' })).toBeVisible();
  expect(await violationsIn(page, 'all', '[data-enhance="bottom-bar"]')).toEqual([]);
  await said.click();
  await expect(tool.getByRole('region', { name: 'Result' })).toBeFocused();
  await expect(said).toBeHidden();
});

for (const path of [
  '/tools/premium-grade-calculator',
  '/tools/premium-study-hours-estimator',
  '/contact',
  '/contact/de',
  '/contact/ar',
])
  test(`${path}: the first field is in the first screen`, async ({ page }) => {
    await haveChosen(page);
    await page.goto(path);
    const field = page.locator('main form').first().locator('input:visible, select:visible').first();
    expect((await field.boundingBox())?.y).toBeLessThan(600);
  });

test('what a month costs can be read without scrolling sideways', async ({ page }) => {
  for (const path of ['/', '/subscriptions', '/tutoring-packages']) {
    await page.goto(path);
    const month = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '8 sessions a month' }) });
    await month.scrollIntoViewIfNeeded();
    await expect(month).toContainText(`${8 * AMOUNT}`);
    const { x = 0, width = 0 } = (await month.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
});

for (const path of ['/', '/de', '/ae', '/jp'])
  test(`${path}: the footer is at most 780 px high, and each group opens`, async ({ page }) => {
    await haveChosen(page);
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(780);
    const group = footer.locator('details').nth(1);
    await expect(group.getByRole('link').first()).toBeHidden();
    await group.locator('summary').click();
    await expect(group.getByRole('link').first()).toBeVisible();
  });
