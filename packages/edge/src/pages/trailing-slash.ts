import type { MiddlewareHandler } from 'hono';

/** `/jp/` is `/jp`, for good (301); what is sent with a body is sent again with it (308). */
export const withoutTrailingSlash: MiddlewareHandler = async (c, next) => {
  const target = withoutSlash(new URL(c.req.url));
  if (target) return c.redirect(target, c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308);
  await next();
};

/**
 * Where an address with a trailing slash belongs, as a path on this host, or `undefined`.
 * Leading slashes are joined into one: a browser reads `//evil.example` and `/\evil.example` as another host.
 */
export function withoutSlash(url: URL): string | undefined {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return undefined;
  const path = url.pathname.replace(/[/\\]+$/, '').replace(/^(?:[/\\]|%2f|%5c)+/i, '');
  return `/${path}${url.search}`;
}
