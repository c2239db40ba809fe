import { spawn } from 'node:child_process';
import type { Browser, Page } from 'playwright';
import { PORTS } from '../ports.ts';
import { EVERY } from './fresh-apps.ts';
import { usesRouter } from './journeys.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
const ORIGIN = `http://127.0.0.1:${PORTS.app}`;

/** Serves a built app, and uses it. Throws if anything fails or the console has a message. */
export async function isInOrder(inBrowser: Browser, app: string, kind: 'vite' | 'router' | 'next'): Promise<void> {
  const args = ['run', 'start', '--', '--port', String(PORTS.app), ...(kind === 'next' ? [] : ['--host', '127.0.0.1'])];
  const server = spawn('npm', args, { cwd: app, stdio: 'ignore', detached: true });
  const page = await inBrowser.newPage();
  try {
    const said: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
    page.on('response', (response) => {
      // These apps have no icon, and no pages behind most of their links, which Next.js fetches ahead.
      if (response.status() >= 400 && !/\/favicon\.ico$|[?&]_rsc=/.test(response.url()))
        said.push(`${response.status()} ${response.url()}`);
    });
    page.on('pageerror', (error) => said.push(error.message));
    await whenUp(ORIGIN);
    if (kind !== 'router') await showsFirstScreen(page, said);
    if (kind === 'next') await showsEveryPart(page);
    if (kind !== 'vite') await usesRouter(page, ORIGIN);
    const own = said.filter((text) => !text.startsWith('Failed to load resource'));
    if (own.length > 0) throw new Error(`The browser reported errors in ${app}:\n${own.join('\n')}`);
  } finally {
    await page.close();
    if (server.pid) process.kill(-server.pid);
    await new Promise((resolve) => server.once('close', resolve));
  }
}

/** Checks the README's quick start: the first screen has our font, and the menu opens. */
async function showsFirstScreen(page: Page, said: string[]): Promise<void> {
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' });
  const heading = page.getByRole('heading', { level: 1, name: 'Chemistry, one to one' });
  await heading.waitFor();
  await page.getByRole('button', { name: 'Tutoring' }).click();
  await page.getByRole('link', { name: 'Chemistry' }).first().waitFor({ state: 'visible' });
  const font = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
  if (!font.includes('Newsreader')) said.push(`The heading is set in ${font}.`);
}

/** Opens a page that was prerendered a year ago. If it depended on the date, React would fail to hydrate it. */
async function showsEveryPart(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + YEAR_MS);
  await page.goto(ORIGIN + EVERY, { waitUntil: 'load' });
  await page.getByRole('heading', { name: 'Every part' }).waitFor();
  // Hydrated: only React's effect opens a panel.
  await page.locator('nav button[aria-expanded]').first().click();
  await page.locator('nav button[aria-expanded=true]').first().waitFor({ timeout: 10_000 });
  await page.clock.setFixedTime(Date.now());
}

async function whenUp(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The app did not answer at ${address} within 20 s.`);
}
