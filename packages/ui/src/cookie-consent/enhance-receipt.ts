import { receiptOf } from '@tutoring/domain/consent-receipt';
import { copyText } from '../lib/copy';
import { see } from './parts';
import type { ConsentStore } from './store';

/** Options of `enhanceConsentReceipt`. */
export interface ConsentReceiptOptions {
  /** The store whose choice the receipt shows. */
  store: ConsentStore;
  /** The site's address, which the receipt names. */
  site: string;
}

/**
 * The behaviour of the receipt in the settings of `CookieConsent`, on server-rendered HTML and without React. It shows the
 * receipt once there is a choice, and copies it. Visitors can choose without it, so it may load after the banner's script.
 * @param dialog The settings dialog, `[data-enhance="cookie-settings"]`.
 * @returns Removes the behaviour.
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
