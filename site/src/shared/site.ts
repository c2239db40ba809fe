import type { BotCheckSite } from '@tutoring/domain/bot-check';

/** What the scripts know of this build. The build writes it in (build/publish/assets/scripts.ts, and webpack in development). */
export interface SiteConfig {
  siteUrl: string;
  /** Another company's address that knows the visitor's country; empty for none. */
  locator: string;
  /** Pages that are fetched ahead once the visitor has done something. */
  popular: readonly string[];
  /** Identifiers of the owner's tags; empty for none. */
  gtag: string;
  gtm: string;
  /** Whether events are written into the page's data layer, for whatever the owner reads it with. It calls nobody. */
  dataLayer: boolean;
  /** Who checks that the contact form is filled in by people. */
  botCheck: BotCheckSite;
}

declare const SITE_CONFIG: SiteConfig;

export const SITE: SiteConfig = SITE_CONFIG;
