import { languageOf } from '@tutoring/domain/languages';
import type { GatsbyNode } from 'gatsby';
import { join, relative } from 'node:path';
import type { PageContext, TemplateContext } from '../../shared/page';
import { checkPages, type KnownAddresses } from '../checks/pages';
import { checkVideos } from '../checks/videos';
import { knownClaims } from '../claims/claims';
import { readPage, type ContentPage, type ReadPage } from '../content/content';
import { currenciesOf } from '../content/currencies';
import type { ContentFile } from '../content/sources';
import { ContentTree } from '../model/content-tree';
import type { SiteData } from '../content/data';
import { loadFacts } from '../model/load-facts';
import type { MdxComponents } from '../model/mdx-component';
import { languageFinder } from '../model/page-languages';
import { readPublished } from '../content/published';
import { readRedirects } from '../content/redirects';
import { Mistakes } from '../content/problem';
import { elementsIn } from '../compile/walk';
import { leadToPages, localizeLinks, markForeignLinks } from '../compile/links';
import { markScriptLanguages } from '../compile/script-language';
import { schedulePrefetch } from '../compile/section-schedule';
import { checkRefusedPhrases, readRefusedPhrases, type RefusedPhrase } from '../checks/refused-phrases';
import { checkOneRule } from '../checks/one-rule';
import { checkPromises } from '../checks/promises';
import { menuAddresses, addressesInData } from '../model/layout-data';
import { checkTrackRecord } from '../model/track-record';
import { unreachable } from '../checks/unlinked';
import { readRegionIndexes, REGION_INDEX_FILE } from '../content/region-index';
import { bylineOf, compose, contentsOf, TEMPLATE, withoutStandIns } from '../compile/templates';
import { setSpacesInFacts } from '../compile/typography';

type Arguments = Parameters<NonNullable<GatsbyNode['createPages']>>[0];

/** Facts to check the pages against. */
interface Known extends KnownAddresses {
  /** Phrases that no page may use. */
  refused: readonly RefusedPhrase[];
}

/** Reads the facts from the site's folder and data. */
export function knownTo(folder: string, data: SiteData): Known {
  return {
    redirects: readRedirects(folder, data.brand.slug),
    published: readPublished(folder),
    places: addressesInData(data),
    folder,
    refused: readRefusedPhrases(folder),
  };
}

/** All pages of the site, and their relations. */
export interface Site {
  tree: ContentTree;
  contexts: PageContext[];
  components: MdxComponents;
}

/** Reads and checks every page, and makes its context. */
export function readSite(
  files: readonly ContentFile[],
  content: string,
  data: SiteData,
  { known, components, read = readPage }: { known: Known; components: MdxComponents; read?: ReadPage },
): Site {
  const settings = {
    langOf: languageFinder(data),
    slug: data.brand.slug,
    components,
    claims: knownClaims(data.claims),
    currencies: currenciesOf(data.prices.from),
  };
  const mistakes = new Mistakes();
  const written = files
    .filter(({ file }) => !file.endsWith(REGION_INDEX_FILE))
    .flatMap(({ file, read: source }) => mistakes.in(() => read(source(), relative(content, file), settings)) ?? []);
  const indexes = mistakes.in(() => readRegionIndexes(content, data, components)) ?? [];
  // Checks across pages need every page to be readable, so report reading errors first.
  mistakes.report();
  const pages = leadToPages([...written, ...indexes]);
  mistakes.in(() => void checkPages(pages, known));
  mistakes.in(() => void checkVideos(pages, data.brand.video));
  mistakes.in(() => void checkTrackRecord(pages));
  mistakes.in(() => void checkRefusedPhrases(pages, known.refused));
  mistakes.in(() => void checkPromises(pages));
  mistakes.in(() => void checkOneRule(pages));
  const linked = markForeignLinks(
    localizeLinks(pages, data.translations),
    (language) => data.messages[language].inEnglish,
  ).map((page) => ({ ...page, body: markScriptLanguages(page.body) }));
  const tree = new ContentTree(linked, data);
  const contexts = linked.flatMap((page) => mistakes.in(() => contextOf(page, { tree, data, components })) ?? []);
  mistakes.report();
  // No page links to a region without a page of its own. Its visitors arrive by its URL.
  checkReachable(
    contexts.filter(({ path }) => !tree.regionWithoutPageAt(path)),
    tree,
    menuAddresses(data),
  );
  return { tree, contexts, components };
}

/** @throws {ContentProblem | ContentProblems} for each page that no page or menu links to. */
function checkReachable(contexts: readonly PageContext[], tree: ContentTree, menus: readonly string[]): void {
  const mistakes = new Mistakes();
  for (const path of unreachable(contexts, menus)) {
    mistakes.add(
      tree.at(path)?.file ?? path,
      `No link leads to ${path}: visitors of the site never find it.`,
      'link to it from a page where it helps, or from data/navigation.yaml.',
    );
  }
  mistakes.report();
}

/** Creates a Gatsby page for each context. */
export function createContentPages(
  { actions }: Pick<Arguments, 'actions'>,
  site: string,
  contexts: readonly TemplateContext[],
): void {
  const component = join(site, 'src/render/templates/page.tsx');
  for (const context of contexts) {
    // The page is under one key, because Gatsby reserves other names, such as `path`.
    actions.createPage({ path: context.page.path, component, context });
  }
}

function contextOf(page: ContentPage, sources: Parameters<typeof loadFacts>[2]): PageContext {
  const { tree, data } = sources;
  const { path, lang, title, description, noindex } = page;
  const { byline, contents, related, terms } = TEMPLATE[page.template];
  const choices = tree.choicesOf(path);
  const spaced = <Value>(value: Value) => setSpacesInFacts(value, languageOf(lang));
  const inquiry = inquiryOf(page);
  const region = tree.regionOf(path);
  const neighbours = related ? tree.relatedTo(page) : [];
  const composed = compose(page, neighbours.length > 0);
  const hasStudentWork = data['student-work'].length > 0;
  return {
    path,
    lang,
    language: languageOf(lang),
    title,
    description,
    noindex,
    ...(tree.regionWithoutPageAt(path) && { canonical: '/regional' }),
    home: tree.homeOf(page),
    ...(region && { region: region.id }),
    crumbs: tree.crumbsOf(page),
    choices,
    ...(choices.length > 0 && { fallback: tree.regionAt(path) ? '/' : (choices[0]?.href ?? '/') }),
    ...(byline && { byline: bylineOf(page, data.brand.name) }),
    ...(contents && { contents: contentsOf(page) }),
    ...(page.ask && { hasContactLink: true }),
    ...(terms && { hasTerms: true }),
    ...(inquiry && { inquiry }),
    ...(page.template === 'service' && { folds: true, subject: tree.labelOf(page, lang) }),
    ...(neighbours.length > 0 && { related: spaced(neighbours.map((other) => tree.cardOf(other, lang))) }),
    body: loadFacts(schedulePrefetch(withoutStandIns(composed, hasStudentWork), path), page, sources),
  };
}

/** How readers of a page get in touch if they do not book sessions: as its <BookingLink> says. */
function inquiryOf({ body }: ContentPage): PageContext['inquiry'] {
  const attributes = elementsIn(body).find(([name]) => name === 'BookingLink')?.[1];
  const by = attributes ? attributes.by : undefined;
  return by === 'message' || by === 'school' ? by : undefined;
}
