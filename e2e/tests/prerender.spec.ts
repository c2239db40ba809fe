import { expect, ready, test } from '../fixtures.ts';
import { pass } from '../pass.ts';

test('browsers may prerender links, except those with effects or for one visitor', async ({ page, request }) => {
  const response = await request.get('/');
  const address = /"([^"]+)"/.exec(response.headers()['speculation-rules'] ?? '')?.[1] ?? '';
  const rules = await request.get(address);
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  const { prerender } = (await rules.json()) as { prerender: { where: { and: object[] } }[] };
  expect(JSON.stringify(prerender)).toContain(
    '"href_matches":["/api/*","/calendar/*","/find*","/owner*","/marked*","/search*","/thanks*"]',
  );
  expect(await page.evaluate(() => HTMLScriptElement.supports('speculationrules'))).toBe(true);
});

test('a prerendered page sends no requests and counts nothing until it is shown', async ({ page }) => {
  // Playwright does not show prerendered pages: the page is told that it is one.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });
  const asked: string[] = [];
  page.on('request', (each) => void asked.push(new URL(each.url()).pathname));
  await page.clock.install();
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  await pass(page, 2500);
  expect(asked.some((path) => path.includes('/enhance-'))).toBe(true);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(await page.evaluate(() => performance.getEntriesByName('site:counting').length)).toBe(0);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await ready(page);
  await expect.poll(() => asked).toContain('/api/geo');
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
});
