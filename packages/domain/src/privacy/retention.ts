import type { PrivacyRegion } from './consent';

/** How long messages are kept (specification, section 9). */
export type Retention =
  | { kind: 'years'; years: number; orUntilFulfilled?: true }
  /** Years by purpose. */
  | { kind: 'purposes'; marketing: number; contracts: number }
  /** As short as the purpose allows. */
  | { kind: 'minimal' };

const DEFAULT: Retention = { kind: 'years', years: 7 };

const RETENTION: Partial<Record<PrivacyRegion, Retention>> = {
  eu: { kind: 'years', years: 6, orUntilFulfilled: true },
  cn: { kind: 'minimal' },
  kr: { kind: 'purposes', marketing: 3, contracts: 5 },
};

/** The retention in a region. */
export function retentionOf(region: PrivacyRegion): Retention {
  return RETENTION[region] ?? DEFAULT;
}

/** The retention as text. */
export function retentionText(retention: Retention): string {
  switch (retention.kind) {
    case 'years':
      return `${retention.years} years${retention.orUntilFulfilled ? ', or until the purpose is fulfilled' : ''}.`;
    case 'purposes':
      return `${retention.marketing} years for marketing, ${retention.contracts} years for contracts.`;
    case 'minimal':
      return 'Minimum necessary: we delete it when your question is settled, after one year at the latest.';
  }
}

export const YEAR_DAYS = 365;
/** Days for the shortest retention: a message is answered within days, and its request is decided within a school year. */
const MINIMAL_DAYS = YEAR_DAYS;

/** Days after which spam is deleted, and suspected spam without a status. They leave time to find a real message among it. */
export const SPAM_DAYS = 30;

/** Days for which pages wait for a tutor. The promise is a few working days: after two months nobody expects them back. */
export const UNRETURNED_PAGE_DAYS = 60;

/**
 * Days for which a plan's calendar is kept after its last event, which is an exam or a due date. Phones that ask once a week
 * still see the last changes.
 */
export const PLAN_CALENDAR_KEPT_DAYS = 30;

/** Days for which a plan's calendar says that an event is cancelled. Calendars ask at least once a week. */
export const CANCELLED_EVENT_DAYS = 28;

/**
 * Days for which counts are kept: what pages report, with the queries that found nothing, and the steps of forms, to compare a
 * year with the one before.
 */
export const COUNT_DAYS = { pages: 90, forms: 2 * YEAR_DAYS } as const;

/**
 * Days after which a lead is deleted, by its privacy region. In a region with several purposes it is the period for
 * marketing: an enquiry is no contract.
 */
export function leadDays(region: PrivacyRegion): number {
  const retention = retentionOf(region);
  if (retention.kind === 'minimal') return MINIMAL_DAYS;
  return YEAR_DAYS * (retention.kind === 'years' ? retention.years : retention.marketing);
}
