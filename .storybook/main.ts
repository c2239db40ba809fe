import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { aliases } from './aliases.ts';

/**
 * The fonts that the build subsets (`pnpm build` makes them). In the package they lie beside the stylesheet; here Vite
 * must know them, or their address is right in development only.
 */
const fonts = {
  find: /^\.\/fonts\/(?=[\w-]+\.woff2$)/,
  replacement: join(import.meta.dirname, '../packages/ui/dist/fonts/'),
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: { alias: [...aliases, fonts] },
    }),
};

export default config;
