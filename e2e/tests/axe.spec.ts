import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, SAMPLE_PATHS, test } from '../fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// In light they are among the pages of routes.spec.ts.
for (const path of SAMPLE_PATHS) {
  test(`${path} in the dark: axe finds nothing`, async ({ page, complaints }) => {
    if (path === '/404') complaints.allow(/404/);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([]);
  });
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
