// @needsConnection: the service worker does not save this file.
import { LEAD_VALUE } from '@tutoring/domain/events';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { consent } from '@tutoring/ui/consent';
import { enhanceReferenceCard } from '@tutoring/ui/enhance';
import { safeStorage } from '@tutoring/ui/storage';
import type { SentLead } from '../../../shared/sent-lead';
import { track } from '../analytics/track';
import { referenceInAddress } from './reference';

const storage = safeStorage('session');
/** In the address: this message has been counted. There, because a reload and a bookmark keep it, and no storage is needed. */
const COUNTED = 'counted';

/** What the page of thanks does for a visitor who sent a message, by whichever way. */
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
    track('generate_lead', { page_path: sent?.page ?? formerPage(), ...LEAD_VALUE });
    if (sent) storage.set(STORAGE_KEY.sentLead, JSON.stringify({ ...sent, isCounted: true }));
    const address = new URL(location.href);
    address.searchParams.set(COUNTED, '');
    history.replaceState(history.state, '', address);
  };
  // Whoever has not chosen yet may do so here.
  const stop = consent.subscribe(count);
  count();
}

/**
 * The message that this tab sent, if the page is about that one. Who sent it goes from the storage into the calendar's link:
 * what stays there is read by everybody who uses this tab later.
 */
function takeSentLead(reference: string): Omit<SentLead, 'name' | 'email'> | undefined {
  try {
    const sent = JSON.parse(storage.get(STORAGE_KEY.sentLead) ?? 'null') as SentLead | null;
    if (sent?.reference !== reference) return undefined;
    const { name, email, ...rest } = sent;
    storage.set(STORAGE_KEY.sentLead, JSON.stringify(rest));
    if (name && email) fillInCalendar(name, email);
    return rest;
  } catch {
    return undefined;
  }
}

/** The page that a plain form was sent from. */
function formerPage(): string {
  const own = `${location.origin}/`;
  return document.referrer.startsWith(own) ? new URL(document.referrer).pathname : location.pathname;
}

/** The calendar asks for what was just typed. It learns it when the visitor follows the link, and not before. */
function fillInCalendar(name: string, email: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-prefill]')) {
    const address = new URL(link.href);
    address.searchParams.set('name', name);
    address.searchParams.set('email', email);
    link.href = address.href;
  }
}
