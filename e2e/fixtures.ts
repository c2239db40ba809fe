import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { join } from 'node:path';
import { query as queryIn, write as writeIn, type DatabaseName } from '../packages/edge/scripts/database.ts';

export { expect };

/** Errors that a test causes on purpose: it adds what it expects. */
export interface Complaints {
  allow: (pattern: RegExp) => void;
}

/** How the pages' scripts come: a project of playwright.config.ts runs the journeys in each way. */
export type Scripts = 'as they are' | 'late' | 'without islands';
export interface ScriptsOption {
  scripts: Scripts;
}
/** Milliseconds by which every script is late. */
const LATE_MS = 2000;

/** What the browser says of a request whose server ends: before it is accepted, before the answer, or within the answer. */
export const SERVER_ENDED =
  /ERR_(?:CONNECTION_(?:REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/;

/** Once it is allowed, the tested build asks for Google's tag, which the tests' browser cannot find (playwright.config.ts). */
const NO_GOOGLE = /ERR_NAME_NOT_RESOLVED https:\/\/www\.googletagmanager\.com\//;

/** Chromium's own promise, if a slow page appears before the fade between two pages can begin. The bootstrap catches it later. */
const NO_FADE = /^error: Transition was /;

let senders = 0;

/**
 * Every page of every test: a policy violation, a script error or a console error fails the
 * test, also where it looks at something else. Each test is another sender to the edge.
 */
export const test = base.extend<ScriptsOption & { complaints: Complaints; context: BrowserContext }>({
  scripts: ['as they are', { option: true }],
  context: async ({ context, scripts }, use) => {
    // A route sends every request through the test and switches off the cache, so there is none by default.
    if (scripts === 'late')
      await context.route(/\/assets\/[^/]+\.js$/, async (route) => {
        // It fetches one after the other to save them: no page waits for these.
        if (route.request().serviceWorker()) return route.fallback();
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        // The page may have gone on in the meantime.
        await route.fallback().catch(() => undefined);
      });
    if (scripts === 'without islands') await context.route(/\/assets\/island\.[^/]+\.js$/, (route) => route.abort());
    await use(context);
  },
  extraHTTPHeaders: async ({}, use, info) => {
    senders += 1;
    await use({
      'cf-connecting-ip': `10.${info.workerIndex % 250}.${Math.floor(senders / 250)}.${senders % 250}`,
      // Everybody comes from where nothing is suggested, wherever this machine is; a test may say otherwise.
      'mf-cf-blob': '{"country":"US"}',
    });
  },
  complaints: [
    async ({ context, scripts }, use) => {
      const allowed = [NO_GOOGLE, NO_FADE];
      const heard: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`console: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => heard.push(`error: ${error.error().message}`));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`Policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      if (scripts === 'without islands') allowed.push(/ERR_FAILED/);
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page answers: its visit has begun. Its live parts may still sleep. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body?.dataset.ready === 'true');
}

/** Waits until what comes with the first sign of life is there, such as what a click beside an open dialog does. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body.dataset.interactive === 'true');
}

/** Shows a live part that somebody is about to use it, and waits until React has taken it over. */
export async function wake(page: Page, part: string): Promise<void> {
  await ready(page);
  await page.locator(`[data-island="${part}"]`).dispatchEvent('pointerover');
  await page.waitForSelector(`[data-island="${part}"][data-hydrated]`, { state: 'attached' });
}

/** The folder of the databases of the edge under test. */
export const STATE = join(import.meta.dirname, '../.artefacts/e2e-state');

/** Rows of a database that the edge under test writes. */
export function query<Row>(sql: string, name: DatabaseName = 'leads'): Row[] {
  return queryIn<Row>(name, STATE, sql);
}

/** Changes a database that the edge under test writes. */
export function write(sql: string, name: DatabaseName = 'leads'): void {
  writeIn(name, STATE, sql);
}

export { SAMPLE_PATHS } from './pages.ts';
