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
import { MARKING_PAGES_MAX } from './marking-limits';
import { oneLine, plainText } from './plain-text';

export { asciiDomain } from './email-address';
export * from './lead-limits';

/**
 * Largest accepted request body, in bytes. Every field fits at its limit, also as a form, where a Japanese character takes
 * nine bytes.
 */
export const LEAD_MAX_BYTES = 65_536;

/** The request header that makes a repeated submission the same lead. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The client's key of a submission, the same for every retry. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

const line = (max: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(oneLine)),
    z.string().check(z.minLength(1, 'required'), z.maxLength(max, 'too_long')),
  );

/**
 * A visible character. Unicode counts Korean fillers and the empty Braille pattern as letters and symbols, but they show
 * nothing.
 */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{S}\p{P}]/u;

/** A line with visible characters. */
const visibleLine = (max: number) => z.pipe(line(max), z.string().check(z.regex(VISIBLE, 'required')));

/**
 * An address with a domain in any script, such as `münchen.de`, checked in its ASCII form. Full-width letters, which Japanese
 * and Chinese keyboards produce (`ｋｅｎ＠example.com`), become narrow.
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

/** An optional field: if empty, it is left out. */
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

/** Suitable times: an array, or names separated by spaces, as a form sends them. */
const times = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((typed) => (typeof typed === 'string' ? typed.split(/\s+/).filter(Boolean) : typed)),
  ),
  z.array(z.enum(LEAD_TIMES, 'invalid'), 'invalid').check(z.maxLength(LEAD_TIMES.length, 'invalid')),
);

/** A ticked checkbox: `true` in JSON, `yes` in a form. */
const ticked = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((typed) => typed === true || typed === 'yes'),
  ),
  z.literal(true),
);

/** The visitor's cookie consent, as their browser stores it. */
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
 * The request of `POST /api/leads`. Unknown fields are rejected; empty ones are left out. Issue messages are codes of {@link
 * LeadProblem}, not sentences: the form has the texts.
 */
export const leadSchema = z.strictObject({
  role: z.enum(LEAD_ROLES, 'required'),
  name: visibleLine(LEAD_LIMITS.name),
  email: emailAddress(LEAD_LIMITS.email),
  programme: z._default(z.enum(LEAD_PROGRAMMES, 'required'), 'unsure'),
  /** May be empty. */
  message: z._default(paragraph(LEAD_LIMITS.message), ''),
  /** The path of the form's page, such as `/jp/en`. */
  page: z.string().check(z.regex(/^\/(?!\/)[\w/-]*$/, 'invalid'), z.maxLength(LEAD_LIMITS.page, 'too_long')),
  /** How the visitor arrived, with their consent. An invalid value is left out, so that no message is lost. */
  attribution: z.catch(z.optional(z.strictObject({ first: touchSchema, last: touchSchema })), undefined),
  /** A student's age. */
  age: maybe(z.enum(LEAD_AGES, 'invalid')),
  /** The parent's address, for a student below the age of consent ({@link SenderRules}). */
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
  /** Whether the sender asked for news. */
  marketing: maybe(z.catch(z.optional(ticked), undefined)),
  /** What the form is for, if not only a question: pages to mark are then required. */
  asksFor: maybe(z.literal('marking')),
  /** The key under which the pages were sent. */
  upload: maybe(idempotencyKeySchema),
  /** The pages to mark in order: the SHA-256 of each, in hexadecimal digits. */
  pages: maybe(
    z
      .array(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid')), 'invalid')
      .check(z.minLength(1, 'required'), z.maxLength(MARKING_PAGES_MAX, 'too_long')),
  ),
  /** The question that the pages answer. */
  question: maybe(paragraph(LEAD_LIMITS.question)),
  /** Whether the work is practice, or was handed back: never coursework that still counts. */
  handedBack: maybe(z.catch(z.optional(ticked), undefined)),
  /** Whether an adult allows us to show the marked pages as a sample, without names. */
  maySample: maybe(z.catch(z.optional(ticked), undefined)),
  /** The form's language. An invalid value is left out. */
  language: z.catch(z.optional(z.enum(LANGUAGES)), undefined),
  /** The visitor's cookie consent, if they allow us to store it. An invalid value is left out. */
  consent: z.catch(z.optional(consentSchema), undefined),
});

/** Fields that tell people from bots. They are not part of the lead, and never stored. */
export const envelopeSchema = z.object({
  /** Hidden from people: filled in only by bots. */
  homepage: z.catch(z._default(z.string(), ''), ''),
  /** Milliseconds from loading the page to sending; only with JavaScript. */
  elapsed: z.catch(z.optional(z.number()), undefined),
  /** The token of the bot check, if there is one. */
  botToken: z.catch(z.optional(z.string().check(z.maxLength(BOT_TOKEN_MAX))), undefined),
});
export type LeadEnvelope = z.output<typeof envelopeSchema>;

/** Splits a submission into the lead and the envelope. Never throws. */
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

/** A validated lead. */
export type Lead = z.output<typeof leadSchema>;
/** A lead before validation. */
export type LeadInput = z.input<typeof leadSchema>;

const PROBLEMS: ReadonlySet<string> = new Set<LeadProblem>(['required', 'invalid', 'too_long']);

/**
 * Drops answers of hidden fields, right or wrong: after a change from student to parent the form still has them. Only
 * parents and adult students can allow a sample: no minor, and no school for its students.
 */
function withoutStrayAge(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const { age, guardianEmail, ...rest } = input as Readonly<Record<string, unknown>>;
  if (rest.role === 'parent') return rest;
  const { maySample: _, ...ofOthers } = rest;
  if (rest.role !== 'student') return ofOthers;
  if (age === 'adult') return { ...rest, age };
  return { ...ofOthers, ...(age !== undefined && { age }), guardianEmail };
}

/** What the law requires of a form in the sender's region. */
export interface SenderRules {
  /** The age in years below which a parent must consent. */
  minorConsent: number;
}

/**
 * Validates a lead: returns the clean lead, or a problem for each invalid field.
 * @param rules Leave out for a form without the age question, such as one opened before an update of the site.
 */
export function parseLead(
  input: unknown,
  rules?: SenderRules,
): { lead: Lead } | { problems: LeadProblems; unknownFields: string[] } {
  const result = leadSchema.safeParse(withoutStrayAge(input));
  const problems: LeadProblems = { ...(rules && ageProblems(input, rules)), ...workProblems(input) };
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

/** A student must give their age, and a parent's address below the age of consent. */
function ageProblems(input: unknown, { minorConsent }: SenderRules): LeadProblems {
  const { role, age, guardianEmail } = (input ?? {}) as Readonly<Record<string, unknown>>;
  if (role !== 'student') return {};
  if (typeof age !== 'string' || age === '') return { age: 'required' };
  const isGiven = typeof guardianEmail === 'string' && oneLine(guardianEmail) !== '';
  return needsGuardian({ role, age }, minorConsent) && !isGiven ? { guardianEmail: 'required' } : {};
}

/** Pages to mark must be there if the form asks for marking, and nobody may send work that still counts. */
function workProblems(input: unknown): LeadProblems {
  const { asksFor, pages, upload, handedBack } = (input ?? {}) as Readonly<Record<string, unknown>>;
  const hasPages = Array.isArray(pages) && pages.length > 0;
  if (!hasPages && asksFor !== 'marking') return {};
  return {
    ...(!hasPages && { pages: 'required' }),
    ...(hasPages && !upload && { pages: 'invalid' }),
    ...(handedBack !== true && handedBack !== 'yes' && { handedBack: 'required' }),
  };
}

/** A {@link referencePattern} as a schema. */
export const referenceSchema = z.string().check(z.regex(referencePattern));

/** The answer to an accepted lead: 201 if new, 200 if its key was known. */
export const leadAnswerSchema = z.object({ reference: referenceSchema });
export type LeadAnswer = z.infer<typeof leadAnswerSchema>;

/** The answer to a rejected lead (422): problem codes by field. */
export const leadProblemsSchema = z.object({
  error: z.literal('invalid'),
  problems: z.record(z.string(), z.enum(['required', 'invalid', 'too_long'])),
});
