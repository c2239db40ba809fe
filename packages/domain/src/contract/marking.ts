import * as z from 'zod/mini';
import { referenceSchema } from './lead';
import {
  MARK_KINDS,
  MARKED_WORK_LIMITS,
  MARKING_PAGES_MAX,
  MARKING_REFUSALS,
  MARKS_MAX,
  RETURN_MAIL_STATES,
} from './marking-limits';
import { oneLine, plainText } from './plain-text';

export * from './marking-limits';

/** The answer of `GET /api/leads/pages`: the pages that have arrived under an upload key. `PUT` of one answers with it too. */
export const storedPagesSchema = z.object({
  pages: z.array(
    z.object({
      /** From 0. */
      position: z.number(),
      /** In hexadecimal digits. */
      sha256: z.string(),
    }),
  ),
});
export type StoredPages = z.output<typeof storedPagesSchema>;

const share = z.number().check(z.gte(0), z.lte(1));

/** A mark of the tutor on a page, with its note. */
export const markSchema = z.strictObject({
  /** Unique in its request. */
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  /** The position of its page, from 0. */
  page: z.number().check(z.int(), z.gte(0), z.lt(MARKING_PAGES_MAX)),
  kind: z.enum(MARK_KINDS),
  /** Its place: left, top, width and height as shares of the page's width and height. */
  box: z.strictObject({ x: share, y: share, width: share, height: share }),
  /** In the student's language. A tick may go without one. */
  note: z.pipe(z.pipe(z.string(), z.transform(plainText)), z.string().check(z.maxLength(MARKED_WORK_LIMITS.note))),
});
export type Mark = z.output<typeof markSchema>;

/** What a tutor has written about the pages of a request. */
export const markedWorkSchema = z.strictObject({
  marks: z.array(markSchema).check(z.maxLength(MARKS_MAX)),
  /** The marks that the answer earns, such as `5/8`; empty without a mark scheme. */
  grade: z.pipe(z.pipe(z.string(), z.transform(oneLine)), z.string().check(z.maxLength(MARKED_WORK_LIMITS.grade))),
  /** What to do next, in the student's language. */
  comment: z.pipe(
    z.pipe(z.string(), z.transform(plainText)),
    z.string().check(z.maxLength(MARKED_WORK_LIMITS.comment)),
  ),
});
export type MarkedWork = z.output<typeof markedWorkSchema>;

const time = z.iso.datetime();
const version = z.number().check(z.nonnegative(), z.int());

/** Who works on a marking, and until when it is theirs. */
export const markingLockSchema = z.object({ by: z.string(), until: time });

/** The mail with the private link. */
export const returnMailSchema = z.object({
  state: z.enum(RETURN_MAIL_STATES),
  /** Attempts so far, without those that a rate limit stopped. */
  attempts: z.number(),
  /** When its provider accepted it. */
  acceptedAt: z.nullable(time),
  /** When the next attempt is due. */
  dueAt: z.nullable(time),
  /** The class of the latest error, such as `HTTP 422`. */
  lastError: z.nullable(z.string()),
});
export type ReturnMail = z.output<typeof returnMailSchema>;

/** One line of the list. */
export const markingLineSchema = z.object({
  reference: referenceSchema,
  receivedAt: time,
  /** The end of the promised time. */
  dueAt: time,
  name: z.string(),
  role: z.string(),
  programme: z.string(),
  subjects: z.optional(z.string()),
  /** The number of its pages. */
  pages: z.number(),
  /** Whether a draft is saved. */
  isBegun: z.boolean(),
  lock: z.nullable(markingLockSchema),
  returnedAt: z.nullable(time),
  /** The private link of a marking that was returned. */
  link: z.nullable(z.object({ expiresAt: time, revokedAt: z.nullable(time) })),
  /** The mail of a marking that was returned. */
  mail: z.nullable(returnMailSchema),
  /** When the family withdrew its permission to show the work as a sample. */
  sampleWithdrawnAt: z.nullable(time),
});
export type MarkingLine = z.output<typeof markingLineSchema>;

/** The answer of `GET /api/owner/marking`: those that wait, the oldest first, then those that were returned, the newest first. */
export const markingListSchema = z.object({
  markings: z.array(markingLineSchema),
  /** How many may wait before the page says that the tutors are full. */
  waitingMax: z.number(),
});
export type MarkingList = z.output<typeof markingListSchema>;

const text = z.optional(z.string());

/** A request to mark pages. Show its texts as text, never as HTML. */
export const markingRecordSchema = z.object({
  ...markingLineSchema.shape,
  /** The student's own words: what they want to know. */
  message: z.string(),
  /** The question that they answered, as they sent it. */
  question: z.string(),
  age: text,
  /** The language of the form, in which the notes should be written. */
  language: text,
  /** Whether an adult allows us to show the work as a sample, without names. */
  maySample: z.boolean(),
  /** Each page's size in pixels, as it is shown. The address of its image ends with its place in this list. */
  sizes: z.array(z.object({ width: z.number(), height: z.number() })),
  /** Where the link is sent: the parent's address for a minor, `null` if that is missing. */
  answerTo: z.nullable(z.string()),
  /** What is written so far, or was returned. */
  work: markedWorkSchema,
  version,
  returned: z.nullable(
    z.object({
      at: time,
      by: z.string(),
      /** The path of the private link, to send it by hand; `null` if it works no longer. */
      path: z.nullable(z.string()),
      linkExpiresAt: time,
      linkRevokedAt: z.nullable(time),
    }),
  ),
  /** When its pages are deleted. */
  deleteAt: z.nullable(time),
});
export type MarkingRecord = z.output<typeof markingRecordSchema>;

/** The answer of `GET /api/owner/marking/:reference` and of every change. */
export const markingDetailSchema = z.object({ marking: markingRecordSchema });
export type MarkingDetail = z.output<typeof markingDetailSchema>;

/** The body of `POST …/draft` and `…/return`. */
export const workChangeSchema = z.strictObject({ work: markedWorkSchema, version });
export type WorkChange = z.output<typeof workChangeSchema>;

/** The body of `POST …/revoke` and `…/end-mail`. */
export const markingVersionSchema = z.strictObject({ version });

/** The answer 409, with the marking as it is now. */
export const markingConflictSchema = z.object({ error: z.enum(MARKING_REFUSALS), present: markingDetailSchema });
