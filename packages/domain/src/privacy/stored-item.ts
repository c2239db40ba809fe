import type { Category } from './consent';
import type * as STORAGE_KEY from './storage-keys';

/** What is kept because the visitor asked for it, and may be cleared at any time, beside the categories. */
export type StoredCategory = Category | 'functional';

export interface StoredItem {
  /** What it is for, and the name of its message. */
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
  /** Its name; a `*` at the end stands for whatever follows. */
  readonly name: string;
  readonly where: 'local' | 'session' | 'cookie' | 'cache';
  readonly category: StoredCategory;
  /** Days after which it is gone; `session`: when the tab is closed; `cleared`: when the visitor clears it. */
  readonly lifetime: number | 'session' | 'cleared';
  /** Who reads it. @default we do */
  readonly by?: string;
}

/** What has to be known of an item to name it and to delete it; a site that stores more tells so much of each. */
export type Stored = Pick<StoredItem, 'name' | 'where' | 'category'>;

/** Whether a stored name is an item's. */
export function isStoredAs({ name }: Stored, stored: string): boolean {
  return name.endsWith('*') ? stored.startsWith(name.slice(0, -1)) : stored === name;
}
