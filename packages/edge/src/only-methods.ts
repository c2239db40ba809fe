import type { MiddlewareHandler } from 'hono';

/** Refuses every other method with 405 and says which are allowed. */
export function onlyMethods(...methods: string[]): MiddlewareHandler {
  return async (c, next) => {
    if (!methods.includes(c.req.method)) {
      return c.json({ error: 'method_not_allowed' }, 405, { Allow: methods.join(', ') });
    }
    await next();
  };
}
