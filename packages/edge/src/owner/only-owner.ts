import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Env } from '../env';
import { notFound } from '../pages/not-found';
import { authoritiesOf, developmentAuthorities, signIn } from './access';
import { refusedPage } from './refused-page';
import { logRefusal } from './refusals';

/** The environment of the inbox's routes. */
export interface OwnerEnv {
  Bindings: Env;
  Variables: {
    /** The signed-in owner's address. */
    owner: string;
  };
}

/** Cloudflare Access puts its assertion in this header or cookie. */
const HEADER = 'Cf-Access-Jwt-Assertion';
const COOKIE = 'CF_Authorization';

/**
 * Rejects everybody whom Cloudflare Access has not signed in (docs/adr/0035). Without its settings the address does not
 * exist.
 */
export const onlyOwner: MiddlewareHandler<OwnerEnv> = async (c, next) => {
  const authorities = authoritiesOf(c.env, new URL(c.req.url).hostname);
  if (authorities.length === 0) return notFoundAnswer(c);
  const signedIn = await signIn(c.req.header(HEADER) ?? getCookie(c, COOKIE), authorities);
  if ('refusal' in signedIn) {
    logRefusal(signedIn.refusal);
    const page = c.req.path.startsWith('/api/') ? undefined : await refusedPage(c);
    return page ?? c.json({ error: 'forbidden' }, 403, { 'Cache-Control': 'no-store' });
  }
  c.set('owner', signedIn.owner);
  await next();
};

/** Signs a developer in with the link that a local run prints, and removes the assertion from the address. */
export const signInHere: MiddlewareHandler<OwnerEnv> = async (c, next) => {
  const assertion = c.req.query('assertion');
  const authorities = developmentAuthorities(c.env, new URL(c.req.url).hostname);
  if (!assertion || authorities.length === 0 || 'refusal' in (await signIn(assertion, authorities))) return next();
  setCookie(c, COOKIE, assertion, { path: '/', httpOnly: true, sameSite: 'Strict' });
  return c.redirect(c.req.path, 303);
};

function notFoundAnswer(c: Context<OwnerEnv>): Response | Promise<Response> {
  return c.req.path.startsWith('/api/') ? c.json({ error: 'not_found' }, 404) : notFound(c);
}
