import * as z from 'zod/mini';
import { LANGUAGES } from '../languages';
import { PRIVACY_REGIONS } from '../privacy/consent';
import { STATED_POLICIES, CHAT_QUESTION_MAX, DIRECT_SUBJECTS } from './chat';
import { oneLine } from './plain-text';

/**
 * Largest accepted request body, in bytes: the longest question and receiver, with each character as an escape of six bytes,
 * and the other fields.
 */
export const CHAT_MAX_BYTES = 6144;

/** Most characters of a company's name. */
const RECEIVER_MAX = 200;

/** The fields with which a visitor consents. */
export const CHAT_CONSENT_FIELDS: readonly PropertyKey[] = ['agreed', 'ofAge', 'region', 'receiver'];

/** The request of `POST /api/chat` (`ChatRequest`). */
export const chatRequestSchema = z.strictObject({
  question: z.pipe(
    z.pipe(z.string(), z.transform(oneLine)),
    z.string().check(z.minLength(1), z.maxLength(CHAT_QUESTION_MAX)),
  ),
  language: z.enum(LANGUAGES),
  agreed: z.literal(true),
  ofAge: z.literal(true),
  region: z.enum(PRIVACY_REGIONS),
  receiver: z.string().check(z.maxLength(RECEIVER_MAX)),
});

const quotation = z.object({ text: z.string(), language: z.enum(LANGUAGES), title: z.string(), url: z.string() });

/** A line of the answer (`ChatEvent`). */
export const chatEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quotations'), quotations: z.array(quotation) }),
  z.object({ kind: z.literal('sentence'), text: z.string(), cites: z.array(z.number()) }),
  z.object({ kind: z.literal('direct'), about: z.enum(DIRECT_SUBJECTS), language: z.enum(LANGUAGES) }),
  z.object({ kind: z.literal('policy'), policy: z.enum(STATED_POLICIES) }),
  z.object({ kind: z.literal('unknown') }),
  z.object({ kind: z.literal('end') }),
]);

/** The answer without valid consent, with the notice that is needed. */
export const chatRefusalSchema = z.object({
  error: z.enum(['forbidden_origin', 'consent_needed']),
  region: z.optional(z.enum(PRIVACY_REGIONS)),
  receiver: z.optional(z.string()),
});
