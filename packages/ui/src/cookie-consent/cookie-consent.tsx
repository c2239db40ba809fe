'use client';
import type { Stored } from '@tutoring/domain/stored-items';
import { forwardRef, useEffect, useId, useRef, type HTMLAttributes } from 'react';
import { en } from '#cookie-consent/messages/en';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { useMessages } from '../provider/provider';
import { CookieBanner } from './cookie-banner';
import { CookieSettings } from './cookie-settings';
import { enhanceCookieBanner } from './enhance-banner';
import { enhanceConsentReceipt } from './enhance-receipt';
import { consent, type ConsentStore } from './store';

export interface CookieConsentProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'hidden'> {
  /** The address of the site, for the receipt. */
  site: string;
  /** Where everything that is stored is listed. @default "/privacy#stored" */
  detailsHref?: string | undefined;
  /**
   * What the page may store: the settings name it, and a category that is withdrawn takes it along.
   * @default what this library and the companies it knows store
   */
  items?: readonly Stored[] | undefined;
  /** Whose state it shows and changes. @default the page's store, `consent` */
  store?: ConsentStore | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Asks for consent, and lets it be changed: a banner, seen while the store says that one is due, and the settings
 * behind it. Place it first in the page. `consent.reopen()` brings it back. The server writes both, hidden; a page
 * without React calls `enhanceCookieBanner` of `@tutoring/ui/consent` on the banner, and `enhanceConsentReceipt` of
 * `@tutoring/ui/consent-receipt` on the settings when it likes.
 */
export const CookieConsent = forwardRef<HTMLElement, CookieConsentProps>(function CookieConsent(
  { site, detailsHref = '/privacy#stored', items, store = consent, messages, ...rest },
  ref,
) {
  const words = useMessages('cookie-consent', en, messages);
  const settingsId = useId();
  const banner = useRef<HTMLElement>(null);
  const merged = useMergedRef(banner, ref);
  // Nothing of what holds is rendered: it is written into the document, here as in a page without React.
  useEffect(() => {
    if (banner.current) return enhanceCookieBanner(banner.current, { store, items });
  }, [store, items]);
  useEffect(() => {
    const settings = document.getElementById(settingsId) as HTMLDialogElement | null;
    if (settings) return enhanceConsentReceipt(settings, { store, site });
  }, [store, site, settingsId]);
  return (
    <>
      <CookieBanner {...rest} ref={merged} words={words} settingsId={settingsId} />
      <CookieSettings words={words} id={settingsId} detailsHref={detailsHref} items={items} />
    </>
  );
});
