import * as z from 'zod/mini';
import { DELIVERY_STATES, INBOX_FOLDERS, INBOX_LIMITS, INBOX_REFUSALS, LEAD_STATUSES, NO_REPLY } from './inbox-limits';
import { LEAD_PROGRAMMES, LEAD_ROLES } from './lead-limits';
import { referenceSchema } from './lead';
import { plainText } from './plain-text';

export * from './inbox-limits';

/** A cursor: the time (milliseconds since the epoch) and reference of the last lead before the page. */
const cursorPattern = /^(\d{1,16})~(L-[0-9A-Z]{4}-[0-9A-Z]{4})$/;

const filters = {
  /** Words that must all occur in name, addresses, message, subjects or reference. */
  search: z.optional(z.string().check(z.maxLength(INBOX_LIMITS.search))),
  status: z.optional(z.enum(LEAD_STATUSES)),
  role: z.optional(z.enum(LEAD_ROLES)),
  programme: z.optional(z.enum(LEAD_PROGRAMMES)),
  folder: z._default(z.enum(INBOX_FOLDERS), 'inbox'),
  /** `only`: leads marked for review. */
  review: z.optional(z.literal('only')),
};

/** The filter of the list and the export. */
export const inboxFilterSchema = z.strictObject(filters);
export type InboxFilter = z.output<typeof inboxFilterSchema>;

/** The query of `GET /api/owner/leads`. */
export const inboxQuerySchema = z.strictObject({
  ...filters,
  /** `next` of the page before ({@link inboxListSchema}). */
  cursor: z.optional(z.string().check(z.regex(cursorPattern))),
});
export type InboxQuery = z.output<typeof inboxQuerySchema>;

/** Parses a cursor; `undefined` if it is invalid. */
export function readCursor(cursor: string): { receivedAt: number; reference: string } | undefined {
  const [, time, reference] = cursorPattern.exec(cursor) ?? [];
  return time && reference ? { receivedAt: Number(time), reference } : undefined;
}

/** The cursor after a lead. @param receivedAt Milliseconds since the epoch. */
export function cursorAfter(receivedAt: number, reference: string): string {
  return `${receivedAt}~${reference}`;
}

const time = z.iso.datetime();
/** The lead's version that the author of a change has seen. */
const version = z.number().check(z.nonnegative(), z.int());

const deliveryState = z.enum(DELIVERY_STATES);

/** One line of the list. */
export const inboxLeadSchema = z.object({
  reference: referenceSchema,
  receivedAt: time,
  role: z.string(),
  programme: z.string(),
  name: z.string(),
  subjects: z.optional(z.string()),
  status: z.enum(LEAD_STATUSES),
  /** Why the owner should check the lead. */
  review: z.nullable(z.string()),
  /** Whether another lead has the same address, or the same parent's. */
  isRepeated: z.boolean(),
  delivery: deliveryState,
});
export type InboxLead = z.output<typeof inboxLeadSchema>;

/** The answer of `GET /api/owner/leads`. */
export const inboxListSchema = z.object({
  leads: z.array(inboxLeadSchema),
  /** The number of leads in each status that match the other filters. */
  counts: z.object({ new: z.number(), answered: z.number(), booked: z.number(), spam: z.number() }),
  /** The cursor of the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type InboxList = z.output<typeof inboxListSchema>;

const text = z.optional(z.string());

/** A complete lead. Show its texts as text, never as HTML. */
export const leadRecordSchema = z.object({
  reference: referenceSchema,
  receivedAt: time,
  role: z.string(),
  name: z.string(),
  email: z.string(),
  programme: z.string(),
  message: z.string(),
  /** The path of the form's page. */
  page: z.string(),
  details: z.object({
    age: text,
    guardianEmail: text,
    subjects: text,
    grade: text,
    session: text,
    country: text,
    timeZone: text,
    times: z.optional(z.array(z.string())),
    marketing: z.optional(z.boolean()),
    language: text,
    /** Only without pages to mark: those have it with the marking. */
    question: text,
  }),
  /** How many pages wait to be marked, or were returned. Left out without any. */
  pagesToMark: z.optional(z.number()),
  /** The sender's place, as Cloudflare saw it: an ISO 3166-1 code and an IANA time zone. */
  context: z.object({ country: text, timeZone: text }),
  /** How the visitor arrived, with their consent: names and texts. */
  attribution: z.nullable(z.record(z.string(), z.record(z.string(), z.string()))),
  /** The address for answers: the parent's for a minor, `null` if that is missing. */
  answerTo: z.nullable(z.string()),
  /** The privacy region in which it was sent. */
  region: z.nullable(z.string()),
  /** When it is deleted automatically. */
  deleteAt: z.nullable(time),
  review: z.nullable(z.string()),
  status: z.enum(LEAD_STATUSES),
  statusBy: z.nullable(z.string()),
  statusAt: z.nullable(time),
  version,
});
export type LeadRecord = z.output<typeof leadRecordSchema>;

/** An entry of the log. Later versions may add kinds. */
export const leadLogEntrySchema = z.object({
  /** `status`, `note` or `requeued`. */
  kind: z.string(),
  /** The status, or the note's text. */
  text: z.string(),
  by: z.string(),
  at: time,
});
export type LeadLogEntry = z.output<typeof leadLogEntrySchema>;

/** The delivery of a lead. */
export const leadDeliverySchema = z.object({
  state: deliveryState,
  attempts: z.number(),
  deliveredAt: z.nullable(time),
  /** When the next attempt is due. */
  dueAt: z.nullable(time),
  /** The channels that delivered it, and when. */
  done: z.record(z.string(), time),
  /** Why there was no automatic reply, if known. */
  noReply: z.nullable(z.enum(NO_REPLY)),
  /** The class of the latest error. */
  lastError: z.nullable(z.string()),
  /** Since when it is a dead letter. */
  deadSince: z.nullable(time),
});
export type LeadDelivery = z.output<typeof leadDeliverySchema>;

/** Another lead with the same address, or the same parent's. */
export const repeatedLeadSchema = z.object({
  reference: referenceSchema,
  receivedAt: time,
  status: z.enum(LEAD_STATUSES),
});

/** The answer of `GET /api/owner/leads/:reference`, and of every change but `forget`. */
export const leadDetailSchema = z.object({
  lead: leadRecordSchema,
  log: z.array(leadLogEntrySchema),
  delivery: leadDeliverySchema,
  duplicates: z.array(repeatedLeadSchema),
});
export type LeadDetail = z.output<typeof leadDetailSchema>;

/** The body of `POST …/status`. Only `…/not-spam` can take a lead out of spam. */
export const statusChangeSchema = z.strictObject({ status: z.enum(LEAD_STATUSES), version });
export type StatusChange = z.output<typeof statusChangeSchema>;

/** The body of `POST …/note`. */
export const noteSchema = z.strictObject({
  text: z.pipe(
    z.pipe(z.string(), z.transform(plainText)),
    z.string().check(z.minLength(1), z.maxLength(INBOX_LIMITS.note)),
  ),
  version,
});
export type Note = z.output<typeof noteSchema>;

/** The body of `POST …/requeue`, `…/not-spam` and `…/forget`. */
export const leadVersionSchema = z.strictObject({ version });
export type LeadVersion = z.output<typeof leadVersionSchema>;

/** The answer of `POST …/forget`. */
export const forgottenSchema = z.object({ forgotten: referenceSchema });

/** The answer 409, with the current lead: it has changed (`changed`), or is in the other folder. */
export const inboxConflictSchema = z.object({ error: z.enum(INBOX_REFUSALS), present: leadDetailSchema });
