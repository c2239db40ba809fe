import { transform } from 'lightningcss';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cardAddress } from '../../src/contract/over-page';
import { writeHashed, type HashedFile } from './hashed-file';

/** The library's stylesheets as the pages use them. */
export interface Styles {
  /**
   * To be inlined in a page of this HTML: core.css, and extras.css only if the page has a class of it. There are two
   * texts and no more, because the policy names each.
   */
  inlineFor: (html: string) => string;
  /** To be linked by a page of this HTML: widgets.css, and each of {@link RARE} only if the page has a class of it. */
  linkedFor: (html: string) => readonly HashedFile[];
  /** To be fetched with a live part, when it wakes. */
  ofPart: (part: string) => HashedFile | undefined;
  /** To be fetched with the first card over the page. */
  ofCards: HashedFile;
}

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
  const needsExtras = hasClassOf('extras.css');
  const withFonts = (css: string) =>
    css.replace(/url\(["']?\.\/fonts\/([\w-]+)\.woff2["']?\)/g, (_, name: string) => {
      return `url(${writeHashed(site, name, 'woff2', read(`fonts/${name}.woff2`)).href})`;
    });
  const core = withFonts(sheet('core.css'));
  const extras = sheet('extras.css');
  const widgets = writeHashed(site, 'widgets', 'css', withFonts(sheet('widgets.css')));
  const rare = RARE.map((name) => ({
    file: writeHashed(site, name, 'css', sheet(`${name}.css`)),
    isNeeded: hasClassOf(`${name}.css`),
  }));
  const ofParts = new Map<string, HashedFile>(
    OF_PARTS.map((name) => [name, writeHashed(site, name, 'css', sheet(`${name}.css`))]),
  );
  return {
    ofPart: (part) => ofParts.get(part),
    ofCards: writeHashed(site, 'notice-card', 'css', sheet('notice-card.css')),
    inlineFor: (html) => (needsExtras(html) ? core + extras : core),
    linkedFor: (html) => [widgets, ...rare.filter(({ isNeeded }) => isNeeded(html)).map(({ file }) => file)],
  };
}

function classesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))];
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
