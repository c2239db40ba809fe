import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Env } from '../env';
import { notFound } from '../pages/not-found';
import { authoritiesOf, developmentOf, signIn } from './access';
import { refusedPage } from './refused-page';
import { logRefusal } from './refusals';

/** What the routes of the inbox know. */
export interface OwnerEnv {
  Bindings: Env;
  Variables: {
    /** The address of whoever is signed in. */
    owner: string;
  };
}

/** Where Cloudflare Access puts its assertion. */
const HEADER = 'Cf-Access-Jwt-Assertion';
const COOKIE = 'CF_Authorization';

/**
 * Lets nobody pass whom Cloudflare Access has not signed in (docs/adr/0035). Without its settings there is no such address:
 * the answer is that of any unknown one.
 */
export const onlyOwner: MiddlewareHandler<OwnerEnv> = async (c, next) => {
  const authorities = authoritiesOf(c.env, new URL(c.req.url).hostname);
  if (authorities.length === 0) return nothingHere(c);
  const signedIn = await signIn(c.req.header(HEADER) ?? getCookie(c, COOKIE), authorities);
  if ('refusal' in signedIn) {
    logRefusal(signedIn.refusal);
    const page = c.req.path.startsWith('/api/') ? undefined : await refusedPage(c);
    return page ?? c.json({ error: 'forbidden' }, 403, { 'Cache-Control': 'no-store' });
  }
  c.set('owner', signedIn.owner);
  await next();
};

/** Signs a developer in by the link that a local run prints, and takes the assertion out of the address. */
export const signInHere: MiddlewareHandler<OwnerEnv> = async (c, next) => {
  const assertion = c.req.query('assertion');
  const authorities = developmentOf(c.env, new URL(c.req.url).hostname);
  if (!assertion || authorities.length === 0 || 'refusal' in (await signIn(assertion, authorities))) return next();
  setCookie(c, COOKIE, assertion, { path: '/', httpOnly: true, sameSite: 'Strict' });
  return c.redirect('/owner', 303);
};

function nothingHere(c: Context<OwnerEnv>): Response | Promise<Response> {
  return c.req.path.startsWith('/api/') ? c.json({ error: 'not_found' }, 404) : notFound(c);
}
