import { chromium, type Browser, type BrowserContextOptions } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';

export type Device = 'phone' | 'desktop';

/** The phone is that of Lighthouse, so that both load the same images. */
export const DEVICES: Record<Device, BrowserContextOptions> = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** A visitor from Germany, where the banner is largest. */
export const FROM_GERMANY = { 'MF-CF-Blob': '{"country":"DE"}' };

/** Playwright's flag that disables the back/forward cache, which visitors have. */
const NOT_AS_VISITORS = ['--disable-back-forward-cache'];

/** @param withWindow Whether it is the browser that people use. Without a window it paints with less work. @default true */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  { withWindow = true } = {},
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await findBrowser({ withWindow }),
    args: BROWSER_ARGS,
    ignoreDefaultArgs: NOT_AS_VISITORS,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
