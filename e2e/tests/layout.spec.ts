import { expect, test } from '../fixtures.ts';

/** A page of each language and cluster whose words are the longest. */
const PAGES = [
  '/',
  '/jp',
  '/jp/en',
  '/de',
  '/nl',
  '/es',
  '/fr',
  '/ch',
  '/ch/it',
  '/kr',
  '/cn',
  '/ae',
  '/schools/japan/ja',
];
const WIDTHS = [320, 390, 640, 1023, 1024, 1215, 1216, 1920];
/** The header's height, in px, with its line. */
const HEADER = 73;
/** The header at twice the size of letters is no higher than this. */
const HEADER_MAX = 90;
/** What a banner may cover of a phone's screen. */
const BANNER = 640 / 4;

// How pages are laid out needs no script.
test.use({ javaScriptEnabled: false });

test('the header is one line at every width, in every language', async ({ page }) => {
  const wrong: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    // The rest of the page says nothing about its header, and takes long to lay out again.
    await page.evaluate(() => {
      for (const rest of document.querySelectorAll<HTMLElement>('main, footer')) rest.hidden = true;
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(() => {
        const bar = document.querySelector('header > div');
        const shown = [...(bar?.querySelectorAll('a, button, summary') ?? [])].filter(
          (element) => element.checkVisibility() && !element.closest('ul ul, details ul'),
        );
        const boxes = shown.map((element) => element.getBoundingClientRect());
        return {
          lines: new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 16))).size,
          height: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
          outside: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
          navigation: shown.some((element) => /Blog|ブログ/.test(element.textContent)),
        };
      });
      const { lines, height, outside, navigation } = found;
      if (lines !== 1 || height > HEADER || outside) wrong.push(`${path} ${width}: ${JSON.stringify(found)}`);
      if (path === '/') expect(navigation, `${width}`).toBe(width >= 1024);
      if (path === '/jp') expect(navigation, `${width}`).toBe(width >= 1216);
    }
  }
  expect(wrong).toEqual([]);
});

test('a phone scrolls in one direction, also with letters twice as large, below a header that leaves room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const measure = () =>
    page.evaluate(() => ({
      header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
      sideways: document.documentElement.scrollWidth - innerWidth,
    }));
  for (const path of [...PAGES, '/tutoring-packages', '/contact', '/learning/ee-guide', '/schools/uk']) {
    await page.goto(path);
    expect((await measure()).sideways, path).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const { header, sideways } = await measure();
    expect(sideways, `${path}, twice as large`).toBe(0);
    expect(header, `${path}, twice as large`).toBeLessThanOrEqual(HEADER_MAX);
  }
});

test('on a phone, breadcrumbs have one line, and the main button is above the banner', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [...PAGES, '/services/chemistry-tutoring', '/subjects/ap-french-tutor', '/schools/uk', '/about']) {
    await page.goto(path);
    const crumbs = page.getByRole('main').getByRole('navigation').first();
    // Padding, and one line as high as a finger.
    if ((await crumbs.count()) > 0) expect((await crumbs.boundingBox())?.height, path).toBeLessThan(70);
    const book = page.getByRole('main').locator('a[target=_blank]').first();
    const box = await book.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999), path).toBeLessThanOrEqual(640 - BANNER);
  }
});

test('printed pages have the text and no controls', async ({ page }) => {
  await page.goto('/services/chemistry-tutoring');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const link of await page.getByRole('link', { name: 'Book a Free Consultation' }).all())
    await expect(link).toBeHidden();
});

test('printed pages keep together what belongs together, and have nothing that only a screen can use', async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/blog/extended-essay-changes-2027');
  const main = page.getByRole('main');
  for (const heading of await main.getByRole('heading', { level: 2 }).all())
    await expect(heading).toHaveCSS('break-after', 'avoid');
  for (const part of await main.locator('tr, li, figure').all()) await expect(part).toHaveCSS('break-inside', 'avoid');
  const source = main.locator('details a[href^="http"]').first();
  await expect(source).toBeVisible();
  const address = await source.getAttribute('href');
  expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(address);
  await expect(main.getByRole('heading', { name: 'Related' })).toBeHidden();

  await page.goto('/practice/chemistry');
  await expect(main.getByText('On this page').first()).toBeHidden();
  await page.goto('/');
  // All plates of the row are on the paper.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  for (const plate of await main.locator('[data-enhance="scroller"] > *').all()) {
    const { left, right } = await plate.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(718);
  }
});
