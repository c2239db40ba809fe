import { languageOf, LANGUAGES } from '@tutoring/domain/languages';
import { withSlug } from '@tutoring/domain/slug';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readClaims } from './claims.ts';
import { lossesOfEach, lossTexts } from './losses.ts';
import { marksInMessages } from './message-claims.ts';
import { markOfDescription, marksIn, type ClaimMark } from './resolve-claims.ts';
import { parseMdx } from '../compile/parse-mdx.ts';
import { readBrand } from '../content/brand.ts';
import { currenciesOf, withCurrencies } from '../content/currencies.ts';
import { readYaml } from '../content/read-yaml.ts';
import { dataMessages } from '../content/schemas/messages.ts';
import { prices } from '../content/schemas/prices.ts';
import { regions } from '../content/schemas/regions.ts';
import { offers } from '../content/schemas/seasons.ts';
import { lineOfField, placesInBody } from '../content/line-of.ts';
import { mapTexts, readMdxSource, type MdxSource } from '../content/mdx-source.ts';
import type { Claim } from '../content/schemas/claims.ts';

/** Where the site's files are in the repository. */
export const SITE = 'site';
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en').map((language) => language.toLowerCase());

/** A sentence of a page, or of a message that many pages show, that a claim stands for. */
export interface Place extends ClaimMark {
  /** Below the repository's root. */
  file: string;
  page?: string;
  lang: string;
  /** The entry of a message. */
  field?: string;
}

/** A claim with everything that an answer changes. */
export interface PlacedClaim extends Claim {
  marks: readonly Place[];
  /** What striking it leaves behind: `leaves /tutors without its section “Who would teach your child”`. */
  losses: readonly { lang: string; what: string }[];
  /** Translations that have no mark where their English page has one. */
  unmarked: readonly string[];
  /** Regional pages, written apart in the country's language, that have no mark where their English version has one. */
  regional: readonly string[];
}

/** What a page says of claims, and the text from which it was read. */
type ReadPage = ReturnType<typeof readPlaces> & { text: string };
/** Pages that were read before, by name: one that has not changed is not parsed again, which takes seconds for all of them. */
export type ReadPages = Map<string, ReadPage>;

/**
 * The claims of data/claims.yaml, with their places on all pages. Scripts run this file with Node as it is, so it and its imports end
 * in `.ts`.
 * @param site The folder with `content` and `data`.
 * @param known Keep it, and pass it again.
 */
export function placedClaims(site: string, known: ReadPages = new Map()): PlacedClaim[] {
  const data = join(site, 'data');
  const slug = readBrand(data).slug;
  const { withPage } = readYaml(join(data, 'regions.yaml'), regions, slug);
  const currencies = currenciesOf(readYaml(join(data, 'prices.yaml'), prices, slug).from);
  const langs = new Map(withPage.flatMap(({ languages }) => languages.map(({ path, lang }) => [path, lang] as const)));
  const pages = globSync('**/*.mdx', { cwd: join(site, 'content') })
    .sort()
    .map((name) => {
      const written = readFileSync(join(site, 'content', name), 'utf8');
      const page = addressOf(name, slug);
      const lang = langs.get(page) ?? languageOfFile(name);
      const fill = (one: string) => withCurrencies(one, currencies, lang);
      const text = fill(written);
      const before = known.get(name);
      if (before?.text === text && before.page === page && before.lang === lang) return before;
      const read = { ...readPlaces(site, name, page, lang, fill), text };
      known.set(name, read);
      return read;
    });
  return placeClaims(readClaims(data), [...pages, ...markedMessages(data), ...markedOffers(data)]).map((claim) => ({
    ...claim,
    losses: pages.flatMap(({ lang, losses }) => (losses.get(claim.id) ?? []).map((what) => ({ lang, what }))),
  }));
}

/** The messages with the sentences that claims stand for. Their marks are the same in each language (check-message-claims.ts). */
export function markedMessages(data: string): MarkedPage<Place>[] {
  return LANGUAGES.map((lang) => {
    const name = `data/messages/${lang}.yaml`;
    const messages = readYaml(join(data, '..', name), dataMessages);
    const file = `${SITE}/${name}`;
    const places = marksInMessages(messages).map((mark): Place => {
      const [entry = ''] = mark.field.split('.');
      const { title } = dataMessages.shape[entry as keyof typeof dataMessages.shape].meta() ?? {};
      return { ...mark, file, lang, heading: `On many pages: ${title ?? entry}` };
    });
    return { file, lang, places };
  });
}

/** The same for the texts of offers, which are in one file. */
export function markedOffers(data: string): MarkedPage<Place>[] {
  const file = `${SITE}/data/offers.yaml`;
  const marks = marksInMessages(readYaml(join(data, 'offers.yaml'), offers));
  return LANGUAGES.map((lang) => ({
    file,
    lang,
    places: marks
      .filter(({ field }) => field.endsWith(`.${lang}`))
      .map((mark) => ({ ...mark, file, lang, heading: 'On many pages: Offers' })),
  }));
}

/** A page with the sentences that claims stand for. */
interface MarkedPage<Mark> {
  /** Below the repository's root. */
  file: string;
  lang: string;
  places: readonly Mark[];
}

/** Puts claims on the pages that mark them. */
export function placeClaims<Mark extends ClaimMark>(
  claims: readonly Claim[],
  pages: readonly MarkedPage<Mark>[],
): (Omit<PlacedClaim, 'marks' | 'losses'> & { marks: readonly Mark[] })[] {
  const marked = new Map(pages.map(({ file, places }) => [file, new Set(places.map(({ id }) => id))]));
  const english = new Set(pages.flatMap(({ file, lang }) => (lang.startsWith('en') ? [file] : [])));
  /** The versions of pages with a claim that exist and do not have it. */
  const without = (id: string, versionsOf: (file: string) => string[]) =>
    [...marked]
      .filter(([file, ids]) => ids.has(id) && english.has(file))
      .flatMap(([file]) => versionsOf(file))
      .filter((file) => marked.has(file) && !marked.get(file)?.has(id));
  return claims.map((claim) => ({
    ...claim,
    marks: pages.flatMap(({ places }) => places.filter(({ id }) => id === claim.id)),
    unmarked: without(claim.id, translationsOf),
    regional: without(claim.id, regionalOf),
  }));
}

const addressOf = (name: string, slug: string) =>
  `/${withSlug(name, slug)
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '')
    .replace('[slug]', slug)}`;

function readPlaces(site: string, name: string, page: string, lang: string, fill: (text: string) => string) {
  const file = `${SITE}/content/${name}`;
  const source = mapTexts(readMdxSource(join(site, 'content', name)), fill);
  const placeOf = placesInBody(source.file, source.body);
  const markdown = parseMdx(placeOf, source.body);
  const marks = marksIn(markdown);
  const ids = new Set(marks.map(({ id }) => id));
  const places = [
    ...marksOfDescription(source).map((mark): Place => ({ ...mark, file, page, lang })),
    ...marks.map((mark): Place => {
      const line = Number(placeOf(mark.line).split(':').at(-1));
      return { ...mark, file, page, lang, ...(Number.isNaN(line) ? {} : { line }) };
    }),
  ];
  const losses = new Map([...lossesOfEach(markdown, ids)].map(([id, lost]) => [id, lossTexts(page, lost)]));
  return { file, page, lang, places, losses };
}

/** The claims of a description, which are checked when the page is read. */
function marksOfDescription({ file, frontmatter }: MdxSource): ClaimMark[] {
  const { says, description = '' } = frontmatter as { says?: unknown; description?: string };
  const line = Number(lineOfField(file, 'description').split(':').at(-1));
  return Array.isArray(says) ? says.map((id) => ({ ...markOfDescription(String(id), description), line })) : [];
}

/** The language that a file's name says; English if it says none. */
function languageOfFile(name: string): string {
  const last = basename(name, '.mdx');
  return TRANSLATED.includes(last) ? languageOf(last) : 'en';
}

/** The translations of an English page. */
const translationsOf = (file: string) => (isWrittenApart(file) ? [] : inLanguages(file));

/** The pages of a region or of its schools in other languages: each is written apart, and may say less. */
function regionalOf(file: string): string[] {
  if (!isWrittenApart(file)) return [];
  // jp/index.mdx beside jp/en.mdx, or schools/japan/ja.mdx beside schools/japan.mdx.
  return basename(file) === 'en.mdx'
    ? ['index', ...TRANSLATED].map((name) => `${dirname(file)}/${name}.mdx`)
    : inLanguages(file);
}

const isWrittenApart = (file: string) => basename(file) === 'en.mdx' || file.includes('/schools/');
const inLanguages = (file: string) =>
  TRANSLATED.map((language) => `${file.replace(/(\/index)?\.mdx$/, '')}/${language}.mdx`);
