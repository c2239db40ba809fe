import { ATTRIBUTION_DAYS } from '../contract/attribution';
import { GOOGLE_TAG_STORES } from '../contract/google-tag';
import * as STORAGE_KEY from './storage-keys';
import type { StoredItem } from './stored-item';

export { isStoredAs, type Stored } from './stored-item';

/**
 * What goes when its category is withdrawn. All of the table (stored-items.ts) that every page's script has to know: the
 * rest is only ever shown, or cleared on the privacy page.
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
