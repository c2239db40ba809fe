import type { ConsentMode, PrivacyRegion } from '@tutoring/domain/consent';
import type { StoredCategory, StoredItem } from '@tutoring/domain/stored-items';

/** What a region's law gives its visitors. */
export interface RegionRules {
  laws: readonly string[];
  rights: readonly string[];
  /** Where in the region the law sets a lower age for children's consent, as part of a sentence. */
  lowerAges?: string;
}

/** The messages in the tables of the privacy page. `{years}`, `{days}`, `{age}` and such are numbers. */
export interface PrivacyMessages {
  /** What each stored item is for. */
  purposes: Record<StoredItem['id'], string>;
  categories: Record<StoredCategory, string>;
  where: Record<StoredItem['where'], string>;
  table: string;
  name: string;
  purpose: string;
  place: string;
  category: string;
  lifetime: string;
  session: string;
  cleared: string;
  /** `{purpose}` and `{company}`. */
  by: string;
  clear: string;
  clearedNow: string;
  yours: string;
  modes: Record<ConsentMode, string>;
  mode: string;
  laws: string;
  rights: string;
  retention: string;
  minors: string;
  minorsText: string;
  /** `{lowerAges}` is one of RegionRules. */
  minorsLower: string;
  contact: string;
  contactText: string;
  sources: string;
  /** The text of the link to the regions that only the English page has. Empty in English. */
  otherRegions: string;
  /** The name of each region. */
  names: Record<PrivacyRegion, string>;
  /** The rules of the regions where the language is spoken; in English, of all regions. */
  rules: Partial<Record<PrivacyRegion, RegionRules>>;
  /** How long correspondence and contracts are kept (domain/privacy/retention.ts). */
  keep: Record<'years' | 'fulfilled' | 'purposes' | 'minimal', string>;
  /** When messages are deleted. `{us}`, `{eu}`, `{kr}` and `{cn}` are years. */
  deletion: Record<'all' | 'minor' | 'minorToo' | 'spam' | 'contracts', string>;
}
