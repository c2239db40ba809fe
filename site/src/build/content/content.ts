import { languageOf } from '@tutoring/domain/languages';
import type { Root } from 'mdast';
import { withSlug } from '@tutoring/domain/slug';
import type { TreeNode } from '../../shared/tree';
import {
  attribute,
  claimsIn,
  claimOf,
  copyOf,
  markOfDescription,
  marksIn,
  resolveClaims,
  resolveCurrencies,
  type ClaimMark,
} from '../claims/resolve-claims';
import type { KnownClaims } from '../claims/claims';
import { lossesOf, lossTexts, type Losses } from '../claims/losses';
import { compileBody, idsIn } from '../compile/compile-body';
import { parseMdx } from '../compile/parse-mdx';
import { setSpacesInBody } from '../compile/typography';
import { elementsIn } from '../compile/walk';
import type { MdxComponents } from '../model/mdx-component';
import { firstSentences } from './description';
import { longestDescription, readFrontmatter, type Frontmatter } from './frontmatter';
import { didYouMean } from './did-you-mean';
import { withCurrencies } from './currencies';
import { lineOf, lineOfField, placesInBody, type PlaceOf } from './line-of';
import { mapTexts, type MdxSource } from './mdx-source';
import { ContentProblem, Mistakes } from './problem';

/** One page of the site, before it is given to its template. */
export interface ContentPage extends Frontmatter {
  file: string;
  /** The address, such as `/jp/en`; the home page is `/`. */
  path: string;
  /** BCP 47, such as `en-JP`. */
  lang: string;
  body: TreeNode[];
  /** The sentences that data/claims.yaml answers for, those that the owner has struck included. */
  claims: readonly ClaimMark[];
  /** The anchors that went with struck sentences. Links to them lead to the page. */
  lostIds: readonly string[];
  /** How struck sentences have made the page hollow: `leaves /tutors without its section “…”`. */
  losses: readonly string[];
}

/** What reading a page needs of the whole site. */
export interface PageSettings {
  /** The language of the page at an address. */
  langOf: (path: string) => string;
  /** The business's name in addresses. */
  slug: string;
  /** The components that pages may use. */
  components: MdxComponents;
  claims: KnownClaims;
  /** The currencies of the prices. */
  currencies: readonly string[];
}

/**
 * Checks and compiles one page.
 * @param relative The file's path below the content folder, such as `jp/en.mdx`.
 * @throws {ContentProblem | ContentProblems} naming the line and the fix of each mistake.
 */
export function readPage(source: MdxSource, relative: string, settings: PageSettings): ContentPage {
  const path = pathOf(relative, settings.slug);
  const fill = (text: string) => withCurrencies(text, settings.currencies, settings.langOf(path));
  const page = mapTexts(source, (text) => fill(withSlug(text, settings.slug)));
  return compilePage(page, { ...settings, path, lang: settings.langOf(path) });
}

/** How a page is read: {@link readPage}, or a cached version of it. */
export type ReadPage = typeof readPage;

/**
 * Caches each page until its file or language changes, or one of its claims is struck: the development server and the desk read
 * all pages at each change.
 */
export function cachePages(): ReadPage {
  const cache = new Map<string, { key: string; page: ContentPage }>();
  return (source, relative, settings) => {
    const text = JSON.stringify(source);
    const key = JSON.stringify([
      text,
      settings.langOf(pathOf(relative, settings.slug)),
      settings.currencies,
      settings.claims.ids,
      [...settings.claims.struck].filter((id) => text.includes(id)),
    ]);
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
  {
    path,
    lang,
    components,
    claims,
    currencies,
  }: { path: string; lang: string } & Pick<PageSettings, 'components' | 'claims' | 'currencies'>,
): ContentPage {
  const { file } = source;
  const mistakes = new Mistakes();
  const frontmatter = mistakes.in(() => readFrontmatter(source, lang));
  const compiled = mistakes.in(() => compileSource(source, { components, claims, currencies }));
  const body = setSpacesInBody(compiled?.body ?? [], languageOf(lang));
  const { description = '', says = [] } = frontmatter ?? {};
  mistakes.in(() => {
    checkSays(file, says, claims.ids);
  });
  if (body.length > 0) checkHeading(file, body, mistakes);
  mistakes.report();
  const { marks = [], lostIds = [], losses } = compiled ?? {};
  const isStruck = says.some((id) => claims.struck.has(id));
  return {
    ...(frontmatter as Frontmatter),
    description: isStruck ? firstSentences(body, languageOf(lang), longestDescription(lang)) : description,
    file,
    path,
    lang,
    body,
    claims: [...says.map((id) => markOfDescription(id, description)), ...marks],
    lostIds,
    losses: losses ? lossTexts(path, losses) : [],
  };
}

interface CompiledSource {
  body: TreeNode[];
  marks: ClaimMark[];
  lostIds: string[];
  losses?: Losses;
}

function compileSource(
  { file, body }: MdxSource,
  { components, claims, currencies }: Pick<PageSettings, 'components' | 'claims' | 'currencies'>,
): CompiledSource {
  const placeOf = placesInBody(file, body);
  const compile = (markdown: Root, struck: ReadonlySet<string>) => {
    resolveClaims(markdown, struck);
    return compileBody(placeOf, markdown, components);
  };
  // Editors on Windows write line breaks that Markdown keeps.
  const markdown = parseMdx(placeOf, body.replaceAll('\r\n', '\n'), [...components.keys()]);
  resolveCurrencies(markdown, currencies);
  checkClaims(placeOf, markdown, claims.ids);
  const marks = marksIn(markdown);
  if (!marks.some(({ id }) => claims.struck.has(id))) return { body: compile(markdown, new Set()), marks, lostIds: [] };
  const losses = lossesOf(markdown, claims.struck);
  const whole = compile(copyOf(markdown), new Set());
  const left = compile(markdown, claims.struck);
  const ids = new Set(idsIn(left));
  return { body: left, marks, lostIds: idsIn(whole).filter((id) => !ids.has(id)), losses };
}

/** @throws {ContentProblem} for a statement of the description that is not in data/claims.yaml. */
function checkSays(file: string, says: readonly string[], ids: readonly string[]): void {
  const unknown = says.find((id) => !ids.includes(id));
  if (unknown === undefined) return;
  const what = `The description makes the claim "${unknown}", which is not in data/claims.yaml.`;
  throw new ContentProblem(lineOfField(file, 'says'), `${what}${didYouMean(unknown, ids)}`, 'correct or remove it.');
}

/** The attributes of a <Claim> that name a currency: see {@link resolveCurrencies}. */
const CONDITIONS = ['unless', 'with'];

/** @throws {ContentProblem | ContentProblems} for each <Claim> without a statement in data/claims.yaml, or with other attributes. */
function checkClaims(placeOf: PlaceOf, markdown: Root, ids: readonly string[]): void {
  const mistakes = new Mistakes();
  for (const node of claimsIn(markdown)) {
    const id = claimOf(node);
    const place = placeOf(node.position?.start.line);
    if (!ids.includes(id)) {
      const what =
        id === '' ? '<Claim> needs "of".' : `There is no claim "${id}" in data/claims.yaml.${didYouMean(id, ids)}`;
      mistakes.add(place, what, 'name a claim of that file, as in <Claim of="one-tutor">, or add it there.');
    }
    const currencies = CONDITIONS.filter((name) => /^[A-Z]{3}$/.test(attribute(node, name) ?? ''));
    if (node.attributes.length > 1 + currencies.length)
      mistakes.add(
        place,
        `<Claim of="${id}"> has an attribute that it does not know.`,
        'besides `of`, write `unless` or `with` and a currency, as in unless="EUR".',
      );
  }
  mistakes.report();
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
