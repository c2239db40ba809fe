import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ENTRIES, INTERNAL, UI } from './entries.ts';

/** Resolves the library's `#…` imports to the sources. In the published package they lead to `dist`. */
const source = { find: /^#(?=[\w-]+\/)/, replacement: join(UI, 'src/') };

/** Resolves what site and desk import from the library to the sources too, so that their stories show changes at once. */
const library = [
  { find: /^@tutoring\/ui\/(.+)\/messages\//, replacement: join(UI, 'src/$1/messages/') },
  ...Object.entries({ ...ENTRIES, ...INTERNAL }).map(([entry, file]) => ({
    find: new RegExp(`^@tutoring/ui/${entry}$`),
    replacement: join(UI, file),
  })),
];

/** `REACT=18` runs the stories on the oldest supported React. */
const reactVersion = process.env.REACT === '18' ? ['react', 'react-dom'].map(as18) : [];

function as18(find: string) {
  const require = createRequire(join(UI, 'package.json'));
  return { find, replacement: dirname(require.resolve(`${find}-18/package.json`)) };
}

export const aliases = [source, ...library, ...reactVersion];
