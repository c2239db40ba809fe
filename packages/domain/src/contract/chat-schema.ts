import * as z from 'zod/mini';
import { LANGUAGES } from '../languages';
import { PRIVACY_REGIONS } from '../privacy/consent';
import { STATED_POLICIES, CHAT_QUESTION_MAX, DIRECT_SUBJECTS } from './chat';
import { CHAT_TURN_ANSWER_MAX, CHAT_TURNS_MAX } from './chat-model';
import { oneLine } from './plain-text';

/** Most characters of a company's name. */
const RECEIVER_MAX = 200;

/** Most characters of a page's address. */
const PAGE_MAX = 200;

/** Bytes of the other fields, and of all names. */
const FIELDS_BYTES = 2048;

/** Largest accepted request body, in bytes: the longest texts, with each character as an escape of six bytes. */
export const CHAT_MAX_BYTES =
  FIELDS_BYTES + 6 * (CHAT_QUESTION_MAX + RECEIVER_MAX + CHAT_TURNS_MAX * (CHAT_QUESTION_MAX + CHAT_TURN_ANSWER_MAX));

/** The fields with which a visitor consents. */
export const CHAT_CONSENT_FIELDS: readonly PropertyKey[] = ['agreed', 'ofAge', 'region', 'receiver'];

const line = z.pipe(z.string(), z.transform(oneLine));
const question = z.pipe(line, z.string().check(z.minLength(1), z.maxLength(CHAT_QUESTION_MAX)));
const turn = z.strictObject({ question, answer: z.pipe(line, z.string().check(z.maxLength(CHAT_TURN_ANSWER_MAX))) });

/** The request of `POST /api/chat` (`ChatRequest`). */
export const chatRequestSchema = z.strictObject({
  question,
  // Pages that were open before this field was added send none.
  history: z._default(z.array(turn).check(z.maxLength(CHAT_TURNS_MAX)), []),
  language: z.enum(LANGUAGES),
  page: z._default(z.string().check(z.maxLength(PAGE_MAX)), ''),
  agreed: z.literal(true),
  ofAge: z.literal(true),
  region: z.enum(PRIVACY_REGIONS),
  receiver: z.string().check(z.maxLength(RECEIVER_MAX)),
});

const quotation = z.object({ text: z.string(), language: z.enum(LANGUAGES), title: z.string(), url: z.string() });
const near = z.optional(z.array(quotation));
const sum = z.object({
  sessions: z.tuple([z.int(), z.int()]),
  each: z.array(z.object({ currency: z.string(), amount: z.number() })),
});

/** A line of the answer (`ChatEvent`). */
export const chatEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quotations'), quotations: z.array(quotation), sum: z.optional(sum), near }),
  z.object({ kind: z.literal('source'), quotation }),
  z.object({ kind: z.literal('sentence'), text: z.string(), cites: z.array(z.number()) }),
  z.object({ kind: z.literal('direct'), about: z.enum(DIRECT_SUBJECTS), language: z.enum(LANGUAGES) }),
  z.object({ kind: z.literal('policy'), policy: z.enum(STATED_POLICIES), near }),
  z.object({ kind: z.literal('unknown'), near }),
  z.object({ kind: z.literal('end') }),
]);

/** The answer without valid consent, with the notice that is needed. */
export const chatRefusalSchema = z.object({
  error: z.enum(['forbidden_origin', 'consent_needed']),
  region: z.optional(z.enum(PRIVACY_REGIONS)),
  receiver: z.optional(z.string()),
});
