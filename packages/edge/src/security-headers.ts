import { securityHeaders } from '@tutoring/domain/headers';
import type { MiddlewareHandler } from 'hono';
import policy from './generated/policy.json';
import { DESK_POLICY } from './owner/desk';
import { isPreviewHost, NOINDEX } from './preview-hosts';

const headers = Object.entries(securityHeaders(policy));

/** Adds the security headers of the static pages to the Worker's answers, which `_headers` does not reach. */
export const withSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const isDesk = c.res.headers.get('Content-Security-Policy') === DESK_POLICY;
  for (const [name, value] of headers) c.res.headers.set(name, value);
  if (isDesk) c.res.headers.set('Content-Security-Policy', DESK_POLICY);
  if (isPreviewHost(new URL(c.req.url).hostname)) c.res.headers.set(...NOINDEX);
};
