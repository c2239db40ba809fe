import type { Stored } from '@tutoring/domain/stored-items';
import { giveFocusBack } from '../lib/give-focus-back';
import { keepRoomBelow } from '../lib/keep-room-below';
import { enhanceChoices } from './enhance-choices';
import { BUTTONS, pair, see } from './parts';
import type { Consent, ConsentStore } from './store';

/** Options of `enhanceCookieBanner`. */
export interface CookieBannerOptions {
  /** The store that the banner shows and changes. */
  store: ConsentStore;
  /** The items that the page may store. @default the items of this library and of the companies it knows */
  items?: readonly Stored[] | undefined;
}

/**
 * The behaviour of `CookieConsent`, on server-rendered HTML and without React. It shows the banner when the store opens it,
 * updates the banner and its settings, and handles their buttons. `enhanceConsentReceipt` handles the receipt.
 * @param banner The component's root, `[data-enhance="consent"]`.
 * @returns Removes the behaviour.
 */
export function enhanceCookieBanner(banner: HTMLElement, { store, items }: CookieBannerOptions): () => void {
  if (items) store.items = items;
  const id = banner.querySelector('[commandfor]')?.getAttribute('commandfor') ?? '';
  const settings = document.getElementById(id) as HTMLDialogElement;
  const ended = new AbortController();
  const { signal } = ended;
  const showChoices = enhanceChoices(settings, store, signal);
  let wasOpen = false;
  // A banner that is already visible must not take the focus again.
  let timesLed = banner.hidden ? 0 : store.get().timesAsked;
  let cameFrom: HTMLElement | null = null;

  const show = () => {
    const consent = store.get();
    const { isBannerOpen, timesAsked } = consent;
    // The visitor may have answered in another tab: the settings close with the banner.
    if (!isBannerOpen) settings.close();
    write(banner, consent);
    showChoices();

    const active = document.activeElement as HTMLElement | null;
    const hasFocus = banner.contains(active);
    banner.hidden = !isBannerOpen;
    // The banner takes the focus if the visitor opened it. On close the focus returns.
    if (!isBannerOpen) {
      if (hasFocus) giveFocusBack(cameFrom);
    } else if (timesAsked > timesLed) {
      if (!hasFocus) cameFrom = active;
      banner.focus();
    }
    timesLed = timesAsked;

    const appears = isBannerOpen && !wasOpen;
    wasOpen = isBannerOpen;
    // Last, because the store calls `show` again.
    if (appears) store.bannerShown();
  };

  pair(banner, BUTTONS, [store.accept, store.decline, store.accept, store.keep], (button, act) =>
    button.addEventListener('click', act, { signal }),
  );
  // Escape works only when the close button is visible: after a choice. A first question needs an answer.
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && store.get().record && store.keep();
  banner.addEventListener('keydown', onKeyDown, { signal });
  // If the visitor moves the focus into a banner that opened by itself, the focus returns to where it was.
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

/** Updates the banner's content. Until the visitor's place is known, it asks the strictest question. */
function write(banner: HTMLElement, { mode = 'opt-in', gpc, record, timesAsked }: Consent): void {
  const isOptIn = mode === 'opt-in';
  // One sentence: the one for Global Privacy Control, or the one for the mode.
  see(banner, 'p', [isOptIn && !gpc, mode === 'opt-out', mode === 'informational', gpc]);
  // Shows “Decline All” in every mode if the visitor opened the banner, perhaps to withdraw.
  see(banner, BUTTONS, [isOptIn, isOptIn || timesAsked > 0, !isOptIn, record]);
  // Makes the text leave room for the close button.
  banner.toggleAttribute('data-answered', Boolean(record));
}
