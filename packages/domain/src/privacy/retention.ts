import { PRIVACY_REGIONS, type PrivacyRegion } from './consent';

/** How long what visitors send us is kept (specification, section 9). */
export type Retention =
  | { kind: 'years'; years: number; orUntilFulfilled?: true }
  /** By what it is kept for. */
  | { kind: 'purposes'; marketing: number; contracts: number }
  /** As briefly as the purpose allows. */
  | { kind: 'minimal' };

const DEFAULT: Retention = { kind: 'years', years: 7 };

const RETENTION: Partial<Record<PrivacyRegion, Retention>> = {
  eu: { kind: 'years', years: 6, orUntilFulfilled: true },
  cn: { kind: 'minimal' },
  kr: { kind: 'purposes', marketing: 3, contracts: 5 },
};

/** How long it is kept under a region's profile. */
export function retentionOf(region: PrivacyRegion): Retention {
  return RETENTION[region] ?? DEFAULT;
}

/** The same in words. */
export function retentionText(retention: Retention): string {
  switch (retention.kind) {
    case 'years':
      return `${retention.years} years${retention.orUntilFulfilled ? ', or until the purpose is fulfilled' : ''}.`;
    case 'purposes':
      return `${retention.marketing} years for marketing, ${retention.contracts} years for contracts.`;
    case 'minimal':
      return 'As briefly as the purpose allows.';
  }
}

/**
 * Years after which a message is deleted from the database of leads. A lead does not say under which profile it was
 * sent, so the shortest period of all holds for each (docs/adr/0027).
 */
export const LEAD_YEARS = Math.min(...PRIVACY_REGIONS.flatMap((region) => yearsIn(retentionOf(region))));

function yearsIn(retention: Retention): number[] {
  if (retention.kind === 'years') return [retention.years];
  return retention.kind === 'purposes' ? [retention.marketing, retention.contracts] : [];
}
