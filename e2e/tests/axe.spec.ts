import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, SAMPLE_PATHS, test } from '../fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PHONE = { width: 390, height: 844 };

// In light they are among the pages of routes.spec.ts.
for (const path of SAMPLE_PATHS) {
  test(`${path} in the dark: hydrated as the server wrote it, axe finds nothing, wide or narrow`, async ({
    page,
    complaints,
  }) => {
    if (path === '/404') complaints.allow(/404/);
    // Where the visitor is may rightly change a page.
    await page.route('**/api/geo', () => undefined);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);
    const served = await page.getByRole('main').textContent();
    await hydrated(page);
    await expectNothing(page);
    await page.setViewportSize(PHONE);
    await expectNothing(page);
    expect(await page.getByRole('main').textContent()).toBe(served);
  });
}

test('axe finds nothing in the form with all its problems, in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
  // The colours are the visitor's own then; axe reads ours, which are not shown.
  await expectNothing(page, ['color-contrast', 'color-contrast-enhanced']);
});

async function expectNothing(page: Page, without: string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).disableRules(without).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([]);
}
