import { test as base, expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { query as queryIn, type DatabaseName } from '../packages/edge/scripts/database.ts';

export { expect };

/** Errors that a test causes on purpose: it adds what it expects. */
export interface Complaints {
  allow: (pattern: RegExp) => void;
}

let senders = 0;

/**
 * Every page of every test: a policy violation, a script error or a console error fails the
 * test, also where it looks at something else. Each test is another sender to the edge.
 */
export const test = base.extend<{ complaints: Complaints }>({
  extraHTTPHeaders: async ({}, use, info) => {
    senders += 1;
    await use({ 'CF-Connecting-IP': `10.${info.workerIndex % 250}.${Math.floor(senders / 250)}.${senders % 250}` });
  },
  complaints: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
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
      // Once it is allowed, the tested build asks for Google's tag, which is out of reach here.
      await context.route(/googletagmanager\.com/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has taken the page over, the parts included whose scripts come later. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.body.dataset.ready === 'true' &&
      // What a screen of this width does not show need not come.
      ![...document.querySelectorAll('[data-island="waiting"]')].some((part) =>
        part.firstElementChild?.checkVisibility(),
      ),
  );
}

const STATE = join(import.meta.dirname, '../.artefacts/e2e-state');

/** Rows of a database that the edge under test writes. */
export function query<Row>(sql: string, name: DatabaseName = 'leads'): Row[] {
  return queryIn<Row>(name, STATE, sql);
}

export { SAMPLE_PATHS } from './pages.ts';
