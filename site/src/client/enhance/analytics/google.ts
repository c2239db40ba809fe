// @needsConnection: the service worker does not save this file.
import { publicPath } from '@tutoring/domain/events';
import { GOOGLE_ALLOWED_BY, GOOGLE_TAG_ORIGIN } from '@tutoring/domain/google-tag';
import type { Choices, OptionalCategory } from '@tutoring/domain/consent';
import { loadScript } from '../loading/load-script';
import type { Receiver } from './destination';

/** Called for each category that a script runs for in this document. Only leaving the document stops it. */
type OnScriptRun = (category: OptionalCategory) => void;

const CONSENT_DEFAULT_WAIT_MS = 500;

interface TagWindow extends Window {
  dataLayer?: unknown[];
}

/** The signals of Consent Mode v2. */
type Signals = Record<
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage',
  'granted' | 'denied'
>;

/** Google's consent signals for the visitor's choices. */
export function signalsOf({ analytics, marketing, preferences }: Choices): Signals {
  const signal = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied');
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(analytics),
    functionality_storage: signal(preferences),
    personalization_storage: signal(preferences),
    // Used against fraud only.
    security_storage: 'granted',
  };
}

const DENIED: Signals = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'denied',
};

function dataLayer(): unknown[] {
  return ((window as TagWindow).dataLayer ??= []);
}

/** Google's script expects `arguments` objects, not arrays. */
function gtag(..._: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  dataLayer().push(arguments);
}

let isPrepared = false;
/** Basic Consent Mode: no request before consent, and every signal is denied by default. */
function prepare(choices: Choices): void {
  if (isPrepared) return;
  isPrepared = true;
  gtag('consent', 'default', { ...DENIED, wait_for_update: CONSENT_DEFAULT_WAIT_MS });
  gtag('consent', 'update', signalsOf(choices));
}

function reportScriptRun(choices: Choices, onScriptRun: OnScriptRun): void {
  for (const category of GOOGLE_ALLOWED_BY) if (choices[category]) onScriptRun(category);
}

const updater = (onScriptRun: OnScriptRun) => (choices: Choices) => {
  reportScriptRun(choices, onScriptRun);
  gtag('consent', 'update', signalsOf(choices));
};

/**
 * A page's address for third parties: with campaign parameters, without the message reference, a private link's token, or what
 * somebody searched for. The event `search` has that, after a check for distress.
 */
export function publicAddress(address: string): string {
  // There is no referrer.
  if (!address) return '';
  const url = new URL(address);
  for (const name of ['reference', 'counted', 'q']) url.searchParams.delete(name);
  url.pathname = publicPath(url.pathname);
  return url.href;
}

/** The cleaned address and referrer. Google's scripts read the raw ones if we pass none. */
const addresses = () => ({
  page_location: publicAddress(location.href),
  page_referrer: publicAddress(document.referrer),
});

/** Google's own tag. */
export async function googleTag(id: string, choices: Choices, onScriptRun: OnScriptRun): Promise<Receiver> {
  prepare(choices);
  gtag('js', new Date());
  // We send page views ourselves.
  gtag('config', id, { send_page_view: false, ...addresses() });
  reportScriptRun(choices, onScriptRun);
  await loadScript(`${GOOGLE_TAG_ORIGIN}/gtag/js?id=${id}`);
  return {
    update: updater(onScriptRun),
    send: ({ name, properties, at }) => gtag('event', name, { ...properties, occurred_at: at }),
  };
}

/** Google Tag Manager. Its container decides what happens with the events. */
export async function tagManager(id: string, choices: Choices, onScriptRun: OnScriptRun): Promise<Receiver> {
  prepare(choices);
  dataLayer().push({ ...addresses(), event: 'gtm.js', 'gtm.start': Date.now() });
  reportScriptRun(choices, onScriptRun);
  await loadScript(`${GOOGLE_TAG_ORIGIN}/gtm.js?id=${id}`);
  return { update: updater(onScriptRun), send: pushEvent };
}

/** Pushes events to the data layer only. */
export const dataLayerOnly: Receiver = { send: pushEvent };

function pushEvent({ name, properties, at }: Parameters<Receiver['send']>[0]): void {
  dataLayer().push({ event: name, ...properties, occurred_at: at });
}
