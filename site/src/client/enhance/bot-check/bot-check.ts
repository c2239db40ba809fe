/**
 * The bot check in the browser: an asked-for chunk of its own, so that no page carries it. Nothing of the provider is
 * loaded before somebody asks for it, which the contact form does when it is touched first.
 */
import type { BotAction, BotCheckSite } from '@tutoring/domain/bot-check';
import { loadScript } from '../loading/load-script';

/** How often the provider's script is asked for again, and the milliseconds before each. */
export const SCRIPT_RETRIES = 2;
export const SCRIPT_RETRY_MS = 1000;
/** Milliseconds after which there is no token, whatever is still on its way: a message is not to wait for it. */
export const TOKEN_TIMEOUT_MS = 5000;

interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

interface Turnstile {
  render: (
    place: HTMLElement,
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
  /** Resolves once it can be asked; never, if its script did not do what it should. */
  ready: () => Promise<unknown>;
  token: (action: BotAction) => PromiseLike<string | undefined>;
}

const PROVIDERS: Record<BotCheckSite['provider'], (siteKey: string, inChina: boolean) => Provider | undefined> = {
  none: () => undefined,
  recaptcha: (siteKey, inChina) => ({
    // `trustedtypes`: without it Google's script makes scripts of its own in a way that our policy forbids.
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

/** A widget for each token: it is good for one. */
function turnstileToken(siteKey: string, action: BotAction): Promise<string | undefined> {
  const place = document.body.appendChild(document.createElement('div'));
  return new Promise<string | undefined>((resolve) => {
    const widget = page.turnstile?.render(place, {
      sitekey: siteKey,
      action,
      appearance: 'interaction-only',
      callback: end,
      'error-callback': () => {
        end();
        return true;
      },
      'timeout-callback': end,
    });
    function end(token?: string) {
      resolve(token);
      // It is still in its callback.
      setTimeout(() => {
        if (widget) page.turnstile?.remove(widget);
        place.remove();
      });
    }
  });
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The bot check in the browser. Neither function rejects. */
export interface BotCheck {
  /** Begins to load the provider's script, once. `false`: it could not be had. */
  load: () => Promise<boolean>;
  /** A token for one use; `undefined` if there is none in time. */
  token: (action: BotAction) => Promise<string | undefined>;
}

/**
 * The bot check of a site.
 * @param inChina Whether the visitor is in mainland China, where Google answers under another name.
 * @param load Loads a script; rejects when it cannot be had.
 */
export function botCheckOf({ provider: name, siteKey }: BotCheckSite, inChina: boolean, load = loadScript): BotCheck {
  const provider = PROVIDERS[name](siteKey, inChina);
  let loading: Promise<boolean> | undefined;
  const begin = () =>
    (loading ??= loaded(provider, load).then((isLoaded) => {
      // Whoever asks later may have a better connection.
      if (!isLoaded) loading = undefined;
      return isLoaded;
    }));
  return {
    load: begin,
    token: async (action) => {
      const token = begin()
        .then((isLoaded) => (isLoaded ? provider?.token(action) : undefined))
        .catch(() => undefined);
      return (await Promise.race([token, wait(TOKEN_TIMEOUT_MS)])) ?? undefined;
    },
  };
}

async function loaded(provider: Provider | undefined, load: typeof loadScript): Promise<boolean> {
  if (!provider) return false;
  for (let retry = 0; retry <= SCRIPT_RETRIES; retry++) {
    if (retry > 0) await wait(SCRIPT_RETRY_MS);
    try {
      await load(provider.address);
    } catch {
      continue;
    }
    // What came in the script's place may never be ready.
    return Promise.race([provider.ready().then(() => true), wait(TOKEN_TIMEOUT_MS).then(() => false)]);
  }
  return false;
}
