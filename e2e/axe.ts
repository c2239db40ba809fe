import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rule for 7:1. It covers 4.5:1, so the other rule would only check each text again. */
const CONTRAST = 'color-contrast-enhanced';
const LAXER_CONTRAST = 'color-contrast';

/** The rules to check: all, all but those about colours, or only those. */
type Look = 'all' | 'not colours' | 'colours';

/** The violations that axe finds on a page, with their places. A check takes seconds, so limit it to what the test is about. */
export async function violationsIn(page: Page, look: Look = 'all', within = 'html'): Promise<string[]> {
  const runOnly =
    look === 'colours' ? { type: 'rule' as const, values: [CONTRAST] } : { type: 'tag' as const, values: TAGS };
  const rules = {
    ...(look !== 'colours' && { [LAXER_CONTRAST]: { enabled: false } }),
    ...(look === 'not colours' && { [CONTRAST]: { enabled: false } }),
  };
  await layOut(page);
  // Our pages have no frames. Without frames, axe needs no extra page.
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    .options({ runOnly, rules, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/**
 * Lays out the whole page. Sections far below have only an estimated height (`content-visibility`), so axe would find their
 * links on top of the next section.
 */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *, footer'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  });
}
