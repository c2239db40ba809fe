import { expect, test } from '../fixtures.ts';

/** Pages whose titles have one, two and three lines, in the languages of the shipped fonts. */
const PAGES = [
  '/',
  '/services/chemistry-tutoring',
  '/services/theory-of-knowledge',
  '/subscriptions',
  '/contact',
  '/tools/premium-grade-calculator',
  '/about',
  '/fr',
  '/de',
  '/es',
  '/it',
  '/nl',
];
const WIDTHS = [390, 1280];

test('a first visit has the brand’s fonts, and opening the chat changes none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && asked.push(request.url()));
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const title = page.getByRole('heading', { level: 1 });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const { root } = await protocol.send('DOM.getDocument');
  const { nodeId } = await protocol.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([
    [expect.stringContaining('Newsreader'), true],
  ]);
  // English pages load only the short files.
  expect(asked.filter((url) => url.includes('accents'))).toEqual([]);

  const sizeOf = async () => {
    const { width, height } = (await title.boundingBox()) ?? {};
    return { width, height };
  };
  const before = await sizeOf();
  await page.getByRole('link', { name: 'Ask a question', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // A stylesheet that is added later would make the browser ask for its fonts again.
  expect(new Set(asked).size).toBe(asked.length);
  // The press may have scrolled.
  expect(await sizeOf()).toEqual(before);
});

for (const width of WIDTHS)
  test(`titles break alike before and after their font has come, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    let release = () => {};
    let held = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    const changed: string[] = [];
    for (const path of PAGES) {
      held = new Promise((resolve) => (release = resolve));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const title = page.getByRole('heading', { level: 1 });
      const early = await title.boundingBox();
      expect(await page.evaluate(() => document.fonts.check('1em "Newsreader Display"')), path).toBe(false);
      release();
      await page.evaluate(() => document.fonts.ready);
      const late = await title.boundingBox();
      if (early?.height !== late?.height) changed.push(`${path}: ${early?.height} to ${late?.height} px`);
    }
    expect(changed).toEqual([]);
  });
