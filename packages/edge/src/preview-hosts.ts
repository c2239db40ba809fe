/** Cloudflare's own domain, at which previews answer. The site's own host is never below it. */
const PREVIEW_DOMAIN = '.workers.dev';

/** Keeps an answer out of search engines. */
export const NOINDEX = ['X-Robots-Tag', 'noindex'] as const;

/**
 * The same for static files, as a rule of `_headers`: they are answered without the Worker. It is in every build, so that
 * production at an address that nobody meant to open is not found either. robots.txt allows as ever: who may not read a page
 * never reads that it must not be listed.
 */
export const PREVIEW_HEADERS_RULE = `https://:worker.:account${PREVIEW_DOMAIN}/*\n  ${NOINDEX.join(': ')}\n`;

/** Whether a host is a preview's. */
export function isPreviewHost(host: string): boolean {
  return host.endsWith(PREVIEW_DOMAIN);
}
