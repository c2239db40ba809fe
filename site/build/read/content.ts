import { languageOf } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import type { TreeNode } from '../../src/contract/tree';
import { compileBody } from '../compile/compile-body';
import { parseMdx } from '../compile/parse-mdx';
import { setSpacesInBody } from '../compile/typography';
import { elementsIn } from '../compile/walk';
import { readFrontmatter, type Frontmatter } from './frontmatter';
import { ContentProblem } from './problem';

/** One page of the site, before it is given to its template. */
export interface ContentPage extends Frontmatter {
  file: string;
  /** The address, such as `/jp/en`; the home page is `/`. */
  path: string;
  /** BCP 47, such as `en-JP`. */
  lang: string;
  body: TreeNode[];
}

/**
 * Reads one content file.
 * @param relative The path below the content folder, such as `jp/en.mdx`.
 * @param langOf The language of the page at an address.
 */
export function readPage(file: string, relative: string, langOf: (path: string) => string): ContentPage {
  const path = pathOf(relative);
  return readPageSource(file, readFileSync(file, 'utf8'), path, langOf(path));
}

/** How a page is read: {@link readPage}, or what remembers. */
export type ReadPage = typeof readPage;

/** Reads only what has changed since it was asked last: for the development server, which asks at each change. */
export function rememberPages(): ReadPage {
  const known = new Map<string, { source: string; page: ContentPage }>();
  return (file, relative, langOf) => {
    const source = readFileSync(file, 'utf8');
    const path = pathOf(relative);
    const before = known.get(file);
    const isSame = before?.source === source && before.page.lang === langOf(path);
    const page = isSame ? before.page : readPageSource(file, source, path, langOf(path));
    known.set(file, { source, page });
    // A copy: later steps write into it.
    return structuredClone(page);
  };
}

/** Reads a page from its text. */
export function readPageSource(file: string, source: string, path: string, lang: string): ContentPage {
  const markdown = parseMdx(file, withoutWindows(source));
  const frontmatter = readFrontmatter(file, markdown, lang);
  const body = setSpacesInBody(compileBody(file, markdown), languageOf(lang));
  checkHeading(file, body);
  return { ...frontmatter, file, path, lang, body };
}

/** What editors on Windows add: they mean the same text without it. */
function withoutWindows(source: string): string {
  return source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

function checkHeading(file: string, body: readonly TreeNode[]): void {
  const headings = elementsIn(body).filter(([name]) => name === 'h1').length;
  if (headings !== 1) {
    throw new ContentProblem(
      file,
      `It has ${headings} main headings (#).`,
      'give the <Hero> exactly one line that begins with "# ".',
    );
  }
}

/** The address of a content file: `jp/en.mdx` is `/jp/en`. */
export function pathOf(relative: string): string {
  return `/${relative.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')}`;
}
