import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts';
import { PORTS } from './ports.ts';

const PORT = PORTS.writing;

/** Tests of the development server, which runs without the edge. */
export default defineConfig({
  testDir: 'develop',
  outputDir: '../.artefacts/develop-results',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 90_000,
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: await findBrowser(), args: BROWSER_ARGS },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `node develop/serve.ts ${PORT}`,
    url: `http://localhost:${PORT}/about`,
    // The server bundles everything before its first answer.
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
