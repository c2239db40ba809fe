import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts';
import type { ScriptsOption } from './fixtures.ts';
import { PORTS } from './ports.ts';

const PORT = PORTS.journeys;

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const OTHER_WAYS = {
  testIgnore: [/without-javascript/, /hydration/, /layout/, /consent-matrix/, /routes/, /axe/, /versions/],
  grepInvert: /@as-they-are/,
};
/** Which of them run: all in the full run, else those with the tag. */
const onlyTagged = (tag: RegExp) => (process.env.FULL ? {} : { grep: tag });

export default defineConfig<ScriptsOption>({
  testDir: 'tests',
  outputDir: '../.artefacts/e2e',
  // A third browser on two cores works while the others wait: a quarter of a journey is time in which nothing must happen.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey that needs a second chance hides a race, in it or in the site: alone it gets none. The whole run, beside
  // whatever else its machine does, names those that needed one, and fails if they are more than a few.
  retries: Number(process.env.SECOND_CHANCES ?? 0),
  reporter: [['list'], ['./few-second-chances.ts']],
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: await findBrowser(), args: BROWSER_ARGS },
    // What is saved would come in between; offline.spec.ts and versions.spec.ts let it.
    serviceWorkers: 'block',
    // Traces cost a tenth of the time: `TRACE=1` where a failure cannot be understood from its message.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  // The built site on the real edge runtime, with a database of its own that starts empty.
  webServer: {
    command: `rm -rf ../.artefacts/e2e-state && node ../packages/edge/scripts/serve.ts --port ${PORT} --persist-to ../.artefacts/e2e-state`,
    url: `http://127.0.0.1:${PORT}/api/health`,
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  projects: [
    { name: 'desktop', use: DESKTOP, testIgnore: /without-javascript/ },
    // The same journeys, with scripts that come late, and with those of React never: a page must be usable, and say
    // nothing false. A dozen of them always; all in the full run, but for those that are about how scripts come.
    {
      name: 'late scripts',
      use: { ...DESKTOP, scripts: 'late' },
      ...OTHER_WAYS,
      ...onlyTagged(/@late-scripts/),
      timeout: 90_000,
      // Some answers need four scripts, one after the other.
      expect: { timeout: 20_000 },
    },
    {
      name: 'without islands',
      use: { ...DESKTOP, scripts: 'without islands' },
      ...OTHER_WAYS,
      // A calculator, what a form does beyond the browser's own, and what is saved of them, cannot be had without it.
      testIgnore: [...OTHER_WAYS.testIgnore, /crawl/, /offline/],
      grepInvert: /@as-they-are|@needs-app/,
      ...onlyTagged(/@without-app/),
    },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, testMatch: /journey/ },
    {
      name: 'no-js',
      use: { javaScriptEnabled: false, viewport: { width: 820, height: 1180 } },
      testMatch: /without-javascript/,
    },
  ],
});
