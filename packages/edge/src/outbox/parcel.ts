import { PRIVACY_REGIONS, type PrivacyRegion } from '@tutoring/domain/consent';
import type { Lead } from '@tutoring/domain/lead';
import { needsGuardian } from '@tutoring/domain/lead-limits';
import { minorConsentOf } from '@tutoring/domain/minor-consent';
import type { LeadStatus } from '@tutoring/domain/inbox-limits';
import type { Review, SentFrom } from '../leads/store';

/** A lead as the owner's systems receive it. */
export interface Delivery extends Lead {
  reference: string;
  /** ISO 8601. */
  receivedAt: string;
  /** Why somebody should look at it before it is believed. */
  review?: Review;
  /** Where it came from, as the network saw it. */
  context: SentFrom;
}

/** A lead on its way, with what only we need to know for it. */
export interface Parcel {
  delivery: Delivery;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  /** Since when it waits, in milliseconds since the epoch: another time makes it another mail. */
  queuedAt: number;
  status: LeadStatus;
  /** Whether a parent has to be asked before we may answer. */
  isMinor: boolean;
}

/** A row of the outbox with its lead. */
export interface Row {
  reference: string;
  role: Lead['role'];
  name: string;
  email: string;
  programme: Lead['programme'];
  message: string;
  page: string;
  received_at: number;
  stored_at: number;
  /** JSON. */
  attribution: string | null;
  review: Review | null;
  region: PrivacyRegion | null;
  status: LeadStatus;
  /** JSON: what the form asks beyond its first step. */
  details: string;
  /** JSON: what the network knew of the sender. */
  context: string;
  attempts: number;
  /** JSON: which ways have taken it. */
  done: string;
}

/** Those of these leads that wait, the ones that were never tried first. */
export async function readWaiting(db: D1Database, references: readonly string[]): Promise<Row[]> {
  const { results } = await db
    .prepare(
      `select reference, role, name, email, programme, message, page, received_at, stored_at, attribution, review, region,
         status, details, context, attempts, done
       from leads join outbox using (reference)
       where reference in (select value from json_each(?1)) and delivered_at is null and not stopped order by attempts > 0, stored_at`,
    )
    .bind(JSON.stringify(references))
    .all<Row>();
  return results;
}

/** What is to be delivered for a row. */
export function parcelOf(row: Row): Parcel {
  const { reference, role, name, email, programme, message, page, received_at, attribution, review } = row;
  const delivery: Delivery = {
    reference,
    role,
    name,
    email,
    programme,
    message,
    page,
    ...(JSON.parse(row.details) as Partial<Lead>),
    context: JSON.parse(row.context) as SentFrom,
    receivedAt: new Date(received_at).toISOString(),
    ...(attribution && { attribution: JSON.parse(attribution) as Lead['attribution'] }),
    ...(review && { review }),
  };
  return {
    delivery,
    receivedAt: received_at,
    queuedAt: row.stored_at,
    status: row.status,
    // Leads of before say nothing of where they came from, and nothing of ages either.
    isMinor: isMinorAt(row.region, delivery),
  };
}

/** Whether a parent has to be asked before the sender is answered, by the law of where they were. */
export function isMinorAt(
  region: string | null,
  sender: { role?: string | undefined; age?: string | undefined },
): boolean {
  const known = PRIVACY_REGIONS.find((one) => one === region);
  return known !== undefined && needsGuardian(sender, minorConsentOf(known));
}

/**
 * The address at which a lead is answered, by whoever answers it: a parent's, if one is named; none for a student under age
 * without one.
 */
export function answerAddress(
  { email, guardianEmail }: { email: string; guardianEmail?: string | undefined },
  isMinor: boolean,
): string | undefined {
  return guardianEmail ?? (isMinor ? undefined : email);
}
