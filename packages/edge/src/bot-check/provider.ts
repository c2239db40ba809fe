import { BOT_CHECK_PROVIDERS, type BotCheckProvider } from '@tutoring/domain/bot-check';
import type { Env } from '../env';
import brand from '../generated/brand.json';
import { isSecureUrl } from '../lib/http';

/** Where to check a token. */
export interface Provider {
  /** The address of `siteverify`. */
  url: string;
  secret: string;
  /** Whether every answer has a score. */
  hasScore: boolean;
}

const URLS = {
  recaptcha: {
    everywhere: 'https://www.google.com/recaptcha/api/siteverify',
    china: 'https://www.recaptcha.net/recaptcha/api/siteverify',
  },
  turnstile: { everywhere: 'https://challenges.cloudflare.com/turnstile/v0/siteverify' },
} as const satisfies Record<Exclude<BotCheckProvider, 'none'>, { everywhere: string; china?: string }>;

/** The configured provider: the variable (for tests, and for a change without a build), or that of brand.yaml. */
export function providerName({ BOT_CHECK_PROVIDER }: Env): BotCheckProvider {
  // An empty variable, as in .dev.vars.example, is not set.
  const name = BOT_CHECK_PROVIDER || brand.botCheck;
  const known = BOT_CHECK_PROVIDERS.find((provider) => provider === name);
  if (!known) console.error(`No bot check: BOT_CHECK_PROVIDER must be one of ${BOT_CHECK_PROVIDERS.join(', ')}.`);
  return known ?? 'none';
}

/** The provider for a visitor's country (ISO 3166-1); `undefined`, with a line in the log, if the settings are wrong. */
export function providerFor(env: Env, country: string | undefined): Provider | undefined {
  const name = providerName(env);
  if (name === 'none') return undefined;
  const { everywhere, china = everywhere }: { everywhere: string; china?: string } = URLS[name];
  const url = env.BOT_CHECK_URL || (country === 'CN' ? china : everywhere);
  if (!isSecureUrl(url)) {
    console.error('No bot check: BOT_CHECK_URL must begin with https://, because the request contains the secret.');
    return undefined;
  }
  if (!env.BOT_CHECK_SECRET) {
    console.error('No bot check: BOT_CHECK_SECRET is not set.');
    return undefined;
  }
  return { url, secret: env.BOT_CHECK_SECRET, hasScore: name === 'recaptcha' };
}
