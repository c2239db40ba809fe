import { utcDay } from '../lib/time-text';

/** Default number of questions a day for the model. */
const BUDGET_DEFAULT = 200;

/** Questions a day for the model. An invalid value means none, because its author wanted a limit. */
export function dailyQuestions({ CHAT_DAILY_QUESTIONS: text }: { CHAT_DAILY_QUESTIONS?: string | undefined }): number {
  if (!text) return BUDGET_DEFAULT;
  return /^\d{1,7}$/.test(text) ? Number(text) : 0;
}

/** Counts a question unless the quota is used up, in one statement, so that two questions cannot use the last one. */
const CONSUME = `
  insert into chat_days (day, asked) values (?1, 1)
  on conflict do update set asked = asked + 1 where asked < ?2
  returning asked`;

/**
 * Uses one question of the day's quota. The log says once a day that the quota is used up.
 * @returns Whether there was one left.
 */
export async function consumeQuestion(db: D1Database, budget: number, now: number): Promise<boolean> {
  if (budget === 0) return false;
  const row = await db.prepare(CONSUME).bind(utcDay(now), budget).first<{ asked: number }>();
  if (row?.asked === budget) console.error(`The language model's quota of ${budget} questions is used up for today.`);
  return row !== null;
}
