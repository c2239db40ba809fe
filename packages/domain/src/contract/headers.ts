/**
 * The one table of response headers: the build writes it into the `_headers` file for the
 * static pages, and the Worker sets it on its own answers, which that file does not reach.
 */

/** Where Google's tag comes from. */
export const GOOGLE_TAG_ORIGIN = 'https://www.googletagmanager.com';

/** What the policy of a build depends on. */
export interface PolicyInputs {
  /** `sha256-…` of the inlined core stylesheet, without quotes. */
  readonly coreCssHash: string;
  /** Whether the build may load Google's tag once a visitor allows it. @default false */
  readonly googleTag?: boolean | undefined;
  /** Origin that is asked for a visitor's country when our edge does not answer. @default none */
  readonly locator?: string | undefined;
}

/** The site's Content-Security-Policy: nothing inline but the one hashed stylesheet. */
export function contentSecurityPolicy({ coreCssHash, googleTag, locator }: PolicyInputs): string {
  const tag = googleTag ? ` ${GOOGLE_TAG_ORIGIN}` : '';
  const counting = googleTag
    ? ` ${GOOGLE_TAG_ORIGIN} https://*.google-analytics.com https://*.analytics.google.com`
    : '';
  return [
    "default-src 'none'",
    `script-src 'self'${tag}`,
    `style-src 'self' '${coreCssHash}'`,
    `img-src 'self' data:${counting}`,
    "font-src 'self'",
    `connect-src 'self'${counting}${locator ? ` ${locator}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types default${googleTag ? ' goog#html' : ''}`,
  ].join('; ');
}

/** The file that says which links are fetched ahead, and the type it must have. */
export const SPECULATION_RULES = '/speculation-rules.json';
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/** Headers of every response, in the order they are sent. */
export function securityHeaders(inputs: PolicyInputs): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inputs),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Pages that a full page load leads to are fetched ahead, where the browser can.
    'Speculation-Rules': `"${SPECULATION_RULES}"`,
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** The folder of everything whose name carries a hash of its content. */
export const HASHED_ASSETS = '/assets/';

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
