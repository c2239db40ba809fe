import * as z from 'zod/mini';
import { CAMPAIGN_KEYS, TOUCH_MAX } from './attribution';
import { canonicalAddress, isEmailAddress } from './email-address';
import { OPTIONAL_CATEGORIES, PRIVACY_REGIONS } from '../privacy/consent';
import { LANGUAGES } from '../languages';
import {
  BOT_TOKEN_MAX,
  LEAD_AGES,
  LEAD_ENVELOPE,
  LEAD_GRADES,
  LEAD_LIMITS,
  LEAD_PROGRAMMES,
  LEAD_ROLES,
  LEAD_TIMES,
  needsGuardian,
  referencePattern,
  sessionPattern,
  type LeadField,
  type LeadProblem,
  type LeadProblems,
} from './lead-limits';
import { oneLine, plainText } from './plain-text';

export { asciiDomain } from './email-address';
export * from './lead-limits';

/**
 * Largest accepted request body, in bytes. Every field at its limit fits, also as a form, where a
 * Japanese character takes nine bytes.
 */
export const LEAD_MAX_BYTES = 65_536;

/** The request header that makes a repeated submission the same lead. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** A client-chosen key: one submission attempt, repeated as often as the network needs. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

const line = (max: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(oneLine)),
    z.string().check(z.minLength(1, 'required'), z.maxLength(max, 'too_long')),
  );

/** A sign that can be seen. Fillers of Korean and the empty pattern of Braille are letters and signs to Unicode, and show nothing. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{S}\p{P}]/u;

/** A line that somebody can read. */
const visibleLine = (max: number) => z.pipe(line(max), z.string().check(z.regex(VISIBLE, 'required')));

/**
 * An address whose domain may be written in any script, as `münchen.de` is: it is checked as the mail's way knows it. Whoever
 * writes Japanese or Chinese may have typed it in full-width letters (`ｋｅｎ＠example.com`), which mean the narrow ones.
 */
const emailAddress = (max: number) =>
  z.pipe(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.normalize('NFKC')),
      ),
      line(max),
    ),
    z.pipe(z.string().check(z.refine(isEmailAddress, 'invalid')), z.transform(canonicalAddress)),
  );

const paragraph = (max: number) =>
  z.pipe(z.pipe(z.string(), z.transform(plainText)), z.string().check(z.maxLength(max, 'too_long')));

const touchText = z.optional(line(TOUCH_MAX));
const touchSchema = z.strictObject({
  ...(Object.fromEntries(CAMPAIGN_KEYS.map((key) => [key, touchText])) as Record<
    (typeof CAMPAIGN_KEYS)[number],
    typeof touchText
  >),
  referrer: touchText,
  landing: line(TOUCH_MAX),
  at: z.iso.datetime(),
});

/** A field that may be left empty: then it is not there at all. */
const maybe = <Schema extends z.ZodMiniType<unknown, unknown>>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.unknown(),
        z.transform((typed) => (typeof typed === 'string' && oneLine(typed) === '' ? undefined : typed)),
      ),
      z.optional(schema),
    ),
  );

/** Which times suit: an array, or as a form sends it, names with spaces between them. */
const times = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((typed) => (typeof typed === 'string' ? typed.split(/\s+/).filter(Boolean) : typed)),
  ),
  z.array(z.enum(LEAD_TIMES, 'invalid'), 'invalid').check(z.maxLength(LEAD_TIMES.length, 'invalid')),
);

/** A box that is ticked; JSON says `true`, a form says `yes`. */
const ticked = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((typed) => typed === true || typed === 'yes'),
  ),
  z.literal(true),
);

/** What the visitor has chosen about cookies, as their browser keeps it. */
const consentSchema = z.strictObject({
  ...(Object.fromEntries(OPTIONAL_CATEGORIES.map((category) => [category, z.boolean()])) as Record<
    (typeof OPTIONAL_CATEGORIES)[number],
    z.ZodMiniBoolean
  >),
  timestamp: z.iso.datetime(),
  region: z.enum(PRIVACY_REGIONS),
  consentMethod: z.enum(['banner', 'settings']),
  version: z.string().check(z.maxLength(10)),
});

/**
 * What the contact form sends to `POST /api/leads`. Unknown fields are refused; one that is empty is not there.
 * Issue messages are the codes of {@link LeadProblem}, never sentences: the form has the words.
 */
export const leadSchema = z.strictObject({
  role: z.enum(LEAD_ROLES, 'required'),
  name: visibleLine(LEAD_LIMITS.name),
  email: emailAddress(LEAD_LIMITS.email),
  programme: z._default(z.enum(LEAD_PROGRAMMES, 'required'), 'unsure'),
  /** May be empty. */
  message: z._default(paragraph(LEAD_LIMITS.message), ''),
  /** The path of the page the form stands on, such as `/jp/en`. */
  page: z.string().check(z.regex(/^\/(?!\/)[\w/-]*$/, 'invalid'), z.maxLength(LEAD_LIMITS.page, 'too_long')),
  /** How the visitor came, if they allow us to know. A wrong one is left out: no message is lost over it. */
  attribution: z.catch(z.optional(z.strictObject({ first: touchSchema, last: touchSchema })), undefined),
  /** Of a student. */
  age: maybe(z.enum(LEAD_AGES, 'invalid')),
  /** Of a parent, for a student who is too young to decide alone ({@link SenderRules}). */
  guardianEmail: maybe(emailAddress(LEAD_LIMITS.guardianEmail)),
  /** As typed: subjects and levels, such as `Chemistry HL`. */
  subjects: maybe(line(LEAD_LIMITS.subjects)),
  grade: maybe(z.enum(LEAD_GRADES, 'invalid')),
  session: maybe(z.string().check(z.regex(sessionPattern, 'invalid'))),
  /** As typed. */
  country: maybe(line(LEAD_LIMITS.country)),
  /** IANA, such as `Asia/Tokyo`, or as typed. */
  timeZone: maybe(line(LEAD_LIMITS.timeZone)),
  times: maybe(times),
  /** Whether news may be sent as well: only if somebody has asked for them. */
  marketing: maybe(z.catch(z.optional(ticked), undefined)),
  /** In which the form was filled in. A wrong one is left out. */
  language: z.catch(z.optional(z.enum(LANGUAGES)), undefined),
  /** What the visitor has chosen about cookies, if they allow us to know. A wrong one is left out. */
  consent: z.catch(z.optional(consentSchema), undefined),
});

/** What tells people from machines: no part of the lead, and kept nowhere. */
export const envelopeSchema = z.object({
  /** Not seen by people: empty unless a machine filled it in. */
  homepage: z.catch(z._default(z.string(), ''), ''),
  /** Milliseconds from the page to sending; only a script can say. */
  elapsed: z.catch(z.optional(z.number()), undefined),
  /** Of the bot check, if one is switched on. */
  botToken: z.catch(z.optional(z.string().check(z.maxLength(BOT_TOKEN_MAX))), undefined),
});
export type LeadEnvelope = z.output<typeof envelopeSchema>;

/** What was sent, in two: what the lead is, and what tells people from machines. Never throws. */
export function openEnvelope(input: unknown): { lead: unknown; envelope: LeadEnvelope } {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { lead: input, envelope: envelopeSchema.parse({}) };
  const entries = Object.entries(input);
  const isEnvelope = ([name]: [string, unknown]) => (LEAD_ENVELOPE as readonly string[]).includes(name);
  return {
    lead: Object.fromEntries(entries.filter((entry) => !isEnvelope(entry))),
    envelope: envelopeSchema.parse(Object.fromEntries(entries.filter(isEnvelope))),
  };
}

/** A lead as it is stored. */
export type Lead = z.output<typeof leadSchema>;
/** A lead as it is typed. */
export type LeadInput = z.input<typeof leadSchema>;

const PROBLEMS: ReadonlySet<string> = new Set<LeadProblem>(['required', 'invalid', 'too_long']);

/** Whoever changes from a student to a parent leaves answers behind that nobody sees any more: right or wrong, they do not count. */
function withoutStrayAge(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const { age, guardianEmail, ...rest } = input as Readonly<Record<string, unknown>>;
  if (rest.role !== 'student') return rest;
  return { ...rest, ...(age !== undefined && { age }), ...(age !== 'adult' && { guardianEmail }) };
}

/** What the law asks of a form where its sender is. */
export interface SenderRules {
  /** Years of age below which a parent consents for a child. */
  minorConsent: number;
}

/**
 * Checks what was typed: the clean lead, or one problem for each field that has one.
 * @param rules Left out for a form that does not ask for the age, as one that was opened before an update of the site.
 */
export function parseLead(
  input: unknown,
  rules?: SenderRules,
): { lead: Lead } | { problems: LeadProblems; unknownFields: string[] } {
  const result = leadSchema.safeParse(withoutStrayAge(input));
  const problems: LeadProblems = rules ? ageProblems(input, rules) : {};
  const unknownFields: string[] = [];
  if (result.success) {
    return Object.keys(problems).length === 0 ? { lead: result.data } : { problems, unknownFields };
  }
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      unknownFields.push(...issue.keys);
      continue;
    }
    const field = issue.path[0] as LeadField | undefined;
    if (field) problems[field] ??= PROBLEMS.has(issue.message) ? (issue.message as LeadProblem) : 'required';
  }
  return { problems, unknownFields };
}

/** A student's age is needed, and a parent's address if they are too young. */
function ageProblems(input: unknown, { minorConsent }: SenderRules): LeadProblems {
  const { role, age, guardianEmail } = (input ?? {}) as Readonly<Record<string, unknown>>;
  if (role !== 'student') return {};
  if (typeof age !== 'string' || age === '') return { age: 'required' };
  const isGiven = typeof guardianEmail === 'string' && oneLine(guardianEmail) !== '';
  return needsGuardian({ role, age }, minorConsent) && !isGiven ? { guardianEmail: 'required' } : {};
}

/** A {@link referencePattern} as a schema. */
export const referenceSchema = z.string().check(z.regex(referencePattern));

/** The answer to an accepted lead: 201 when new, 200 when the key was known. */
export const leadAnswerSchema = z.object({ reference: referenceSchema });
export type LeadAnswer = z.infer<typeof leadAnswerSchema>;

/** The answer to a refused lead (422): fields by problem code. */
export const leadProblemsSchema = z.object({
  error: z.literal('invalid'),
  problems: z.record(z.string(), z.enum(['required', 'invalid', 'too_long'])),
});
