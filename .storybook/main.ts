import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { join, relative } from 'node:path';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { aliases } from './aliases.ts';
import { changelog } from './changes.ts';
import { checkedByFolder } from './checked.ts';
import { DOCGEN, TSCONFIG } from './docgen.ts';
import { UI } from './entries.ts';
import { exportedByFolder } from './exported.ts';
import { sitePages } from './site-pages.ts';

/**
 * The fonts from `pnpm build`. In the package they are next to the stylesheet. Vite must import them here, because otherwise
 * their URL is correct only in development.
 */
const fonts = {
  find: /^\.\/fonts\/(?=[\w-]+\.woff2$)/,
  replacement: join(UI, 'dist/fonts/'),
};

/** A virtual module. Vite makes it when a page imports it, so never for most stories' tests. */
const virtual = (name: string, make: () => unknown) => ({
  name,
  resolveId: (id: string) => (id === `virtual:${name}` ? `\0${id}` : undefined),
  load: (id: string) => (id === `\0virtual:${name}` ? `export default ${JSON.stringify(make())}` : undefined),
});

const ROOT = join(import.meta.dirname, '..');
/** Makes the file names in the tables of props relative to the project, so that no path of this machine is published. */
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
    './{foundations,pages,patterns,recipes}/*.mdx',
    './{pages,recipes}/*.stories.tsx',
    '../packages/{desk,ui}/src/**/*.mdx',
    '../packages/{desk,ui}/src/**/*.stories.tsx',
  ],
  // `llms.txt` and its pages, from the package's build.
  staticDirs: ['../packages/ui/dist/docs'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  typescript: {
    // Uses the compiler, so that imported types are resolved and `@default` is read.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Relative paths, because a built Storybook publishes its settings.
      tsconfigPath: relative(process.cwd(), TSCONFIG),
      include: ['packages/{desk,ui}/src/**/*.tsx'],
      ...DOCGEN,
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its steps are for somebody who sets Storybook up, not for readers.
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        vanillaExtractPlugin(),
        virtual('exported', exportedByFolder),
        virtual('pages', sitePages),
        virtual('changelog', changelog),
        virtual('checked', checkedByFolder),
        placesInProject,
      ],
      resolve: { alias: [...aliases, fonts] },
    }),
};

export default config;
