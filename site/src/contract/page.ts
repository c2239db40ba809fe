import type { Language } from '@tutoring/domain/languages';
import type { Crumb } from '@tutoring/ui/breadcrumbs';
import type { LanguageChoice } from '@tutoring/ui/language-switcher';
import type { Amount } from '@tutoring/ui/price';
import type { School } from '@tutoring/ui/school-list';
import type { OfferTime } from './offer';
import type { ViewNode } from './tree';

/** One row of a region's lesson times, ready to read in the page's language. */
export interface SessionTimesRow {
  days: string;
  local: string;
  torontoWinter: string;
  torontoSummer: string;
}

/** A region in a few facts, ready to read in the page's language. */
export interface RegionFacts {
  sessions: string;
  languages: string;
  /** Hours ahead of Toronto with their sign, such as `+14`; none where the clocks are the same. */
  ahead?: { winter: string; summer: string };
  currency: string;
  channel: { label: string; href: string };
}

/** A way to book, in the page's language. */
export interface TierFacts {
  name: string;
  audience: string;
  label?: string;
  /** Amounts, or how the price is found. */
  price: Amount[] | string;
  contents: string[];
  action: { href: string; label: string };
}

/** A page in a list of pages. */
export interface PageCard {
  href: string;
  label: string;
  text: string;
  /** The ISO day of an article. */
  date?: string;
  /** BCP 47, where it is not the language of the page that lists it. */
  hrefLang?: string;
}

/** A table of how a course is assessed. */
export interface AssessmentTable {
  /** Such as `Chemistry, HL (first exams 2025)`. */
  caption: string;
  head: string[];
  rows: string[][];
  note?: string;
}

/** An offer as its own pages tell of it. */
export interface OfferFacts extends OfferTime {
  id: string;
  text: string;
  /** Its last day, ready to read. */
  lastDay: string;
}

/** A place's schools. */
export interface SchoolsFacts {
  schools: School[];
  /** The page with the whole list, in the page's language if there is one. */
  href?: string;
}

/** What a writer's `<Facts of="…">` shows, from data/*.yaml or the code's own tables. */
export interface FactsOf {
  /** Where visits are counted from when: one entry for each mode of consent. */
  counting: { where: string; rule: string }[];
  /** Regions that have a page, for one that has none. */
  nearest: PageCard[];
  /** Those that run are the shell's. */
  offer: undefined;
  offers: OfferFacts[];
  price: undefined;
  region: RegionFacts;
  /** How long the database keeps a message. */
  retention: string;
  'session-times': SessionTimesRow[];
  testimonials: { text: string; author: string; sample: boolean }[];
  tiers: TierFacts[];
  /** Who runs the business. */
  trader: { label: string; value: string }[];
}

/** All that a template gets to know about its page. */
export interface PageContext {
  path: string;
  /** BCP 47, such as `en-JP`. */
  lang: string;
  /** The language of its words. */
  language: Language;
  title: string;
  description: string;
  noindex: boolean;
  /** The page search engines should list in its place, if it is another one. */
  canonical?: string;
  /** From the home page to this one; empty on the home page. */
  crumbs: Crumb[];
  /** The same page in other languages, this one included; empty if it has no language switcher. */
  choices: LanguageChoice[];
  /** Where search engines send visitors whose language is none of those. */
  fallback?: string;
  /** On an article: who wrote it, when, and how long it is. */
  byline?: { date: string; updated?: string; author: string; minutes: number };
  /** On a guide: its sections. */
  contents?: { id: string; label: string }[];
  related?: PageCard[];
  body: ViewNode[];
}

/** A mistake of a writer, as `pnpm dev` shows it. */
export interface Mistake {
  /** With the line, where it is known. */
  file: string;
  what: string;
  fix: string;
}

/** What Gatsby hands to a template. */
export interface TemplateContext {
  page: PageContext;
  /** In development only: what stands in the page's place until it is mended. */
  mistake?: Mistake;
}
