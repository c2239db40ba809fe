import type { AssistantSettings, AssistantUse } from '@tutoring/domain/assistant';
import { isUsedUp, useOfMonth } from '../chat/budget';
import { chatSettings, type ChatSettings } from '../chat/settings';
import type { Env } from '../env';
import { utcDay } from '../lib/time-text';
import type { Alert } from './alert';
import { WARN_FROM } from './usage';

const DAY_MS = 86_400_000;
const MILLION = 1_000_000;
/** Fewest questions without an answer of the model that are no accident. */
const FAILED_MIN = 3;

/** What the alerts need to know about the language model. */
export interface AssistantState {
  settings: Pick<ChatSettings, 'prices' | 'judge' | 'monthlyBudget'>;
  use: Pick<AssistantUse, 'questions' | 'micros'>;
  today: { asked: number; failed: number; failure: string };
}

/** The state of the model that answers visitors; `undefined` if none does. Without a model it makes no query. */
export async function readAssistantState(env: Env, now: number): Promise<AssistantState | undefined> {
  const settings = (await chatSettings(env, 'ca')) ?? (await chatSettings(env, 'cn'));
  if (!settings) return undefined;
  const [use, today] = await Promise.all([
    useOfMonth(env.REPORTS, now),
    env.REPORTS.prepare('select asked, failed, failure from chat_days where day = ?1')
      .bind(utcDay(now))
      .first<AssistantState['today']>(),
  ]);
  return { settings, use, today: today ?? { asked: 0, failed: 0, failure: '' } };
}

/** The alerts about the language model. */
export function assistantAlerts({ settings, use, today }: AssistantState, now: number): Alert[] {
  return [...budgetAlerts(settings, use, now), ...failureAlerts(today)];
}

function budgetAlerts(settings: AssistantState['settings'], use: AssistantState['use'], now: number): Alert[] {
  const until = monthEnd(now);
  const used = `${amounts(settings, use)} Change the budget on the desk, under Assistant.`;
  if (isUsedUp(use, settings))
    return [
      {
        key: 'alert-assistant-end',
        text: `This month's budget of the chat's language model is used up: visitors get quotations of your pages until the month ends (UTC). ${used}`,
        repeatMs: until - now,
      },
    ];
  const { questions, dollars } = settings.monthlyBudget;
  const isNear =
    use.questions >= questions * WARN_FROM || (settings.prices && use.micros >= dollars * MILLION * WARN_FROM);
  return isNear
    ? [
        {
          key: 'alert-assistant-near',
          text: `The chat's language model has used four fifths of this month's budget. ${used}`,
          repeatMs: until - now,
        },
      ]
    : [];
}

function failureAlerts({ asked, failed, failure }: AssistantState['today']): Alert[] {
  if (failed < FAILED_MIN || failed < asked) return [];
  return [
    {
      key: 'alert-assistant-fails',
      text: `The chat's language model has answered none of today's ${failed} questions (${failure}). Visitors get quotations instead. Try a question on the desk, under Assistant: it says what to do.`,
      repeatMs: DAY_MS,
    },
  ];
}

/** `It has answered 900 of 1,000 questions, for about USD 3.20 of 20.00.` */
function amounts(
  { prices, monthlyBudget }: { prices: AssistantSettings['prices'] } & Pick<ChatSettings, 'monthlyBudget'>,
  use: AssistantState['use'],
): string {
  const money = prices
    ? `, for about USD ${(use.micros / MILLION).toFixed(2)} of ${monthlyBudget.dollars.toFixed(2)}`
    : '';
  return `It was asked ${use.questions.toLocaleString('en')} of ${monthlyBudget.questions.toLocaleString('en')} questions${money}.`;
}

/** The first instant of the next month (UTC). */
function monthEnd(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
