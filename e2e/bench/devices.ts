import { chromium, type Browser, type BrowserContextOptions } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';

export type Device = 'phone' | 'desktop';

/** The phone is Lighthouse's, so that both load the same pictures. */
export const DEVICES: Record<Device, BrowserContextOptions> = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** Visitors come from where the banner asks for everything: it is the largest there. */
export const FROM_GERMANY = { 'MF-CF-Blob': '{"country":"DE"}' };

/** Playwright turns the back/forward cache off, and with it something that visitors have. */
const NOT_AS_VISITORS = ['--disable-back-forward-cache'];

export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
    ignoreDefaultArgs: NOT_AS_VISITORS,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
