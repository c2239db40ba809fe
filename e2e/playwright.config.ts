import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts';
import type { ScriptsOption } from './fixtures.ts';
import { PORTS } from './ports.ts';

const PORT = PORTS.journeys;

/** No journey depends on the network: the browser finds nobody but this machine. */
const ONLY_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';
const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** The journeys in each language: on a phone only, as most families come. */
const IN_EACH_LANGUAGE = /language-journeys/;
const OTHER_WAYS = {
  testIgnore: [
    IN_EACH_LANGUAGE,
    /without-javascript/,
    /hydration/,
    /layout/,
    /consent-matrix/,
    /routes/,
    /axe/,
    /every-page/,
    /walks/,
    /versions/,
    /deploys/,
  ],
  grepInvert: /@as-they-are/,
};
/** Runs only journeys with a tag; all of them in the full run. */
const onlyTagged = (tag: RegExp) => (process.env.FULL ? {} : { grep: tag });

export default defineConfig<ScriptsOption>({
  testDir: 'tests',
  outputDir: '../.artefacts/e2e',
  // The only files that tests compare with: walks.spec.ts writes them for people.
  snapshotPathTemplate: '../docs/accessibility/{arg}{ext}',
  // Three browsers on two cores, because a journey spends a quarter of its time waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey that needs a retry has a race, in itself or in the site. So there are no retries by default. The whole run
  // allows them, because its machine is busy; it lists the retried journeys, and fails if there are more than a few.
  retries: Number(process.env.SECOND_CHANCES ?? 0),
  reporter: [['list'], ['./few-second-chances.ts']],
  // Three browsers share two cores, and some machines are half as fast: a journey of five pages has taken 49 s. Only
  // failures take this long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: await findBrowser(), args: [...BROWSER_ARGS, ONLY_HERE] },
    // Saved pages would hide requests. Only offline.spec.ts and versions.spec.ts allow the service worker.
    serviceWorkers: 'block',
    // Traces cost a tenth of the time. Use `TRACE=1` if the message of a failure is not enough.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  // The built site on the real edge runtime, with a database of its own that starts empty.
  webServer: {
    command: `rm -rf ../.artefacts/e2e-state && node ../packages/edge/scripts/serve.ts --port ${PORT} --persist-to ../.artefacts/e2e-state`,
    url: `http://127.0.0.1:${PORT}/api/health`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  projects: [
    { name: 'desktop', use: DESKTOP, testIgnore: [IN_EACH_LANGUAGE, /without-javascript/] },
    // The same journeys, with scripts that come late, and with those of React never: a page must be usable, and say
    // nothing false. A dozen of them always; all in the full run, but for those that are about how scripts come.
    {
      name: 'late scripts',
      use: { ...DESKTOP, scripts: 'late' },
      ...OTHER_WAYS,
      ...onlyTagged(/@late-scripts/),
      timeout: 180_000,
      // Some interactions need four scripts in sequence.
      expect: { timeout: 30_000 },
    },
    {
      name: 'without islands',
      use: { ...DESKTOP, scripts: 'without islands' },
      ...OTHER_WAYS,
      // Calculators, the form's own checks and saved entries need React.
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
