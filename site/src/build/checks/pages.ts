import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from '../compile/compile-body';
import { linksIn } from '../compile/links';
import type { ContentPage } from '../content/content';
import { lineOf } from '../content/line-of';
import { didYouMean } from '../content/did-you-mean';
import { Mistakes } from '../content/problem';

/** Addresses that are known beside those of the pages. */
export interface KnownAddresses {
  /** Addresses that lead on to another. */
  redirects: ReadonlySet<string>;
  /** Addresses that were public once. */
  published: readonly string[];
  /** Places that menus and data name. */
  places: readonly string[];
  /** The data folder, where the lines are that name them. */
  folder: string;
}

/**
 * Checks what no single file can know: titles and descriptions that differ, links that lead somewhere, and that no
 * address has got lost.
 * @throws {ContentProblem | ContentProblems}
 */
export function checkPages(pages: readonly ContentPage[], known: KnownAddresses): void {
  const mistakes = new Mistakes();
  checkDifferent(pages, 'title', mistakes);
  checkDifferent(pages, 'description', mistakes);
  const anchors: Anchors = new Map(pages.map(({ path, body }) => [path, new Set(idsIn(body))]));
  for (const page of pages) checkLinks(page, anchors, known, mistakes);
  checkAddresses(anchors, known, mistakes);
  mistakes.report();
}

/** The places on each page, by its address. */
type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether a link on the page at `from` leads to a page, and to a place on it if it names one. */
function leadsSomewhere(href: string, from: string, anchors: Anchors): boolean {
  const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
  if (anchor === undefined) return anchors.has(path);
  return anchors.get(path || from)?.has(anchor) ?? false;
}

/** What is missing at an address, and which address somebody probably meant. */
function missingAt(href: string, from: string, anchors: Anchors): string {
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
  const broken = linksIn(body).filter((href) => /^[/#]/.test(href) && !leadsSomewhere(href, path, anchors));
  for (const href of new Set(broken)) {
    const why = redirects.has(href) ? `${href} redirects to another page.` : missingAt(href, path, anchors);
    mistakes.add(lineOf(file, href), `It links to ${href}. ${why}`, 'correct the address, or add the page first.');
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
      `${path} was public and is gone: its visitors would find nothing.`,
      'add a redirect to data/redirects.yaml, from it to the page that took its place.',
    );
  }
  for (const href of new Set(places.filter((one) => !leadsSomewhere(one, '/', anchors)))) {
    const what = `It names ${href}. ${missingAt(href, '/', anchors)}`;
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

function checkDifferent(pages: readonly ContentPage[], field: 'title' | 'description', mistakes: Mistakes): void {
  const seen = new Map<string, string>();
  for (const page of pages) {
    const other = seen.get(page[field]);
    if (other) {
      mistakes.add(
        lineOf(page.file, `${field}:`),
        `The ${field} "${page[field]}" is also that of ${other}.`,
        'say what is special about this page.',
      );
    }
    seen.set(page[field], page.file);
  }
}
