import type { LocationLink } from '@tutoring/ui/footer';
import type { NavigationLink } from '@tutoring/ui/header';

/** What the shell needs from data/*.yaml in one language. */
export interface ShellData {
  brand: string;
  siteUrl: string;
  bookingUrl: string;
  year: string;
  /** Prices as this language writes them, such as `USD 59 / CAD 79`. */
  price: string;
  header: NavigationLink[];
  footer: NavigationLink[];
  contact: NavigationLink[];
  locations: LocationLink[];
  /** Addresses of pages in other languages: links to them are full page loads. */
  foreignPaths: string[];
}
