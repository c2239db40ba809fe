/**
 * The bot check in the browser, in a chunk of its own that loads on request. The contact form requests it, and the
 * provider's script, at its first focus.
 */
import type { BotAction, BotCheckSite } from '@tutoring/domain/bot-check';
import { loadScript } from '../loading/load-script';

/** The number of retries for the provider's script, and the milliseconds before each. */
export const SCRIPT_RETRIES = 2;
export const SCRIPT_RETRY_MS = 1000;
/** Milliseconds after which `token` gives up, so that a message does not wait longer. */
export const TOKEN_TIMEOUT_MS = 5000;

interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

interface Turnstile {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': () => boolean;
      'timeout-callback': () => void;
    },
  ) => string | undefined;
  remove: (widget: string) => void;
}

const page = globalThis as { grecaptcha?: Recaptcha; turnstile?: Turnstile };

/** A provider in the browser. */
interface Provider {
  address: string;
  /** Resolves when the provider is ready; never if its script is broken. */
  ready: () => Promise<unknown>;
  token: (action: BotAction) => PromiseLike<string | undefined>;
}

const PROVIDERS: Record<BotCheckSite['provider'], (siteKey: string, inChina: boolean) => Provider | undefined> = {
  none: () => undefined,
  recaptcha: (siteKey, inChina) => ({
    // Without `trustedtypes`, Google's script creates scripts in a way that our policy blocks.
    address: `https://www.${inChina ? 'recaptcha.net' : 'google.com'}/recaptcha/api.js?render=${siteKey}&trustedtypes=true`,
    ready: () => new Promise<void>((resolve) => page.grecaptcha?.ready(resolve)),
    token: (action) => page.grecaptcha?.execute(siteKey, { action }) ?? Promise.resolve(undefined),
  }),
  turnstile: (siteKey) => ({
    address: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    ready: () => (page.turnstile ? Promise.resolve() : new Promise(() => undefined)),
    token: (action) => turnstileToken(siteKey, action),
  }),
};

/** Renders one widget for each token, because a widget gives one token. */
function turnstileToken(siteKey: string, action: BotAction): Promise<string | undefined> {
  const container = document.body.appendChild(document.createElement('div'));
  return new Promise<string | undefined>((resolve) => {
    const widget = page.turnstile?.render(container, {
      sitekey: siteKey,
      action,
      appearance: 'interaction-only',
      callback: finish,
      'error-callback': () => {
        finish();
        return true;
      },
      'timeout-callback': finish,
    });
    function finish(token?: string) {
      resolve(token);
      // The widget cannot be removed within its own callback.
      setTimeout(() => {
        if (widget) page.turnstile?.remove(widget);
        container.remove();
      });
    }
  });
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The bot check in the browser. Neither function rejects. */
export interface BotCheck {
  /** Loads the provider's script, once. Resolves to `false` if it does not load. */
  load: () => Promise<boolean>;
  /** A token for one use; `undefined` if there is none in time. */
  token: (action: BotAction) => Promise<string | undefined>;
}

/**
 * Creates the bot check of a site.
 * @param inChina Whether the visitor is in mainland China, where Google uses another domain.
 * @param load Loads a script; rejects if it does not load.
 */
export function createBotCheck(
  { provider: name, siteKey }: BotCheckSite,
  inChina: boolean,
  load = loadScript,
): BotCheck {
  const provider = PROVIDERS[name](siteKey, inChina);
  let loading: Promise<boolean> | undefined;
  const loadOnce = () =>
    (loading ??= loadProvider(provider, load).then((isLoaded) => {
      // Let the next request retry.
      if (!isLoaded) loading = undefined;
      return isLoaded;
    }));
  return {
    load: loadOnce,
    token: async (action) => {
      const token = loadOnce()
        .then((isLoaded) => (isLoaded ? provider?.token(action) : undefined))
        .catch(() => undefined);
      return (await Promise.race([token, wait(TOKEN_TIMEOUT_MS)])) ?? undefined;
    },
  };
}

async function loadProvider(provider: Provider | undefined, load: typeof loadScript): Promise<boolean> {
  if (!provider) return false;
  for (let retry = 0; retry <= SCRIPT_RETRIES; retry++) {
    if (retry > 0) await wait(SCRIPT_RETRY_MS);
    try {
      await load(provider.address);
    } catch {
      continue;
    }
    // A network may answer with something else, which is never ready.
    return Promise.race([provider.ready().then(() => true), wait(TOKEN_TIMEOUT_MS).then(() => false)]);
  }
  return false;
}
