import type { Locator, Page } from '@playwright/test';
import { pass } from './pass.ts';

/** The controls in view that an element covers. A control's area is at least 44 px around its centre. */
export const coveredBy = (over: Locator) =>
  over.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const isSeen = (node: Element) => node.checkVisibility({ visibilityProperty: true });
    if (!isSeen(element)) return [];
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => {
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
        if (element.contains(control) || !isSeen(control) || width < 2 || height < 2) return false;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const isOver = own.left < Math.max(right, x + 22) && own.right > Math.min(left, x - 22);
        return isOver && own.top < Math.max(bottom, y + 22) && own.bottom > Math.min(top, y - 22);
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });

/**
 * Scrolls until the card is visible. Where controls occupy every place the card hides, and retries a second later. The page's
 * clock must be installed.
 */
export async function isSeenSomewhere(page: Page, card: Locator): Promise<boolean> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 600; y < height; y += 500) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await pass(page, 1500);
    if (await card.isVisible()) return true;
  }
  return false;
}
