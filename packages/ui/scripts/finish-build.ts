/**
 * Finishes the build after tsup: restores `'use client'`, which esbuild drops, makes the stylesheets, and completes the
 * types.
 */
import { LANGUAGES } from '@tutoring/domain/languages';
import { browserslistToTargets, transform } from 'lightningcss';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { acceptUndefined } from './accept-undefined.ts';

/** Safari 15.4 is the oldest engine with cascade layers. */
const targets = browserslistToTargets(['safari 15.4', 'chrome 99', 'firefox 98']);

/** The rules of one style file. They begin with the comment in which vanilla-extract names the file. */
type Section = string;
const sectionsOf = async (name: string): Promise<Section[]> =>
  (await readFile(`dist/css/${name}.css`, 'utf8')).split(/^(?=\/\* vanilla-extract-css-ns:)/m);
const isFrom = (section: Section, ...files: readonly string[]) =>
  files.some((file) => section.includes(`:src/${file}`));
const isLayers = (section: Section) => isFrom(section, 'styles/layers.css.ts');

/** The root classes of our components. They replace the placeholder attributes of own-elements.css.ts. */
const roots = JSON.parse(await readFile('dist/roots.json', 'utf8')) as { part: string[]; inline: string[] };
if (roots.part.length < 50)
  throw new Error(
    `Only ${roots.part.length} components have a root class, so most are missing from core.css. Make the root's style with partRoot() or inlineRoot().`,
  );
await rm('dist/roots.json');
const list = (names: string[]) => names.map((name) => `.${name}`).join(',');
const withRoots = (section: Section) =>
  section.replaceAll('[data-all-parts]', list(roots.part)).replaceAll('[data-inline-parts]', list(roots.inline));

const core = (await sectionsOf('core')).map(withRoots);
const all = await sectionsOf('components');
const layers = all.filter(isLayers);
/** Each stylesheet begins with the order of the layers, so that they can load in any order. */
const components = all.filter((section) => isLayers(section) || !core.includes(section));
const theme = core.filter((section) => !isLayers(section) && !isFrom(section, 'styles/own-elements.css.ts'));

/** Fades between pages, unless the visitor prefers reduced motion. vanilla-extract cannot write this rule. */
const viewTransition = '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }';
const reset = (await sectionsOf('reset')).filter((section) => !isFrom(section, 'styles/theme.css.ts'));

/** The styles in tools.css, the site's second stylesheet: few pages need them, or only after an interaction. */
const TOOLS = [
  'ap-calculator/',
  'attempt/',
  'calendar-subscription/',
  'chat/chat.css.ts',
  'comparison-table/',
  'evidence-list/',
  'grade-calculator/',
  'internal/bot-check-test/',
  'internal/embed/',
  'marked-page/',
  'notice-card/',
  'recognition/',
  'school-list/',
  'study-hours-estimator/',
  'subject-calculator/',
  'table-of-contents/',
  'tool/',
  'tooltip/',
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
  // The fonts are next to the published stylesheets, one folder up.
  const css = name.startsWith('internal/') ? code.toString().replaceAll('url(./fonts/', 'url(../fonts/') : code;
  await writeFile(`dist/${name}.css`, css);
}
await rm('dist/css', { recursive: true });

// An entry is a client module if any of its imports uses these.
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
  // A semicolon in the mappings stands for the added line.
  const map = JSON.parse(await readFile(`${entry}.map`, 'utf8')) as { mappings: string };
  await writeFile(`${entry}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
}

// One module with all messages of a language, for pages with many components.
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

for (const file of globSync('dist/**/*.d.ts')) {
  const text = await readFile(file, 'utf8');
  // With `moduleResolution: node16`, a consumer's TypeScript needs file extensions.
  const complete = text.replace(/(from '|import\(")(\.{1,2}\/[^'"]+)(?=['"])/g, '$1$2.js');
  await writeFile(file, acceptUndefined(complete));
}

// TypeScript needs a type file even for the import of a stylesheet.
await writeFile('dist/stylesheet.d.ts', 'export {};\n');
