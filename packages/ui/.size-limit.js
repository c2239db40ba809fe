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

/** What each component weighs for whoever imports it alone: minified, brotli, without React. */
export default globSync('src/*/index.ts', { cwd: ui })
  .map((file) => basename(dirname(file)))
  .sort()
  .map((name) => ({
    name,
    path: join(ui, `dist/${name}.js`),
    import: '*',
    ignore: ['react', 'react-dom'],
    modifyEsbuildConfig: (config) => ({
      ...config,
      target: 'es2022',
      logLevel: 'error',
      plugins: [...(config.plugins ?? []), withoutLater],
    }),
    limit: `${limits[name] ?? 0} B`,
  }));
