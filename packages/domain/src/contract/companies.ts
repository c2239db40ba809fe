import type { Category } from '../privacy/consent';
import type { StoredItem } from '../privacy/stored-item';
import type { BotCheckSite } from './bot-check';
import { GOOGLE, GOOGLE_ALLOWED_BY, GOOGLE_TAG_ORIGIN, GOOGLE_TAG_STORES } from './google-tag';

/**
 * Every other company that a page may turn to: by whose leave, what it stores, and what it needs of the site's policies.
 * The headers, the boot script, the counting of visits and the list of stored items read it; nothing is named twice.
 *
 * Another one, such as a map, is an entry in both tables.
 */
export interface Company {
  /** The categories of which one must be allowed before anything is asked of it; `necessary` always is. */
  readonly allowedBy: readonly Category[];
  /** What it stores in a browser. */
  readonly stores: readonly (StoredItem & { readonly by: string })[];
}

export const COMPANIES = {
  google: {
    allowedBy: GOOGLE_ALLOWED_BY,
    stores: GOOGLE_TAG_STORES,
  },
  // Asked where a visitor is when our edge does not answer, to know which rules of consent hold (docs/adr/0016).
  locator: { allowedBy: ['necessary'], stores: [] },
  // Protects the contact form, and is asked when a visitor touches it (docs/adr/0036). Turnstile stores nothing.
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
  // The booking calendar inside a page. What it and the player of videos store, they store under their own hosts, where no
  // page of ours can look or delete: each company's own notice tells.
  calendar: { allowedBy: ['preferences'], stores: [] },
  // A recording inside a page, by its provider's player for the privacy-minded. Who presses play on one allows that one: the
  // library's `Video` says beside its button whom the press tells, and asks nobody before.
  video: { allowedBy: ['preferences'], stores: [] },
  // Our own files and functions at another host: as necessary as those at ours, and without a cookie.
  staticContent: { allowedBy: ['necessary'], stores: [] },
  hostingApi: { allowedBy: ['necessary'], stores: [] },
  // Told what pages may not do and tried to, without anything of the visitor (docs/adr/0023).
  violations: { allowedBy: ['necessary'], stores: [] },
} as const satisfies Record<string, Company>;

/** Whose player may show a video inside a page. */
export const VIDEO_PROVIDERS = ['none', 'youtube', 'vimeo'] as const;

/** What the owner of a build has named; empty for none. */
export interface Named {
  /** Identifiers of Google's tag and of its Tag Manager. */
  readonly gtag: string;
  readonly gtm: string;
  /** Address that is asked for a visitor's country. */
  readonly locator: string;
  /** Who checks that the contact form is filled in by people. */
  readonly botCheck: Pick<BotCheckSite, 'provider'>;
  /** Address of the booking calendar that a page may show. */
  readonly calendar: { readonly embed: string };
  /** Origin of files of ours: scripts, stylesheets, pictures and fonts. */
  readonly staticContent: string;
  /** Address of what the host of the site answers to scripts. */
  readonly hostingApi: string;
  readonly video: (typeof VIDEO_PROVIDERS)[number];
  /** Where violations are reported: a path of ours, or an address. */
  readonly violationEndpoint: string;
}

/** Directives of the Content-Security-Policy to which another company may be added, in their order there. */
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
 * What is added to them. Scripts come from whole origins, or from whole folders that end in a slash: the `default` Trusted
 * Types policy lets just these through.
 */
export type Needs = Readonly<Partial<Record<OpenDirective, readonly string[]>>>;

const GOOGLE_COUNTING = [GOOGLE_TAG_ORIGIN, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Of Google's origins no more than the folder: others of their addresses answer with a script that an attacker writes.
 * Each has its second place for mainland China.
 */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.recaptcha.net/recaptcha/'];
const RECAPTCHA_FILES = ['https://www.gstatic.com/recaptcha/', 'https://www.gstatic.cn/recaptcha/'];
const TURNSTILE = ['https://challenges.cloudflare.com'];

const BOT_CHECK_NEEDS: Readonly<Record<BotCheckSite['provider'], Needs | false>> = {
  none: false,
  recaptcha: {
    'script-src': [...RECAPTCHA, ...RECAPTCHA_FILES],
    'connect-src': RECAPTCHA,
    'frame-src': [...RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
    // Its script brings a policy of its own, under the name that all of Google's code has.
    'trusted-types': ['goog#html'],
  },
  turnstile: { 'script-src': TURNSTILE, 'connect-src': TURNSTILE, 'frame-src': TURNSTILE },
};

/** Of each the player that keeps least: YouTube's own for it, and Vimeo's, whose page has to ask for it (`?dnt=1`). */
const VIDEO_NEEDS: Readonly<Record<Named['video'], Needs | false>> = {
  none: false,
  youtube: { 'frame-src': ['https://www.youtube-nocookie.com'] },
  vimeo: { 'frame-src': ['https://player.vimeo.com'] },
};

const originOf = (address: string) => new URL(address).origin;

/** What each needs in a build; apart from the other table, because no page carries it. */
const NEEDS: Readonly<Record<keyof typeof COMPANIES, (named: Named) => Needs | false>> = {
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
  // A path is ours, which the policy lets pages reach anyway.
  violations: ({ violationEndpoint }) =>
    violationEndpoint.startsWith('https://') && { 'connect-src': [originOf(violationEndpoint)] },
};

const BOT_CHECK_WINDOWS: Readonly<Record<BotCheckSite['provider'], readonly string[]>> = {
  none: [],
  recaptcha: ['https://www.google.com', 'https://www.recaptcha.net'],
  turnstile: TURNSTILE,
};

/**
 * Origins, beside our own, of which a page may open windows and with which it may exchange messages. Whole ones, without
 * patterns: a message's `origin` is compared with them.
 */
export function windowOrigins({ gtag, gtm, calendar: { embed }, botCheck }: Named): string[] {
  return [
    ...(embed ? [originOf(embed)] : []),
    ...BOT_CHECK_WINDOWS[botCheck.provider],
    ...(gtag || gtm ? [GOOGLE_TAG_ORIGIN, 'https://www.google-analytics.com', 'https://analytics.google.com'] : []),
  ];
}

/** Under which name the sanitiser makes HTML that browsers trust. */
const SANITISER = 'dompurify';

/** What the companies of a build need together. */
export function needsOf(named: Named): Needs {
  const all = Object.values(NEEDS).map((needs) => needs(named) || {});
  const together = OPEN_DIRECTIVES.map(
    (directive) => [directive, [...new Set(all.flatMap((needs) => needs[directive] ?? []))]] as const,
  );
  const needs: Needs = Object.fromEntries(together.filter(([, origins]) => origins.length > 0));
  // Where scripts of others run, what they write into the page is cleaned (site/src/client/enhance/security/sanitise.ts).
  return needs['script-src'] ? { ...needs, 'trusted-types': [...(needs['trusted-types'] ?? []), SANITISER] } : needs;
}
