import type { Category, OptionalCategory } from '../privacy/consent';
import type { StoredItem } from '../privacy/stored-items';
import type { BotCheckSite } from './bot-check';

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

const GOOGLE = 'Google';
/** Where Google's tag comes from. */
export const GOOGLE_TAG_ORIGIN = 'https://www.googletagmanager.com';
/** What Google's tag may be allowed to do. */
export const GOOGLE_ALLOWED_BY = ['analytics', 'marketing'] as const satisfies OptionalCategory[];

export const COMPANIES = {
  google: {
    allowedBy: GOOGLE_ALLOWED_BY,
    stores: [
      { id: 'ga', name: '_ga', where: 'cookie', category: 'analytics', lifetime: 730, by: GOOGLE },
      { id: 'gaSession', name: '_ga_*', where: 'cookie', category: 'analytics', lifetime: 730, by: GOOGLE },
      { id: 'gcl', name: '_gcl_*', where: 'cookie', category: 'marketing', lifetime: 90, by: GOOGLE },
      { id: 'gac', name: '_gac_*', where: 'cookie', category: 'marketing', lifetime: 90, by: GOOGLE },
    ],
  },
  // Asked where a visitor is when our edge does not answer, to know which rules of consent hold (docs/adr/0017).
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
} as const satisfies Record<string, Company>;

/** What the owner of a build has named; empty for none. */
export interface Named {
  /** Identifiers of Google's tag and of its Tag Manager. */
  readonly gtag: string;
  readonly gtm: string;
  /** Address that is asked for a visitor's country. */
  readonly locator: string;
  /** Who checks that the contact form is filled in by people. */
  readonly botCheck: Pick<BotCheckSite, 'provider'>;
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

/** What each needs in a build; apart from the other table, because no page carries it. */
const NEEDS: Readonly<Record<keyof typeof COMPANIES, (named: Named) => Needs | false>> = {
  google: ({ gtag, gtm }) =>
    (gtag || gtm) !== '' && {
      'script-src': [GOOGLE_TAG_ORIGIN],
      'img-src': GOOGLE_COUNTING,
      'connect-src': GOOGLE_COUNTING,
      'trusted-types': ['goog#html'],
    },
  locator: ({ locator }) => locator !== '' && { 'connect-src': [new URL(locator).origin] },
  botCheck: ({ botCheck }) => BOT_CHECK_NEEDS[botCheck.provider],
};

/** What the companies of a build need together. */
export function needsOf(named: Named): Needs {
  const all = Object.values(NEEDS).map((needs) => needs(named) || {});
  const together = OPEN_DIRECTIVES.map(
    (directive) => [directive, [...new Set(all.flatMap((needs) => needs[directive] ?? []))]] as const,
  );
  return Object.fromEntries(together.filter(([, origins]) => origins.length > 0));
}
