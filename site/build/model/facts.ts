import { languageOf, type Language } from '@tutoring/domain/languages';
import type { FactsOf, SchoolsFacts } from '../../src/contract/page';
import type { TreeNode, ViewNode } from '../../src/contract/tree';
import type { FactName } from '../../src/vocabulary/schema';
import { assessmentTables } from './assessment-tables';
import type { ContentPage } from '../read/content';
import type { ContentTree } from './content-tree';
import type { SiteData } from '../read/data';
import { lastDayOf, offerText, offerTime } from './offer-time';
import { countingByRegion, retentionOfLeads } from './privacy-facts';
import { ContentProblem } from '../read/problem';
import { regionFacts } from './region-facts';
import { sessionTimes, type Windows } from './session-times';
import { setSpacesInFacts } from '../compile/typography';

/** Names of a short list of schools. */
const FEW_SCHOOLS = 6;

/** What a page is about beside its text, where it is about a place. */
export interface Place {
  /** Its lesson times. */
  times?: Windows;
  /** Regions with a page of their own, by their codes, the nearest first. */
  nearest?: string[];
}

/** Where facts are looked up, for one page. */
interface Sources {
  page: ContentPage;
  tree: ContentTree;
  data: SiteData;
  place: Place;
  language: Language;
}

/**
 * A body with the facts that it asks for, in the page's language, each in the element that shows it: no page carries
 * those of others.
 * @throws {ContentProblem} when it asks for a place, a course or an address that nobody knows.
 */
export function withFacts(
  body: readonly TreeNode[],
  page: ContentPage,
  tree: ContentTree,
  data: SiteData,
  place: Place = {},
): ViewNode[] {
  const language = languageOf(page.lang);
  const sources: Sources = { page, tree, data, place, language };
  const inNode = (node: TreeNode): ViewNode => {
    if (typeof node === 'string') return node;
    const [name, attributes, ...children] = node;
    const resolve = attributes && RESOLVE[name];
    const props = resolve ? { ...attributes, facts: setSpacesInFacts(resolve(attributes, sources), language) } : attributes;
    return [name, props, ...children.map(inNode)];
  };
  return body.map(inNode);
}

function missing({ file }: ContentPage, what: string): never {
  throw new ContentProblem(file, what, 'correct the name, or add it to the data first.');
}

/** What each of the writer's words looks up. */
const RESOLVE: Record<string, (attributes: Record<string, string>, sources: Sources) => unknown> = {
  Facts: ({ of }, sources) => FACTS[of as FactName](sources),
  Pages({ below = '' }, { page, tree }) {
    const children = tree.childrenOf(below);
    if (children.length === 0) missing(page, `<Pages below="${below}" /> has no pages to show.`);
    return children.map((child) => tree.cardOf(child, page.lang));
  },
  Schools: ({ in: place = '', few }, sources) =>
    schoolsOf(place, few !== undefined, sources) ?? missing(sources.page, `schools.yaml knows no "${place}".`),
  Assessment: ({ course = '' }, { page }) =>
    assessmentTables(course) ?? missing(page, `@tutoring/domain knows no course "${course}".`),
};

const FACTS: { [Name in FactName]: (sources: Sources) => FactsOf[Name] } = {
  counting: countingByRegion,
  nearest: ({ place, tree, data }) => nearestTo(place.nearest ?? [], tree, data),
  offer: () => undefined,
  offers: ({ page, data }) => offersOf(page, data),
  price: () => undefined,
  region({ page, tree, data }) {
    const region = tree.regionAt(page.path);
    return region
      ? regionFacts(region, page.lang, data)
      : missing(page, 'It asks for the facts of its region, but is no region’s page.');
  },
  retention: retentionOfLeads,
  'session-times'({ page, tree, data, place, language }) {
    const times = place.times ?? tree.regionAt(page.path);
    return times
      ? sessionTimes(times, page.lang, data.words[language])
      : missing(page, 'It asks for lesson times, but is no region’s page.');
  },
  testimonials: ({ language, data }) => testimonialsIn(language, data),
  tiers: ({ language, data }) => tiersIn(language, data),
  trader: ({ data }) => traderRows(data.brand.trader),
};

/** Who runs the business; English, as are the pages that ask for it. */
function traderRows({ legalName, address, register, registerNumber, responsible }: SiteData['brand']['trader']) {
  return [
    { label: 'Legal name', value: legalName },
    { label: 'Address', value: address },
    { label: 'Register', value: `${register}, ${registerNumber}` },
    { label: 'Person responsible', value: responsible },
  ];
}

const say = (text: Partial<Record<Language, string>>, language: Language) => text[language] ?? text.en ?? '';

function tiersIn(language: Language, { tiers, prices }: SiteData): FactsOf['tiers'] {
  return tiers.map(({ name, audience, label, price, contents, action }) => ({
    name: say(name, language),
    audience: say(audience, language),
    ...(label && { label: say(label, language) }),
    price: price === 'from' ? prices.from : say(price, language),
    contents: contents.map((content) => say(content, language)),
    action: { href: action.href, label: say(action.label, language) },
  }));
}

function testimonialsIn(language: Language, { testimonials }: SiteData): FactsOf['testimonials'] {
  return testimonials.map(({ text, author, sample }) => ({
    text: say(text, language),
    author: say(author, language),
    sample,
  }));
}

/** The English pages of regions. */
function nearestTo(codes: readonly string[], tree: ContentTree, { regions }: SiteData): FactsOf['nearest'] {
  return codes.flatMap((code) => {
    const region = regions[code];
    const variant = region?.languages.find(({ lang }) => languageOf(lang) === 'en');
    const page = variant && tree.at(variant.path);
    return region && page ? [{ href: page.path, label: tree.regionName(region, 'en'), text: page.description }] : [];
  });
}

/** The offers a page tells of, those that have ended as well. */
function offersOf({ path, lang }: ContentPage, { offers, words }: SiteData): FactsOf['offers'] {
  return Object.entries(offers)
    .filter(([, { pages }]) => pages.includes(path))
    .map(([id, offer]) => ({
      id,
      text: offerText(words[languageOf(lang)].offers[id] ?? '', offer.until, lang),
      ...offerTime(offer),
      lastDay: lastDayOf(offer.until, lang),
    }));
}

function schoolsOf(place: string, isFew: boolean, { page, tree, data }: Sources): SchoolsFacts | undefined {
  const list = data.schools.places[place];
  if (!list) return undefined;
  const english = tree.at(`/schools/${place}`);
  const inOurs = english && tree.choicesOf(english.path).find(({ lang }) => languageOf(lang) === languageOf(page.lang));
  const there = inOurs?.href ?? english?.path;
  return {
    schools: (isFew ? list.slice(0, FEW_SCHOOLS) : list).map(({ name, city, programmes, website, verified }) => ({
      name,
      city,
      programmes,
      ...(website && { website: `https://${website}` }),
      ...(!verified && { verified: false }),
    })),
    ...(there && there !== page.path && { href: there }),
  };
}
