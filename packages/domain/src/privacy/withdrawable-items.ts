import { ATTRIBUTION_DAYS } from '../contract/attribution';
import { GOOGLE_TAG_STORES } from '../contract/google-tag';
import * as STORAGE_KEY from './storage-keys';
import type { StoredItem } from './stored-item';

export { isStoredAs, type Stored } from './stored-item';

/**
 * Items that are deleted when consent to their category is withdrawn. Every page's script needs them; the rest of the table
 * (stored-items.ts) is only shown, or cleared on the privacy page.
 */
export const WITHDRAWABLE_ITEMS: readonly StoredItem[] = [
  {
    id: 'attribution',
    name: STORAGE_KEY.attribution,
    where: 'local',
    category: 'analytics',
    lifetime: ATTRIBUTION_DAYS,
  },
  ...GOOGLE_TAG_STORES,
];
