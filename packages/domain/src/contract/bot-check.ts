import * as z from 'zod/mini';
import { BOT_TOKEN_MAX } from './lead-limits';

/** Who may check whether a visitor is a person; `none` as shipped. */
export const BOT_CHECK_PROVIDERS = ['none', 'recaptcha', 'turnstile'] as const;
export type BotCheckProvider = (typeof BOT_CHECK_PROVIDERS)[number];

/** What a page must know to ask a provider for a token. */
export interface BotCheckSite {
  readonly provider: BotCheckProvider;
  /** The provider's public key of this site; empty for none. */
  readonly siteKey: string;
}

/**
 * What a token is for. The provider signs it: one that was given for the test view is none for a lead, and the other way
 * round.
 */
export const BOT_ACTIONS = ['lead', 'test'] as const;
export type BotAction = (typeof BOT_ACTIONS)[number];

/** What `POST /api/bot-check` takes. */
export const botCheckRequestSchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(BOT_TOKEN_MAX)),
});

/** What it answers: with 200 if the token passed, and with another status whenever it did not. */
export const botCheckAnswerSchema = z.object({
  /** How sure the provider is that this is a person, from 0 to 1; `null` where it gives none. */
  score: z.nullable(z.number()),
  /** What the token was for; `null` where nobody said. */
  action: z.nullable(z.string()),
  /** Why it did not pass, as one of our words; `null` if it did. */
  error: z.nullable(z.string()),
  /** The provider's own codes, and ours for what the provider let through. */
  errorCodes: z.array(z.string()),
});
export type BotCheckAnswer = z.infer<typeof botCheckAnswerSchema>;

/**
 * What the providers answer to `siteverify`; both have the same fields, and Turnstile no score. Fields that only one of
 * them has are not read.
 */
export const siteVerifySchema = z.object({
  success: z.boolean(),
  score: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  action: z.optional(z.string()),
  hostname: z.optional(z.string()),
  /** ISO 8601. */
  challenge_ts: z.optional(z.string()),
  'error-codes': z._default(z.array(z.string()), []),
});
export type SiteVerify = z.infer<typeof siteVerifySchema>;
