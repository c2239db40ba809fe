import { botCheckRequestSchema, type BotCheckAnswer } from '@tutoring/domain/bot-check';
import { BOT_TOKEN_MAX } from '@tutoring/domain/lead-limits';
import type { Context } from 'hono';
import type { Env } from '../env';
import { parseJson, readBody } from '../request/body';
import { JSON_TYPE, mediaTypeOf } from '../request/media-type';
import { isSameOrigin } from '../request/origin';
import { RETRY_AFTER_S } from '../request/retry';
import { senderOf } from '../request/sender';
import { checkToken } from './check';
import type { Verdict } from './verdict';

type C = Context<{ Bindings: Env }>;

/** The size of the longest token with room for the JSON around it. */
const BODY_MAX_BYTES = BOT_TOKEN_MAX + 1024;

/** Any bearer token: nobody signs in. */
const BEARER = /^Bearer +[\w.~+/-]+=*$/i;

/** The answer for each verdict; only a passed one is 2xx. */
const OUTCOMES = {
  passed: { status: 200, error: null },
  refused: { status: 422, error: 'refused' },
  broken: { status: 502, error: 'provider_failed' },
  off: { status: 503, error: 'not_switched_on' },
  silent: { status: 504, error: 'provider_silent' },
} as const satisfies Record<Verdict['kind'], { status: number; error: string | null }>;

/** `POST /api/bot-check`: checks a token made for a test. Stores nothing. */
export async function receiveBotCheck(c: C): Promise<Response> {
  const request = c.req.raw;
  const refuse = (error: string, status: 400 | 401 | 403 | 413 | 415 | 429, headers: Record<string, string> = {}) =>
    c.json({ score: null, action: null, error, errorCodes: [] } satisfies BotCheckAnswer, status, headers);
  if (!isSameOrigin(request.url, request.headers, c.env.DEV_ORIGIN)) return refuse('forbidden_origin', 403);
  if (!BEARER.test(c.req.header('Authorization') ?? ''))
    return refuse('unauthorized', 401, { 'WWW-Authenticate': 'Bearer' });
  if (mediaTypeOf(request) !== JSON_TYPE) return refuse('unsupported_media_type', 415);
  const { success } = await c.env.BOT_CHECK_LIMIT.limit({ key: senderOf(c.req.header('CF-Connecting-IP')).household });
  if (!success) return refuse('too_many_requests', 429, { 'Retry-After': String(RETRY_AFTER_S) });
  const body = await readBody(request, BODY_MAX_BYTES);
  if (body === undefined) return refuse('too_large', 413);
  const input = parseJson(body);
  if (input === undefined) return refuse('malformed_json', 400);
  const asked = botCheckRequestSchema.safeParse(input);
  if (!asked.success) return refuse('token_required', 400);
  const { kind, errorCodes, ...said } = await checkToken(c, asked.data.token, 'test');
  const { status, error } = OUTCOMES[kind];
  return c.json({ ...said, error, errorCodes: [...errorCodes] } satisfies BotCheckAnswer, status);
}
