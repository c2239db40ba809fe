import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from '../compile/compile-body';
import { linksIn } from '../compile/links';
import type { ContentPage } from '../content/content';
import { lineOf } from '../content/line-of';
import { didYouMean } from '../content/did-you-mean';
import { Mistakes } from '../content/problem';

/** Known addresses besides those of the pages. */
export interface KnownAddresses {
  /** Addresses that redirect. */
  redirects: ReadonlySet<string>;
  /** Addresses that were ever public. */
  published: readonly string[];
  /** Addresses in menus and data. */
  places: readonly string[];
  /** The data folder, to find the lines that name them. */
  folder: string;
}

/**
 * Checks across pages: titles and descriptions are unique, links point to existing pages and sections, and no public
 * address is lost.
 * @throws {ContentProblem | ContentProblems}
 */
export function checkPages(pages: readonly ContentPage[], known: KnownAddresses): void {
  const mistakes = new Mistakes();
  checkUnique(pages, 'title', mistakes);
  checkUnique(pages, 'description', mistakes);
  const anchors: Anchors = new Map(pages.map(({ path, body }) => [path, new Set(idsIn(body))]));
  for (const page of pages) checkLinks(page, anchors, known, mistakes);
  checkAddresses(anchors, known, mistakes);
  mistakes.report();
}

/** The ids on each page, by its address. */
type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether a link on the page at `from` points to an existing page, and to an existing id if it has a fragment. */
function targetExists(href: string, from: string, anchors: Anchors): boolean {
  const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
  if (anchor === undefined) return anchors.has(path);
  return anchors.get(path || from)?.has(anchor) ?? false;
}

/** Says what is missing at an address, and suggests the closest one. */
function describeMissing(href: string, from: string, anchors: Anchors): string {
  const [path = '', anchor = ''] = href.replace(/\?[^#]*/, '').split('#');
  const ids = anchors.get(path || from);
  if (ids) return `${path || from} has no heading or section with the id "${anchor}".${didYouMean(anchor, [...ids])}`;
  return `There is no page content${path}.mdx.${didYouMean(path, [...anchors.keys()])}`;
}

function checkLinks(
  { file, path, body }: ContentPage,
  anchors: Anchors,
  { redirects }: KnownAddresses,
  mistakes: Mistakes,
): void {
  const broken = linksIn(body).filter((href) => /^[/#]/.test(href) && !targetExists(href, path, anchors));
  for (const href of new Set(broken)) {
    const reason = redirects.has(href) ? `${href} redirects to another page.` : describeMissing(href, path, anchors);
    mistakes.add(lineOf(file, href), `It links to ${href}. ${reason}`, 'correct the address, or add the page first.');
  }
}

function checkAddresses(
  anchors: Anchors,
  { redirects, published, places, folder }: KnownAddresses,
  mistakes: Mistakes,
): void {
  for (const path of published.filter((one) => !anchors.has(one) && !redirects.has(one))) {
    mistakes.add(
      lineOf(join(folder, 'published.txt'), `${path}\n`),
      `${path} was public and no longer exists: old links to it break.`,
      'add a redirect to data/redirects.yaml, to the page that replaces it.',
    );
  }
  for (const href of new Set(places.filter((one) => !targetExists(one, '/', anchors)))) {
    const what = `It names ${href}. ${describeMissing(href, '/', anchors)}`;
    mistakes.add(lineInData(folder, href), what, 'correct the address, or add the page first.');
  }
}

/** The first line of data/*.yaml with an address. */
function lineInData(folder: string, href: string): string {
  const files = globSync('*.yaml', { cwd: folder }).sort();
  const file = files.find((one) => namesAddress(readFileSync(join(folder, one), 'utf8'), href));
  return file ? lineOf(join(folder, file), href) : folder;
}

function namesAddress(text: string, href: string): boolean {
  const [, after = '/'] = text.split(href, 2);
  return text.includes(href) && !/^[\w/-]/.test(after);
}

function checkUnique(pages: readonly ContentPage[], field: 'title' | 'description', mistakes: Mistakes): void {
  const seen = new Map<string, string>();
  for (const page of pages) {
    const other = seen.get(page[field]);
    if (other) {
      mistakes.add(
        lineOf(page.file, `${field}:`),
        `The ${field} "${page[field]}" is also the ${field} of ${other}.`,
        'say what is special about this page.',
      );
    }
    seen.set(page[field], page.file);
  }
}
