/** The part of the inbox's contract that its page needs: no schemas, no library. */

/** What the owner has made of a lead. */
export const LEAD_STATUSES = ['new', 'answered', 'booked', 'spam'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Spam is apart: nobody reads it beside the rest. */
export const INBOX_FOLDERS = ['inbox', 'spam'] as const;
export type InboxFolder = (typeof INBOX_FOLDERS)[number];

/** Leads of one page of the list. */
export const INBOX_PAGE = 50;
/** Longest accepted texts, in UTF-16 code units, as `maxlength` counts them. */
export const INBOX_LIMITS = { note: 2000, search: 100 } as const;
/** Largest accepted request body, in bytes: a note at its limit, escaped as JSON. */
export const INBOX_MAX_BYTES = 16_384;
/** Days for which the database can be taken back to an earlier state (Cloudflare D1, time travel). */
export const TIME_TRAVEL_DAYS = 30;

/** Where a lead is on its way to the owner; `none` of spam, which is not sent on. */
export const DELIVERY_STATES = ['delivered', 'waiting', 'failing', 'dead', 'none'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What keeps a change from being made. */
export const INBOX_REFUSALS = ['changed', 'is_spam', 'is_not_spam'] as const;
export type InboxRefusal = (typeof INBOX_REFUSALS)[number];

/**
 * Why nobody had an automatic reply: its address was refused, there should be none (of a review, a second message of the day, a
 * young student without a parent), or it failed too often.
 */
export const NO_REPLY = ['refused', 'not_sent', 'failed'] as const;
export type NoReply = (typeof NO_REPLY)[number];
