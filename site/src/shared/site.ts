import type { BotCheckSite } from '@tutoring/domain/bot-check';

/** The build's configuration for scripts. The bundler defines it (build/publish/assets/scripts.ts; webpack in development). */
export interface SiteConfig {
  siteUrl: string;
  /** The address of a third-party service that returns the visitor's country; empty for none. */
  locator: string;
  /** Pages that are prefetched at the first interaction. */
  popular: readonly string[];
  /** The ids of the owner's Google tag and Tag Manager container; empty for none. */
  gtag: string;
  gtm: string;
  /** Whether events are pushed to the page's `dataLayer`. This sends no request. */
  dataLayer: boolean;
  /** The provider of the contact form's bot check. */
  botCheck: BotCheckSite;
}

declare const SITE_CONFIG: SiteConfig;

export const SITE: SiteConfig = SITE_CONFIG;
