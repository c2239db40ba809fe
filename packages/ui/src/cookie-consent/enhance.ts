import { OPTIONAL_CATEGORIES, receiptOf, type Choices, type OptionalCategory } from '@tutoring/domain/consent';
import type { Stored } from '@tutoring/domain/stored-items';
import { copyText } from '../lib/copy';
import { giveFocusBack } from '../lib/give-focus-back';
import { keepRoomBelow } from '../lib/keep-room-below';
import type { Consent, ConsentStore } from './store';

export interface EnhanceCookieConsentOptions {
  /** Whose state the banner shows and changes. */
  store: ConsentStore;
  /** The address of the site, for the receipt. */
  site: string;
  /** What the page may store. @default what this library and the companies it knows store */
  items?: readonly Stored[] | undefined;
}

/**
 * Brings the `CookieConsent` that a server wrote to life, without React: shows the banner when the store says that one
 * is due, says in it and in its settings what holds, and answers their buttons.
 * @param banner The component's root, `[data-enhance="consent"]`.
 * @returns ends it.
 */
export function enhanceCookieConsent(
  banner: HTMLElement,
  { store, site, items }: EnhanceCookieConsentOptions,
): () => void {
  if (items) store.items = items;
  const id = banner.querySelector('[commandfor]')?.getAttribute('commandfor') ?? '';
  const dialog = document.getElementById(id) as HTMLDialogElement;
  const ended = new AbortController();
  const { signal } = ended;
  let wasOpen = false;
  // To a banner that is in sight already its visitor has been led.
  let timesLed = banner.hidden ? 0 : store.get().timesAsked;
  let cameFrom: HTMLElement | null = null;

  const show = () => {
    const consent = store.get();
    const { isBannerOpen, timesAsked } = consent;
    // Answered elsewhere, it takes its settings along.
    if (!isBannerOpen) dialog.close();
    write(banner, dialog, consent, site);

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

  const save = () => {
    const choices: Partial<Record<OptionalCategory, boolean>> = {};
    pair(dialog, SWITCHES, OPTIONAL_CATEGORIES, (input, category) => (choices[category] = input.checked));
    store.choose(choices as Choices, 'settings');
  };
  const copy = async () => {
    const status = find(dialog, STATUS);
    status.textContent = status.dataset[await copyText(find(dialog, 'pre').textContent)] ?? '';
  };
  const reset = () => {
    dialog.close();
    store.reset();
  };
  const listen = (root: HTMLElement, acts: (() => unknown)[]) =>
    pair(root, BUTTONS, acts, (button, act) => button.addEventListener('click', act, { signal }));
  listen(banner, [store.accept, store.decline, store.accept, store.keep]);
  listen(dialog, [save, copy, reset]);
  dialog.addEventListener('toggle', show, { signal });
  // Where it has a sign that closes it, as somebody who has chosen before: the question itself wants an answer.
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && store.get().record && store.keep();
  banner.addEventListener('keydown', onKeyDown, { signal });
  // Who walks into a banner that came by itself was somewhere, too.
  const onFocusIn = ({ relatedTarget }: FocusEvent) => {
    const from = relatedTarget as HTMLElement | null;
    if (from && !banner.contains(from) && !dialog.contains(from)) cameFrom = from;
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

/** Those that open and close the dialog are its own business. */
const BUTTONS = 'button:not([commandfor])';
/** The first, which is always on, cannot be changed. */
const SWITCHES = 'input:enabled';
const STATUS = '[data-copied]';

const find = (root: HTMLElement, selector: string) => root.querySelector(selector) as HTMLElement;

/**
 * Parts are found by what they are, in the order in which the component writes them: names for them would stand in
 * every page. What others put behind them, such as a toast in the dialog, is left alone.
 */
function pair<Value>(
  root: HTMLElement,
  selector: string,
  values: readonly Value[],
  act: (part: HTMLInputElement, value: Value) => unknown,
): void {
  const parts = root.querySelectorAll<HTMLInputElement>(selector);
  values.forEach((value, index) => act(parts[index] as HTMLInputElement, value));
}

/** Writes down what holds. */
function write(
  banner: HTMLElement,
  dialog: HTMLDialogElement,
  // Until the place is known, nothing is allowed: the strictest question fits.
  { mode = 'opt-in', gpc, record, allowed }: Consent,
  site: string,
): void {
  const see = (root: HTMLElement, selector: string, which: unknown[]) =>
    pair(root, selector, which, (part, isSeen) => (part.hidden = !isSeen));
  const isOptIn = mode === 'opt-in';
  // One sentence: that of the signal, or of the mode.
  see(banner, 'p', [isOptIn && !gpc, mode === 'opt-out', mode === 'informational', gpc]);
  see(banner, BUTTONS, [isOptIn, isOptIn, !isOptIn, record]);
  // Then it has a sign that closes it, and its text makes room.
  banner.toggleAttribute('data-answered', Boolean(record));
  see(dialog, 'p > span', [gpc, !gpc]);
  see(dialog, 'details, details ~ button', [record, record]);
  find(dialog, 'pre').textContent = record ? receiptOf(record, site) : '';
  pair(dialog, SWITCHES, OPTIONAL_CATEGORIES, (input, category) => {
    // Moves what nobody has touched, also in a dialog that was open before this script came.
    input.defaultChecked = allowed[category];
    // What is in force, not what was tried and left; while the dialog is open, it is the visitor's to try.
    if (!dialog.open) input.checked = allowed[category];
  });
  if (dialog.open) return;
  find(dialog, STATUS).textContent = '';
  find(dialog, 'details').removeAttribute('open');
}
