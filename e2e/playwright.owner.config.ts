import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts';

/** The owner's journeys through the desk, on a temporary copy of the project, whose site is built at the end. */
export default defineConfig({
  testDir: 'owner',
  outputDir: '../.artefacts/owner-results',
  globalSetup: './owner/with-copy.ts',
  // One copy, which each journey finds as the one before has left it.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // As in playwright.config.ts, a busy machine gets a second chance. The desk's journeys begin anew, with a new copy.
  retries: Number(process.env.SECOND_CHANCES ?? 0),
  reporter: [['list']],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // The first check of the content takes some seconds.
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: await findBrowser(), args: BROWSER_ARGS },
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'desk', testMatch: 'desk.spec.ts' },
    // Builds what the owner has saved; not worth a minute if saving failed.
    { name: 'site', testMatch: 'site.spec.ts', dependencies: ['desk'] },
    // On the site as it is built, not on the copy.
    { name: 'assistant', testMatch: 'assistant.spec.ts' },
  ],
});
