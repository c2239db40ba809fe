import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ui = import.meta.dirname;
/** What was reached, in bytes. */
const limits = JSON.parse(readFileSync(join(ui, 'sizes.json'), 'utf8'));

/** What is imported later (the engine of the search, what shows a toast) is no weight of the page that may need it. */
const withoutLater = {
  name: 'without-later',
  setup: ({ onResolve }) => {
    onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: 'later', external: true } : undefined,
    );
  },
};

const part = (name, file, plugins) => ({
  name,
  path: join(ui, `dist/${file}.js`),
  import: '*',
  ignore: ['react', 'react-dom'],
  modifyEsbuildConfig: (config) => ({
    ...config,
    target: 'es2022',
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), ...plugins],
  }),
  limit: `${limits[name] ?? 0} B`,
});

/** What each component weighs for whoever imports it alone: minified, brotli, without React. */
export default [
  ...globSync('src/*/index.ts', { cwd: ui })
    .map((file) => basename(dirname(file)))
    .sort()
    .map((name) => part(name, name, [withoutLater])),
  // Radix comes with the first toast (docs/adr/0003).
  part('toast with its first message', 'toast', []),
];
