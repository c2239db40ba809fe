import type { OptionalCategory } from '../privacy/consent';
import type { StoredItem } from '../privacy/stored-item';

/** The facts about Google's tag that every page's script needs. companies.ts has the others. */

export const GOOGLE = 'Google';
/** The origin of Google's tag. */
export const GOOGLE_TAG_ORIGIN = 'https://www.googletagmanager.com';
/** The consent categories of Google's tag. */
export const GOOGLE_ALLOWED_BY = ['analytics', 'marketing'] as const satisfies OptionalCategory[];

/** What Google's tag stores in each category. */
export const GOOGLE_TAG_STORES = [
  { id: 'ga', name: '_ga', where: 'cookie', category: 'analytics', lifetime: 730, by: GOOGLE },
  { id: 'gaSession', name: '_ga_*', where: 'cookie', category: 'analytics', lifetime: 730, by: GOOGLE },
  { id: 'gcl', name: '_gcl_*', where: 'cookie', category: 'marketing', lifetime: 90, by: GOOGLE },
  { id: 'gac', name: '_gac_*', where: 'cookie', category: 'marketing', lifetime: 90, by: GOOGLE },
] as const satisfies StoredItem[];
