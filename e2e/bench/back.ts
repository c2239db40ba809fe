import type { Browser, Page } from 'playwright';
import type { Figure } from './figures.ts';

const KEY = 'bench-restored';
const GIVE_UP_MS = 5000;

/**
 * Whether "back" brings the page as it was left. The page writes it down for another page to read: Playwright loses a
 * page that comes from the back/forward cache.
 */
export async function backFigure(browser: Browser, origin: string): Promise<Figure> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await page.waitForFunction(() => document.body.dataset.ready === 'true');
    await page.evaluate((key) => {
      addEventListener('pageshow', ({ persisted }) => localStorage.setItem(key, String(persisted)));
    }, KEY);
    await page.goto(`${origin}/privacy`);
    await page.evaluate(() => history.back());
    const value = (await wasRestored(await context.newPage(), origin)) ? 1 : 0;
    return {
      label: 'back comes from the cache (1: yes)',
      unit: 'count',
      value,
      bar: { text: '1', passes: (is) => is === 1 },
    };
  } finally {
    await context.close();
  }
}

async function wasRestored(reader: Page, origin: string): Promise<boolean> {
  await reader.goto(`${origin}/privacy`);
  return reader
    .waitForFunction((key) => localStorage.getItem(key) === 'true', KEY, { timeout: GIVE_UP_MS })
    .then(() => true)
    .catch(() => false);
}
