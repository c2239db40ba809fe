import { transform } from 'lightningcss';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cardAddress } from '../../../shared/overlays';
import { writeHashed, type HashedFile } from '../hashed-file';

/** The library's stylesheets as the pages use them. */
export interface Styles {
  /**
   * To be inlined in a page whose first screen is this HTML: page.css, and each of {@link FIRST} only if the screen has a class
   * of it. There are as many texts as ways to choose of those, and no more, because the policy names each.
   */
  inlineFor: (first: string) => string;
  /**
   * To be linked by a page of this HTML behind its first screen: widgets.css, and each of {@link FIRST} and {@link RARE} only if
   * the page has a class of it, and it is not inlined, nor in widgets.css.
   */
  linkedFor: (html: string, first: string) => readonly HashedFile[];
  /** To be fetched with a live part, when it wakes. */
  ofPart: (part: string) => HashedFile | undefined;
  /** To be fetched with the first card over the page. */
  ofCards: HashedFile;
}

/** Sheets of what some first screens show: a marked script, a drawing, the reference of a message. */
const FIRST = ['extras', 'chart', 'chooser', 'reference'] as const;
/** Sheets that few pages need: the calculators', and the owner's. */
const RARE = ['tools', 'inbox'] as const;
/** Sheets of live parts that show nothing before they wake, by the part's name. */
const OF_PARTS = ['chat'] as const;

/**
 * Publishes the library's fonts, widgets.css and the rare sheets under /assets. What no page and no script has a class for is
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
  const hasClassOf = (name: string) => {
    const own = new Set(classesIn(read(name).toString()));
    return (html: string) => classesOf(html).some((used) => own.has(used));
  };
  const withFonts = (css: string) =>
    css.replace(/url\(["']?\.\/fonts\/([\w-]+)\.woff2["']?\)/g, (_, name: string) => {
      return `url(${writeHashed(site, name, 'woff2', read(`fonts/${name}.woff2`)).href})`;
    });
  const page = withFonts(sheet('page.css'));
  const belowFirst = withFonts(sheet('widgets.css'));
  const classesBelow = new Set(classesIn(belowFirst));
  const widgets = writeHashed(site, 'widgets', 'css', belowFirst);
  const where = (name: string) => {
    const css = sheet(`${name}.css`);
    const isBelow = classesIn(css).every((own) => classesBelow.has(own));
    return { css, file: writeHashed(site, name, 'css', css), isNeeded: hasClassOf(`${name}.css`), isBelow };
  };
  const first = FIRST.map(where);
  const rare = RARE.map(where);
  const ofParts = new Map<string, HashedFile>(
    OF_PARTS.map((name) => [name, writeHashed(site, name, 'css', sheet(`${name}.css`))]),
  );
  return {
    ofPart: (part) => ofParts.get(part),
    ofCards: writeHashed(site, 'notice-card', 'css', sheet('notice-card.css')),
    inlineFor: (screen) => [page, ...first.filter(({ isNeeded }) => isNeeded(screen)).map(({ css }) => css)].join(''),
    linkedFor: (html, screen) => [
      widgets,
      ...first
        .filter(({ isNeeded, isBelow }) => isNeeded(html) && !isNeeded(screen) && !isBelow)
        .map(({ file }) => file),
      ...rare.filter(({ isNeeded }) => isNeeded(html)).map(({ file }) => file),
    ],
  };
}

function classesIn(css: string): string[] {
  // The names of layers have dots too.
  const rules = css.replaceAll(/@layer [^;{]+/g, '');
  return [...new Set([...rules.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))];
}

function classesOf(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
}

/** The classes of all pages and cards, and whatever may be one in the scripts. */
function usedWords(site: string, pages: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const page of pages) {
    for (const name of classesOf(page)) words.add(name);
  }
  for (const file of globSync(`public${cardAddress('*')}`, { cwd: site })) {
    for (const name of classesOf(readFileSync(join(site, file), 'utf8'))) words.add(name);
  }
  const assets = join(site, 'public/assets');
  for (const file of globSync('*.js', { cwd: assets })) {
    for (const [word] of readFileSync(join(assets, file), 'utf8').matchAll(/[_a-zA-Z][\w-]*/g)) words.add(word);
  }
  return words;
}
