import { spawn } from 'node:child_process';
import type { Browser, Page } from 'playwright';
import { violationsIn } from '../axe.ts';
import { PORTS } from '../ports.ts';
import { EVERY, ROUTED, type Kind } from './fresh-apps.ts';
import { usesRouter } from './journeys.ts';
import { BRAND } from './second-brand.ts';
import { enforceStrictPolicy } from './strict-policy.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
const ORIGIN = `http://127.0.0.1:${PORTS.app}`;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** What a page says that is no fault: the browser's repeats, and that Next.js 14 scrolls to what follows a sticky header. */
const HARMLESS = /^(?:Failed to load resource|Skipping auto-scroll behavior due to `position: sticky`)/;

/** When a page is ready. Astro hydrates after `load`. Next.js 14 fetches again and again what links to no page. */
const SETTLED = { vite: 'networkidle', astro: 'networkidle', next: 'load' } as const;

const faultsIn = (said: readonly string[]) => said.filter((text) => !HARMLESS.test(text));

export interface App {
  folder: string;
  kind: Kind;
  /** The major version of React. */
  react: string;
}

/**
 * Serves an app, and uses it. The built app is served with a strict policy, and axe looks at it; React's warnings are only in
 * the development server.
 * @throws {Error} if anything fails or the console has a message.
 */
export async function isInOrder(
  inBrowser: Browser,
  { folder, kind, react }: App,
  mode: 'development' | 'production',
): Promise<void> {
  const script = mode === 'production' ? 'start' : 'dev';
  const host = kind === 'next' ? '--hostname' : '--host';
  const args = ['run', script, '--', '--port', String(PORTS.app), host, '127.0.0.1'];
  const server = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let log = '';
  for (const output of [server.stdout, server.stderr]) output.on('data', (text: Buffer) => (log += text.toString()));
  const page = await inBrowser.newPage({ viewport: DESKTOP });
  // The development servers compile a page when it is first asked for.
  page.setDefaultTimeout(60_000);
  const said: string[] = [];
  try {
    await whenUp(ORIGIN);
    // Vite finds the dependencies of a page when it is first opened, and reloads it if there are more.
    if (mode === 'development')
      for (const path of ['/', EVERY, ROUTED]) await page.goto(ORIGIN + path, { waitUntil: SETTLED[kind] });
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
    page.on('response', (response) => {
      // These apps have no icon, and no pages behind most of their links, which Next.js fetches ahead.
      if (response.status() >= 400 && !/\/favicon\.ico$|[?&]_rsc=/.test(response.url()))
        said.push(`${response.status()} ${response.url()}`);
    });
    page.on('pageerror', (error) => said.push(error.message));
    // Next.js loads its own scripts by plain addresses, which Trusted Types refuse.
    if (mode === 'production') await enforceStrictPolicy(page, ORIGIN, { trustedTypes: kind !== 'next' });
    await showsFirstScreen(page, kind, said);
    if (mode === 'production') said.push(...(await violationsIn(page)));
    await showsEveryPart(page, kind, react);
    if (mode === 'production') said.push(...(await violationsIn(page, 'colours')));
    // Astro's `<ClientRouter />` parses pages in a way that Trusted Types refuse.
    if (mode === 'production') await enforceStrictPolicy(page, ORIGIN, { trustedTypes: kind === 'vite' });
    await usesRouter(page, ORIGIN);
    if (faultsIn(said).length > 0) throw new Error('The console, axe or a response has faults.');
  } catch (error) {
    const faults = faultsIn(said).join('\n');
    throw new Error(
      `${folder} (${mode}): ${(error as Error).message}\n${faults}\nThe server's last words:\n${log.slice(-2000)}`,
      { cause: error },
    );
  } finally {
    await page.close();
    // It has ended already if its port was taken.
    if (server.pid && server.exitCode === null) {
      process.kill(-server.pid);
      await new Promise((resolve) => server.once('close', resolve));
    }
  }
}

/** Checks the README's quick start: the first screen has our font, and the menus open. */
async function showsFirstScreen(page: Page, kind: Kind, said: string[]): Promise<void> {
  await page.goto(`${ORIGIN}/`, { waitUntil: SETTLED[kind] });
  const heading = page.getByRole('heading', { level: 1, name: 'Chemistry, one to one' });
  await heading.waitFor();
  await page.getByRole('button', { name: 'Tutoring' }).click();
  await page.getByRole('link', { name: 'Chemistry' }).first().waitFor({ state: 'visible' });
  const font = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
  if (!font.includes('Newsreader')) said.push(`The heading is set in ${font}.`);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.setViewportSize(DESKTOP);
}

/**
 * Opens the page with every component in the dark colours of the second brand. It was prerendered a year ago: if it depended
 * on the date, React would fail to hydrate it.
 */
async function showsEveryPart(page: Page, kind: Kind, react: string): Promise<void> {
  // Vite's and Astro's page sets the theme itself.
  await page.emulateMedia({ colorScheme: kind === 'next' ? 'dark' : 'light' });
  await page.clock.setFixedTime(Date.now() + YEAR_MS);
  await page.goto(ORIGIN + EVERY, { waitUntil: SETTLED[kind] });
  await page.getByRole('heading', { name: 'Every part' }).waitFor();
  // Hydrated: only React's effect opens a panel.
  await page.locator('nav button[aria-expanded]').first().click();
  await page.locator('nav button[aria-expanded=true]').first().waitFor({ timeout: 10_000 });
  await page.getByText(`This is React ${react}.`).waitFor({ timeout: 10_000 });
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  if (ground !== rgb(BRAND.dark.ground)) throw new Error(`The second brand's ground is ${ground} in dark.`);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0)
      throw new Error(`The page with every component is ${wider} px wider than a screen of ${size.width} px.`);
  }
  await page.clock.setFixedTime(Date.now());
  await page.emulateMedia({ colorScheme: null });
}

/** A colour as the browser says it. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

async function whenUp(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The app did not answer at ${address} within a minute.`);
}
