import type { PolicySources, OpenDirective } from './companies';

/** The response headers. The build writes them to `_headers` for static pages; the Worker sets them on its own answers. */

/** The inputs of a build's policy. */
export interface PolicyInputs {
  /** `sha256-…` of each inlined stylesheet, without quotes. */
  readonly inlineStyles: readonly string[];
  /** `sha256-…` of each inline script, without quotes. @default none */
  readonly inlineScripts?: readonly string[] | undefined;
  /** The sources of third parties (companies.ts). @default none */
  readonly others?: PolicySources | undefined;
  /** The endpoint for violation reports: a path of this site, or an address. @default none */
  readonly violationEndpoint?: string | undefined;
}

/** The endpoint's name in `Reporting-Endpoints`. */
const VIOLATIONS = 'violations';

/** The site's Content-Security-Policy. Inline code is allowed only by hash. */
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
    // The page for schools shows an embed. Nothing else of the site may be framed (`embedHeaders`).
    open('frame-src', "'self'"),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    open('trusted-types', 'default'),
    // Both directives: browsers that support `report-to` ignore `report-uri`.
    ...(violationEndpoint ? [`report-uri ${violationEndpoint}`, `report-to ${VIOLATIONS}`] : []),
  ].join('; ');
}

/**
 * The policy of the owner's desk at /owner. It is apart from the site's, so that what the desk needs never loosens what
 * visitors get: the editor shows photos before they are saved (`blob:`), and pages in a frame.
 * @param frames The origins whose pages the desk shows in a frame, besides the site's own.
 */
export function deskPolicy(frames: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    ['frame-src', "'self'", ...frames].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The folder of the pages that any site may show in a frame (docs/adr/0060). */
export const EMBEDS = '/embed/';

/** The script that those sites may add: it gives each frame the height of its content (site/static/embed/resize-1.js). */
export const RESIZE_SCRIPT = `${EMBEDS}resize-1.js`;

/**
 * The policy of the pages in {@link EMBEDS}: any site may frame them. They only run our scripts. They connect to nothing, so
 * that nothing a student types can leave the frame.
 */
export function embedPolicy({ inlineStyles, inlineScripts = [] }: Omit<PolicyInputs, 'others'>): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(inlineScripts)].join(' '),
    ["style-src 'self'", ...quoted(inlineStyles)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The headers of the pages in {@link EMBEDS} that differ from `securityHeaders`. `null` removes a header. */
export function embedHeaders(inputs: Omit<PolicyInputs, 'others'>): Readonly<Record<string, string | null>> {
  return {
    'Content-Security-Policy': embedPolicy(inputs),
    'X-Frame-Options': null,
    // Nothing is reported: not even where a frame is.
    'Reporting-Endpoints': null,
    // A page that is isolated by `Cross-Origin-Embedder-Policy: require-corp` shows only frames with both.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Speculation-Rules': null,
  };
}

/** The file with the speculation rules, and its media type. */
export const SPECULATION_RULES = '/speculation-rules.json';
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/**
 * Features that neither our pages nor their frames use. Chromium logs a warning for each unknown name, so the list has only
 * names that it knows (headers.test.ts in packages/edge checks them): no ended experiments, such as `interest-cohort`, and no
 * running ones. Video players need `autoplay`, `encrypted-media`, `fullscreen` and `picture-in-picture`, and copying a
 * reference needs `clipboard-write`: these are not denied.
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

/** The headers of every response, in order. */
export function securityHeaders(inputs: PolicyInputs): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inputs),
    ...(inputs.violationEndpoint && { 'Reporting-Endpoints': `${VIOLATIONS}="${inputs.violationEndpoint}"` }),
    // Two years, for this host only. `includeSubDomains` would affect hosts that the owner runs elsewhere, and `preload` the
    // whole domain: a host without TLS would be unreachable for years. Only the owner can decide that. Observatory gives
    // points only for being in the preload list.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Links are prerendered where the browser supports it.
    'Speculation-Rules': `"${SPECULATION_RULES}"`,
    'Permissions-Policy': NEVER_USED.map((feature) => `${feature}=()`).join(', '),
  };
}

/** The folder of files with a hash in their names. */
export const HASHED_ASSETS = '/assets/';

/** The cache policy of these files. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
