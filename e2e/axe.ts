import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** 7:1, which is 4.5:1 as well: the laxer rule would look at each text a second time. */
const CONTRAST = 'color-contrast-enhanced';
const LAXER_CONTRAST = 'color-contrast';

/** What axe looks at: all its rules, all but those about colours, or those alone. */
type Look = 'all' | 'not colours' | 'colours';

/** What axe finds wrong with a page, and where. Reading a page takes it seconds: ask for no more than is in question. */
export async function violationsIn(page: Page, look: Look = 'all', within = 'html'): Promise<string[]> {
  const runOnly =
    look === 'colours' ? { type: 'rule' as const, values: [CONTRAST] } : { type: 'tag' as const, values: TAGS };
  const rules = {
    ...(look !== 'colours' && { [LAXER_CONTRAST]: { enabled: false } }),
    ...(look === 'not colours' && { [CONTRAST]: { enabled: false } }),
  };
  await layOut(page);
  // Our pages have no frames: without them axe needs no page of its own.
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    .options({ runOnly, rules, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/**
 * What is far below has no layout yet, only the height that it is thought to have: its links would lie over what follows.
 * Nobody sees that; axe does.
 */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *, footer'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  });
}
