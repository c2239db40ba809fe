/** The part of the inbox's contract that its page needs, without schemas or libraries. */

/** The owner's status of a lead. */
export const LEAD_STATUSES = ['new', 'answered', 'booked', 'spam'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Spam has its own folder. */
export const INBOX_FOLDERS = ['inbox', 'spam'] as const;
export type InboxFolder = (typeof INBOX_FOLDERS)[number];

/** Leads on one page of the list. */
export const INBOX_PAGE = 50;
/** Longest accepted texts, in UTF-16 code units, as `maxlength` counts. */
export const INBOX_LIMITS = { note: 2000, search: 100 } as const;
/** Largest accepted request body, in bytes: the longest note, escaped as JSON. */
export const INBOX_MAX_BYTES = 16_384;
/** Days for which the database can be restored to an earlier state (Cloudflare D1, time travel). */
export const TIME_TRAVEL_DAYS = 30;

/** The state of a lead's delivery; `none` for spam, which is not delivered. */
export const DELIVERY_STATES = ['delivered', 'waiting', 'failing', 'dead', 'none'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a change is rejected. */
export const INBOX_REFUSALS = ['changed', 'is_spam', 'is_not_spam'] as const;
export type InboxRefusal = (typeof INBOX_REFUSALS)[number];

/**
 * Why there was no automatic reply: the provider refused the address, there must be none (a lead marked for review, a second
 * lead of the day, a minor without a parent's address), or it failed too often.
 */
export const NO_REPLY = ['refused', 'not_sent', 'failed'] as const;
export type NoReply = (typeof NO_REPLY)[number];
