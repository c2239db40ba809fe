import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ui = join(import.meta.dirname, '../packages/ui');

/** The library's `#…` imports lead to dist in the published package, and to the sources here. */
export const sourceAlias = { '#': join(ui, 'src/') };

/** `REACT=18` runs the stories on the oldest supported React. */
export const reactVersionAlias: Record<string, string> = process.env.REACT === '18' ? react18() : {};

function react18(): Record<string, string> {
  const require = createRequire(join(ui, 'package.json'));
  return {
    react: dirname(require.resolve('react-18/package.json')),
    'react-dom': dirname(require.resolve('react-dom-18/package.json')),
  };
}
