import type { Page } from 'playwright';
import { ROUTED } from './fresh-apps.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const START = ROUTED;

/** In an app with a client-side router: links of menus and buttons of a dialog lead on, and one step back returns. */
export async function usesRouter(page: Page, origin: string): Promise<void> {
  await page.setViewportSize(PHONE);
  const ways: Record<string, { to: string; go: () => Promise<void> }> = {
    'a link of the menu on a phone': {
      to: '/routed/contact',
      async go() {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
      },
    },
    'a button that closes its dialog first': { to: '/routed/chemistry', go: () => press('Close, then go') },
    'a button that leaves its dialog open': { to: '/routed/chemistry', go: () => press('Go') },
    'a link of the menu on a wide screen': {
      to: '/routed/contact',
      async go() {
        await page.setViewportSize(DESKTOP);
        // Only a script opens a panel, so the script must have run for this page too. The links in it load whole pages.
        await page.getByRole('button', { name: 'Tutoring' }).click();
        await page.getByRole('link', { name: 'Chemistry' }).waitFor();
        await page.getByRole('link', { name: 'Contact' }).click();
      },
    },
  };
  async function press(name: string): Promise<void> {
    await page.getByRole('button', { name: 'Where to?' }).click();
    await page.getByRole('button', { name, exact: true }).click();
  }

  await page.goto(origin + START, { waitUntil: 'networkidle' });
  await page.evaluate(() => void ((globalThis as { isSameDocument?: boolean }).isSameDocument = true));
  const entries = await page.evaluate(() => history.length);
  for (const [way, { to, go }] of Object.entries(ways)) {
    await go();
    await page.getByRole('heading', { level: 1, name: to, exact: true }).waitFor({ timeout: 10_000 });
    if (new URL(page.url()).pathname !== to) throw new Error(`${way}: the address is ${page.url()} instead of ${to}.`);
    if (!(await page.evaluate(() => (globalThis as { isSameDocument?: boolean }).isSameDocument)))
      throw new Error(`${way}: the router did not navigate: the browser loaded a new document.`);
    const added = (await page.evaluate(() => history.length)) - entries;
    if (added !== 1) throw new Error(`${way}: it adds ${added} entries to the history instead of one.`);
    if ((await page.getByRole('dialog').count()) > 0) throw new Error(`${way}: a dialog is still open on ${to}.`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: START, exact: true }).waitFor({ timeout: 10_000 });
    // Next.js may have kept the page as it was left, with its open dialog.
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== START)
      throw new Error(`${way}: one step back leads to ${page.url()} instead of ${START}.`);
  }
}
