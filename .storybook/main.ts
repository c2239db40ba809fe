import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { aliases } from './aliases.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The fonts that the build subsets; `pnpm build` makes them.
  staticDirs: [{ from: join(import.meta.dirname, '../packages/ui/dist/fonts'), to: '/fonts' }],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: { alias: aliases },
    }),
};

export default config;
