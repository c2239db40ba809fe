import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { aliases } from './.storybook/aliases.ts';
import { fromInstalled } from './e2e/consumer/install.ts';
import { BROWSER_ARGS, findBrowser } from './scripts/browser.ts';

const executablePath = await findBrowser();

/** Beside other work a browser on two cores can miss a moment: the whole run asks once more, and tells what needed it. */
const retry = Number(process.env.SECOND_CHANCES ?? 0);

/** A test that takes longer hangs. Nothing is told about speed: machines are shared, and some are slow. */
const HANGS_MS = 120_000;

/** The clock of the run, which no test may depend on: `TEST_DATE=2028-02-29`. */
const clock = { setupFiles: [join(import.meta.dirname, 'scripts/test-clock.ts')] };
const clockEnv = { VITE_TEST_DATE: process.env.TEST_DATE ?? '' };

/** The one browser; each project of it needs a name of its own. */
const browser = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath, args: BROWSER_ARGS } }),
  instances: [{ browser: 'chromium' as const, name }],
});

export default defineConfig({
  test: {
    projects: [
      {
        // Pure logic, in Node.
        test: {
          name: 'unit',
          environment: 'node',
          ...clock,
          env: clockEnv,
          // All in one: a process for each file was a third of their time.
          isolate: false,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          include: [
            'scripts/*.test.ts',
            'packages/domain/src/**/*.test.ts',
            'packages/edge/{scripts,src,test/unit}/**/*.test.ts',
            'packages/ui/src/**/*.node.test.ts',
            'site/src/{build,mdx,shared}/**/*.test.ts',
          ],
        },
      },
      {
        // What runs in visitors' browsers keeps what it knows of a visit in its modules: a process for each file.
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
          // They wait for receivers and restarts more than they compute.
          maxWorkers: 2,
        },
      },
      {
        // The packed library as an app's own tests use it.
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
        // Every story in a real browser, with axe; REACT=18 runs them on the oldest supported React, without it.
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          retry,
          testTimeout: HANGS_MS,
          env: { VITE_REACT: process.env.REACT ?? '19' },
          // All in one page, as Storybook shows them: a new one for each file was half of their time.
          isolate: false,
          browser: browser('stories'),
        },
      },
      {
        // What is true of every part of every component.
        plugins: [vanillaExtractPlugin()],
        resolve: { alias: aliases },
        // Found late, they would reload a running test.
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
          env: { ...clockEnv, VITE_REACT: process.env.REACT ?? '19' },
          browser: browser('components'),
        },
      },
    ],
  },
});
