import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { defineConfig } from 'tsup';

/** Whose each class name is. */
const owners = new Map<string, string>();
/** The classes of parts' root elements by kind (src/lib/in-components.ts), for scripts/finish-build.ts. */
const roots = { part: new Set<string>(), inline: new Set<string>() };
process.once('exit', () => {
  const listed = Object.entries(roots).map(([kind, names]) => [kind, [...names].sort()]);
  writeFileSync('dist/roots.json', JSON.stringify(Object.fromEntries(listed)));
});

/**
 * Class names and stylesheet must agree: both builds name classes the same way. vanilla-extract's short names are seven
 * signs of a hash of the file, and a count. Four of the seven tell our files apart, and what is random in a page cannot be
 * compressed.
 */
function identifiers({ hash, filePath, debugId }: { hash: string; filePath: string; debugId?: string }): string {
  const name = `_${hash.slice(3)}`;
  const owner = owners.get(name) ?? filePath;
  owners.set(name, owner);
  if (owner !== filePath) throw new Error(`${owner} and ${filePath} share the class ${name}: keep one more sign.`);
  if (debugId === 'part' || debugId === 'inline') roots[debugId].add(name);
  return name;
}

const components = Object.fromEntries(
  globSync('src/*/index.ts').map((file) => [dirname(file).slice('src/'.length), file]),
);
const messages = Object.fromEntries(
  globSync('src/**/messages/*.ts').map((file) => [file.slice('src/'.length, -'.ts'.length), file]),
);
/** For this repository alone: .pnpmfile.mjs and `files` keep them out of the published package. */
const internal = Object.fromEntries(
  globSync('src/internal/*.ts').map((file) => [`internal/${basename(file, '.ts')}`, file]),
);

// Types are tsc's (tsconfig.build.json): rolled up for each entry they took 7 GB.
export default defineConfig([
  {
    entry: {
      ...components,
      ...messages,
      ...internal,
      consent: 'src/cookie-consent/consent.ts',
      'consent-receipt': 'src/cookie-consent/enhance-receipt.ts',
      'chat-enhance': 'src/chat/enhance.ts',
      enhance: 'src/enhance.ts',
      jsdom: 'src/jsdom.ts',
      'mark-exercise-enhance': 'src/mark-exercise/enhance.ts',
      'video-enhance': 'src/video/enhance.ts',
    },
    format: 'esm',
    target: 'es2022',
    // Developers step from their browser into our code: the maps bring it along.
    sourcemap: true,
    clean: true,
    // A component's English stays a module of its own, which a site in another language leaves out.
    external: [/^#/],
    esbuildPlugins: [vanillaExtractPlugin({ outputCss: false, identifiers })],
  },
  {
    // scripts/finish-build.ts makes the published stylesheets of these.
    entry: {
      core: 'src/styles/core.css.ts',
      reset: 'src/styles/reset.css.ts',
      components: writeComponentsEntry(),
    },
    outDir: 'dist/css',
    format: 'esm',
    target: 'es2022',
    external: [/\.woff2$/, /^#/, /^react/, /^@radix-ui/, /^@tutoring\/domain/],
    esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
  },
]);

/**
 * Writes a module that imports every component and every style file of its folder, so that no list of them is kept by
 * hand. Styles come in the order in which components import each other: a component's own rules follow those of the
 * components that it is made of.
 */
function writeComponentsEntry(): string {
  const lines = [...Object.keys(components).sort(), ...Object.keys(internal).sort()].flatMap((name) => [
    // A plain import would be dropped: the modules have no side effects.
    `export * as ${name.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())} from '../${name}';`,
    ...globSync(`src/${name}/*.css.ts`)
      .sort()
      .map((file) => `import '../${file.slice('src/'.length, -'.ts'.length)}';`),
  ]);
  mkdirSync('src/generated', { recursive: true });
  writeFileSync('src/generated/components.ts', `${lines.join('\n')}\n`);
  return 'src/generated/components.ts';
}
