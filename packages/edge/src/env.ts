/** What the Worker is given: see wrangler.jsonc. */
export interface Env {
  ASSETS: Fetcher;
  DB: D1Database;
  WAKE: Queue;
  SENDER_LIMIT: RateLimit;
  TOTAL_LIMIT: RateLimit;
  /** Where leads go. Without it they are announced on the console and stay in the database. */
  LEAD_WEBHOOK_URL?: string;
  /** Signs what is sent there. */
  LEAD_WEBHOOK_SECRET?: string;
}
