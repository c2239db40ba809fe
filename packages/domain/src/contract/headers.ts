import type { Needs, OpenDirective } from './companies';

/**
 * The one table of response headers: the build writes it into the `_headers` file for the
 * static pages, and the Worker sets it on its own answers, which that file does not reach.
 */

/** What the policy of a build depends on. */
export interface PolicyInputs {
  /** `sha256-…` of each inlined stylesheet, without quotes. */
  readonly inlineStyles: readonly string[];
  /** `sha256-…` of each inline script, without quotes. @default there is none */
  readonly inlineScripts?: readonly string[] | undefined;
  /** What other companies need in this build (companies.ts). @default nothing */
  readonly others?: Needs | undefined;
  /** Where browsers report violations: a path of this site, or an address. @default nowhere */
  readonly violationEndpoint?: string | undefined;
}

/** The name of that place in `Reporting-Endpoints`. */
const VIOLATIONS = 'violations';

/** The site's Content-Security-Policy: nothing inline but what it names by its hash. */
export function contentSecurityPolicy({
  inlineStyles,
  inlineScripts = [],
  others = {},
  violationEndpoint,
}: PolicyInputs): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const open = (directive: OpenDirective, ...ours: string[]) =>
    [directive, ...ours, ...(others[directive] ?? [])].join(' ');
  return [
    "default-src 'none'",
    open('script-src', "'self'", ...quoted(inlineScripts)),
    open('style-src', "'self'", ...quoted(inlineStyles)),
    open('img-src', "'self'", 'data:'),
    open('font-src', "'self'"),
    open('connect-src', "'self'"),
    // We have no frames of our own.
    ...(others['frame-src'] ? [open('frame-src')] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    open('trusted-types', 'default'),
    // Two ways to say it: browsers that know the second leave out the first.
    ...(violationEndpoint ? [`report-uri ${violationEndpoint}`, `report-to ${VIOLATIONS}`] : []),
  ].join('; ');
}

/** The file that says which links are fetched ahead, and the type it must have. */
export const SPECULATION_RULES = '/speculation-rules.json';
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/**
 * What no page of ours and nobody inside one may use. Chromium warns on the console of each name that it does not know, so there
 * are only names here that it knows (headers.test.ts in packages/edge asks it): none of experiments that it ended, such as
 * `interest-cohort`, and none that it is still trying out. What a player of videos needs (`autoplay`, `encrypted-media`,
 * `fullscreen`, `picture-in-picture`) and what copies a reference (`clipboard-write`) are not denied.
 */
const NEVER_USED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Headers of every response, in the order they are sent. */
export function securityHeaders(inputs: PolicyInputs): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inputs),
    ...(inputs.violationEndpoint && { 'Reporting-Endpoints': `${VIOLATIONS}="${inputs.violationEndpoint}"` }),
    // Two years, and for this host alone. `includeSubDomains` would speak for hosts that the owner runs elsewhere, and
    // `preload` for the whole domain: one that answers without TLS would be gone for years. Both are for the owner to ask for,
    // who knows them all; the scores of Observatory give nothing for the words, only for being in the list.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Pages that a full page load leads to are fetched ahead, where the browser can.
    'Speculation-Rules': `"${SPECULATION_RULES}"`,
    'Permissions-Policy': NEVER_USED.map((feature) => `${feature}=()`).join(', '),
  };
}

/** The folder of everything whose name carries a hash of its content. */
export const HASHED_ASSETS = '/assets/';

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
