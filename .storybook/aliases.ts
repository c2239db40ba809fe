import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ui = join(import.meta.dirname, '../packages/ui');

/** Resolves the library's `#…` imports to the sources. In the published package they lead to `dist`. */
const source = { find: /^#(?=[\w-]+\/)/, replacement: join(ui, 'src/') };

/** `REACT=18` runs the stories on the oldest supported React. */
const reactVersion = process.env.REACT === '18' ? ['react', 'react-dom'].map(as18) : [];

function as18(find: string) {
  const require = createRequire(join(ui, 'package.json'));
  return { find, replacement: dirname(require.resolve(`${find}-18/package.json`)) };
}

export const aliases = [source, ...reactVersion];
