// @needsConnection: the service worker does not save this file.
import { GOOGLE_ALLOWED_BY, GOOGLE_TAG_ORIGIN } from '@tutoring/domain/google-tag';
import type { Choices, OptionalCategory } from '@tutoring/domain/consent';
import { loadScript } from '../loading/load-script';
import type { Receiver } from './destination';

/** Told of each category for which a script runs in this document: it can only be stopped by leaving it. */
type Ran = (category: OptionalCategory) => void;

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

/** What the choices mean to Google. */
export function signalsOf({ analytics, marketing, preferences }: Choices): Signals {
  const signal = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied');
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(analytics),
    functionality_storage: signal(preferences),
    personalization_storage: signal(preferences),
    // Against fraud, and of use to nobody else.
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

/** Google reads its commands as `arguments`, not as arrays. */
function gtag(..._: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  dataLayer().push(arguments);
}

let isPrepared = false;
/** Consent Mode, basic: no request before something is allowed, and nothing assumed when one is made. */
function prepare(choices: Choices): void {
  if (isPrepared) return;
  isPrepared = true;
  gtag('consent', 'default', { ...DENIED, wait_for_update: CONSENT_DEFAULT_WAIT_MS });
  gtag('consent', 'update', signalsOf(choices));
}

function noteRan(choices: Choices, ran: Ran): void {
  for (const category of GOOGLE_ALLOWED_BY) if (choices[category]) ran(category);
}

const updater = (ran: Ran) => (choices: Choices) => {
  noteRan(choices, ran);
  gtag('consent', 'update', signalsOf(choices));
};

/** A page's address as others may know it: with what campaigns write into it, without the reference of a message. */
export function addressForOthers(address: string): string {
  // Who comes from nowhere has no page before.
  if (!address) return '';
  const url = new URL(address);
  url.searchParams.delete('reference');
  url.searchParams.delete('counted');
  return url.href;
}

/** Where the visitor is and was: told, because Google's scripts read both for themselves where they are not. */
const addresses = () => ({
  page_location: addressForOthers(location.href),
  page_referrer: addressForOthers(document.referrer),
});

/** Google's own tag. */
export async function googleTag(id: string, choices: Choices, ran: Ran): Promise<Receiver> {
  prepare(choices);
  gtag('js', new Date());
  // We say ourselves what a page view is.
  gtag('config', id, { send_page_view: false, ...addresses() });
  noteRan(choices, ran);
  await loadScript(`${GOOGLE_TAG_ORIGIN}/gtag/js?id=${id}`);
  return {
    update: updater(ran),
    send: ({ name, properties, at }) => gtag('event', name, { ...properties, occurred_at: at }),
  };
}

/** Google Tag Manager: what its container does with the events is decided there. */
export async function tagManager(id: string, choices: Choices, ran: Ran): Promise<Receiver> {
  prepare(choices);
  dataLayer().push({ ...addresses(), event: 'gtm.js', 'gtm.start': Date.now() });
  noteRan(choices, ran);
  await loadScript(`${GOOGLE_TAG_ORIGIN}/gtm.js?id=${id}`);
  return { update: updater(ran), send: pushEvent };
}

/** The data layer alone, for whatever the owner reads it with. */
export const dataLayerOnly: Receiver = { send: pushEvent };

function pushEvent({ name, properties, at }: Parameters<Receiver['send']>[0]): void {
  dataLayer().push({ event: name, ...properties, occurred_at: at });
}
