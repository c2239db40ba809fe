import type { MiddlewareHandler } from 'hono';

/** Redirects `/jp/` to `/jp`: with 301, or with 308 to keep a body. */
export const withoutTrailingSlash: MiddlewareHandler = async (c, next) => {
  const target = withoutSlash(new URL(c.req.url));
  if (target) return c.redirect(target, c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308);
  await next();
};

/**
 * The path without its trailing slash, or `undefined`. Leading slashes become one: a browser reads `//evil.example` and
 * `/\evil.example` as another host.
 */
export function withoutSlash(url: URL): string | undefined {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return undefined;
  const path = url.pathname.replace(/[/\\]+$/, '').replace(/^(?:[/\\]|%2f|%5c)+/i, '');
  return `/${path}${url.search}`;
}
