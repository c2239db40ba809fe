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
  /** The site's address, which the receipt names. */
  site: string;
  /** The address of the list of all stored items. @default "/privacy#stored" */
  detailsHref?: string | undefined;
  /**
   * The items that the page may store. The settings name them. If the visitor withdraws a category, its items are deleted.
   * @default the items of this library and of the companies it knows
   */
  items?: readonly Stored[] | undefined;
  /** The store that it shows and changes. @default the page's store, `consent` */
  store?: ConsentStore | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Asks for consent in a banner, and lets visitors change their choice in its settings. Place it first in the page.
 * `consent.reopen()` opens the banner again.
 *
 * The server renders the banner and the settings hidden. A page without React calls `enhanceCookieBanner` of
 * `@tutoring/ui/consent` on the banner, and `enhanceConsentReceipt` of `@tutoring/ui/consent-receipt` on the settings, now or
 * later.
 */
export const CookieConsent = forwardRef<HTMLElement, CookieConsentProps>(function CookieConsent(
  { site, detailsHref = '/privacy#stored', items, store = consent, messages: overrides, ...rest },
  ref,
) {
  const messages = useMessages('cookie-consent', en, overrides);
  const settingsId = useId();
  const banner = useRef<HTMLElement>(null);
  const merged = useMergedRef(banner, ref);
  // React renders no state of consent. The scripts write it into the document, as in a page without React.
  useEffect(() => {
    if (banner.current) return enhanceCookieBanner(banner.current, { store, items });
  }, [store, items]);
  useEffect(() => {
    const settings = document.getElementById(settingsId) as HTMLDialogElement | null;
    if (settings) return enhanceConsentReceipt(settings, { store, site });
  }, [store, site, settingsId]);
  return (
    <>
      <CookieBanner {...rest} ref={merged} messages={messages} settingsId={settingsId} />
      <CookieSettings messages={messages} id={settingsId} detailsHref={detailsHref} items={items} />
    </>
  );
});
