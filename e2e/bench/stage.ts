import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { DEVICES, FROM_GERMANY, type Device } from './devices.ts';

/** The cookie banner and its answers. The selectors use their order, because the buttons have no stable names. */
export const BANNER = '[data-enhance="consent"]';
export const ANSWERS = {
  accept: `${BANNER} button:not([commandfor]):nth-child(1)`,
  decline: `${BANNER} button:not([commandfor]):nth-child(2)`,
} as const;

/** The CPU throttling: how many times slower the visitor's machine is. */
const CPU_SLOWDOWN = 4;
/** Slow connections, by the names that Chrome's developer tools give them. */
export const LINES = {
  'slow 4G': { bitsPerSecond: 1_600_000, latencyMs: 150 },
  'slow 3G': { bitsPerSecond: 400_000, latencyMs: 400 },
} as const;
export type Line = keyof typeof LINES;
/** How long the page needs until background requests end, in milliseconds of real time: a fake clock would change the result. */
const REST_MS = 2500;
/** The timeout of each wait, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** How long the banner's answer takes, including the work that it starts, in milliseconds of real time. */
const ANSWERED_MS = 500;

export interface Setting {
  path: string;
  device: Device;
  /**
   * The state of the islands before the press. `cold`: nothing is prefetched, over slow 4G, because the visitor saves data.
   * `fetched`: their files are loaded, but they are not hydrated. `awake`: they are hydrated.
   */
  parts?: 'cold' | 'fetched' | 'awake';
  /** The island that is hydrated. @default the page's first */
  part?: string;
  /** Whether the visitor has answered the banner, which covers part of a phone's screen. */
  answered?: boolean;
}

/** Opens a page, prepares it for the measurement, throttles the CPU, and runs `work`. */
export async function onStage<Result>(
  browser: Browser,
  origin: string,
  setting: Setting,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...DEVICES[setting.device], extraHTTPHeaders: FROM_GERMANY });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const session = await context.newCDPSession(page);
    if (setting.parts === 'cold') {
      await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
      await slowNetwork(session);
    }
    await page.goto(origin + setting.path);
    await page.waitForFunction(() => document.body.dataset.ready === 'true');
    await page.waitForTimeout(REST_MS);
    if (setting.answered) {
      await press(page.locator(ANSWERS.decline), setting.device);
      await page.waitForTimeout(ANSWERED_MS);
    }
    if (setting.parts === 'fetched') await fetched(page);
    if (setting.parts === 'awake')
      await awake(page.locator(setting.part ? `[data-island="${setting.part}"]` : '[data-island]').first());
    else if (await page.locator('[data-hydrated]').count())
      throw new Error(`An island on ${setting.path} hydrated before the measurement began.`);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Runs `work` under the same conditions on a page with only this body. */
export async function onBarePage<Result>(
  browser: Browser,
  body: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(DEVICES.phone);
  try {
    const page = await context.newPage();
    await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">${body}`);
    await page.waitForTimeout(REST_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** A slow connection and a slow machine. */
export async function slowDown(session: CDPSession, line: Line = 'slow 4G'): Promise<void> {
  await slowNetwork(session, line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function slowNetwork(session: CDPSession, line: Line = 'slow 4G'): Promise<void> {
  await session.send('Network.enable');
  const { bitsPerSecond, latencyMs } = LINES[line];
  const bytesPerSecond = bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Presses a key, which starts prefetching, and waits for the files of the islands. The key hydrates none of them. */
async function fetched(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const files = [
      ...document.querySelectorAll('[data-files]:not([data-prefetch="none"], [data-hydrate=press])'),
    ].flatMap((part) => part.getAttribute('data-files')?.split(' ') ?? []);
    return files.every((file) => performance.getEntriesByName(new URL(file, location.href).href).length > 0);
  });
}

/** Hydrates an island by hovering over it, as a visitor does, and waits for it. */
export async function awake(part: Locator): Promise<void> {
  await part.dispatchEvent('pointerover');
  await part.and(part.page().locator('[data-hydrated]')).waitFor();
}

/** Scrolls an element to the centre, where neither the header nor the banner covers it. */
export async function toCentre(element: Locator): Promise<void> {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // Wait until the scrolled page is painted.
  await element.evaluate(() => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))));
}

/** Taps or clicks an element without any delay between moving, pressing and releasing. */
export async function press(element: Locator, device: Device): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not visible, so it cannot be pressed.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (device === 'phone') await element.page().touchscreen.tap(x, y);
  else await element.page().mouse.click(x, y);
}
