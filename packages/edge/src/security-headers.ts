import { securityHeaders } from '@tutoring/domain/headers';
import type { MiddlewareHandler } from 'hono';
import policy from './generated/policy.json';
import { isPreviewHost, NOINDEX } from './preview-hosts';

const headers = Object.entries(securityHeaders(policy));

/** The headers of the static pages, on the Worker's own answers as well: `_headers` does not reach them. */
export const withSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of headers) c.res.headers.set(name, value);
  if (isPreviewHost(new URL(c.req.url).hostname)) c.res.headers.set(...NOINDEX);
};
