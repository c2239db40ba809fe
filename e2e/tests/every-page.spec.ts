import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { violationsIn } from '../axe.ts';
import { haveChosen } from '../chosen.ts';
import { expect, ready, test } from '../fixtures.ts';

/**
 * Only in the full run: axe on every page that the build writes, light and dark, at every width. A page is loaded once. All rules
 * run on each side of the breakpoint at 1024 px, where one navigation replaces the other; between them only those whose result
 * can change. Text twice as large must not make the page scroll sideways either. `pnpm test:every-page` runs this file alone.
 */
const BUILT = join(import.meta.dirname, '../../site/public');
/** The desk has its own stories, and Gatsby's files are no pages. */
const NO_PAGE = /^(?:_gatsby|owner|page-data)/;
const ALL_RULES = [1440, 390];
const WIDTHS = [1440, 1280, 1024, 820, 390, 320];

const paths = process.env.FULL
  ? globSync('**/index.html', { cwd: BUILT })
      .filter((file) => !NO_PAGE.test(file))
      .map((file) => `/${dirname(file)}`.replace(/^\/\.$/, '/'))
      .sort()
  : [];

for (const path of paths) {
  test(`${path}: axe finds nothing and nothing scrolls sideways, light or dark, from 320 to 1440 px`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404/);
    await haveChosen(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await ready(page);
    const found: string[] = [];
    const checkSideways = async (when: string) => {
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (sideways > 0) found.push(`${when}: scrolls sideways by ${sideways} px`);
    };
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await checkSideways(`${width} px`);
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        const look = scheme === 'dark' ? 'colours' : ALL_RULES.includes(width) ? 'all' : 'width';
        for (const violation of await violationsIn(page, look)) found.push(`${width} px, ${scheme}: ${violation}`);
      }
    }
    await page.setViewportSize({ width: 390, height: 900 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await checkSideways('390 px, letters twice as large');
    expect(found).toEqual([]);
  });
}
