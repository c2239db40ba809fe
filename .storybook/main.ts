import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { join, relative } from 'node:path';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { aliases } from './aliases.ts';
import { DOCGEN, TSCONFIG } from './docgen.ts';
import { UI } from './entries.ts';
import { exportedByFolder } from './exported.ts';

/**
 * The fonts that the build subsets (`pnpm build` makes them). In the package they lie beside the stylesheet; here Vite
 * must know them, or their address is right in development only.
 */
const fonts = {
  find: /^\.\/fonts\/(?=[\w-]+\.woff2$)/,
  replacement: join(UI, 'dist/fonts/'),
};

/** Functions and types for the pages (beside.tsx): read when a page of documentation asks, and by no test of a story. */
const VIRTUAL = 'virtual:exported';
const exported = {
  name: 'exported',
  resolveId: (id: string) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load: (id: string) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(exportedByFolder())}` : undefined),
};

const ROOT = join(import.meta.dirname, '..');
/** What tables of props are made of names each component's file: by its place in the project, not on this machine. */
const placesInProject = {
  name: 'places-in-project',
  apply: 'build' as const,
  transform: (code: string) =>
    code.includes(`"filePath":"${ROOT}`)
      ? { code: code.replaceAll(`"filePath":"${ROOT}/`, '"filePath":"'), map: null }
      : null,
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './pages/*.stories.tsx',
    './foundations/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  typescript: {
    // It asks the compiler, so that a type from elsewhere is resolved and a `@default` is read.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // As seen from here: a built Storybook tells its settings.
      tsconfigPath: relative(process.cwd(), TSCONFIG),
      include: ['packages/ui/src/**/*.tsx'],
      ...DOCGEN,
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), exported, placesInProject],
      resolve: { alias: [...aliases, fonts] },
    }),
};

export default config;
