import type { AssistantUse, ModelPrices } from '@tutoring/domain/assistant';
import { utcDay } from '../lib/time-text';
import type { MeteredUse } from './meter';
import type { TokenUse } from './model';
import type { ChatSettings } from './settings';

/** Tokens of a call to the model, until the provider reports them. Few calls have more. */
const CALL_ESTIMATE: TokenUse = { input: 3000, output: 400 };
const MILLION = 1_000_000;

type Budgeted = Pick<ChatSettings, 'prices' | 'judge' | 'monthlyBudget'>;

/** A question that is counted with an estimate. */
export interface Reservation extends TokenUse {
  day: string;
  micros: number;
}

/** The cost of tokens in millionths of a US dollar; 0 without prices. */
export function microsOf({ input, output }: TokenUse, prices: ModelPrices | null): number {
  return prices ? Math.ceil(input * prices.input + output * prices.output) : 0;
}

/** What a question is counted with before it is asked. */
function estimateOf({ judge }: Pick<Budgeted, 'judge'>): TokenUse {
  const calls = judge ? 2 : 1;
  return { input: CALL_ESTIMATE.input * calls, output: CALL_ESTIMATE.output * calls };
}

/** The first day of the month of an instant (UTC). */
const monthBegin = (instant: number) => `${utcDay(instant).slice(0, 7)}-01`;

/** One statement, so that two questions cannot both use the rest of the budget. */
const RESERVE = `
  with month as (
    select coalesce(sum(asked), 0) as asked, coalesce(sum(micros), 0) as micros
    from chat_days where day between ?2 and ?1)
  insert into chat_days (day, asked, input_tokens, output_tokens, micros)
  select ?1, 1, ?3, ?4, ?5 from month where month.asked < ?6 and month.micros + ?5 <= ?7
  on conflict do update set
    asked = asked + 1,
    input_tokens = input_tokens + excluded.input_tokens,
    output_tokens = output_tokens + excluded.output_tokens,
    micros = micros + excluded.micros`;

/**
 * Counts a question with an estimate, if the month's budget allows it. If the Worker ends before {@link settleQuestion}, the
 * estimate stays counted.
 * @param isOwner The owner tries a question: it counts, and is always allowed.
 */
export async function reserveQuestion(
  db: D1Database,
  settings: Budgeted,
  now: number,
  isOwner = false,
): Promise<Reservation | undefined> {
  const estimate = estimateOf(settings);
  const reservation = { ...estimate, day: utcDay(now), micros: microsOf(estimate, settings.prices) };
  const { questions, dollars } = settings.monthlyBudget;
  const { meta } = await db
    .prepare(RESERVE)
    .bind(
      reservation.day,
      monthBegin(now),
      reservation.input,
      reservation.output,
      reservation.micros,
      isOwner ? Number.MAX_SAFE_INTEGER : questions,
      isOwner || !settings.prices ? Number.MAX_SAFE_INTEGER : Math.round(dollars * MILLION),
    )
    .run();
  return meta.changes > 0 ? reservation : undefined;
}

/** Replaces the estimate with what the question used. @param failure Why the model gave no answer, if it did not. */
export async function settleQuestion(
  db: D1Database,
  { day, input, output, micros }: Reservation,
  use: MeteredUse,
  prices: ModelPrices | null,
  failure: string | undefined,
): Promise<void> {
  await db
    .prepare(
      `update chat_days set input_tokens = max(0, input_tokens + ?2), output_tokens = max(0, output_tokens + ?3),
         micros = max(0, micros + ?4), reported = reported + ?5, failed = failed + ?6,
         failure = case when ?6 then ?7 else failure end
       where day = ?1`,
    )
    .bind(
      day,
      use.input - input,
      use.output - output,
      microsOf(use, prices) - micros,
      Number(use.isReported),
      Number(failure !== undefined),
      failure ?? '',
    )
    .run();
}

/** What a month has used, and why the model failed most recently. */
export interface MonthUse extends AssistantUse {
  failure: string;
}

/** What the month of an instant (UTC) has used. */
export async function useOfMonth(db: D1Database, instant: number): Promise<MonthUse> {
  const row = await db
    .prepare(
      `select coalesce(sum(asked), 0) as questions, coalesce(sum(input_tokens), 0) as input,
         coalesce(sum(output_tokens), 0) as output, coalesce(sum(micros), 0) as micros,
         coalesce(sum(asked - reported), 0) as estimated, coalesce(sum(failed), 0) as failed,
         coalesce((select failure from chat_days where day like ?1 and failed > 0 order by day desc limit 1), '') as failure
       from chat_days where day like ?1`,
    )
    .bind(`${utcDay(instant).slice(0, 7)}-%`)
    .first<MonthUse>();
  if (!row) throw new Error('A sum always has a row.');
  return row;
}

/** Whether the month has no room for another question. */
export function isUsedUp(use: Pick<AssistantUse, 'questions' | 'micros'>, settings: Budgeted): boolean {
  const { questions, dollars } = settings.monthlyBudget;
  if (use.questions >= questions) return true;
  return settings.prices !== null && use.micros + microsOf(estimateOf(settings), settings.prices) > dollars * MILLION;
}
