'use client';
import { useId } from 'react';
import { en } from '#cookie-consent/messages/en';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import { CookieBanner } from './cookie-banner';
import { CookieSettings } from './cookie-settings';
import { consent, type ConsentStore } from './store';
import { useConsent } from './use-consent';

export interface CookieConsentProps {
  /** The address of the site, for the receipt. */
  site: string;
  /** Where everything that is stored is listed. @default "/privacy#stored" */
  detailsHref?: string | undefined;
  /** Whose state it shows and changes. @default the page's store, `consent` */
  store?: ConsentStore | undefined;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Asks for consent, and lets it be changed: a banner while the store says that one is due, and the
 * settings behind it. Place it first in the page. `consent.reopen()` brings it back.
 */
export function CookieConsent({
  site,
  detailsHref = '/privacy#stored',
  store = consent,
  messages,
}: CookieConsentProps) {
  const words = useMessages('cookie-consent', en, messages);
  const { isBannerOpen } = useConsent(store);
  const settingsId = useId();
  if (!isBannerOpen) return null;
  return (
    <>
      <CookieBanner store={store} words={words} settingsId={settingsId} />
      <CookieSettings store={store} words={words} id={settingsId} site={site} detailsHref={detailsHref} />
    </>
  );
}
