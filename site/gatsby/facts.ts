import { languageOf, type Language } from '@tutoring/domain/languages';
import type { Facts } from '../src/page-context';
import type { TreeNode } from '../src/mdx/tree';
import { assessmentTables } from './assessment-tables';
import type { ContentPage } from './content';
import type { ContentTree } from './content-tree';
import type { SiteData } from './data';
import { lastDayOf, offerText, offerTime } from './offer-time';
import { countingByRegion, retentionOfLeads } from './privacy-facts';
import { ContentProblem } from './problem';
import { regionFacts } from './region-facts';
import { sessionTimes, type Windows } from './session-times';

/** Names of a short list of schools. */
const FEW_SCHOOLS = 6;

/** What a page is about beside its text, where it is about a place. */
export interface Place {
  /** Its lesson times. */
  times?: Windows;
  /** Regions with a page of their own, by their codes, the nearest first. */
  nearest?: string[];
}

/**
 * The facts that a page's body asks for, in the page's language: no page carries those of others.
 * @throws {ContentProblem} when it asks for a place, a course or an address that nobody knows.
 */
export function factsOf(page: ContentPage, tree: ContentTree, data: SiteData, place: Place = {}): Facts {
  const language = languageOf(page.lang);
  const asked = page.body.flatMap(({ nodes }) => nodes.flatMap(questionsIn));
  const has = (of: string) => asked.some(({ name, value }) => name === 'Facts' && value === of);
  const all = (component: string) => asked.filter(({ name }) => name === component).map(({ value }) => value);
  const region = tree.regionAt(page.path);
  const times = place.times ?? region;
  const missing = (what: string) => {
    throw new ContentProblem(page.file, what, 'correct the name, or add it to the data first.');
  };
  if (has('region') && !region) missing('It asks for the facts of its region, but is no region’s page.');
  if (has('session-times') && !times) missing('It asks for lesson times, but is no region’s page.');
  return {
    ...(has('counting') && { counting: countingByRegion() }),
    ...(has('retention') && { retention: retentionOfLeads() }),
    ...(has('trader') && { trader: traderRows(data.brand.trader) }),
    ...(has('tiers') && { tiers: tiersIn(language, data) }),
    ...(has('testimonials') && { testimonials: testimonialsIn(language, data) }),
    ...(has('offers') && { offers: offersOf(page, data) }),
    ...(has('region') && region && { region: regionFacts(region, page.lang, data) }),
    ...(has('nearest') && { nearest: nearestTo(place.nearest ?? [], tree, data) }),
    ...(has('session-times') && times && { times: sessionTimes(times, page.lang, data.words[language]) }),
    ...byName('pages', all('Pages'), (below) => {
      const children = tree.childrenOf(below);
      if (children.length === 0) missing(`<Pages below="${below}" /> has no pages to show.`);
      return children.map((child) => tree.cardOf(child, page.lang));
    }),
    ...byName(
      'schools',
      all('Schools'),
      (at) => schoolsOf(at, page, tree, data) ?? missing(`schools.yaml knows no "${at}".`),
    ),
    ...byName('assessments', all('Assessment'), (course) => {
      return assessmentTables(course) ?? missing(`@tutoring/domain knows no course "${course}".`);
    }),
  };
}

function byName<Value>(key: string, names: readonly string[], valueOf: (name: string) => Value) {
  return names.length > 0 && { [key]: Object.fromEntries(names.map((name) => [name, valueOf(name)])) };
}

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

function tiersIn(language: Language, { tiers, prices }: SiteData): Facts['tiers'] {
  return tiers.map(({ name, audience, label, price, contents, action }) => ({
    name: say(name, language),
    audience: say(audience, language),
    ...(label && { label: say(label, language) }),
    price: price === 'from' ? prices.from : say(price, language),
    contents: contents.map((content) => say(content, language)),
    action: { href: action.href, label: say(action.label, language) },
  }));
}

function testimonialsIn(language: Language, { testimonials }: SiteData): Facts['testimonials'] {
  return testimonials.map(({ text, author, sample }) => ({
    text: say(text, language),
    author: say(author, language),
    sample,
  }));
}

/** The English pages of regions. */
function nearestTo(codes: readonly string[], tree: ContentTree, { regions }: SiteData): Facts['nearest'] {
  return codes.flatMap((code) => {
    const region = regions[code];
    const variant = region?.languages.find(({ lang }) => languageOf(lang) === 'en');
    const page = variant && tree.at(variant.path);
    return region && page ? [{ href: page.path, label: tree.regionName(region, 'en'), text: page.description }] : [];
  });
}

/** The offers a page tells of, those that have ended as well. */
function offersOf({ path, lang }: ContentPage, { offers, words }: SiteData): Facts['offers'] {
  return Object.entries(offers)
    .filter(([, { pages }]) => pages.includes(path))
    .map(([id, offer]) => ({
      id,
      text: offerText(words[languageOf(lang)].offers[id] ?? '', offer.until, lang),
      ...offerTime(offer),
      lastDay: lastDayOf(offer.until, lang),
    }));
}

function schoolsOf(place: string, page: ContentPage, tree: ContentTree, { schools }: SiteData) {
  const list = schools.places[place];
  if (!list) return undefined;
  const few = page.body.some(({ nodes }) => JSON.stringify(nodes).includes('"few":"yes"'));
  const english = tree.at(`/schools/${place}`);
  const inOurs = english && tree.choicesOf(english.path).find(({ lang }) => languageOf(lang) === languageOf(page.lang));
  const there = inOurs?.href ?? english?.path;
  return {
    schools: (few ? list.slice(0, FEW_SCHOOLS) : list).map(({ name, city, programmes, website, verified }) => ({
      name,
      city,
      programmes,
      ...(website && { website: `https://${website}` }),
      ...(!verified && { verified: false }),
    })),
    ...(there && there !== page.path && { page: there }),
  };
}

/** The attribute by which each of these says what it wants. */
const ASKS: Record<string, string> = { Facts: 'of', Pages: 'below', Schools: 'in', Assessment: 'course' };

function questionsIn(node: TreeNode): { name: string; value: string }[] {
  if (typeof node === 'string') return [];
  const [name, props, ...below] = node;
  const value = ASKS[name] && props ? props[ASKS[name]] : undefined;
  return [...(value ? [{ name, value }] : []), ...below.flatMap(questionsIn)];
}
