import type { Amount } from '@tutoring/domain/prices';
import type { FooterProps } from '@tutoring/ui/footer';
import type { NavigationItem, NavigationLink } from '@tutoring/ui/navigation-menu';
import type { HTMLAttributes } from 'react';
import type { DataText } from './localised-text';
import type { OfferTime } from './offers/offer';

/** An offer or a seasonal banner, with its start and end. */
export interface Offer extends OfferTime, DataText {
  id: string;
  /** The page with its conditions. */
  href: string;
  /** The pages that show it. */
  pages: readonly string[];
  /** The name of its card (`cardAddress`), if it has one. */
  card?: string;
  /** Set on a seasonal banner (banners.yaml): its accessible name and its link text. */
  season?: { name: string; link: string };
}

/** What the layout needs from data/*.yaml, in one language. */
export interface LayoutData {
  brand: string;
  siteUrl: string;
  bookingUrl: string;
  /** Prices formatted for this language, such as `USD 59 / CAD 79`. */
  price: string;
  /** The lowest price, followed by that of each level that has its own: `USD 59 / CAD 79 · IB HL: USD 65 / CAD 88`. */
  prices: string;
  /** The lowest price of a session. */
  from: readonly Amount[];
  /** The length of a session, such as `60 minutes`. */
  session: string;
  /** The free consultation in a line: its length, who attends, its languages. Shown below each booking button. */
  consultation: string;
  /** What happens with the consultation, below the booking button. */
  bookingSteps: string[];
  /** The rules for moving a session and for money back, next to each price. Empty if the owner has struck both (data/claims.yaml). */
  cancellation: string;
  courseworkRule: string;
  /** What AI may do. Empty if the owner has struck it. */
  aiRule: string;
  header: NavigationItem[];
  contact: NavigationLink[];
  /** Working days within which a tutor returns pages that a family sent. */
  markingDays: number;
  /** Whether the home page shows the bot check test. */
  botCheckTest: boolean;
  /** The video provider: one of VIDEO_PROVIDERS. Typed as a string because it is read from JSON. */
  video: string;
  offers: Offer[];
  /** The ids of stored items that this build never stores, because their provider is not configured. @default none */
  notStored?: readonly string[];
  footer: FooterData;
}

/** What the footer needs from data/*.yaml in one language. */
export interface FooterData extends Omit<
  Required<FooterProps>,
  keyof HTMLAttributes<HTMLElement> | 'messages' | 'onCookiePreferences' | 'cookiePreferences'
> {
  /** `region`: shown on the pages of this region and on those of none. */
  legal: (NavigationLink & { region?: string })[];
}
