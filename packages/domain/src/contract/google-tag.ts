import type { OptionalCategory } from '../privacy/consent';
import type { StoredItem } from '../privacy/stored-item';

/** What every page's script has to know of Google's tag; what else another company may do stands in companies.ts. */

export const GOOGLE = 'Google';
/** Where Google's tag comes from. */
export const GOOGLE_TAG_ORIGIN = 'https://www.googletagmanager.com';
/** What Google's tag may be allowed to do. */
export const GOOGLE_ALLOWED_BY = ['analytics', 'marketing'] as const satisfies OptionalCategory[];

/** What Google's tag stores, by what it was allowed. */
export const GOOGLE_TAG_STORES = [
  { id: 'ga', name: '_ga', where: 'cookie', category: 'analytics', lifetime: 730, by: GOOGLE },
  { id: 'gaSession', name: '_ga_*', where: 'cookie', category: 'analytics', lifetime: 730, by: GOOGLE },
  { id: 'gcl', name: '_gcl_*', where: 'cookie', category: 'marketing', lifetime: 90, by: GOOGLE },
  { id: 'gac', name: '_gac_*', where: 'cookie', category: 'marketing', lifetime: 90, by: GOOGLE },
] as const satisfies StoredItem[];
