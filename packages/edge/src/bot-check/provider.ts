import { BOT_CHECK_PROVIDERS, type BotCheckProvider } from '@tutoring/domain/bot-check';
import type { Env } from '../env';
import brand from '../generated/brand.json';
import { isSafeReceiver } from '../lib/http';

/** Where a token is checked, and with what. */
export interface Provider {
  /** The address of its `siteverify`. */
  url: string;
  secret: string;
  /** Whether each of its answers says how sure it is. */
  hasScore: boolean;
}

const URLS = {
  recaptcha: {
    everywhere: 'https://www.google.com/recaptcha/api/siteverify',
    china: 'https://www.recaptcha.net/recaptcha/api/siteverify',
  },
  turnstile: { everywhere: 'https://challenges.cloudflare.com/turnstile/v0/siteverify' },
} as const satisfies Record<Exclude<BotCheckProvider, 'none'>, { everywhere: string; china?: string }>;

/** Who checks in this deployment: the variable, for tests and for a change without a build, or the brand file. */
export function providerName({ BOT_CHECK_PROVIDER }: Env): BotCheckProvider {
  // Empty, as in .dev.vars.example, is not set.
  const name = BOT_CHECK_PROVIDER || brand.botCheck;
  const known = BOT_CHECK_PROVIDERS.find((provider) => provider === name);
  if (!known) console.error(`No bot check: BOT_CHECK_PROVIDER must be one of ${BOT_CHECK_PROVIDERS.join(', ')}.`);
  return known ?? 'none';
}

/**
 * The provider, for a visitor from a country (ISO 3166-1); none, and a line in the log where somebody should look, if it
 * cannot be asked.
 */
export function providerFor(env: Env, country: string | undefined): Provider | undefined {
  const name = providerName(env);
  if (name === 'none') return undefined;
  const { everywhere, china = everywhere }: { everywhere: string; china?: string } = URLS[name];
  const url = env.BOT_CHECK_URL || (country === 'CN' ? china : everywhere);
  if (!isSafeReceiver(url)) {
    console.error('No bot check: BOT_CHECK_URL must begin with https://, so that nobody reads the secret on the way.');
    return undefined;
  }
  if (!env.BOT_CHECK_SECRET) {
    console.error('No bot check: BOT_CHECK_SECRET is not set.');
    return undefined;
  }
  return { url, secret: env.BOT_CHECK_SECRET, hasScore: name === 'recaptcha' };
}
