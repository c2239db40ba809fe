import type { BotCheckSite } from '@tutoring/domain/bot-check';

/** What the visit must know of this build; the build puts it in (build/publish/scripts.ts, and webpack in development). */
export interface VisitSite {
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

declare const VISIT_SITE: VisitSite;

export const SITE: VisitSite = VISIT_SITE;
