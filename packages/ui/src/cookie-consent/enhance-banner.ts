import type { Stored } from '@tutoring/domain/stored-items';
import { giveFocusBack } from '../lib/give-focus-back';
import { keepRoomBelow } from '../lib/keep-room-below';
import { enhanceChoices } from './enhance-choices';
import { BUTTONS, pair, see } from './parts';
import type { Consent, ConsentStore } from './store';

/** What has to be said to `enhanceCookieBanner`. */
export interface CookieBannerOptions {
  /** Whose state the banner shows and changes. */
  store: ConsentStore;
  /** What the page may store. @default what this library and the companies it knows store */
  items?: readonly Stored[] | undefined;
}

/**
 * Brings the banner of a `CookieConsent` that a server wrote to life, without React: shows it when the store says that
 * one is due, says in it and in its settings what holds, and answers their buttons. The receipt in the settings has
 * `enhanceConsentReceipt`.
 * @param banner The component's root, `[data-enhance="consent"]`.
 * @returns ends it.
 */
export function enhanceCookieBanner(banner: HTMLElement, { store, items }: CookieBannerOptions): () => void {
  if (items) store.items = items;
  const id = banner.querySelector('[commandfor]')?.getAttribute('commandfor') ?? '';
  const settings = document.getElementById(id) as HTMLDialogElement;
  const ended = new AbortController();
  const { signal } = ended;
  const showChoices = enhanceChoices(settings, store, signal);
  let wasOpen = false;
  // To a banner that is in sight already its visitor has been led.
  let timesLed = banner.hidden ? 0 : store.get().timesAsked;
  let cameFrom: HTMLElement | null = null;

  const show = () => {
    const consent = store.get();
    const { isBannerOpen, timesAsked } = consent;
    // Answered elsewhere, it takes its settings along.
    if (!isBannerOpen) settings.close();
    write(banner, consent);
    showChoices();

    const active = document.activeElement as HTMLElement | null;
    const hasFocus = banner.contains(active);
    banner.hidden = !isBannerOpen;
    // Whoever asked for the banner is led to it, and back when it closes.
    if (!isBannerOpen) {
      if (hasFocus) giveFocusBack(cameFrom);
    } else if (timesAsked > timesLed) {
      if (!hasFocus) cameFrom = active;
      banner.focus();
    }
    timesLed = timesAsked;

    const appears = isBannerOpen && !wasOpen;
    wasOpen = isBannerOpen;
    // Last: the store's answer comes back here.
    if (appears) store.bannerShown();
  };

  pair(banner, BUTTONS, [store.accept, store.decline, store.accept, store.keep], (button, act) =>
    button.addEventListener('click', act, { signal }),
  );
  // Where it has a sign that closes it, as somebody who has chosen before: the question itself wants an answer.
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && store.get().record && store.keep();
  banner.addEventListener('keydown', onKeyDown, { signal });
  // Who walks into a banner that came by itself was somewhere, too.
  const onFocusIn = ({ relatedTarget }: FocusEvent) => {
    const from = relatedTarget as HTMLElement | null;
    if (from && !banner.contains(from) && !settings.contains(from)) cameFrom = from;
  };
  banner.addEventListener('focusin', onFocusIn, { signal });
  const unsubscribe = store.subscribe(show);
  const giveBack = keepRoomBelow(banner);
  show();
  return () => {
    ended.abort();
    unsubscribe();
    giveBack();
  };
}

/** Writes down what holds. Until the place is known, nothing is allowed: the strictest question fits. */
function write(banner: HTMLElement, { mode = 'opt-in', gpc, record, timesAsked }: Consent): void {
  const isOptIn = mode === 'opt-in';
  // One sentence: that of the signal, or of the mode.
  see(banner, 'p', [isOptIn && !gpc, mode === 'opt-out', mode === 'informational', gpc]);
  // A visitor who opens it again may have come to refuse.
  see(banner, BUTTONS, [isOptIn, isOptIn || timesAsked > 0, !isOptIn, record]);
  // Then it has a sign that closes it, and its text makes room.
  banner.toggleAttribute('data-answered', Boolean(record));
}
