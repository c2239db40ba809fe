import type { Language } from '@tutoring/domain/languages';
import type { Crumb } from '@tutoring/ui/breadcrumbs';
import type { LanguageChoice } from '@tutoring/ui/language-switcher';
import type { Amount } from '@tutoring/ui/price';
import type { Segment } from './mdx/tree';

/** One row of a region's lesson times, ready to read in the page's language. */
export interface SessionTimesRow {
  days: string;
  local: string;
  torontoWinter: string;
  torontoSummer: string;
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

/** What the page's body asks for from data/*.yaml. */
export interface Facts {
  tiers?: TierFacts[];
  testimonials?: { text: string; author: string; sample: boolean }[];
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
  /** From the home page to this one; empty on the home page. */
  crumbs: Crumb[];
  /** The same page in other languages, this one included; empty if there is no other. */
  choices: LanguageChoice[];
  body: Segment[];
  facts: Facts;
  /** Lesson times, on the pages of a region. */
  times?: SessionTimesRow[];
}

/** What Gatsby hands to a template. */
export interface TemplateContext {
  page: PageContext;
}
