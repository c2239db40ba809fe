import { securityHeaders } from '@tutoring/domain/headers';
import type { MiddlewareHandler } from 'hono';
import policy from './generated/policy.json';

const headers = Object.entries(securityHeaders(policy));

/** The headers of the static pages, on the Worker's own answers as well: `_headers` does not reach them. */
export const withSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of headers) c.res.headers.set(name, value);
};
