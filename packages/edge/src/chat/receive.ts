import { noticeHolds, type ChatEvent, type ChatNotice, type ChatRequest } from '@tutoring/domain/chat-model';
import { CHAT_CONSENT_FIELDS, CHAT_MAX_BYTES, chatRequestSchema } from '@tutoring/domain/chat-schema';
import type { Context } from 'hono';
import type { Env } from '../env';
import { parseJson, readBody } from '../request/body';
import { JSON_TYPE, mediaTypeOf } from '../request/media-type';
import { isSameOrigin } from '../request/origin';
import { regionAt } from '../request/region';
import { RETRY_AFTER_S } from '../request/retry';
import { senderOf } from '../request/sender';
import { answerEvents, type ModelCall } from './answer';
import { isUsedUp, useOfMonth } from './budget';
import { budgetedCall } from './budgeted-call';
import { modelHistory } from './context';
import { edgeChatOf } from './edge-sources';
import { chatSettings, type ChatSettings } from './settings';
import { toolboxOf } from './toolbox';
import { isWithinShare } from './visitor-share';

type C = Context<{ Bindings: Env }>;

/** `GET /api/chat`: who receives the visitor's questions if they agree. The panel asks when it opens. */
export async function showNotice(c: C): Promise<Response> {
  const region = regionAt(c.req.raw.cf);
  const settings = await chatSettings(c.env, region);
  const isOn = settings && !isUsedUp(await useOfMonth(c.env.REPORTS, Date.now()), settings);
  return c.json({ region, receiver: isOn ? settings.receiver : '' } satisfies ChatNotice);
}

/**
 * `POST /api/chat`: the rule-based chat's answer, and a language model's sentences about it whose citations were checked
 * (docs/adr/0040). Off by default. Questions and answers are neither stored nor logged.
 */
export async function receiveQuestion(c: C): Promise<Response> {
  if (!isSameOrigin(c.req.url, c.req.raw.headers, c.env.DEV_ORIGIN)) return c.json({ error: 'forbidden_origin' }, 403);
  if (mediaTypeOf(c.req.raw) !== JSON_TYPE) return c.json({ error: 'unsupported_media_type' }, 415);
  if (!(await isWithinLimits(c)))
    return c.json({ error: 'too_many_requests' }, 429, { 'Retry-After': String(RETRY_AFTER_S) });
  const region = regionAt(c.req.raw.cf);
  const settings = await chatSettings(c.env, region);
  if (!settings) return c.json({ error: 'off' }, 404);
  const body = await readBody(c.req.raw, CHAT_MAX_BYTES);
  if (body === undefined) return c.json({ error: 'too_large' }, 413);
  const input = parseJson(body);
  if (input === undefined) return c.json({ error: 'malformed_json' }, 400);
  const asked = chatRequestSchema.safeParse(input);
  if (!asked.success && !asked.error.issues.every(({ path: [field = ''] }) => CHAT_CONSENT_FIELDS.includes(field)))
    return c.json({ error: 'invalid' }, 422);
  // The visitor agreed to a notice. It must be the notice of the region where they are, and name who receives the question.
  const { receiver } = settings;
  if (!asked.success || !noticeHolds(asked.data, { region, receiver }))
    return c.json({ error: 'consent_needed', region, receiver }, 403);
  return answerTo(c, asked.data, settings);
}

/** Whether the sender is within the rate limits. */
async function isWithinLimits({ env, req }: C): Promise<boolean> {
  const { household, network } = senderOf(req.header('CF-Connecting-IP'));
  if (!(await env.CHAT_LIMIT.limit({ key: household })).success) return false;
  return !network || (await env.CHAT_NETWORK_LIMIT.limit({ key: network })).success;
}

async function answerTo(c: C, asked: ChatRequest, settings: ChatSettings): Promise<Response> {
  const { question, language } = asked;
  const { chat, sources } = edgeChatOf(c.env.ASSETS);
  const history = await modelHistory(asked.history, language);
  const answer = await chat.answer(question, language, {
    page: asked.page,
    earlier: history.map((turn) => turn.question),
  });
  const gone = new AbortController();
  c.req.raw.signal.addEventListener('abort', () => gone.abort());
  // Beyond these limits the rule-based answer is the whole answer: no visitor is rejected because others ask much.
  const isAllowed = async () =>
    (await c.env.CHAT_TOTAL_LIMIT.limit({ key: 'all' })).success &&
    (await isWithinShare(c.env.DB, senderOf(c.req.header('CF-Connecting-IP')), Date.now()));
  const { call, settle } = budgetedCall(c.env, settings, { isAllowed });
  const tools: ModelCall['tools'] = (given) => toolboxOf({ ...given, chat, sources, now: Date.now() });
  const events = answerEvents({ question, history, language, answer, sources }, { ...call, tools, gone: gone.signal });
  let onEnd = () => {};
  const end = new Promise<void>((resolve) => (onEnd = resolve));
  // Now, because a Worker whose visitor has left is stopped unless something is waited for.
  c.executionCtx.waitUntil(end.then(() => settle(gone.signal.aborted)));
  const body = lines(events, gone, onEnd);
  return c.body(body, 200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' });
}

/** Milliseconds between two keep-alive lines. */
const KEEP_ALIVE_MS = 1000;

/**
 * Streams events as lines of JSON, with empty lines in between. Only a failed write tells the Worker that the visitor left,
 * and an abandoned answer must not cost anything.
 * @param onEnd Called when there are no more events.
 */
function lines(
  events: AsyncGenerator<ChatEvent, void>,
  gone: AbortController,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      const send = (line: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(`${line}\n`));
      };
      const keepAlive = setInterval(() => send(''), KEEP_ALIVE_MS);
      try {
        for await (const event of events) send(JSON.stringify(event));
      } finally {
        clearInterval(keepAlive);
        onEnd();
      }
      if (!gone.signal.aborted) controller.close();
    },
    cancel: () => gone.abort(),
  });
}
