import { securityHeaders } from '@tutoring/domain/headers';
import type { MiddlewareHandler } from 'hono';
import policy from './generated/policy.json';
import { IMAGE_POLICY } from './marking/page-image';
import { DESK_POLICY } from './owner/desk';
import { isPreviewHost, NOINDEX } from './preview-hosts';

const headers = Object.entries(securityHeaders(policy));

/** Stricter or other values that an answer may set itself. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'Content-Security-Policy': [DESK_POLICY, IMAGE_POLICY],
  'Referrer-Policy': ['no-referrer'],
};

/** Adds the security headers of the static pages to the Worker's answers, which `_headers` does not reach. */
export const withSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of headers) {
    const own = c.res.headers.get(name);
    if (own === null || !KEPT[name]?.includes(own)) c.res.headers.set(name, value);
  }
  if (isPreviewHost(new URL(c.req.url).hostname)) c.res.headers.set(...NOINDEX);
};
