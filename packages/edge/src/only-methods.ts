import type { MiddlewareHandler } from 'hono';

/** Answers 405 to all other methods. */
export function onlyMethods(...methods: string[]): MiddlewareHandler {
  return async (c, next) => {
    if (!methods.includes(c.req.method)) {
      return c.json({ error: 'method_not_allowed' }, 405, { Allow: methods.join(', ') });
    }
    await next();
  };
}
