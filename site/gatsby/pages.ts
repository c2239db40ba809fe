import { languageOf } from '@tutoring/domain/languages';
import type { Crumb } from '@tutoring/ui/breadcrumbs';
import type { GatsbyNode } from 'gatsby';
import { join, relative } from 'node:path';
import type { PageContext, TemplateContext } from '../src/page-context';
import { factsOf } from './facts';
import { checkPages, markForeignLinks, readPage, type ContentPage } from './content';
import type { Region, SiteData } from './data';
import type { Route } from './routes';
import { sessionTimes } from './session-times';
import type { buildWords } from './words';

type BuildWords = typeof buildWords;
type Labels = SiteData['navigation']['labels'];

interface MdxNode {
  internal: { contentFilePath: string };
}

type Arguments = Parameters<NonNullable<GatsbyNode['createPages']>>[0];

/** Makes a page of every content file. */
export function createContentPages(
  { actions, getNodesByType }: Arguments,
  site: string,
  content: string,
  data: SiteData,
  routes: readonly Route[],
  words: BuildWords,
): void {
  const pages = (getNodesByType('Mdx') as unknown as MdxNode[]).map(({ internal: { contentFilePath: file } }) =>
    readPage(file, relative(content, file), data),
  );
  // A page that is still to be written may be linked to.
  const paths = new Set([...pages, ...routes].map(({ path }) => path));
  checkPages(pages, (path) => paths.has(path));
  markForeignLinks(pages);
  for (const page of pages) {
    actions.createPage({
      path: page.path,
      component: join(site, 'src/templates/page.tsx'),
      // One key: Gatsby reserves `path` and others beside it.
      context: { page: contextOf(page, pages, data, words) } satisfies TemplateContext,
    });
  }
}

function contextOf(page: ContentPage, pages: readonly ContentPage[], data: SiteData, words: BuildWords): PageContext {
  const { path, lang, title, description, noindex, body } = page;
  const language = languageOf(lang);
  const region = Object.values(data.regions).find((one) => one.languages.some((variant) => variant.path === path));
  return {
    path,
    lang,
    language,
    title,
    description,
    noindex,
    crumbs: crumbsOf(page, pages, data.navigation.labels, words[language].home, region),
    choices: region
      ? region.languages.map((variant) => ({ lang: variant.lang, label: variant.label, href: variant.path }))
      : [],
    body,
    facts: factsOf(body, language, data),
    ...(region && { times: sessionTimes(region, lang, words[language]) }),
  };
}

/** Home, then each segment of the address; a segment without a page of its own is not a link. */
function crumbsOf(
  page: ContentPage,
  pages: readonly ContentPage[],
  labels: Labels,
  home: string,
  region: Region | undefined,
): Crumb[] {
  if (page.path === '/') return [];
  const segments = page.path.split('/').slice(1);
  const trail = segments.map((segment, index): Crumb => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    const label = labelOf(path, segment, page, labels, region);
    return pages.some((other) => other.path === path) ? { label, href: path } : { label };
  });
  return [{ label: home, href: '/' }, ...trail];
}

function labelOf(path: string, segment: string, page: ContentPage, labels: Labels, region: Region | undefined): string {
  const variant = region?.languages.find((one) => one.path === path);
  // `/jp` is the region's name; `/jp/en` below it is the language.
  if (variant && path.lastIndexOf('/') > 0) return variant.label;
  if (region && variant) return region.name[languageOf(page.lang)] ?? region.name.en ?? titleCase(segment);
  if (path === page.path) return page.title;
  return labels[path]?.[languageOf(page.lang)] ?? titleCase(segment);
}

/** `science-math` as "Science Math". */
function titleCase(segment: string): string {
  return segment.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());
}
