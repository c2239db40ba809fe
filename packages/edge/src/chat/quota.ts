import { dayOf } from '../lib/time-text';

/** Questions a day that go to a model, where nobody says otherwise. */
const BUDGET_DEFAULT = 200;

/** How many questions a day may go to the model: a whole number. Anything else is none, because whoever wrote it meant a limit. */
export function budgetOf({ CHAT_DAILY_QUESTIONS: text }: { CHAT_DAILY_QUESTIONS?: string | undefined }): number {
  if (!text) return BUDGET_DEFAULT;
  return /^\d{1,7}$/.test(text) ? Number(text) : 0;
}

/** Counts a question of the day, unless the day is full: in one statement, so that no two take the last place. */
const SPEND = `
  insert into chat_days (day, asked) values (?1, 1)
  on conflict do update set asked = asked + 1 where asked < ?2
  returning asked`;

/** Whether one more question may go to the model today. The owner reads once a day in the log that none may. */
export async function spend(db: D1Database, budget: number, now: number): Promise<boolean> {
  if (budget === 0) return false;
  const row = await db.prepare(SPEND).bind(dayOf(now), budget).first<{ asked: number }>();
  if (row?.asked === budget)
    console.error(`The language model has had its ${budget} questions of today: no more are asked.`);
  return row !== null;
}
