// @needsConnection: the service worker does not save this file.
import { LEAD_VALUE } from '@tutoring/domain/events';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { consent } from '@tutoring/ui/consent';
import { enhanceReferenceCard } from '@tutoring/ui/enhance';
import { safeStorage } from '@tutoring/ui/internal/storage';
import type { SentLead } from '../../../shared/sent-lead';
import { track } from '../analytics/track';
import { referenceInAddress } from './reference';

const storage = safeStorage('session');
/** The query parameter that marks a counted message. Unlike storage, the address survives reloads and bookmarks. */
const COUNTED = 'counted';

/** On the thank-you page: shows the reference and the message, prefills the calendar and counts the message once. */
export function start(): void {
  const reference = referenceInAddress();
  const card = document.querySelector<HTMLElement>('[data-enhance=reference]');
  if (card) enhanceReferenceCard(card, reference);
  if (!reference) return;
  const sent = takeSentLead(reference);
  if (sent?.isCounted || new URLSearchParams(location.search).has(COUNTED)) return;
  const count = () => {
    const { allowed } = consent.get();
    if (!allowed.analytics && !allowed.marketing) return;
    stop();
    track('generate_lead', { page_path: sent?.page ?? refererPath(), ...LEAD_VALUE });
    if (sent) storage.set(STORAGE_KEY.sentLead, JSON.stringify({ ...sent, isCounted: true }));
    const address = new URL(location.href);
    address.searchParams.set(COUNTED, '');
    history.replaceState(history.state, '', address);
  };
  // The visitor may allow analytics on this page.
  const stop = consent.subscribe(count);
  count();
}

/**
 * Returns the message that this tab sent, if this page is about it. Moves name and email from storage into the calendar's
 * link, and the message into the page, because later users of the tab could read the storage.
 */
function takeSentLead(reference: string): Omit<SentLead, 'name' | 'email' | 'message'> | undefined {
  try {
    const sent = JSON.parse(storage.get(STORAGE_KEY.sentLead) ?? 'null') as SentLead | null;
    if (sent?.reference !== reference) return undefined;
    const { name, email, message, ...rest } = sent;
    storage.set(STORAGE_KEY.sentLead, JSON.stringify(rest));
    if (name && email) prefillCalendar(name, email);
    if (message) showMessage(message);
    return rest;
  } catch {
    return undefined;
  }
}

/** The page that a form without scripts was sent from. */
function refererPath(): string {
  const ownOrigin = `${location.origin}/`;
  return document.referrer.startsWith(ownOrigin) ? new URL(document.referrer).pathname : location.pathname;
}

/** Shows the message with its lines. */
function showMessage(message: string): void {
  const shown = document.querySelector<HTMLElement>('[data-sent-message]');
  if (!shown) return;
  // Browsers make the line breaks.
  shown.innerText = message;
  shown.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden');
}

/** Prefills the calendar with what the visitor just typed. The calendar's company gets it only when the link is followed. */
function prefillCalendar(name: string, email: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-prefill]')) {
    const address = new URL(link.href);
    address.searchParams.set('name', name);
    address.searchParams.set('email', email);
    link.href = address.href;
  }
}
