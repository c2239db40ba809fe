import { languageOf } from '@tutoring/domain/languages';
import { withSlug } from '@tutoring/domain/slug';
import { readFileSync } from 'node:fs';
import type { TreeNode } from '../../shared/tree';
import { compileBody } from '../compile/compile-body';
import { parseMdx } from '../compile/parse-mdx';
import { setSpacesInBody } from '../compile/typography';
import { elementsIn } from '../compile/walk';
import type { MdxComponents } from '../model/mdx-component';
import { readFrontmatter, type Frontmatter } from './frontmatter';
import { lineOf } from './line-of';
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
 * Reads one content file.
 * @param relative The path below the content folder, such as `jp/en.mdx`.
 */
export function readPage(file: string, relative: string, settings: PageSettings): ContentPage {
  const path = pathOf(relative, settings.slug);
  const source = withSlug(readFileSync(file, 'utf8'), settings.slug);
  return readPageSource(file, source, { path, lang: settings.langOf(path), components: settings.components });
}

/** How a page is read: {@link readPage}, or what remembers. */
export type ReadPage = typeof readPage;

/** Reads only what has changed since it was asked last: for the development server, which asks at each change. */
export function rememberPages(): ReadPage {
  const known = new Map<string, { source: string; page: ContentPage }>();
  return (file, relative, { langOf, slug, components }) => {
    const source = withSlug(readFileSync(file, 'utf8'), slug);
    const path = pathOf(relative, slug);
    const before = known.get(file);
    const lang = langOf(path);
    const isSame = before?.source === source && before.page.lang === lang;
    const page = isSame ? before.page : readPageSource(file, source, { path, lang, components });
    known.set(file, { source, page });
    return page;
  };
}

/** Reads a page from its text. */
export function readPageSource(
  file: string,
  source: string,
  { path, lang, components }: { path: string; lang: string; components: MdxComponents },
): ContentPage {
  const markdown = parseMdx(file, withoutWindows(source));
  const mistakes = new Mistakes();
  const frontmatter = mistakes.in(() => readFrontmatter(file, markdown, lang));
  const body = mistakes.in(() => setSpacesInBody(compileBody(file, markdown, components), languageOf(lang))) ?? [];
  if (body.length > 0) checkHeading(file, body, mistakes);
  mistakes.report();
  return { ...(frontmatter as Frontmatter), file, path, lang, body };
}

/** What editors on Windows add: they mean the same text without it. */
function withoutWindows(source: string): string {
  return source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
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
