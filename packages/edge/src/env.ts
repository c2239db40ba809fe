/** What the Worker is given: see wrangler.jsonc. */
export interface Env {
  ASSETS: Fetcher;
  /** Leads and their outbox. */
  DB: D1Database;
  /** What pages say of themselves. */
  REPORTS: D1Database;
  WAKE: Queue;
  SENDER_LIMIT: RateLimit;
  /** For whoever has a whole IPv6 /48. */
  NETWORK_LIMIT: RateLimit;
  TOTAL_LIMIT: RateLimit;
  REPORT_LIMIT: RateLimit;
  /** Where leads go: a secret, because whoever knows it can invent leads. Without it they wait in the outbox. */
  LEAD_WEBHOOK_URL?: string;
  /** Signs what is sent there. */
  LEAD_WEBHOOK_SECRET?: string;
  /** `console`: announcing a lead counts as delivering it. Set by local runs only. */
  LEAD_DELIVERY?: string;
  /** Another origin whose forms are ours: that of the development server. */
  DEV_ORIGIN?: string;
  /** The team of Cloudflare Access, such as `https://name.cloudflareaccess.com`. Without it there is no inbox. */
  ACCESS_TEAM?: string;
  /** The AUD tag of the application that Access has in front of `/owner` and `/api/owner`. */
  ACCESS_AUD?: string;
  /** A public key (JWK) that signs somebody in on this machine. Set by local runs only. */
  OWNER_DEV_KEY?: string;
}
