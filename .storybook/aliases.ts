import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ui = join(import.meta.dirname, '../packages/ui');

/** The library's `#…` imports lead to dist in the published package, and to the sources here. */
const source = { find: /^#(?=[\w-]+\/)/, replacement: join(ui, 'src/') };

/** `REACT=18` runs the stories on the oldest supported React. */
const reactVersion = process.env.REACT === '18' ? ['react', 'react-dom'].map(as18) : [];

function as18(find: string) {
  const require = createRequire(join(ui, 'package.json'));
  return { find, replacement: dirname(require.resolve(`${find}-18/package.json`)) };
}

export const aliases = [source, ...reactVersion];
