import { ATTRIBUTION_DAYS } from '../contract/attribution';
import { COMPANIES, type Company } from '../contract/companies';
import * as STORAGE_KEY from './storage-keys';
import { CONSENT_VALID_DAYS, type Category } from './consent';

/**
 * Everything that the site stores in a browser: whoever stores something takes its name from here,
 * and the privacy page and the settings show this very table. What other companies store stands with them.
 */

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
    | 'scroll'
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

export const STORED_ITEMS: readonly StoredItem[] = [
  { id: 'consent', name: STORAGE_KEY.consent, where: 'local', category: 'necessary', lifetime: CONSENT_VALID_DAYS },
  { id: 'bannerShown', name: STORAGE_KEY.bannerShown, where: 'session', category: 'necessary', lifetime: 'session' },
  // Of the router, so that "back" leads to the place one left.
  { id: 'scroll', name: '@@scroll|*', where: 'session', category: 'functional', lifetime: 'session' },
  {
    id: 'installDismissed',
    name: STORAGE_KEY.installDismissed,
    where: 'local',
    category: 'functional',
    lifetime: 'cleared',
  },
  {
    id: 'installAvailable',
    name: STORAGE_KEY.installAvailable,
    where: 'session',
    category: 'functional',
    lifetime: 'session',
  },
  // Of the service worker (site/src/worker): one a release.
  { id: 'saved', name: 'site-*', where: 'cache', category: 'functional', lifetime: 'cleared' },
  { id: 'keptForms', name: STORAGE_KEY.keptForms, where: 'session', category: 'functional', lifetime: 'session' },
  { id: 'language', name: STORAGE_KEY.language, where: 'session', category: 'functional', lifetime: 'session' },
  { id: 'region', name: STORAGE_KEY.region, where: 'session', category: 'functional', lifetime: 'session' },
  { id: 'leadDraft', name: STORAGE_KEY.leadDraft, where: 'session', category: 'functional', lifetime: 'session' },
  { id: 'sentLead', name: STORAGE_KEY.sentLead, where: 'session', category: 'functional', lifetime: 'session' },
  { id: 'chat', name: STORAGE_KEY.chat, where: 'session', category: 'functional', lifetime: 'session' },
  {
    id: 'toolDraft',
    name: `${STORAGE_KEY.toolPrefix}*`,
    where: 'session',
    category: 'functional',
    lifetime: 'session',
  },
  { id: 'toolKept', name: `${STORAGE_KEY.toolPrefix}*`, where: 'local', category: 'functional', lifetime: 'cleared' },
  { id: 'answers', name: `${STORAGE_KEY.answerPrefix}*`, where: 'local', category: 'functional', lifetime: 'cleared' },
  {
    id: 'recentSearches',
    name: `${STORAGE_KEY.recentSearchesPrefix}*`,
    where: 'local',
    category: 'functional',
    lifetime: 'cleared',
  },
  {
    id: 'noSearchKey',
    name: STORAGE_KEY.noSearchKey,
    where: 'local',
    category: 'functional',
    lifetime: 'cleared',
  },
  {
    id: 'dismissedOffer',
    name: STORAGE_KEY.dismissedOffer,
    where: 'local',
    category: 'functional',
    lifetime: 'cleared',
  },
  { id: 'offerShown', name: STORAGE_KEY.dismissedOffer, where: 'session', category: 'functional', lifetime: 'session' },
  {
    id: 'attribution',
    name: STORAGE_KEY.attribution,
    where: 'local',
    category: 'analytics',
    lifetime: ATTRIBUTION_DAYS,
  },
  ...Object.values<Company>(COMPANIES).flatMap(({ stores }) => stores),
];

/** What has to be known of an item to name it and to delete it; a site that stores more tells so much of each. */
export type Stored = Pick<StoredItem, 'name' | 'where' | 'category'>;

/** The items of a category. @default items {@link STORED_ITEMS} */
export function storedItems(category: StoredCategory, items: readonly Stored[] = STORED_ITEMS): Stored[] {
  return items.filter((item) => item.category === category);
}

/** Whether a stored name is an item's. */
export function isStoredAs({ name }: Stored, stored: string): boolean {
  return name.endsWith('*') ? stored.startsWith(name.slice(0, -1)) : stored === name;
}
