import { receiptOf, type OptionalCategory } from '@tutoring/domain/consent';
import { copyText } from '../lib/copy';
import type { Consent, ConsentStore } from './store';

export interface EnhanceCookieConsentOptions {
  /** Whose state the banner shows and changes. */
  store: ConsentStore;
  /** The address of the site, for the receipt. */
  site: string;
}

/**
 * Brings the `CookieConsent` that a server wrote to life, without React: shows the banner when the store says that one
 * is due, says in it and in its settings what holds, and answers their buttons.
 * @param banner The component's root, `[data-enhance="consent"]`.
 * @returns ends it.
 */
export function enhanceCookieConsent(banner: HTMLElement, { store, site }: EnhanceCookieConsentOptions): () => void {
  const { dialog, parts, switches, receipt, text, status } = partsOf(banner);
  let wasOpen = false;
  // To a banner that is in sight already its visitor has been led.
  let timesLed = banner.hidden ? 0 : store.get().timesAsked;
  let cameFrom: HTMLElement | null = null;

  const show = () => {
    const consent = store.get();
    const { record, allowed, isBannerOpen, timesAsked } = consent;
    const shown = shownBy(consent);
    for (const part of parts) part.hidden = !shown[part.dataset.part ?? ''];
    text.textContent = record ? receiptOf(record, site) : '';

    // Answered elsewhere, it takes its settings along.
    if (!isBannerOpen) dialog.close();
    for (const input of switches) {
      const isAllowed = allowed[input.name as OptionalCategory];
      // Moves what nobody has touched, also in a dialog that was open before this script came.
      input.defaultChecked = isAllowed;
      // What is in force, not what was tried and left; while the dialog is open, it is the visitor's to try.
      if (!dialog.open) input.checked = isAllowed;
    }
    if (!dialog.open) {
      receipt.open = false;
      status.textContent = '';
    }

    const active = document.activeElement as HTMLElement | null;
    const hasFocus = banner.contains(active);
    banner.hidden = !isBannerOpen;
    // Whoever asked for the banner is led to it, and back when it closes.
    if (isBannerOpen && timesAsked > timesLed) {
      if (!hasFocus) cameFrom = active;
      banner.focus();
    } else if (!isBannerOpen && hasFocus) cameFrom?.focus();
    timesLed = timesAsked;

    const appears = isBannerOpen && !wasOpen;
    wasOpen = isBannerOpen;
    // Last: the store's answer comes back here.
    if (appears) store.bannerShown();
  };

  const actions: Record<string, () => unknown> = {
    accept: store.accept,
    decline: store.decline,
    ok: store.accept,
    keep: store.keep,
    save: () => {
      const choices = Object.fromEntries(switches.map(({ name, checked }) => [name, checked]));
      store.choose(choices as Record<OptionalCategory, boolean>, 'settings');
    },
    reset: () => {
      dialog.close();
      store.reset();
    },
    copy: async () => {
      status.textContent = status.dataset[await copyText(text.textContent)] ?? '';
    },
  };
  const ended = new AbortController();
  const { signal } = ended;
  const onClick = ({ currentTarget }: Event) => actions[(currentTarget as HTMLElement).dataset.part ?? '']?.();
  for (const part of parts) part.addEventListener('click', onClick, { signal });
  dialog.addEventListener('toggle', show, { signal });
  const unsubscribe = store.subscribe(show);
  const giveBack = keepRoomBelow(banner);
  show();
  return () => {
    ended.abort();
    unsubscribe();
    giveBack();
  };
}

/** What the script writes into; the dialog is the one that the banner's button opens. */
function partsOf(banner: HTMLElement) {
  const id = banner.querySelector('[commandfor]')?.getAttribute('commandfor') ?? '';
  const dialog = document.getElementById(id) as HTMLDialogElement;
  const receipt = dialog.querySelector('details') as HTMLDetailsElement;
  return {
    dialog,
    parts: [banner, dialog].flatMap((root) => [...root.querySelectorAll<HTMLElement>('[data-part]')]),
    // The one that is always on has no name.
    switches: [...dialog.querySelectorAll<HTMLInputElement>('input[name]')],
    receipt,
    text: receipt.querySelector('pre') as HTMLElement,
    status: receipt.querySelector('[data-copied]') as HTMLElement,
  };
}

/** Which parts are seen, by name; the sentence is that of the signal, or of the mode. */
function shownBy({ mode = 'opt-in', gpc, record }: Consent): Record<string, unknown> {
  // Until the place is known, nothing is allowed: the strictest question fits.
  const isOptIn = mode === 'opt-in';
  return {
    [mode]: !gpc,
    gpc,
    'no-gpc': !gpc,
    accept: isOptIn,
    decline: isOptIn,
    ok: !isOptIn,
    keep: record,
    receipt: record,
    reset: record,
    save: true,
    copy: true,
  };
}

/** The banner lies over the page's end: the page ends that much later, and nothing is scrolled to below it. */
function keepRoomBelow(banner: HTMLElement): () => void {
  const keep = (height: number) => {
    const room = height ? `${height}px` : '';
    document.documentElement.style.scrollPaddingBlockEnd = room;
    document.body.style.paddingBlockEnd = room;
  };
  // Hidden, it has no height.
  const observer = new ResizeObserver(() => keep(banner.offsetHeight));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    keep(0);
  };
}
