import { OPTIONAL_CATEGORIES, type Choices, type OptionalCategory } from '@tutoring/domain/consent';
import { receiptOf } from '@tutoring/domain/consent-receipt';
import { copyText } from '../lib/copy';
import { BUTTONS, pair, see } from './parts';
import type { ConsentStore } from './store';

export interface CookieSettingsOptions {
  /** Whose state the settings show and change. */
  store: ConsentStore;
  /** The address of the site, for the receipt. */
  site: string;
}

/**
 * Brings the settings of a `CookieConsent` that a server wrote to life, without React: says in them what holds, and answers
 * their buttons. Nobody needs it before they are opened.
 * @param dialog The dialog behind the banner, `[data-enhance="cookie-settings"]`.
 * @returns ends it.
 */
export function enhanceCookieSettings(dialog: HTMLDialogElement, { store, site }: CookieSettingsOptions): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const show = () => {
    write(dialog, store, site);
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
  pair<() => unknown>(dialog, BUTTONS, [save, copy, reset], (button, act) =>
    button.addEventListener('click', act, { signal }),
  );
  dialog.addEventListener('toggle', show, { signal });
  const unsubscribe = store.subscribe(show);
  show();
  return () => {
    ended.abort();
    unsubscribe();
  };
}

/** The first, which is always on, cannot be changed. */
const SWITCHES = 'input:enabled';
const STATUS = '[data-copied]';

const find = (root: HTMLElement, selector: string) => root.querySelector(selector) as HTMLElement;

/** Writes down what holds. */
function write(dialog: HTMLDialogElement, store: ConsentStore, site: string): void {
  const { gpc, record, allowed } = store.get();
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
