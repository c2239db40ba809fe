import { receiptOf } from '@tutoring/domain/consent-receipt';
import { copyText } from '../lib/copy';
import { see } from './parts';
import type { ConsentStore } from './store';

/** What has to be said to `enhanceConsentReceipt`. */
export interface ConsentReceiptOptions {
  /** Whose choice the receipt is about. */
  store: ConsentStore;
  /** The address of the site, which the receipt names. */
  site: string;
}

/**
 * Brings the receipt in the settings of a `CookieConsent` that a server wrote to life, without React: shows it where
 * there is a choice, and copies it. Nobody needs it in order to choose, so it may come after the banner's script.
 * @param dialog The dialog behind the banner, `[data-enhance="cookie-settings"]`.
 * @returns ends it.
 */
export function enhanceConsentReceipt(dialog: HTMLDialogElement, { store, site }: ConsentReceiptOptions): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const find = (selector: string) => dialog.querySelector(selector) as HTMLElement;
  const show = () => {
    const { record } = store.get();
    see(dialog, 'details', [record]);
    find('pre').textContent = record ? receiptOf(record, site) : '';
    if (dialog.open) return;
    find(STATUS).textContent = '';
    find('details').removeAttribute('open');
  };
  const copy = async () => {
    const status = find(STATUS);
    status.textContent = status.dataset[await copyText(find('pre').textContent)] ?? '';
  };
  find('details button').addEventListener('click', () => void copy(), { signal });
  dialog.addEventListener('close', show, { signal });
  const unsubscribe = store.subscribe(show);
  show();
  return () => {
    ended.abort();
    unsubscribe();
  };
}

const STATUS = '[data-copied]';
