import { botCheckAnswerSchema, botCheckRequestSchema } from '@tutoring/domain/bot-check';
import { chatEventSchema, chatRefusalSchema, chatRequestSchema } from '@tutoring/domain/chat-schema';
import { geoAnswerSchema } from '@tutoring/domain/geo';
import {
  forgottenSchema,
  inboxConflictSchema,
  inboxFilterSchema,
  inboxListSchema,
  inboxQuerySchema,
  leadDetailSchema,
  noteSchema,
  seenSchema,
  statusChangeSchema,
} from '@tutoring/domain/inbox';
import {
  idempotencyKeySchema,
  IDEMPOTENCY_HEADER,
  leadAnswerSchema,
  leadProblemsSchema,
  leadSchema,
} from '@tutoring/domain/lead';
import { pageReportSchema } from '@tutoring/domain/page-report';
import {
  CSP_REPORT_TYPE,
  cspReportSchema,
  REPORTS_TYPE,
  reportsSchema,
  violationSchema,
} from '@tutoring/domain/violation-report';
import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** What an endpoint answers with a status. */
interface Answer {
  says: string;
  /** Of a JSON body; of a body of another type, of each line. */
  body?: Schema;
  /** Another type than JSON. */
  type?: string;
}

/** One method of one address. */
export interface Endpoint {
  method: 'get' | 'post';
  path: string;
  says: string;
  /** Who may ask. @default anybody */
  needs?: 'owner' | 'bearer';
  query?: Schema;
  headers?: Readonly<Record<string, Schema>>;
  body?: Schema;
  /** Of bodies of other types than JSON. */
  otherBodies?: Readonly<Record<string, Schema>>;
  answers: Readonly<Record<number, Answer>>;
  /** Refusals by status: the words of their `error`. */
  errors: Readonly<Record<number, readonly string[]>>;
}

/** What every address may say. */
const ALWAYS = { 405: ['method_not_allowed'], 500: ['internal'] } as const;
/** What every address says that takes JSON from our own pages. */
const JSON_ONLY = { 403: ['forbidden_origin'], 413: ['too_large'], 415: ['unsupported_media_type'] } as const;
const LIMITED = { 429: ['too_many_requests'] } as const;
/** Of the inbox: nobody is told why they are not let in, and where no Access is set there is no inbox. */
const OWNER = { ...ALWAYS, 403: ['forbidden'] } as const;

const lead = (says: string): Answer => ({ says, body: leadDetailSchema });

/** A change of a lead by the owner. */
function change(path: string, says: string, body: Schema, answer: Answer = lead('The lead as it is now.')): Endpoint {
  return {
    method: 'post',
    path: `/api/owner/leads/{reference}/${path}`,
    says,
    needs: 'owner',
    body,
    answers: {
      200: answer,
      409: { says: 'Somebody else was faster: the lead as it is now.', body: inboxConflictSchema },
    },
    errors: {
      ...OWNER,
      ...JSON_ONLY,
      400: ['malformed_json'],
      403: ['forbidden', 'forbidden_origin'],
      404: ['not_found'],
      422: ['invalid'],
    },
  };
}

/** Everything that the Worker answers to programs, in the order of its routes. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/geo',
    says: 'Where the network sees the visitor. Nothing is stored.',
    answers: { 200: { says: 'The place, as far as it is known.', body: geoAnswerSchema } },
    errors: ALWAYS,
  },
  {
    method: 'get',
    path: '/api/health',
    says: 'Whether leads are stored and reach their owner.',
    answers: {
      200: { says: 'They do.', body: z.object({ status: z.literal('ok') }) },
      503: {
        says: 'The database stores nothing, the cron does not run, a lead waits too long, or the database does not answer.',
        body: z.union([
          z.object({ status: z.literal('not_storing'), error: z.string() }),
          z.object({ status: z.literal('unwatched'), minutes: z.nullable(z.number()) }),
          z.object({ status: z.literal('undelivered'), oldestMinutes: z.number(), deadLetters: z.number() }),
          z.object({ error: z.literal('internal') }),
        ]),
      },
    },
    errors: { 405: ['method_not_allowed'] },
  },
  {
    method: 'post',
    path: '/api/leads',
    says: `Stores a lead, and only then answers. The same ${IDEMPOTENCY_HEADER} and content again are the same lead. As a form (application/x-www-form-urlencoded) it is answered with pages: 303 to the page of thanks, or the form again.`,
    headers: { [IDEMPOTENCY_HEADER]: idempotencyKeySchema },
    body: leadSchema,
    answers: {
      200: { says: 'Known.', body: leadAnswerSchema },
      201: { says: 'Stored.', body: leadAnswerSchema },
      422: { says: 'Fields with problems.', body: leadProblemsSchema },
    },
    errors: {
      ...ALWAYS,
      ...JSON_ONLY,
      429: ['too_many_requests', 'daily_limit'],
      400: ['idempotency_key_required', 'malformed_json'],
      403: ['forbidden_origin', 'forged_synthetic'],
      409: ['idempotency_key_reused'],
    },
  },
  {
    method: 'post',
    path: '/api/bot-check',
    says: 'Whether a token of the bot check passes. Nothing is stored.',
    needs: 'bearer',
    body: botCheckRequestSchema,
    answers: Object.fromEntries(
      [200, 400, 401, 403, 413, 415, 422, 429, 502, 503, 504].map((status) => [
        status,
        { says: status === 200 ? 'It passed.' : 'It did not: `error` says why.', body: botCheckAnswerSchema },
      ]),
    ),
    errors: ALWAYS,
  },
  {
    method: 'post',
    path: '/api/chat',
    says: 'Answers a question by quotations of our pages, and by sentences of a language model that passed the check of their citations, each as a line when it is known. Nothing is stored. Switched off as shipped.',
    body: chatRequestSchema,
    answers: {
      200: { says: 'Lines; the last is `end`.', body: chatEventSchema, type: 'application/x-ndjson' },
      403: {
        says: 'Another origin; or the visitor has not agreed to the notice of the profile of privacy that holds where they are: `region`.',
        body: chatRefusalSchema,
      },
    },
    errors: {
      ...ALWAYS,
      ...JSON_ONLY,
      ...LIMITED,
      400: ['malformed_json'],
      403: ['forbidden_origin', 'consent_needed'],
      404: ['off'],
      422: ['invalid'],
    },
  },
  {
    method: 'post',
    path: '/api/violations',
    says: 'Adds what a page tried and may not do to the counts of the day: of our own pages as JSON, of browsers as they report it. Nothing of the visitor is stored.',
    body: violationSchema,
    otherBodies: { [CSP_REPORT_TYPE]: cspReportSchema, [REPORTS_TYPE]: reportsSchema },
    answers: { 204: { says: 'Added; of a list, what is understood of its first twenty.' } },
    errors: {
      404: ['not_found'],
      ...ALWAYS,
      ...JSON_ONLY,
      ...LIMITED,
      422: ['invalid'],
    },
  },
  {
    method: 'post',
    path: '/api/vitals',
    says: 'Adds how fast a page was, or what failed on it, to the counts of the day.',
    body: pageReportSchema,
    answers: { 204: { says: 'Added.' } },
    errors: { ...ALWAYS, ...JSON_ONLY, ...LIMITED, 422: ['invalid'] },
  },
  {
    method: 'get',
    path: '/api/owner/leads',
    says: 'Leads, the newest first, a page at a time.',
    needs: 'owner',
    query: inboxQuerySchema,
    answers: { 200: { says: 'One page, and where the next begins.', body: inboxListSchema } },
    errors: { ...OWNER, 400: ['invalid_query'] },
  },
  {
    method: 'get',
    path: '/api/owner/export.csv',
    says: 'The same as a table for spreadsheets, in which nothing is a formula. `Accept-Language` decides the separator.',
    needs: 'owner',
    query: inboxFilterSchema,
    answers: { 200: { says: 'The table.', type: 'text/csv' } },
    errors: { ...OWNER, 400: ['invalid_query'] },
  },
  {
    method: 'get',
    path: '/api/owner/leads/{reference}',
    says: 'A lead with its delivery, its log and other leads of its address.',
    needs: 'owner',
    answers: { 200: lead('The lead.') },
    errors: { ...OWNER, 404: ['not_found'] },
  },
  change('status', 'Says what has become of a lead.', statusChangeSchema),
  change('note', 'Adds a note.', noteSchema),
  change('requeue', 'Delivers a lead once more.', seenSchema),
  change('not-spam', 'Takes a lead out of the spam, and delivers it.', seenSchema),
  change('forget', 'Deletes a lead, and tells those who have received it.', seenSchema, {
    says: 'It is deleted.',
    body: forgottenSchema,
  }),
  {
    method: 'get',
    path: '/api/openapi.json',
    says: 'This description.',
    answers: { 200: { says: 'OpenAPI 3.1.', type: 'application/json' } },
    errors: ALWAYS,
  },
];
