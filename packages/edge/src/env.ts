import type { AiBinding } from './chat/workers-ai';

/** What the Worker is given: see wrangler.jsonc. */
export interface Env {
  ASSETS: Fetcher;
  /** Leads and their outbox. */
  DB: D1Database;
  /** What pages say of themselves, and how often a language model was asked. */
  REPORTS: D1Database;
  /** Wakes the sweep. Previews have none: nothing is delivered from them. Without it the next minute's sweep delivers. */
  WAKE?: Queue;
  /** Which upload this is. */
  VERSION?: WorkerVersionMetadata;
  /** Leads of one household. Without this limit or the next two, all leads pass (request/limit.ts). */
  SENDER_LIMIT?: RateLimit;
  /** Leads of one IPv6 /48. */
  NETWORK_LIMIT?: RateLimit;
  TOTAL_LIMIT?: RateLimit;
  REPORT_LIMIT: RateLimit;
  VIOLATION_LIMIT: RateLimit;
  /** Searches of one household and of one IPv6 /48. Without these two all pass. */
  SEARCH_LIMIT?: RateLimit;
  SEARCH_NETWORK_LIMIT?: RateLimit;
  BOT_CHECK_LIMIT: RateLimit;
  CHAT_LIMIT: RateLimit;
  CHAT_NETWORK_LIMIT: RateLimit;
  CHAT_TOTAL_LIMIT: RateLimit;
  /** Models that Cloudflare runs; bound only where `CHAT_PROVIDER` is `workers-ai`. */
  AI?: AiBinding;
  /** Where leads go: a secret, because whoever knows it can invent leads. Without it and without mail they wait in the outbox. */
  LEAD_WEBHOOK_URL?: string;
  /** Signs what is sent there: `whsec_` and base64 (Standard Webhooks). */
  LEAD_WEBHOOK_SECRET?: string;
  /** The secret before, during a rotation: what is sent there is signed with it as well. */
  LEAD_WEBHOOK_SECRET_PREVIOUS?: string;
  /** `json` or `slack`. @default 'json' */
  LEAD_WEBHOOK_FORMAT?: string;
  /** Who sends mail: `resend` or `postmark`. It needs the next three as well. */
  MAIL_PROVIDER?: string;
  /** The provider's key: a secret. */
  MAIL_API_KEY?: string;
  /** The sender of all mails, as the provider knows it: `Name <address>`. */
  MAIL_FROM?: string;
  /** The owner's address, or several with commas between them. */
  MAIL_TO?: string;
  /** How many mails a day (UTC) may go out: see mail/budget.ts. @default 80 */
  MAIL_DAILY_LIMIT?: string;
  /** Instead of the provider's own address, for tests. */
  MAIL_API_URL?: string;
  /** Where the owner is told that leads do not arrive, as `{ "text": … }`: a secret. Otherwise by mail. */
  ALERT_WEBHOOK_URL?: string;
  /** `console`: announcing a lead counts as delivering it, if no other way is named. Set by local runs only. */
  LEAD_DELIVERY?: string;
  /** Signs leads of the smoke test, which are forgotten at once (leads/synthetic.ts): a secret. Without it there are none. */
  SMOKE_KEY?: string;
  /** Who checks tokens: `none`, `recaptcha` or `turnstile`. @default what the brand file names */
  BOT_CHECK_PROVIDER?: string;
  /** The secret that the provider gave for this site. Without it leads stay unchecked. */
  BOT_CHECK_SECRET?: string;
  /** Where tokens are checked instead of at the provider's: by tests. */
  BOT_CHECK_URL?: string;
  /** The host whose pages' tokens are good, where it is not that of the request. */
  BOT_CHECK_HOSTNAME?: string;
  /** `on`: questions to the chat may go to a language model. Anything else, and nothing: none does. */
  CHAT_ENABLED?: string;
  /** Who runs the model: `openai` (whoever speaks OpenAI's interface) or `workers-ai`. */
  CHAT_PROVIDER?: string;
  /** Where the interface is, such as `https://api.openai.com/v1`. */
  CHAT_API_URL?: string;
  /** The provider's key: a secret. */
  CHAT_API_KEY?: string;
  /** The model's name there. */
  CHAT_MODEL?: string;
  /** How many questions a day may go to a model; 0 is none. @default 200 */
  CHAT_DAILY_QUESTIONS?: string;
  /** The same three for visitors in mainland China, who have a provider of their own or none (docs/adr/0040). */
  CHAT_CN_API_URL?: string;
  CHAT_CN_API_KEY?: string;
  CHAT_CN_MODEL?: string;
  /** Where a test on this machine is told how far a lead is (checkpoint.ts). */
  CHECKPOINT_URL?: string;
  /** `off` where no cron runs, as in previews: then `/api/health` does not wait for its mark. */
  CRON?: string;
  /** The plan of Cloudflare Workers, `free` or `paid`: it decides when to warn of its limits. @default 'free' */
  WORKERS_PLAN?: string;
  /** `on`: `/api/violations` takes reports although `brand.yaml` sends none there. Set by tests. */
  VIOLATION_REPORTS?: string;
  /** Another origin whose forms are ours: that of the development server. */
  DEV_ORIGIN?: string;
  /** The team of Cloudflare Access, such as `https://name.cloudflareaccess.com`. Without it there is no inbox. */
  ACCESS_TEAM?: string;
  /** The AUD tag of the application that Access has in front of `/owner` and `/api/owner`. */
  ACCESS_AUD?: string;
  /** A public key (JWK) that signs somebody in on this machine. Set by local runs only. */
  OWNER_DEV_KEY?: string;
}
