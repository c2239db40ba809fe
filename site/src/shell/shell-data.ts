import type { LocationGroup } from '@tutoring/ui/footer';
import type { NavigationGroup, NavigationItem, NavigationLink } from '@tutoring/ui/navigation-menu';

/** An offer, with the dates between which it runs. */
export interface Offer {
  id: string;
  /** ISO days on Toronto's clock, both included. */
  from?: string | undefined;
  until: string;
  /** The page of its conditions. */
  href: string;
  text: string;
}

/** What the shell needs from data/*.yaml in one language. */
export interface ShellData {
  brand: string;
  siteUrl: string;
  bookingUrl: string;
  year: string;
  /** Prices as this language writes them, such as `USD 59 / CAD 79`. */
  price: string;
  /** What the business says of itself in the footer. */
  claim: string;
  header: NavigationItem[];
  footer: NavigationGroup[];
  legal: NavigationLink[];
  contact: NavigationLink[];
  /** The outside sites of the footer. */
  outside: NavigationLink[];
  locations: LocationGroup[];
  offers: Offer[];
  /** Pages that are fetched ahead once the visitor has done something. */
  popular: string[];
  /** Pages that the app of this language does not serve: they speak another, or are not written yet. */
  leavesApp: string[];
}
