import { languageOf } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { TreeNode } from '../../src/contract/tree';
import { compileBody, idsIn } from '../compile/compile-body';
import { readFrontmatter, withoutWindows } from './frontmatter';
import { countsCharacters } from '../model/prose';
import { ContentProblem } from './problem';
import { setSpacesInBody } from '../compile/typography';

/** The templates a page may choose. */
export const TEMPLATES = ['page', 'service', 'guide', 'article', 'school', 'region', 'tool', 'index'] as const;
export type Template = (typeof TEMPLATES)[number];

/** What a search engine shows of a page; Chinese, Japanese and Korean say as much in half the characters. */
const LIMITS = { title: 60, description: { min: 70, max: 155 } };

const day = z.iso.date('must be a day, such as 2026-11-21');

const frontmatterSchema = z
  .strictObject({
    title: z.string().min(1),
    description: z.string().min(1),
    template: z.enum(TEMPLATES),
    /** What menus, cards and breadcrumbs call the page; without it, its title. */
    label: z.string().min(1).optional(),
    noindex: z.boolean().default(false),
    /** The place among its neighbours in an index; without it, behind those that have one. */
    order: z.number().int().optional(),
    date: day.optional(),
    updated: day.optional(),
    /** Who wrote it; without it, the business. */
    author: z.string().min(1).optional(),
    /** What the page says of the business and only the owner knows: `pnpm launch-check` lists it. */
    confirm: z.array(z.string().min(1)).min(1, 'must have a sentence, or be left out').optional(),
  })
  .refine(({ template, date }) => template !== 'article' || date, {
    path: ['date'],
    error: 'an article needs its day',
  });

/** One page of the site, before it is given to its template. */
export interface ContentPage extends z.output<typeof frontmatterSchema> {
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
  const text = withoutWindows(source);
  const { fields, at } = readFrontmatter(file, text);
  const result = frontmatterSchema.safeParse(fields);
  if (!result.success) {
    const [issue] = result.error.issues;
    const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
    throw new ContentProblem(
      at(field),
      `The frontmatter field "${String(field ?? '')}" is wrong: ${issue?.message ?? ''}.`,
      `correct it. Templates are ${TEMPLATES.join(', ')}.`,
    );
  }
  checkLengths(at, result.data, lang);
  const body = setSpacesInBody(compileBody(file, text), languageOf(lang));
  checkHeading(file, body);
  return { ...result.data, file, path, lang, body };
}

function checkLengths(
  at: (field: string) => string,
  { title, description }: { title: string; description: string },
  lang: string,
): void {
  const share = countsCharacters(lang) ? 0.5 : 1;
  const wrong = (field: string, length: number, min: number, max: number) => {
    throw new ContentProblem(
      at(field),
      `The frontmatter field "${field}" has ${length} characters; in this language it may have ${min} to ${max}.`,
      'search engines cut longer ones off and ignore shorter ones: say the same in another length.',
    );
  };
  const { min, max } = LIMITS.description;
  if (title.length > LIMITS.title * share) wrong('title', title.length, 1, LIMITS.title * share);
  if (description.length > Math.floor(max * share) || description.length < min * share)
    wrong('description', description.length, min * share, Math.floor(max * share));
}

/** What the pages are checked against, beside each other. */
export interface Surroundings {
  /** Addresses that lead on to another. */
  redirects: ReadonlySet<string>;
  /** Pages the site must have. */
  routes: readonly string[];
  /** Addresses that were public once. */
  published: readonly string[];
  /** Places that menus and data name. */
  places: readonly string[];
}

/**
 * Checks what no single file can know: titles and descriptions that differ, links that lead somewhere, and that no
 * address has got lost.
 * @throws {ContentProblem} on the first mistake.
 */
export function checkPages(pages: readonly ContentPage[], around: Surroundings): void {
  checkDifferent(pages, 'title');
  checkDifferent(pages, 'description');
  const anchors = new Map(
    pages.map((page) => [page.path, new Set(page.body.flatMap(idsIn))]),
  );
  const leads = (href: string, from: string) => {
    const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
    return anchors.get(path || from)?.has(anchor ?? '') ?? false;
  };
  const exists = (href: string, from: string) =>
    href.includes('#') ? leads(href, from) : anchors.has(href.split('?')[0] ?? '');
  for (const page of pages) {
    const links = page.body.flatMap(linksIn);
    const broken = links.find((href) => /^[/#]/.test(href) && !exists(href, page.path));
    if (broken === undefined) continue;
    throw new ContentProblem(
      lineOf(page.file, broken),
      around.redirects.has(broken)
        ? `It links to ${broken}, which leads on to another page.`
        : `It links to ${broken}, which is no page of the site and no place on one.`,
      'correct the address, or add the page first.',
    );
  }
  const lost = (list: readonly string[]) => list.find((path) => !anchors.has(path) && !around.redirects.has(path));
  const route = around.routes.find((path) => !anchors.has(path));
  if (route)
    throw new ContentProblem(
      'site/data/routes.json',
      `No page stands at ${route}.`,
      'write it, or take the route out.',
    );
  const gone = lost(around.published);
  if (gone) {
    throw new ContentProblem(
      'site/data/published.txt',
      `${gone} was public and is gone: its visitors would find nothing.`,
      'add a redirect to data/redirects.yaml, from it to the page that took its place.',
    );
  }
  const place = around.places.find((href) => !exists(href, '/'));
  if (place) throw new ContentProblem('site/data', `It names ${place}, where nothing stands.`, 'correct the address.');
}

function checkDifferent(pages: readonly ContentPage[], field: 'title' | 'description'): void {
  const seen = new Map<string, string>();
  for (const page of pages) {
    const other = seen.get(page[field]);
    if (other) {
      throw new ContentProblem(
        lineOf(page.file, `${field}:`),
        `The ${field} "${page[field]}" is also that of ${other}.`,
        'say what is special about this page.',
      );
    }
    seen.set(page[field], page.file);
  }
}

/** The file and the first line with a text that is known to stand in it. */
function lineOf(file: string, text: string): string {
  const before = readFileSync(file, 'utf8').split(text)[0] ?? '';
  return `${file}:${before.split('\n').length}`;
}

/** Marks links to pages in another language: they load the whole page, with its own words. */
export function markForeignLinks(pages: readonly ContentPage[]): void {
  const langs = new Map(pages.map((page) => [page.path, page.lang]));
  for (const page of pages) {
    const visit = (node: TreeNode): void => {
      if (typeof node === 'string') return;
      const [, props, ...below] = node;
      const lang = props && props.href ? langs.get(props.href.split(/[?#]/)[0] ?? '') : undefined;
      if (props && lang && languageOf(lang) !== languageOf(page.lang)) props.hrefLang = lang;
      below.forEach(visit);
    };
    page.body.forEach(visit);
  }
}

/** The address of a content file: `jp/en.mdx` is `/jp/en`. */
export function pathOf(relative: string): string {
  return `/${relative.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')}`;
}

function linksIn(node: TreeNode): string[] {
  if (typeof node === 'string') return [];
  const [, props, ...below] = node;
  return [...(props && props.href ? [props.href] : []), ...below.flatMap(linksIn)];
}

function checkHeading(file: string, body: readonly TreeNode[]): void {
  const count = (node: TreeNode): number =>
    typeof node === 'string'
      ? 0
      : (node[0] === 'h1' ? 1 : 0) + node.slice(2).reduce((sum: number, child) => sum + count(child as TreeNode), 0);
  const headings = body.reduce((sum, node) => sum + count(node), 0);
  if (headings !== 1) {
    throw new ContentProblem(
      file,
      `It has ${headings} main headings (#).`,
      'give the <Hero> exactly one line that begins with "# ".',
    );
  }
}
