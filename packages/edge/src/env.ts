/** What the Worker is given: see wrangler.jsonc. */
export interface Env {
  ASSETS: Fetcher;
  DB: D1Database;
  WAKE: Queue;
  SENDER_LIMIT: RateLimit;
  TOTAL_LIMIT: RateLimit;
  REPORT_LIMIT: RateLimit;
  /** Where leads go. Without it they wait in the outbox. */
  LEAD_WEBHOOK_URL?: string;
  /** Signs what is sent there. */
  LEAD_WEBHOOK_SECRET?: string;
  /** `console`: announcing a lead counts as delivering it. Set by local runs only. */
  LEAD_DELIVERY?: string;
  /** Another origin whose forms are ours: that of the development server. */
  DEV_ORIGIN?: string;
}
