import type { AiBinding } from './chat/workers-ai-binding';

/** The Worker's bindings and variables: see wrangler.jsonc. */
export interface Env {
  ASSETS: Fetcher;
  /** Leads and their outbox. */
  DB: D1Database;
  /** Page reports, the owner's choices about the language model, and what its questions used. */
  REPORTS: D1Database;
  /** Pages that families send to be marked. An account without R2 has none: nothing can then be sent for marking. */
  PAGES?: R2Bucket;
  /** Starts the sweep. Previews have no queue, so that they deliver nothing. Without it the cron's sweep delivers. */
  WAKE?: Queue;
  /** The deployed version. */
  VERSION?: WorkerVersionMetadata;
  /** Limits leads of one household. Without this limit or the next two, all leads pass (request/limit.ts). */
  SENDER_LIMIT?: RateLimit;
  /** Limits leads of one IPv6 /48. */
  NETWORK_LIMIT?: RateLimit;
  TOTAL_LIMIT?: RateLimit;
  /** Limit pages to mark of one household and of one IPv6 /48. Without them the daily caps remain (marking/daily-pages.ts). */
  PAGE_LIMIT?: RateLimit;
  PAGE_NETWORK_LIMIT?: RateLimit;
  REPORT_LIMIT: RateLimit;
  VIOLATION_LIMIT: RateLimit;
  /** Limit searches of one household and of one IPv6 /48. Without them all searches pass. */
  SEARCH_LIMIT?: RateLimit;
  SEARCH_NETWORK_LIMIT?: RateLimit;
  /** Limit changes of plan calendars of one household and of one IPv6 /48. Without them the daily caps remain. */
  CALENDAR_LIMIT?: RateLimit;
  CALENDAR_NETWORK_LIMIT?: RateLimit;
  BOT_CHECK_LIMIT: RateLimit;
  CHAT_LIMIT: RateLimit;
  CHAT_NETWORK_LIMIT: RateLimit;
  CHAT_TOTAL_LIMIT: RateLimit;
  /** Cloudflare's models; only bound if `CHAT_MODEL` names `workers-ai`. */
  AI?: AiBinding;
  /**
   * The webhook for leads. A secret, because anybody who knows it can invent leads. Without a webhook and mail, leads wait in
   * the outbox.
   */
  LEAD_WEBHOOK_URL?: string;
  /** Signs the webhook's requests: `whsec_` and base64 (Standard Webhooks). */
  LEAD_WEBHOOK_SECRET?: string;
  /** The previous secret during a rotation: it signs the requests as well. */
  LEAD_WEBHOOK_SECRET_PREVIOUS?: string;
  /** `json` or `slack`. @default 'json' */
  LEAD_WEBHOOK_FORMAT?: string;
  /** The mail provider: `resend` or `postmark`. It needs the next three variables. */
  MAIL_PROVIDER?: string;
  /** The provider's key: a secret. */
  MAIL_API_KEY?: string;
  /** The sender of all mails, as registered with the provider: `Name <address>`. */
  MAIL_FROM?: string;
  /** The owner's address, or several with commas between them. */
  MAIL_TO?: string;
  /** Mails a day (UTC): see mail/quota.ts. @default 80 */
  MAIL_DAILY_LIMIT?: string;
  /** Replaces the provider's address in tests. */
  MAIL_API_URL?: string;
  /** The webhook for alerts, which takes `{ "text": … }`. A secret. @default mail */
  ALERT_WEBHOOK_URL?: string;
  /** `console`: logging a lead counts as delivering it, if no other channel is configured. Local runs set it. */
  LEAD_DELIVERY?: string;
  /**
   * Signs leads of the smoke test, which the Worker deletes at once (submission/synthetic.ts). A secret. Without it there are
   * none.
   */
  SMOKE_KEY?: string;
  /**
   * Signs the private links to marked pages (marking/link.ts). A secret. A new one ends all links. Without it the database has a
   * random key.
   */
  LINK_KEY?: string;
  /** The bot check's provider: `none`, `recaptcha` or `turnstile`. @default that of brand.yaml */
  BOT_CHECK_PROVIDER?: string;
  /** The provider's secret. Without it leads stay unchecked. */
  BOT_CHECK_SECRET?: string;
  /** Replaces the provider's address in tests. */
  BOT_CHECK_URL?: string;
  /** The host whose tokens are valid. @default that of the request */
  BOT_CHECK_HOSTNAME?: string;
  /** The chat's language model: `provider:model`, such as `anthropic:claude-haiku-5-5` (chat/settings.ts). @default none */
  CHAT_MODEL?: string;
  /** The provider's key: a secret. */
  CHAT_API_KEY?: string;
  /** The API's address, for providers that {@link Env.CHAT_MODEL} does not know by name. */
  CHAT_API_URL?: string;
  /** The company that receives the questions, as visitors read it. @default that of the provider */
  CHAT_RECEIVER?: string;
  /** `on`: the model also judges sentences that the check cannot decide (docs/adr/0040). @default off */
  CHAT_JUDGE?: string;
  /** The same four for visitors in mainland China, who have their own provider or none (docs/adr/0040). */
  CHAT_CN_MODEL?: string;
  CHAT_CN_API_KEY?: string;
  CHAT_CN_API_URL?: string;
  CHAT_CN_RECEIVER?: string;
  /** Reports checkpoints to a test on this machine (checkpoint.ts). */
  CHECKPOINT_URL?: string;
  /** `off` without a cron, as in previews: `/api/health` then does not wait for it. */
  CRON?: string;
  /** The Cloudflare Workers plan, `free` or `paid`: the usage alerts follow its limits. @default 'free' */
  WORKERS_PLAN?: string;
  /** `on`: `/api/violations` takes reports even if `brand.yaml` does not send them here. Tests set it. */
  VIOLATION_REPORTS?: string;
  /** Another allowed origin: that of the development server. */
  DEV_ORIGIN?: string;
  /** The team of Cloudflare Access, such as `https://name.cloudflareaccess.com`. Without it there is no inbox. */
  ACCESS_TEAM?: string;
  /** The AUD tag of the Access application for `/owner` and `/api/owner`. */
  ACCESS_AUD?: string;
  /** The token with which the desk saves content to its repository: a secret. Without it the content cannot be edited here. */
  GIT_API_TOKEN?: string;
  /** The address of the repository host's REST API, which must be GitHub's or speak it. @default https://api.github.com */
  GIT_API_URL?: string;
  /** The repository, `owner/name`. */
  GIT_REPOSITORY?: string;
  /** The branch that is shipped. @default main */
  GIT_MAIN?: string;
  /** The branch to which the desk saves. @default desk */
  GIT_DRAFT?: string;
  /** The preview's address, if the host records no deployment. */
  GIT_PREVIEW_URL?: string;
  /** A public key (JWK) that verifies sign-ins on this machine. Local runs set it. */
  OWNER_DEV_KEY?: string;
}
