import { COMPANIES, type Company, type CompanySettings } from '../contract/companies';
import { GOOGLE_TAG_STORES } from '../contract/google-tag';
import { UNBOUND_PAGE_HOURS } from '../contract/marking-limits';
import * as STORAGE_KEY from './storage-keys';
import { CONSENT_VALID_DAYS } from './consent';
import type { Stored, StoredCategory, StoredItem } from './stored-item';
import { WITHDRAWABLE_ITEMS } from './withdrawable-items';

export * from './stored-item';

/** Days after which pages that are not sent are deleted, as on the server. */
const PAGE_DAYS = UNBOUND_PAGE_HOURS / 24;

/**
 * All items that the site stores in a browser. The code takes their names from here, and the privacy page and the cookie
 * settings show this table. companies.ts has the items of third parties.
 *
 * Section 3 of the specification calls the flags of dismissed cards session-level, but its section 4 wants seven days for
 * the install card and "permanently" for the banner. Session storage ends with the tab, so they are in local storage.
 */
export const STORED_ITEMS: readonly StoredItem[] = [
  { id: 'consent', name: STORAGE_KEY.consent, where: 'local', category: 'necessary', lifetime: CONSENT_VALID_DAYS },
  { id: 'bannerShown', name: STORAGE_KEY.bannerShown, where: 'session', category: 'necessary', lifetime: 'session' },
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
  // The caches of the service worker (site/src/client/service-worker), one per release.
  { id: 'saved', name: 'site-*', where: 'cache', category: 'functional', lifetime: 'cleared' },
  { id: 'keptForms', name: STORAGE_KEY.keptForms, where: 'session', category: 'functional', lifetime: 'session' },
  { id: 'language', name: STORAGE_KEY.language, where: 'session', category: 'functional', lifetime: 'session' },
  { id: 'region', name: STORAGE_KEY.region, where: 'session', category: 'functional', lifetime: 'session' },
  { id: 'leadDraft', name: STORAGE_KEY.leadDraft, where: 'session', category: 'functional', lifetime: 'session' },
  { id: 'pages', name: STORAGE_KEY.pages, where: 'database', category: 'functional', lifetime: PAGE_DAYS },
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
  {
    id: 'calendarExport',
    name: STORAGE_KEY.calendarExport,
    where: 'local',
    category: 'functional',
    lifetime: 'cleared',
  },
  { id: 'studyPlan', name: STORAGE_KEY.studyPlan, where: 'local', category: 'functional', lifetime: 'cleared' },
  { id: 'planCalendar', name: STORAGE_KEY.planCalendar, where: 'local', category: 'functional', lifetime: 'cleared' },
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
  ...WITHDRAWABLE_ITEMS,
  ...Object.values<Company>(COMPANIES)
    .flatMap(({ stores }) => stores)
    .filter((item) => !WITHDRAWABLE_ITEMS.includes(item)),
];

/** The items of a category. */
export function storedItems(category: StoredCategory, items: readonly Stored[] = STORED_ITEMS): Stored[] {
  return items.filter((item) => item.category === category);
}

/**
 * The items that a build does not store, because the owner has not configured the third party.
 * @param named The configured third parties. Empty texts mean none.
 */
export function notStoredBy({ gtag, gtm, botCheck }: Pick<CompanySettings, 'gtag' | 'gtm' | 'botCheck'>): StoredItem[] {
  return [
    ...(gtag || gtm ? [] : GOOGLE_TAG_STORES),
    ...(botCheck.provider === 'recaptcha' ? [] : COMPANIES.botCheck.stores),
  ];
}
