import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { aliases } from './.storybook/aliases.ts';
import { fromInstalled } from './e2e/consumer/install.ts';
import { BROWSER_ARGS, findBrowser } from './scripts/browser.ts';

const executablePath = await findBrowser();

/** How often a failed browser test is retried. `npm test` retries once, because its browsers share two cores, and lists the retries. */
const retry = Number(process.env.SECOND_CHANCES ?? 0);

/** Milliseconds after which a test counts as hanging. It is no bar for speed: machines are shared, and some are slow. */
const HANGS_MS = 120_000;

/** Sets the clock to `TEST_DATE`, such as 2028-02-29: no test may depend on the real date. */
const clock = { setupFiles: [join(import.meta.dirname, 'scripts/test-clock.ts')] };
const clockEnv = { VITE_TEST_DATE: process.env.TEST_DATE ?? '' };

/** The browser of a project. Vitest wants a different name for each. */
const browser = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath, args: BROWSER_ARGS } }),
  instances: [{ browser: 'chromium' as const, name }],
});

/** Takes packages as Node takes them in a build. Vitest prefers their development versions: Markdown's takes twice as long. */
const asBuilt: Plugin = {
  name: 'as-built',
  configResolved({ ssr: { resolve } }) {
    if (resolve?.conditions)
      resolve.conditions = resolve.conditions.filter((condition) => !condition.startsWith('development'));
  },
};

export default defineConfig({
  test: {
    projects: [
      {
        // Pure logic, in Node.
        plugins: [asBuilt],
        test: {
          name: 'unit',
          environment: 'node',
          ...clock,
          env: clockEnv,
          // All files in one process. One for each took half as long again.
          isolate: false,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          include: [
            'scripts/**/*.test.ts',
            'packages/ui/scripts/*.test.ts',
            'packages/{desk,domain}/src/**/*.test.ts',
            'packages/edge/{scripts,src,test/unit}/**/*.test.ts',
            'packages/ui/src/**/*.node.test.ts',
            'site/src/{build,mdx,shared}/**/*.test.ts',
          ],
        },
      },
      {
        // Code of the visitor's browser keeps its state in its modules, so each file needs a new process.
        test: {
          name: 'client',
          environment: 'node',
          ...clock,
          env: clockEnv,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          include: ['site/src/client/**/*.test.ts'],
        },
      },
      {
        // Real requests to the built site on the real runtime.
        test: {
          name: 'edge',
          environment: 'node',
          include: ['packages/edge/test/runtime/*.test.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          // These tests wait for receivers and restarts more than they compute: four of them use one core.
          maxWorkers: 4,
        },
      },
      {
        // The packed library, used as in the tests of an app.
        plugins: [fromInstalled],
        test: {
          name: 'consumer',
          environment: 'jsdom',
          testTimeout: HANGS_MS,
          include: ['e2e/consumer/*.test.{ts,tsx}'],
          globalSetup: ['e2e/consumer/install.ts'],
          setupFiles: ['e2e/consumer/setup.ts'],
        },
      },
      {
        // Every story in a real browser, with axe. `REACT=18` runs them on the oldest supported React, without axe.
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          retry,
          testTimeout: HANGS_MS,
          env: { VITE_REACT: process.env.REACT ?? '19' },
          // All files in one page, as Storybook shows them. A page for each took twice as long.
          isolate: false,
          browser: browser('stories'),
        },
      },
      {
        // Tests of components in a real browser.
        plugins: [vanillaExtractPlugin()],
        resolve: { alias: aliases },
        // Vite bundles these at the start. If it found one late, it would reload a running test.
        optimizeDeps: {
          include: [
            '@storybook/react-vite',
            'storybook/test',
            '@testing-library/react',
            '@testing-library/user-event',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
          ],
        },
        test: {
          name: 'components',
          setupFiles: [...clock.setupFiles, join(import.meta.dirname, 'packages/ui/src/lib/test-setup.ts')],
          retry,
          testTimeout: HANGS_MS,
          include: ['packages/{desk,ui}/src/**/*.test.tsx'],
          // As in `test-setup.ts`.
          expect: { poll: { timeout: 30_000 } },
          env: { ...clockEnv, VITE_REACT: process.env.REACT ?? '19' },
          browser: browser('components'),
        },
      },
    ],
  },
});
