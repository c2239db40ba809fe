import { languageOf } from '@tutoring/domain/languages';
import { withSlug } from '@tutoring/domain/slug';
import type { TreeNode } from '../../shared/tree';
import { compileBody } from '../compile/compile-body';
import { parseMdx } from '../compile/parse-mdx';
import { setSpacesInBody } from '../compile/typography';
import { elementsIn } from '../compile/walk';
import type { MdxComponents } from '../model/mdx-component';
import { readFrontmatter, type Frontmatter } from './frontmatter';
import { lineOf, placesInBody } from './line-of';
import { mapTexts, type MdxSource } from './mdx-source';
import { Mistakes } from './problem';

/** One page of the site, before it is given to its template. */
export interface ContentPage extends Frontmatter {
  file: string;
  /** The address, such as `/jp/en`; the home page is `/`. */
  path: string;
  /** BCP 47, such as `en-JP`. */
  lang: string;
  body: TreeNode[];
}

/** What reading a page needs of the whole site. */
export interface PageSettings {
  /** The language of the page at an address. */
  langOf: (path: string) => string;
  /** The business's name in addresses. */
  slug: string;
  /** The components that pages may use. */
  components: MdxComponents;
}

/**
 * Checks and compiles one page.
 * @param relative The file's path below the content folder, such as `jp/en.mdx`.
 * @throws {ContentProblem | ContentProblems} naming the line and the fix of each mistake.
 */
export function readPage(source: MdxSource, relative: string, settings: PageSettings): ContentPage {
  const path = pathOf(relative, settings.slug);
  const page = mapTexts(source, (text) => withSlug(text, settings.slug));
  return compilePage(page, { path, lang: settings.langOf(path), components: settings.components });
}

/** How a page is read: {@link readPage}, or a cached version of it. */
export type ReadPage = typeof readPage;

/** Caches each page until its file or language changes: the development server reads all pages at each change. */
export function cachePages(): ReadPage {
  const cache = new Map<string, { key: string; page: ContentPage }>();
  return (source, relative, settings) => {
    const key = JSON.stringify([source, settings.langOf(pathOf(relative, settings.slug))]);
    const cached = cache.get(source.file);
    if (cached?.key === key) return cached.page;
    const page = readPage(source, relative, settings);
    cache.set(source.file, { key, page });
    return page;
  };
}

/** Checks and compiles a page at its address. */
export function compilePage(
  source: MdxSource,
  { path, lang, components }: { path: string; lang: string; components: MdxComponents },
): ContentPage {
  const { file } = source;
  const mistakes = new Mistakes();
  const frontmatter = mistakes.in(() => readFrontmatter(source, lang));
  const body = mistakes.in(() => setSpacesInBody(compileSource(source, components), languageOf(lang))) ?? [];
  if (body.length > 0) checkHeading(file, body, mistakes);
  mistakes.report();
  return { ...(frontmatter as Frontmatter), file, path, lang, body };
}

function compileSource({ file, body }: MdxSource, components: MdxComponents): TreeNode[] {
  const placeOf = placesInBody(file, body);
  // Editors on Windows write line breaks that Markdown keeps.
  return compileBody(placeOf, parseMdx(placeOf, body.replaceAll('\r\n', '\n')), components);
}

function checkHeading(file: string, body: readonly TreeNode[], mistakes: Mistakes): void {
  const headings = elementsIn(body).filter(([name]) => name === 'h1').length;
  if (headings !== 1) {
    mistakes.add(
      lineOf(file, '<Hero'),
      `It has ${headings} main headings (#).`,
      'give the <Hero> exactly one line that begins with "# ".',
    );
  }
}

/** The address of a content file: `jp/en.mdx` is `/jp/en`, and `[slug]` is the business's name. */
export function pathOf(relative: string, slug: string): string {
  return `/${relative
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '')
    .replace('[slug]', slug)}`;
}
