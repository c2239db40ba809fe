import { languageOf } from '@tutoring/domain/languages';
import type { GatsbyNode } from 'gatsby';
import { join, relative } from 'node:path';
import type { PageContext, TemplateContext } from '../src/page-context';
import { checkPages, markForeignLinks, readPage, type ContentPage, type Surroundings } from './content';
import { ContentTree } from './content-tree';
import type { SiteData } from './data';
import { factsOf } from './facts';
import { readPublished } from './published';
import { readRedirects } from './redirects';
import { placesIn } from './shell-data';
import { readRegionIndexes, REGION_INDEX_FILE } from './region-index';
import { languageFinder, type Route } from './routes';
import { bylineOf, compose, contentsOf, TEMPLATE } from './templates';

interface MdxNode {
  internal: { contentFilePath: string };
}

type Arguments = Parameters<NonNullable<GatsbyNode['createPages']>>[0];

/** Where the site's text and data stand. */
export interface Sources {
  content: string;
  data: string;
}

/** What the site's pages are checked against. */
export function surroundings(folder: string, data: SiteData, routes: readonly Route[]): Surroundings {
  return {
    redirects: readRedirects(folder),
    routes: routes.map(({ path }) => path),
    published: readPublished(folder),
    places: placesIn(data),
  };
}

/** All pages of the site, and what they are to each other. */
export interface Site {
  tree: ContentTree;
  contexts: PageContext[];
}

/** Reads, checks and composes every page. */
export function readSite(
  files: readonly string[],
  { content, data: folder }: Sources,
  data: SiteData,
  routes: readonly Route[],
  around: Surroundings,
): Site {
  const langOf = languageFinder(routes);
  const written = files
    .filter((file) => !file.endsWith(REGION_INDEX_FILE))
    .map((file) => readPage(file, relative(content, file), langOf));
  const indexes = readRegionIndexes(content, folder);
  const pages = [...written, ...indexes.map(({ page }) => page)];
  checkPages(pages, around);
  markForeignLinks(pages);
  const tree = new ContentTree(pages, data, routes);
  const places = new Map(indexes.map(({ page, ...place }) => [page.path, place]));
  return {
    tree,
    contexts: pages.map((page) => contextOf(page, tree, data, places.get(page.path))),
  };
}

/** Makes a page of every content file. */
export function createContentPages(
  { actions, getNodesByType }: Arguments,
  site: string,
  read: (files: readonly string[]) => Site,
): Site {
  const files = (getNodesByType('Mdx') as unknown as MdxNode[]).map(({ internal }) => internal.contentFilePath);
  const all = read(files);
  for (const page of all.contexts) {
    actions.createPage({
      path: page.path,
      component: join(site, 'src/templates/page.tsx'),
      // One key: Gatsby reserves `path` and others beside it.
      context: { page } satisfies TemplateContext,
    });
  }
  return all;
}

function contextOf(
  page: ContentPage,
  tree: ContentTree,
  data: SiteData,
  place: Parameters<typeof factsOf>[3],
): PageContext {
  const { path, lang, title, description, noindex } = page;
  const { byline, contents, related } = TEMPLATE[page.template];
  const choices = tree.choicesOf(path);
  const neighbours = related ? tree.relatedTo(page) : [];
  return {
    path,
    lang,
    language: languageOf(lang),
    title,
    description,
    noindex,
    ...(place && { canonical: '/regional' }),
    crumbs: tree.crumbsOf(page),
    choices,
    ...(choices.length > 0 && { fallback: tree.regionAt(path) ? '/' : (choices[0]?.href ?? '/') }),
    ...(byline && { byline: bylineOf(page, data.brand.name) }),
    ...(contents && { contents: contentsOf(page) }),
    ...(neighbours.length > 0 && { related: neighbours.map((other) => tree.cardOf(other, lang)) }),
    body: compose(page, neighbours.length > 0),
    facts: factsOf(page, tree, data, place),
  };
}
