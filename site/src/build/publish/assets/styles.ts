import { transform } from 'lightningcss';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cardAddress } from '../../../shared/overlays';
import { writeHashed, type HashedFile } from '../hashed-file';

/** The stylesheets of the site (docs/adr/0007). */
export interface Styles {
  /** The text of site.css, which every page inlines. The policy has its hash. */
  inlined: string;
  /** tools.css: the calculators, the chat's panel and the cards over a page. */
  tools: HashedFile;
  /** The address of each font by its name, such as `newsreader-display`. */
  fonts: ReadonlyMap<string, string>;
  /** The address of tools.css for a page that has one of its classes. */
  linkedBy: (html: string) => string[];
}

/**
 * Publishes the library's fonts and stylesheets under /assets, without the classes that no page and no script uses: an
 * unused component costs visitors nothing.
 * @param pages The pages' HTML.
 */
export function publishStyles(site: string, pages: Iterable<string>): Styles {
  const used = usedNames(site, pages);
  return readStyles(site, (name) => !used.has(name));
}

/**
 * Publishes them with all classes, for the development server.
 * @param isUnused Whether a class is left out. @default none is
 */
export function readStyles(site: string, isUnused: (name: string) => boolean = () => false): Styles {
  const require = createRequire(join(site, 'package.json'));
  // The library does not publish these two stylesheets: they are not among its exports.
  const dist = join(dirname(require.resolve('@tutoring/ui/package.json')), 'dist');
  const read = (file: string) => readFileSync(join(dist, file));
  const sheet = (name: string, code = read(`internal/${name}.css`)) => {
    const unusedSymbols = classesIn(code.toString()).filter(isUnused);
    return transform({ filename: `${name}.css`, code, minify: true, unusedSymbols }).code.toString();
  };
  const fonts = new Map<string, string>();
  const withFonts = (css: string) =>
    css.replace(/url\(["']?\.\.?\/fonts\/([\w-]+)\.woff2["']?\)/g, (_, name: string) => {
      const { href } = writeHashed(site, name, 'woff2', read(`fonts/${name}.woff2`));
      fonts.set(name, href);
      return `url(${href})`;
    });
  const linked = (name: string, css: string) => ({
    file: writeHashed(site, name, 'css', css),
    classes: new Set(classesIn(css)),
  });
  const tools = linked('tools', sheet('tools'));
  return {
    inlined: withFonts(sheet('site')),
    tools: tools.file,
    fonts,
    linkedBy: (html) => {
      const names = classesOf(html);
      return names.some((name) => tools.classes.has(name)) ? [tools.file.href] : [];
    },
  };
}

function classesIn(css: string): string[] {
  // The names of layers contain dots too.
  const rules = css.replaceAll(/@layer [^;{]+/g, '');
  return [...new Set([...rules.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))];
}

function classesOf(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
}

/** The classes of all pages and cards, and every name in the scripts that may be a class. */
function usedNames(site: string, pages: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const page of pages) {
    for (const name of classesOf(page)) names.add(name);
  }
  for (const file of globSync(`public${cardAddress('*')}`, { cwd: site })) {
    for (const name of classesOf(readFileSync(join(site, file), 'utf8'))) names.add(name);
  }
  const assets = join(site, 'public/assets');
  for (const file of globSync('*.js', { cwd: assets })) {
    for (const [name] of readFileSync(join(assets, file), 'utf8').matchAll(/[_a-zA-Z][\w-]*/g)) names.add(name);
  }
  return names;
}
