import type { PrivacyRegion } from './consent';

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
      return 'Minimum necessary: as briefly as the purpose allows.';
  }
}

export const YEAR_DAYS = 365;
/**
 * Days for which a message is kept where the law asks for the least: it is answered within days, and what it asks for is
 * decided within a school year.
 */
const MINIMAL_DAYS = YEAR_DAYS;

/**
 * Days after which a message is deleted that is spam, or that looks like a machine's and that nobody has marked otherwise. They
 * leave time to find a real message among them.
 */
export const SPAM_DAYS = 30;

/**
 * Days after which a message is deleted from the database of leads, by the profile under which it was sent. Of a region
 * with several purposes the period of marketing holds: an enquiry is no contract.
 */
export function leadDays(region: PrivacyRegion): number {
  const retention = retentionOf(region);
  if (retention.kind === 'minimal') return MINIMAL_DAYS;
  return YEAR_DAYS * (retention.kind === 'years' ? retention.years : retention.marketing);
}
