import { noticeHolds, type ChatEvent, type ChatRequest } from '@tutoring/domain/chat-model';
import { CHAT_CONSENT_FIELDS, CHAT_MAX_BYTES, chatRequestSchema } from '@tutoring/domain/chat-schema';
import type { Context } from 'hono';
import type { Env } from '../env';
import { parseJson, readBody } from '../request/body';
import { JSON_TYPE, mediaTypeOf } from '../request/media-type';
import { isSameOrigin } from '../request/origin';
import { regionAt } from '../request/region';
import { RETRY_AFTER_S } from '../request/retry';
import { senderOf } from '../request/sender';
import { answerEvents } from './answer';
import { dailyQuestions, consumeQuestion } from './quota';
import { edgeChatOf } from './edge-sources';
import { judgeOf } from './judge';
import { modelOf } from './provider';
import { chatSettings, type ChatSettings } from './settings';

type C = Context<{ Bindings: Env }>;

/**
 * `POST /api/chat`: the rule-based chat's answer, and a language model's sentences about it whose citations were checked
 * (docs/adr/0040). Off by default. Questions and answers are neither stored nor logged.
 */
export async function receiveQuestion(c: C): Promise<Response> {
  const region = regionAt(c.req.raw.cf);
  const settings = dailyQuestions(c.env) > 0 ? await chatSettings(c.env, region) : undefined;
  if (!settings) return c.json({ error: 'off' }, 404);
  if (!isSameOrigin(c.req.url, c.req.raw.headers, c.env.DEV_ORIGIN)) return c.json({ error: 'forbidden_origin' }, 403);
  if (mediaTypeOf(c.req.raw) !== JSON_TYPE) return c.json({ error: 'unsupported_media_type' }, 415);
  if (!(await isWithinLimits(c)))
    return c.json({ error: 'too_many_requests' }, 429, { 'Retry-After': String(RETRY_AFTER_S) });
  const body = await readBody(c.req.raw, CHAT_MAX_BYTES);
  if (body === undefined) return c.json({ error: 'too_large' }, 413);
  const input = parseJson(body);
  if (input === undefined) return c.json({ error: 'malformed_json' }, 400);
  const asked = chatRequestSchema.safeParse(input);
  if (!asked.success && !asked.error.issues.every(({ path: [field = ''] }) => CHAT_CONSENT_FIELDS.includes(field)))
    return c.json({ error: 'invalid' }, 422);
  // The visitor agreed to one region's notice. It must be the notice of the region where they are.
  if (!asked.success || !noticeHolds(asked.data.region, region))
    return c.json({ error: 'consent_needed', region }, 403);
  return answerTo(c, asked.data, settings);
}

/** Whether the sender is within the rate limits. */
async function isWithinLimits({ env, req }: C): Promise<boolean> {
  const { household, network } = senderOf(req.header('CF-Connecting-IP'));
  if (!(await env.CHAT_LIMIT.limit({ key: household })).success) return false;
  return !network || (await env.CHAT_NETWORK_LIMIT.limit({ key: network })).success;
}

async function answerTo(c: C, { question, language }: ChatRequest, settings: ChatSettings): Promise<Response> {
  const { chat, sources } = edgeChatOf(c.env.ASSETS);
  const answer = await chat.answer(question, language);
  const gone = new AbortController();
  c.req.raw.signal.addEventListener('abort', () => gone.abort());
  const mayAsk = async () => {
    // Beyond these limits the rule-based answer is the whole answer: no visitor is rejected because others ask much.
    const { success } = await c.env.CHAT_TOTAL_LIMIT.limit({ key: 'all' });
    return success && consumeQuestion(c.env.REPORTS, dailyQuestions(c.env), Date.now());
  };
  const model = modelOf(settings, c.env);
  const judge = settings.judge ? judgeOf(model) : undefined;
  const events = answerEvents({ question, language, answer, sources }, { model, judge, mayAsk, gone: gone.signal });
  return c.body(lines(events, gone), 200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' });
}

/** Milliseconds between two keep-alive lines. */
const KEEP_ALIVE_MS = 1000;

/**
 * Streams events as lines of JSON, with empty lines in between. Only a failed write tells the Worker that the visitor left,
 * and an abandoned answer must not cost anything.
 */
function lines(events: AsyncGenerator<ChatEvent, void>, gone: AbortController): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      const send = (line: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(`${line}\n`));
      };
      const keepAlive = setInterval(() => send(''), KEEP_ALIVE_MS);
      for await (const event of events) send(JSON.stringify(event));
      clearInterval(keepAlive);
      if (!gone.signal.aborted) controller.close();
    },
    cancel: () => gone.abort(),
  });
}
