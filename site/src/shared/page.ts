import type { Language } from '@tutoring/domain/languages';
import type { Crumb } from '@tutoring/ui/breadcrumbs';
import type { LanguageChoice } from '@tutoring/ui/language-switcher';
import type { EmbedName } from './embeds';
import type { ViewNode } from './tree';

/** A page in a list of pages. */
export interface PageCard {
  href: string;
  label: string;
  text: string;
  /** An article's date, ISO 8601. */
  date?: string;
  /** The linked page's language (BCP 47), if it differs from the current page's. */
  hrefLang?: string;
}

/** An article in the list of articles. */
export interface ArticleCard extends PageCard {
  claim: string;
  evidence: 'trials' | 'mixed' | 'none' | 'rules';
  topic: 'ai' | 'coursework' | 'study' | 'choosing';
  minutes: number;
  /** The month in which its sources were last checked, such as `2026-11`. */
  checked?: string;
}

/** Everything a template knows about its page. */
export interface PageContext {
  path: string;
  /** BCP 47, such as `en-JP`. */
  lang: string;
  /** The language of its text and messages. */
  language: Language;
  title: string;
  description: string;
  noindex: boolean;
  /** The page that search engines should list instead of this one, if any. */
  canonical?: string;
  /** The home page in its language, which the logo links to: a region's page, or `/`. */
  home: string;
  /** The region that it is about. */
  region?: string;
  /** The breadcrumbs, from the home page to this one; empty on the home page. */
  crumbs: Crumb[];
  /** The page's language versions, including this one; empty if it has no language switcher. */
  choices: readonly LanguageChoice[];
  /** The `x-default` page, for visitors whose language is not in `choices`. */
  fallback?: string;
  /** Articles only: the author, the dates and the reading time. */
  byline?: {
    date: string;
    updated?: string;
    author: string;
    minutes: number;
    /** Who reviewed its facts, and when. */
    reviewed?: { by: string; on: string };
  };
  /** Guides only: the sections in the table of contents. */
  contents?: { id: string; label: string }[];
  related?: PageCard[];
  /** Whether the foot of the page links to the contact form instead of showing the short form. */
  hasContactLink?: boolean;
  /** Whether the hero lists the terms of a session. */
  hasTerms?: boolean;
  /** Whether long lists and texts of sections fold. */
  folds?: boolean;
  /** How readers who do not book sessions get in touch: with a message, or about their school. @default they book */
  inquiry?: 'message' | 'school';
  /** The page's topic, as a parent would name it to a tutor. Prefills the form at the foot of the page. */
  subject?: string;
  body: ViewNode[];
  /** Set on a page that shows one tool alone, for frames of other sites. */
  embed?: EmbedName;
}

/** A mistake in the content, as `pnpm dev` shows it. */
export interface Mistake {
  /** The file, with the line if it is known. */
  file: string;
  what: string;
  fix: string;
}

/** The page context that Gatsby passes to a template. */
export interface TemplateContext {
  page: PageContext;
  /** In development only: shown instead of the page until the writer fixes it. */
  mistake?: Mistake;
}
