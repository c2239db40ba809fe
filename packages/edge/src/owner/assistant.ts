import {
  ASSISTANT_MAX_BYTES,
  assistantQuestionSchema,
  assistantSettingsSchema,
  assistantSwitchSchema,
  type Assistant,
  type AssistantModel,
  type AssistantTrial,
} from '@tutoring/domain/assistant';
import type { Context } from 'hono';
import { answerEvents } from '../chat/answer';
import { isUsedUp, microsOf, useOfMonth, type MonthUse } from '../chat/budget';
import { budgetedCall } from '../chat/budgeted-call';
import { edgeChatOf } from '../chat/edge-sources';
import { toolboxOf, type Toolbox } from '../chat/toolbox';
import { chinaModel, mainModel, readChoices, type FoundModel } from '../chat/settings';
import type { Env } from '../env';
import { utcDay } from '../lib/time-text';
import type { OwnerEnv } from './only-owner';
import { jsonOf } from './owner-body';

type C = Context<OwnerEnv>;

const DAY_MS = 86_400_000;

/** `GET /api/owner/assistant`: whether a language model answers visitors, which one, and what it has used. */
export async function showAssistant(c: C): Promise<Response> {
  return c.json(await assistantOf(c.env));
}

/** `PUT /api/owner/assistant`: saves the owner's choices. They do not switch anything on. */
export async function saveAssistant(c: C): Promise<Response> {
  const settings = await bodyOf(c, assistantSettingsSchema);
  if (settings instanceof Response) return settings;
  await c.env.REPORTS.prepare(
    'insert into assistant (only_row, settings) values (1, ?1) on conflict do update set settings = excluded.settings',
  )
    .bind(JSON.stringify(settings))
    .run();
  return c.json(await assistantOf(c.env));
}

/** `POST /api/owner/assistant/visitors`: switches the model on or off for visitors. */
export async function switchAssistant(c: C): Promise<Response> {
  const body = await bodyOf(c, assistantSwitchSchema);
  if (body instanceof Response) return body;
  const { settings } = await readChoices(c.env);
  const models = [mainModel(c.env, settings), chinaModel(c.env, settings)];
  // Switching on what cannot answer would only surprise the owner later, when the key arrives.
  if (body.visitors === 'on' && !models.some((model) => model.settings))
    return c.json({ error: 'no_model', present: await assistantOf(c.env) }, 409);
  await c.env.REPORTS.prepare(
    `insert into assistant (only_row, visitors, switched_at, switched_by, settings) values (1, ?1, ?2, ?3, ?4)
     on conflict do update set visitors = excluded.visitors, switched_at = excluded.switched_at,
       switched_by = excluded.switched_by`,
  )
    .bind(body.visitors, Date.now(), c.get('owner'), JSON.stringify(settings))
    .run();
  return c.json(await assistantOf(c.env));
}

/** `POST /api/owner/assistant/try`: one question to the model, also while it is off for visitors. Nothing of it is stored. */
export async function tryAssistant(c: C): Promise<Response> {
  const body = await bodyOf(c, assistantQuestionSchema);
  if (body instanceof Response) return body;
  const { settings, problems } = mainModel(c.env, body.settings);
  if (!settings) return c.json({ error: 'no_model', problems }, 409);
  const { question, language } = body;
  const { chat, sources } = edgeChatOf(c.env.ASSETS);
  const answer = await chat.answer(question, language);
  const { call, meter, settle } = budgetedCall(c.env, settings, { isOwner: true });
  const began = Date.now();
  let firstMs: number | null = null;
  let isAsked = false;
  const sentences: AssistantTrial['sentences'] = [];
  let box: Toolbox | undefined;
  const events = answerEvents(
    { question, language, answer, sources },
    {
      ...call,
      mayAsk: async () => (isAsked = await call.mayAsk()),
      tools: (given) => (box = toolboxOf({ ...given, chat, sources, now: Date.now() })),
      gone: c.req.raw.signal,
      onOutcome: (outcome, { text, cites }) => void sentences.push({ text, outcome, cites: [...cites] }),
    },
  );
  for await (const { kind } of events) if (kind === 'sentence') firstMs ??= Date.now() - began;
  await settle(c.req.raw.signal.aborted);
  const { input, output, isReported } = meter.use();
  const quotations = answer.kind === 'quotations' ? [...answer.quotations, ...(box?.quotations() ?? [])] : [];
  return c.json({
    kind: answer.kind,
    quotations: quotations.map(({ text, title, url }) => ({ text, title, url })),
    isAsked,
    sentences,
    failure: meter.failure() ?? '',
    input,
    output,
    isReported: isAsked && isReported,
    micros: settings.prices ? microsOf({ input, output }, settings.prices) : null,
    firstMs,
    ms: Date.now() - began,
  } satisfies AssistantTrial);
}

async function assistantOf(env: Env): Promise<Assistant> {
  const now = Date.now();
  const today = utcDay(now);
  // The day before this month's first day.
  const lastMonth = Date.parse(`${today.slice(0, 7)}-01`) - DAY_MS;
  const [{ visitors, switched, settings }, use, before] = await Promise.all([
    readChoices(env),
    useOfMonth(env.REPORTS, now),
    useOfMonth(env.REPORTS, lastMonth),
  ]);
  const model = mainModel(env, settings);
  const { prices, judge, dollars, questions } = settings;
  return {
    visitors: visitors ?? (env.CHAT_MODEL || env.CHAT_CN_MODEL ? 'on' : 'off'),
    switched,
    model: asShown(model),
    china: asShown(chinaModel(env, settings)),
    settings,
    month: today.slice(0, 7),
    use: withoutFailure(use),
    before: withoutFailure(before),
    isUsedUp: isUsedUp(use, { prices, judge, monthlyBudget: { dollars, questions } }),
    failure: use.failure,
  };
}

/** Without the key, which never leaves the Worker. */
const asShown = ({ name, receiver, problems }: FoundModel): AssistantModel => ({ name, receiver, problems });

const withoutFailure = ({ failure: _, ...use }: MonthUse) => use;

/** The validated body of a request from our page, or the error answer. */
async function bodyOf<Body>(
  c: C,
  schema: { safeParse: (input: unknown) => { success: true; data: Body } | { success: false } },
): Promise<Body | Response> {
  const body = await jsonOf(c, ASSISTANT_MAX_BYTES);
  if (body instanceof Response) return body;
  const checked = schema.safeParse(body.json);
  return checked.success ? checked.data : c.json({ error: 'invalid' }, 422);
}
