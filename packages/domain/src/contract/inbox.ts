import * as z from 'zod/mini';
import { DELIVERY_STATES, INBOX_FOLDERS, INBOX_LIMITS, INBOX_REFUSALS, LEAD_STATUSES, NO_REPLY } from './inbox-limits';
import { LEAD_PROGRAMMES, LEAD_ROLES } from './lead-limits';
import { referenceSchema } from './lead';
import { plainText } from './plain-text';

export * from './inbox-limits';

/** Where a page of the list begins: behind the lead of that moment (milliseconds since the epoch) and reference. */
const cursorPattern = /^(\d{1,16})~(L-[0-9A-Z]{4}-[0-9A-Z]{4})$/;

const filters = {
  /** Words that must all occur in a name, an address, a message, subjects or a reference. */
  search: z.optional(z.string().check(z.maxLength(INBOX_LIMITS.search))),
  status: z.optional(z.enum(LEAD_STATUSES)),
  role: z.optional(z.enum(LEAD_ROLES)),
  programme: z.optional(z.enum(LEAD_PROGRAMMES)),
  folder: z._default(z.enum(INBOX_FOLDERS), 'inbox'),
  /** `only`: leads that want a second look. */
  review: z.optional(z.literal('only')),
};

/** Which leads: the query of the list and of the export. */
export const inboxFilterSchema = z.strictObject(filters);
export type InboxFilter = z.output<typeof inboxFilterSchema>;

/** The query of `GET /api/owner/leads`. */
export const inboxQuerySchema = z.strictObject({
  ...filters,
  /** {@link inboxListSchema}'s `next` of the page before. */
  cursor: z.optional(z.string().check(z.regex(cursorPattern))),
});
export type InboxQuery = z.output<typeof inboxQuerySchema>;

/** The moment and reference of a cursor. */
export function readCursor(cursor: string): { receivedAt: number; reference: string } | undefined {
  const [, time, reference] = cursorPattern.exec(cursor) ?? [];
  return time && reference ? { receivedAt: Number(time), reference } : undefined;
}

/** The cursor behind a lead. @param receivedAt Milliseconds since the epoch. */
export function cursorBehind(receivedAt: number, reference: string): string {
  return `${receivedAt}~${reference}`;
}

const time = z.iso.datetime();
/** The number of changes that whoever changes a lead has seen of it. */
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
  /** Why somebody should look at it before it is believed. */
  review: z.nullable(z.string()),
  /** Whether another lead has its address, or its parent's. */
  isRepeated: z.boolean(),
  delivery: deliveryState,
});
export type InboxLead = z.output<typeof inboxLeadSchema>;

/** The answer of `GET /api/owner/leads`. */
export const inboxListSchema = z.object({
  leads: z.array(inboxLeadSchema),
  /** Leads of each status that fit the other filters. */
  counts: z.object({ new: z.number(), answered: z.number(), booked: z.number(), spam: z.number() }),
  /** Where the next page begins; null behind the last lead. */
  next: z.nullable(z.string()),
});
export type InboxList = z.output<typeof inboxListSchema>;

const text = z.optional(z.string());

/** A lead with everything that is known of it. Texts are as they were typed: to be shown as text, never as HTML. */
export const leadRecordSchema = z.object({
  reference: referenceSchema,
  receivedAt: time,
  role: z.string(),
  name: z.string(),
  email: z.string(),
  programme: z.string(),
  message: z.string(),
  /** The path of the page the form stood on. */
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
  }),
  /** Where it came from, as the network saw it: an ISO 3166-1 code, and an IANA time zone. */
  context: z.object({ country: text, timeZone: text }),
  /** How the visitor came, if they allowed us to know: pairs of a name and a text. */
  attribution: z.nullable(z.record(z.string(), z.record(z.string(), z.string()))),
  /** Whom to answer: of a student who is too young to decide alone the parent, and nobody if none is named. */
  answerTo: z.nullable(z.string()),
  /** The profile of privacy under which it was sent. */
  region: z.nullable(z.string()),
  /** When it is deleted by itself. */
  deleteAt: z.nullable(time),
  review: z.nullable(z.string()),
  status: z.enum(LEAD_STATUSES),
  statusBy: z.nullable(z.string()),
  statusAt: z.nullable(time),
  version,
});
export type LeadRecord = z.output<typeof leadRecordSchema>;

/** What was done with a lead; a kind of later may come as well. */
export const leadLogEntrySchema = z.object({
  /** `status`, `note` or `requeued`. */
  kind: z.string(),
  /** Of a status its name, of a note its text. */
  text: z.string(),
  by: z.string(),
  at: time,
});
export type LeadLogEntry = z.output<typeof leadLogEntrySchema>;

/** How a lead's delivery stands. */
export const leadDeliverySchema = z.object({
  state: deliveryState,
  attempts: z.number(),
  deliveredAt: z.nullable(time),
  /** When it is tried again. */
  dueAt: z.nullable(time),
  /** The ways that have taken it, and when. */
  done: z.record(z.string(), time),
  /** Why there was no automatic reply, if it is known that there was none. */
  noReply: z.nullable(z.enum(NO_REPLY)),
  /** The kind of the latest failure. */
  lastError: z.nullable(z.string()),
  /** Since when it has been tried too often. */
  deadSince: z.nullable(time),
});
export type LeadDelivery = z.output<typeof leadDeliverySchema>;

/** Another lead of the same address, or of the same parent's. */
export const repeatedLeadSchema = z.object({
  reference: referenceSchema,
  receivedAt: time,
  status: z.enum(LEAD_STATUSES),
});

/** The answer of `GET /api/owner/leads/:reference`, and of every change but that of forgetting. */
export const leadDetailSchema = z.object({
  lead: leadRecordSchema,
  log: z.array(leadLogEntrySchema),
  delivery: leadDeliverySchema,
  duplicates: z.array(repeatedLeadSchema),
});
export type LeadDetail = z.output<typeof leadDetailSchema>;

/** The body of `POST …/status`. A lead that is spam leaves that folder by `…/not-spam` alone. */
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
export const seenSchema = z.strictObject({ version });
export type Seen = z.output<typeof seenSchema>;

/** The answer of `POST …/forget`. */
export const forgottenSchema = z.object({ forgotten: referenceSchema });

/**
 * The answer 409: somebody else was faster (`changed`), or the lead is in the other folder. With the lead as it is now.
 */
export const inboxConflictSchema = z.object({ error: z.enum(INBOX_REFUSALS), present: leadDetailSchema });
