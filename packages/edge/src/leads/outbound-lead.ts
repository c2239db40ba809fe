import type { LeadStatus } from '@tutoring/domain/inbox-limits';
import type { Lead } from '@tutoring/domain/lead';

/** Why the owner should check a lead before trusting it. */
export type Review = 'over_limit' | 'too_fast' | 'unchecked' | 'bot_check';

/** Where Cloudflare's network located the sender. */
export interface SenderLocation {
  /** ISO 3166-1. */
  country?: string | undefined;
  /** IANA. */
  timeZone?: string | undefined;
}

/** Fields of a lead that only serve to store its pages. */
type OfPages = 'asksFor' | 'upload' | 'pages' | 'handedBack' | 'maySample';

/** The JSON that the owner's webhook receives. */
export interface LeadPayload extends Omit<Lead, OfPages> {
  reference: string;
  /** ISO 8601. */
  receivedAt: string;
  review?: Review;
  /** How many pages wait to be marked; left out without any. */
  pagesToMark?: number;
  context: SenderLocation;
}

/** A lead to deliver: its payload, and what only the Worker needs to know. */
export interface OutboundLead {
  payload: LeadPayload;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  /** When the lead was queued, in milliseconds since the epoch. Requeueing changes it, which makes the delivery a new message. */
  queuedAt: number;
  status: LeadStatus;
  /** Whether a parent must agree before the owner may answer. */
  isMinor: boolean;
}
