/** Cloudflare's domain for previews. The site's own host is never below it. */
const PREVIEW_DOMAIN = '.workers.dev';

/** Keeps an answer out of search engines. */
export const NOINDEX = ['X-Robots-Tag', 'noindex'] as const;

/**
 * The same for static files, which are served without the Worker, as a rule of `_headers`. Every build has it, so that
 * production at an unintended address is not indexed either. robots.txt still allows crawling: a crawler that may not read a
 * page never sees its `noindex`.
 */
export const PREVIEW_HEADERS_RULE = `https://:worker.:account${PREVIEW_DOMAIN}/*\n  ${NOINDEX.join(': ')}\n`;

export function isPreviewHost(host: string): boolean {
  return host.endsWith(PREVIEW_DOMAIN);
}
