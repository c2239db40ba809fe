import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, SAMPLE_PATHS, test } from '../fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of SAMPLE_PATHS) {
    test(`${path} in ${colorScheme}: axe finds nothing, and nothing scrolls sideways`, async ({ page, complaints }) => {
      if (path === '/404') complaints.allow(/404/);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([]);
      // 320 × 256: a desktop screen at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
}

test('axe finds nothing in the form with all its problems, in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
  // The colours are the visitor's own then; axe reads ours, which are not shown.
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .disableRules(['color-contrast', 'color-contrast-enhanced'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([]);
});
