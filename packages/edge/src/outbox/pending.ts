import type { PrivacyRegion } from '@tutoring/domain/consent';
import type { LeadStatus } from '@tutoring/domain/inbox-limits';
import type { Lead } from '@tutoring/domain/lead';
import type { LeadPayload, OutboundLead, Review, SenderLocation } from '../leads/outbound-lead';
import { isMinorAt } from '../leads/recipient';

/** An undelivered row of the table `outbox`, joined with its lead. */
export interface PendingLead {
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
  /** JSON: the form's optional fields. */
  details: string;
  /** How many pages there are to mark. */
  pages: number;
  /** The question that they answer; null without pages. */
  question: string | null;
  /** JSON: {@link SenderLocation}. */
  context: string;
  attempts: number;
  /** JSON: `ChannelResults`. */
  done: string;
}

/** Reads which of these leads are undelivered. Leads without a failed attempt come first. */
export async function readPending(db: D1Database, references: readonly string[]): Promise<PendingLead[]> {
  const { results } = await db
    .prepare(
      `select reference, role, name, email, programme, message, page, leads.received_at, stored_at, attribution, review, region,
         status, details, question, context, attempts, done,
         (select count(*) from marking_pages where marking_pages.reference = leads.reference) as pages
       from leads join outbox using (reference) left join markings using (reference)
       where reference in (select value from json_each(?1)) and delivered_at is null and not stopped order by attempts > 0, stored_at`,
    )
    .bind(JSON.stringify(references))
    .all<PendingLead>();
  return results;
}

/** The lead to deliver for a row. Throws if its JSON is unreadable. */
export function outboundLeadOf(pending: PendingLead): OutboundLead {
  const { reference, role, name, email, programme, message, page, received_at, attribution, review } = pending;
  const payload: LeadPayload = {
    reference,
    role,
    name,
    email,
    programme,
    message,
    page,
    ...(JSON.parse(pending.details) as Partial<Lead>),
    ...(pending.question && { question: pending.question }),
    ...(pending.pages > 0 && { pagesToMark: pending.pages }),
    context: JSON.parse(pending.context) as SenderLocation,
    receivedAt: new Date(received_at).toISOString(),
    ...(attribution && { attribution: JSON.parse(attribution) as Lead['attribution'] }),
    ...(review && { review }),
  };
  return {
    payload,
    receivedAt: received_at,
    queuedAt: pending.stored_at,
    status: pending.status,
    isMinor: isMinorAt(pending.region, payload),
  };
}
