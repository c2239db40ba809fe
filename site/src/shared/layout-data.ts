import type { FooterProps } from '@tutoring/ui/footer';
import type { NavigationItem, NavigationLink } from '@tutoring/ui/navigation-menu';
import type { HTMLAttributes } from 'react';
import type { OfferTime } from './offer';

/** An offer, or the banner of a season, with the dates between which it runs. */
export interface Offer extends OfferTime {
  id: string;
  /** The page of its conditions. */
  href: string;
  text: string;
  /** The pages that tell of it. */
  pages: readonly string[];
  /** Where its card is, if it has one. */
  card?: string;
  /** It is no offer but the banner of a season (banners.yaml): what a screen reader calls it, and what its link says. */
  season?: { name: string; link: string };
}

/** What the shell needs from data/*.yaml in one language. */
export interface LayoutData {
  brand: string;
  siteUrl: string;
  bookingUrl: string;
  /** Prices as this language writes them, such as `USD 59 / CAD 79`. */
  price: string;
  /** How long a session is, such as `60 minutes`. */
  session: string;
  /** What holds for moving and cancelling a session: stands beside each price. */
  cancellation: string;
  header: NavigationItem[];
  contact: NavigationLink[];
  /** Whether the home page offers to try the bot check. */
  botCheckTest: boolean;
  /** Whose player shows videos: one of VIDEO_PROVIDERS, read back from JSON. */
  video: string;
  offers: Offer[];
  /** Ids of items that this build does not store, because the owner names no company that would. @default none */
  notStored?: readonly string[];
  footer: FooterData;
}

/** What the footer needs from data/*.yaml in one language. */
export type FooterData = Omit<
  Required<FooterProps>,
  keyof HTMLAttributes<HTMLElement> | 'messages' | 'onCookiePreferences' | 'cookiePreferences'
>;
