import type { Language } from '../languages';

/** A file that the owner edits, as lists name it. */
export interface DeskFile {
  /** Such as `site/content/faq/fr.mdx`. */
  path: string;
  /** A page's title in its own language, or what a data file is about. */
  title: string;
  /** The heading of the list above it. */
  group: string;
  /** The first file of the same page or the same texts; others are its languages. */
  of: string;
  language?: Language | undefined;
  /** A page's address. Files from which many pages are made have none, and data files neither. */
  address?: string | undefined;
  /** A page's short name, as menus have it. */
  label?: string | undefined;
  /** Whether a page is about a school subject, such as Chemistry. */
  isSubject?: boolean | undefined;
  /** A page that shows a data file's facts. */
  shownOn?: string | undefined;
}

/** The file `/owner/data/pages.json`, in the order of the list: groups, their entries, and the languages of each. */
export interface DeskPages {
  files: DeskFile[];
}

/** The file `/owner/data/texts.json`: the text of every file that a search for words looks at, by path. */
export type DeskTexts = Record<string, string>;
