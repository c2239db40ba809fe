import * as z from 'zod/mini';
import { BOT_TOKEN_MAX } from './lead-limits';

/** Providers of the bot check; `none` by default. */
export const BOT_CHECK_PROVIDERS = ['none', 'recaptcha', 'turnstile'] as const;
export type BotCheckProvider = (typeof BOT_CHECK_PROVIDERS)[number];

/** A page's settings of the bot check. */
export interface BotCheckSite {
  readonly provider: BotCheckProvider;
  /** The site's public key at the provider; empty for none. */
  readonly siteKey: string;
}

/** The purpose of a token. The provider signs it, so that a token for the test page is not valid for a lead. */
export const BOT_ACTIONS = ['lead', 'test'] as const;
export type BotAction = (typeof BOT_ACTIONS)[number];

/** The request of `POST /api/bot-check`. */
export const botCheckRequestSchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(BOT_TOKEN_MAX)),
});

/** The answer: status 200 if the token passed, another status otherwise. */
export const botCheckAnswerSchema = z.object({
  /** The probability that the visitor is a person, 0 to 1; `null` without a score. */
  score: z.nullable(z.number()),
  /** The token's purpose; `null` if unknown. */
  action: z.nullable(z.string()),
  /** Our code for why it did not pass; `null` if it did. */
  error: z.nullable(z.string()),
  /** The provider's error codes, and ours. */
  errorCodes: z.array(z.string()),
});
export type BotCheckAnswer = z.infer<typeof botCheckAnswerSchema>;

/** The answer of `siteverify`: both providers have these fields, but Turnstile has no score. */
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
