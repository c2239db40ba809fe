/**
 * What tsup leaves undone: puts `'use client'` back (esbuild drops it), minifies the stylesheets, tells each rule once,
 * removes the empty scripts that came with them, and completes the paths in the types.
 */
import { LANGUAGES } from '@tutoring/domain/languages';
import { browserslistToTargets, transform } from 'lightningcss';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Safari 15.4 is the oldest engine with cascade layers. */
const targets = browserslistToTargets(['safari 15.4', 'chrome 99', 'firefox 98']);

// Each style file opens with a comment that names it. What core.css has, such as the theme that the
// other sheets read, is not said again.
const sections = async (name: string) =>
  (await readFile(`dist/css/${name}.css`, 'utf8')).split(/^(?=\/\* vanilla-extract-css-ns:)/m);
/** In place of the words that stand for all parts (src/styles/own-elements.css.ts), their classes. */
const roots = JSON.parse(await readFile('dist/roots.json', 'utf8')) as { part: string[]; inline: string[] };
if (roots.part.length < 50) throw new Error(`Only ${roots.part.length} parts have a class of their own.`);
await rm('dist/roots.json');
const list = (names: string[]) => names.map((name) => `.${name}`).join(',');
const named = (section: string) =>
  section.replaceAll('[data-all-parts]', list(roots.part)).replaceAll('[data-inline-parts]', list(roots.inline));

const core = (await sections('core')).map(named);
const page = await sections('page');
/** All of it: it may stand in front of core.css or behind it. */
const reset = await sections('reset');
const widgets = without(core, await sections('widgets'));
/** Sheets that are linked behind those two where they are needed. */
const RARE = ['extras', 'chart', 'chooser', 'tools', 'inbox', 'chat', 'notice-card', 'reference'];
/** Sheets for a first screen, whose rules stand in widgets.css for what is further down. */
const TWICE = new Set(['chart']);
const rare = await Promise.all(
  RARE.map(async (name) => {
    const before = TWICE.has(name) ? core : [...core, ...widgets];
    return [name, without(before, await sections(name))] as const;
  }),
);

/** What a sheet says that the ones before it have not; each begins with the order of the layers. */
function without(before: readonly string[], sheet: readonly string[]): string[] {
  return sheet.filter((section) => section.includes('src/styles/layers.css.ts') || !before.includes(section));
}

/** Pages of a site turn into each other, for whom motion is no trouble: a rule that vanilla-extract cannot write. */
const viewTransition = '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }';

for (const [name, parts] of [
  ['core', core],
  ['page', [...page, viewTransition]],
  ['reset', [...reset.filter((section) => !section.includes('src/styles/theme.css.ts')), viewTransition]],
  ['widgets', widgets],
  ...rare,
] as const) {
  const { code } = transform({
    filename: `${name}.css`,
    code: Buffer.from(parts.join('')),
    minify: true,
    targets,
  });
  await writeFile(`dist/${name}.css`, code);
}
await rm('dist/css', { recursive: true });

// An entry is for the client if anything it brings along is; esbuild drops the directive on the way.
const CLIENT_ONLY = /\b(createContext|useContext|useState|useEffect|useRef|useSyncExternalStore|lazy)\b/;

async function withImports(file: string, seen = new Set<string>()): Promise<string> {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = await readFile(file, 'utf8');
  const imports = [...text.matchAll(/from\s*["'](\.\/[^"']+)["']/g)].map(([, path = '']) => join(dirname(file), path));
  return text + (await Promise.all(imports.map((path) => withImports(path, seen)))).join('');
}

for (const source of globSync('src/*/index.ts')) {
  const entry = `dist/${basename(dirname(source))}.js`;
  if (!CLIENT_ONLY.test(await withImports(entry))) continue;
  await writeFile(entry, `'use client';\n${await readFile(entry, 'utf8')}`);
  // In a source map, a semicolon ends a line.
  const map = JSON.parse(await readFile(`${entry}.map`, 'utf8')) as { mappings: string };
  await writeFile(`${entry}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
}

// All messages of a language in one module, for pages that show many components.
const speaking = globSync('src/*/messages/en.ts')
  .map((file) => basename(dirname(dirname(file))))
  .sort();
await mkdir('dist/messages', { recursive: true });
for (const language of LANGUAGES) {
  const name = language.replace('-', '');
  const imports = speaking.map(
    (component, index) => `import { ${name} as m${index} } from '../${component}/messages/${language}.js';`,
  );
  const entries = speaking.map((component, index) => `  '${component}': m${index},`);
  const code = [...imports, `export const ${name} = {`, ...entries, '};', ''].join('\n');
  await writeFile(`dist/messages/${language}.js`, code);
  await writeFile(
    `dist/messages/${language}.d.ts`,
    `import type { MessageCatalogue } from '../provider/catalogue';\nexport declare const ${name}: MessageCatalogue;\n`,
  );
}

// Node's own resolution, which some consumers' TypeScript follows, wants endings.
for (const file of globSync('dist/**/*.d.ts')) {
  const text = await readFile(file, 'utf8');
  const complete = text.replace(/(from '|import\(")(\.{1,2}\/[^'"]+)(?=['"])/g, '$1$2.js');
  if (complete !== text) await writeFile(file, complete);
}

// A stylesheet is imported for what it does; TypeScript asks for a file all the same.
await writeFile('dist/stylesheet.d.ts', 'export {};\n');
