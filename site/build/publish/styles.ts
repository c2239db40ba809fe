import { transform } from 'lightningcss';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeHashed, type HashedFile } from './hashed-file';

/** The library's stylesheets as the pages use them. */
export interface Styles {
  /** core.css, to be inlined. */
  core: string;
  widgets: HashedFile;
  /** tools.css, which a page links only if it has a class of it. */
  tools: HashedFile;
  /** Whether a page's HTML needs tools.css. */
  needsTools: (html: string) => boolean;
}

/**
 * Publishes the library's fonts, widgets.css and tools.css under /assets. What no page and no script has a class for is
 * left out: a component that nobody uses costs no visitor a byte.
 * @param pages The pages' HTML.
 */
export function publishStyles(site: string, pages: Iterable<string>): Styles {
  const require = createRequire(join(site, 'package.json'));
  const read = (file: string) => readFileSync(require.resolve(`@tutoring/ui/${file}`));
  const used = usedWords(site, pages);
  const sheet = (name: string) => {
    const code = read(name);
    const unusedSymbols = classesIn(code.toString()).filter((name) => !used.has(name));
    return transform({ filename: name, code, minify: true, unusedSymbols }).code.toString();
  };
  const ofTools = new Set(classesIn(read('tools.css').toString()));
  const withFonts = (css: string) =>
    css.replace(/url\(["']?\.\/fonts\/([\w-]+)\.woff2["']?\)/g, (_, name: string) => {
      return `url(${writeHashed(site, name, 'woff2', read(`fonts/${name}.woff2`)).href})`;
    });
  return {
    core: withFonts(sheet('core.css')),
    widgets: writeHashed(site, 'widgets', 'css', withFonts(sheet('widgets.css'))),
    tools: writeHashed(site, 'tools', 'css', sheet('tools.css')),
    needsTools: (html) => classesOf(html).some((name) => ofTools.has(name)),
  };
}

function classesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))];
}

function classesOf(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
}

/** The classes of all pages, and whatever may be one in the scripts. */
function usedWords(site: string, pages: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const page of pages) {
    for (const name of classesOf(page)) words.add(name);
  }
  const assets = join(site, 'public/assets');
  for (const file of globSync('*.js', { cwd: assets })) {
    for (const [word] of readFileSync(join(assets, file), 'utf8').matchAll(/[_a-zA-Z][\w-]*/g)) words.add(word);
  }
  return words;
}
