/**
 * Finishes what tsup leaves undone: puts `'use client'` back (esbuild drops it), makes the stylesheets, and completes the
 * paths in the types.
 */
import { LANGUAGES } from '@tutoring/domain/languages';
import { browserslistToTargets, transform } from 'lightningcss';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Safari 15.4 is the oldest engine with cascade layers. */
const targets = browserslistToTargets(['safari 15.4', 'chrome 99', 'firefox 98']);

/** A style file's rules, under the comment with its name that vanilla-extract writes. */
type Section = string;
const sectionsOf = async (name: string): Promise<Section[]> =>
  (await readFile(`dist/css/${name}.css`, 'utf8')).split(/^(?=\/\* vanilla-extract-css-ns:)/m);
const isFrom = (section: Section, ...files: readonly string[]) =>
  files.some((file) => section.includes(`:src/${file}`));
const isLayers = (section: Section) => isFrom(section, 'styles/layers.css.ts');

/** The classes of our components' root elements, in place of the attributes that stand for them (own-elements.css.ts). */
const roots = JSON.parse(await readFile('dist/roots.json', 'utf8')) as { part: string[]; inline: string[] };
if (roots.part.length < 50) throw new Error(`Only ${roots.part.length} components have a root class.`);
await rm('dist/roots.json');
const list = (names: string[]) => names.map((name) => `.${name}`).join(',');
const withRoots = (section: Section) =>
  section.replaceAll('[data-all-parts]', list(roots.part)).replaceAll('[data-inline-parts]', list(roots.inline));

const core = (await sectionsOf('core')).map(withRoots);
const all = await sectionsOf('components');
const layers = all.filter(isLayers);
/** Each file begins with the order of the layers, so that it does not matter which of them loads first. */
const components = all.filter((section) => isLayers(section) || !core.includes(section));
const theme = core.filter((section) => !isLayers(section) && !isFrom(section, 'styles/own-elements.css.ts'));

/** Pages fade into each other, unless the visitor prefers less motion: a rule that vanilla-extract cannot write. */
const viewTransition = '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }';
const reset = (await sectionsOf('reset')).filter((section) => !isFrom(section, 'styles/theme.css.ts'));

/** What few pages of the site show, or none before somebody asks for it: its second stylesheet, tools.css. */
const TOOLS = [
  'ap-calculator/',
  'attempt/',
  'chat/chat.css.ts',
  'grade-calculator/',
  'notice-card/',
  'recognition/',
  'study-hours-estimator/',
  'subject-calculator/',
  'tool/',
];
const isOfTools = (section: Section) => isFrom(section, ...TOOLS);
const isInternal = (section: Section) => isFrom(section, 'internal/');

const SHEETS: Record<string, readonly Section[]> = {
  core,
  reset: [...reset, viewTransition],
  components: components.filter((section) => !isInternal(section)),
  'internal/site': [
    ...layers,
    ...theme,
    ...reset.filter((section) => !isLayers(section)),
    ...components.filter((section) => !isLayers(section) && !isOfTools(section)),
    viewTransition,
  ],
  'internal/tools': [...layers, ...components.filter(isOfTools)],
};
await mkdir('dist/internal', { recursive: true });
for (const [name, sections] of Object.entries(SHEETS)) {
  const { code } = transform({
    filename: `${name}.css`,
    code: Buffer.from(sections.join('')),
    minify: true,
    targets,
  });
  // The fonts are beside the published stylesheets.
  const css = name.startsWith('internal/') ? code.toString().replaceAll('url(./fonts/', 'url(../fonts/') : code;
  await writeFile(`dist/${name}.css`, css);
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
