import type { Category } from '../privacy/consent';
import type { StoredItem } from '../privacy/stored-item';
import type { BotCheckSite } from './bot-check';
import { GOOGLE, GOOGLE_ALLOWED_BY, GOOGLE_TAG_ORIGIN, GOOGLE_TAG_STORES } from './google-tag';

/**
 * A third party whose scripts or servers a page may use: the consent that it needs, and what it stores. The headers, the
 * boot script, the analytics and the list of stored items all use this table.
 *
 * To add one, such as a map, add it to `COMPANIES` and `NEEDS`.
 */
export interface Company {
  /** Consent categories. One of them must be allowed before the page contacts the company; `necessary` always is. */
  readonly allowedBy: readonly Category[];
  /** The items that it stores in the browser. */
  readonly stores: readonly (StoredItem & { readonly by: string })[];
}

export const COMPANIES = {
  google: {
    allowedBy: GOOGLE_ALLOWED_BY,
    stores: GOOGLE_TAG_STORES,
  },
  // Finds the visitor's country if our edge does not answer, because the consent rules depend on it (docs/adr/0016).
  locator: { allowedBy: ['necessary'], stores: [] },
  // Protects the contact form. It is loaded when a visitor starts to use the form (docs/adr/0036). Turnstile stores nothing.
  botCheck: {
    allowedBy: ['necessary'],
    stores: [
      { id: 'recaptcha', name: '_GRECAPTCHA', where: 'cookie', category: 'necessary', lifetime: 180, by: GOOGLE },
      {
        id: 'recaptchaPage',
        name: '_grecaptcha',
        where: 'local',
        category: 'necessary',
        lifetime: 'cleared',
        by: GOOGLE,
      },
    ],
  },
  // The embedded booking calendar. The calendar and the video player store items under their own hosts, where our pages can
  // neither read nor delete them. Their own privacy notices list those items.
  calendar: { allowedBy: ['preferences'], stores: [] },
  // Embedded videos, in the provider's most private player. Pressing play is the consent for one video: `Video` names the
  // recipient beside its button, and contacts nobody before.
  video: { allowedBy: ['preferences'], stores: [] },
  // Our own files and functions on another host. They are necessary, and set no cookies.
  staticContent: { allowedBy: ['necessary'], stores: [] },
  hostingApi: { allowedBy: ['necessary'], stores: [] },
  // Receives reports of policy violations, without personal data (docs/adr/0023).
  violations: { allowedBy: ['necessary'], stores: [] },
} as const satisfies Record<string, Company>;

/** Providers of embedded video players. */
export const VIDEO_PROVIDERS = ['none', 'youtube', 'vimeo'] as const;

/** The third parties that the owner configured for a build. Empty texts mean none. */
export interface CompanySettings {
  /** The ids of Google's tag and of Google Tag Manager. */
  readonly gtag: string;
  readonly gtm: string;
  /** The address of the lookup for a visitor's country. */
  readonly locator: string;
  /** The bot check of the contact form. */
  readonly botCheck: Pick<BotCheckSite, 'provider'>;
  /** The address of the embedded booking calendar. */
  readonly calendar: { readonly embed: string };
  /** The origin of our scripts, stylesheets, images and fonts, if it is another host. */
  readonly staticContent: string;
  /** The address of the hosting provider's API, which pages may call. */
  readonly hostingApi: string;
  readonly video: (typeof VIDEO_PROVIDERS)[number];
  /** The endpoint for violation reports: a path of this site, or an address. */
  readonly violationEndpoint: string;
}

/** Directives of the Content-Security-Policy that may name third parties, in their order in the policy. */
export const OPEN_DIRECTIVES = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'trusted-types',
] as const;
export type OpenDirective = (typeof OPEN_DIRECTIVES)[number];
/**
 * The sources that third parties add to these directives. Script sources are origins, or folders that end in a slash: the
 * `default` Trusted Types policy compares script addresses with them.
 */
export type PolicySources = Readonly<Partial<Record<OpenDirective, readonly string[]>>>;

const GOOGLE_COUNTING = [GOOGLE_TAG_ORIGIN, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Only this folder of Google's origins, because other addresses there return scripts that an attacker can control. The
 * second host is for mainland China.
 */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.recaptcha.net/recaptcha/'];
const RECAPTCHA_FILES = ['https://www.gstatic.com/recaptcha/', 'https://www.gstatic.cn/recaptcha/'];
const TURNSTILE = ['https://challenges.cloudflare.com'];

const BOT_CHECK_NEEDS: Readonly<Record<BotCheckSite['provider'], PolicySources | false>> = {
  none: false,
  recaptcha: {
    'script-src': [...RECAPTCHA, ...RECAPTCHA_FILES],
    'connect-src': RECAPTCHA,
    'frame-src': [...RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
    // Google's script creates its own Trusted Types policy with this name.
    'trusted-types': ['goog#html'],
  },
  turnstile: { 'script-src': TURNSTILE, 'connect-src': TURNSTILE, 'frame-src': TURNSTILE },
};

/** The most private player of each provider: YouTube's separate host; Vimeo's with `?dnt=1`. */
const VIDEO_NEEDS: Readonly<Record<CompanySettings['video'], PolicySources | false>> = {
  none: false,
  youtube: { 'frame-src': ['https://www.youtube-nocookie.com'] },
  vimeo: { 'frame-src': ['https://player.vimeo.com'] },
};

const originOf = (address: string) => new URL(address).origin;

/** The policy sources of each third party in a build. A separate table, because pages do not need it. */
const NEEDS: Readonly<Record<keyof typeof COMPANIES, (named: CompanySettings) => PolicySources | false>> = {
  google: ({ gtag, gtm }) =>
    (gtag || gtm) !== '' && {
      'script-src': [GOOGLE_TAG_ORIGIN],
      'img-src': GOOGLE_COUNTING,
      'connect-src': GOOGLE_COUNTING,
      'trusted-types': ['goog#html'],
    },
  locator: ({ locator }) => locator !== '' && { 'connect-src': [originOf(locator)] },
  botCheck: ({ botCheck }) => BOT_CHECK_NEEDS[botCheck.provider],
  calendar: ({ calendar: { embed } }) =>
    embed !== '' && { 'script-src': [originOf(embed)], 'frame-src': [originOf(embed)] },
  video: ({ video }) => VIDEO_NEEDS[video],
  staticContent: ({ staticContent }) =>
    staticContent !== '' && {
      'script-src': [originOf(staticContent)],
      'style-src': [originOf(staticContent)],
      'img-src': [originOf(staticContent)],
      'font-src': [originOf(staticContent)],
    },
  hostingApi: ({ hostingApi }) =>
    hostingApi !== '' && { 'script-src': [originOf(hostingApi)], 'connect-src': [originOf(hostingApi)] },
  // Our own paths are always allowed.
  violations: ({ violationEndpoint }) =>
    violationEndpoint.startsWith('https://') && { 'connect-src': [originOf(violationEndpoint)] },
};

const BOT_CHECK_WINDOWS: Readonly<Record<BotCheckSite['provider'], readonly string[]>> = {
  none: [],
  recaptcha: ['https://www.google.com', 'https://www.recaptcha.net'],
  turnstile: TURNSTILE,
};

/**
 * Third-party origins whose windows a page may open, and with which it may exchange messages. They have no wildcards,
 * because a message's `origin` is compared with them.
 */
export function windowOrigins({ gtag, gtm, calendar: { embed }, botCheck }: CompanySettings): string[] {
  return [
    ...(embed ? [originOf(embed)] : []),
    ...BOT_CHECK_WINDOWS[botCheck.provider],
    ...(gtag || gtm ? [GOOGLE_TAG_ORIGIN, 'https://www.google-analytics.com', 'https://analytics.google.com'] : []),
  ];
}

/** The sanitiser's Trusted Types policy. */
const SANITISER = 'dompurify';

/** The policy sources of all third parties of a build. */
export function policySourcesOf(named: CompanySettings): PolicySources {
  const all = Object.values(NEEDS).map((needs) => needs(named) || {});
  const together = OPEN_DIRECTIVES.map(
    (directive) => [directive, [...new Set(all.flatMap((needs) => needs[directive] ?? []))]] as const,
  );
  const needs: PolicySources = Object.fromEntries(together.filter(([, origins]) => origins.length > 0));
  // HTML that third-party scripts write is sanitised (site/src/client/enhance/security/sanitise.ts).
  return needs['script-src'] ? { ...needs, 'trusted-types': [...(needs['trusted-types'] ?? []), SANITISER] } : needs;
}
