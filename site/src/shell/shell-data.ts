import type { FooterProps } from '@tutoring/ui/footer';
import type { NavigationItem, NavigationLink } from '@tutoring/ui/navigation-menu';
import type { HTMLAttributes } from 'react';

/** An offer, with the dates between which it runs. */
export interface Offer {
  id: string;
  /** Milliseconds since the epoch at which it begins. @default it has always run */
  from?: number | undefined;
  /** Milliseconds since the epoch at which it has ended. */
  until: number;
  /** The page of its conditions. */
  href: string;
  text: string;
}

/** What the shell needs from data/*.yaml in one language. */
export interface ShellData {
  brand: string;
  siteUrl: string;
  bookingUrl: string;
  /** Another company's address that knows the visitor's country; empty for none. */
  locator: string;
  /** Prices as this language writes them, such as `USD 59 / CAD 79`. */
  price: string;
  /** What holds for moving and cancelling a session: stands beside each price. */
  cancellation: string;
  header: NavigationItem[];
  contact: NavigationLink[];
  offers: Offer[];
  /** Pages that are fetched ahead once the visitor has done something. */
  popular: string[];
  /** Pages that the app of this language does not serve: they speak another, or are not written yet. */
  leavesApp: string[];
}

/** What the footer needs from data/*.yaml in one language; the browser seldom needs it (footer.tsx). */
export type FooterData = Omit<
  Required<FooterProps>,
  keyof HTMLAttributes<HTMLElement> | 'messages' | 'onCookiePreferences'
>;
