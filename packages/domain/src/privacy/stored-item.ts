import type { Category } from './consent';
import type * as STORAGE_KEY from './storage-keys';

/** Data that the visitor asked to keep, and may clear at any time; no consent category. */
export type StoredCategory = Category | 'functional';

export interface StoredItem {
  /** The item's id, which is also the name of its message. */
  readonly id:
    | Exclude<keyof typeof STORAGE_KEY, 'toolPrefix' | 'recentSearchesPrefix' | 'answerPrefix'>
    | 'recentSearches'
    | 'answers'
    | 'toolDraft'
    | 'toolKept'
    | 'offerShown'
    | 'saved'
    | 'ga'
    | 'gaSession'
    | 'gcl'
    | 'gac'
    | 'recaptcha'
    | 'recaptchaPage';
  /** The stored name; a `*` at the end matches any suffix. */
  readonly name: string;
  readonly where: 'local' | 'session' | 'cookie' | 'cache' | 'database';
  readonly category: StoredCategory;
  /** Lifetime in days; `session`: until the tab is closed; `cleared`: until the visitor clears it. */
  readonly lifetime: number | 'session' | 'cleared';
  /** Who reads it. @default we do */
  readonly by?: string;
}

/** What is needed to name and delete an item. A site with more items gives these fields for each. */
export type Stored = Pick<StoredItem, 'name' | 'where' | 'category'>;

/** Whether a stored name belongs to an item. */
export function isStoredAs({ name }: Stored, stored: string): boolean {
  return name.endsWith('*') ? stored.startsWith(name.slice(0, -1)) : stored === name;
}
