import { violationsIn } from '../axe.ts';
import { expect, ready, SAMPLE_PATHS, test, wake } from '../fixtures.ts';
import { pass } from '../pass.ts';

const PHONE = { width: 390, height: 844 };

// The dark changes colours and nothing else. All the other rules read these pages in routes.spec.ts and, on a phone,
// in consent.spec.ts.
// Half of the sample; all of it in the full run.
for (const path of SAMPLE_PATHS.filter((_, at) => process.env.FULL || at % 2 === 0)) {
  test(`${path} in dark mode, all text of the server’s HTML has a contrast of 7:1, wide or narrow`, async ({
    page,
    complaints,
  }) => {
    if (path === '/404') complaints.allow(/404/);
    // Where the visitor is may rightly change a page.
    await page.route('**/api/geo', () => undefined);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(path);
    const served = await page.getByRole('main').textContent();
    await ready(page);
    await pass(page, 500);
    expect(await page.getByRole('main').textContent()).toBe(served);
    expect(await violationsIn(page, 'colours')).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await violationsIn(page, 'colours')).toEqual([]);
  });
}

test('axe finds nothing in the form with all its errors, in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  await wake(page, 'lead-form');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
  // The colours are the visitor's own then; axe reads ours, which are not shown.
  expect(await violationsIn(page, 'not colours')).toEqual([]);
});

test('highlighted words have the colour of their heading in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const colour = await heading.evaluate((element) => getComputedStyle(element).color);
  await expect(heading.locator('mark')).toHaveCSS('color', colour);
});
