import type { Language } from '@tutoring/domain/languages';
import type { Crumb } from '@tutoring/ui/breadcrumbs';
import type { LanguageChoice } from '@tutoring/ui/language-switcher';
import type { ViewNode } from './tree';

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

/** An article in the list of articles. */
export interface ArticleCard extends PageCard {
  claim: string;
  evidence: 'trials' | 'mixed' | 'none' | 'rules';
  topic: 'ai' | 'coursework' | 'study' | 'choosing';
  minutes: number;
  /** The month in which its sources were read, such as `2026-11`. */
  checked?: string;
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
  choices: readonly LanguageChoice[];
  /** Where search engines send visitors whose language is none of those. */
  fallback?: string;
  /** On an article: who wrote it, when, and how long it is. */
  byline?: {
    date: string;
    updated?: string;
    author: string;
    minutes: number;
    /** The person who vouches for its facts, and the day. */
    reviewed?: { by: string; on: string };
  };
  /** On a guide: its sections. */
  contents?: { id: string; label: string }[];
  related?: PageCard[];
  /** In place of the short form at its foot there is a link. */
  asksByLink?: boolean;
  /** Its cover sheet says what a session is and what holds for it. */
  tellsTerms?: boolean;
  /** What the page is about, as a parent would name it to a tutor: for the form at its foot. */
  subject?: string;
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
