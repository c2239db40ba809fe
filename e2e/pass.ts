import type { Page } from '@playwright/test';

/** An address that no page asks for, to mark a moment among the requests. */
const MARK = '/robots.txt?mark';
/** Milliseconds of the page's clock between two marks. */
const STEP_MS = 250;

/**
 * Lets time pass on the page's clock, for tests that something does *not* happen. Call `page.clock.install()` before the page
 * is opened.
 *
 * It goes in steps. After each step it waits for a request of its own. By then the requests of the page's timers have been
 * reported, and their answers can set new timers.
 */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP_MS) {
    await page.clock.runFor(Math.min(left, STEP_MS));
    await page.evaluate((mark) => fetch(mark, { method: 'HEAD' }), MARK);
  }
}
