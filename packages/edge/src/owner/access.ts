import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Env } from '../env';
import { isSafeReceiver } from '../lib/http';
import { DEVELOPMENT } from './development';
import { KeysUnreachable, refusalOf, type Refusal } from './refusals';

/** Seconds after which whoever signed in has to do it again, whatever the assertion says of itself. */
const OLDEST_S = 24 * 60 * 60;
/** Seconds by which the clocks of two machines may differ. */
const CLOCK_TOLERANCE_S = 10;

/** Somebody whose word on who is signed in counts. */
export interface Authority {
  issuer: string;
  audience: string;
  keys: JWTVerifyGetKey;
}

/** What of the environment says who may read leads. */
export type AccessSettings = Pick<Env, 'ACCESS_TEAM' | 'ACCESS_AUD' | 'OWNER_DEV_KEY'>;

/** Milliseconds between two requests for the keys because of an unknown one: anybody may name one. */
const RELOAD_MS = 10_000;

/** The keys of each team, for ten minutes. */
const remoteKeys = new Map<string, JWTVerifyGetKey>();

/** The team of Cloudflare Access that the settings name; none if they do not, or not safely. */
function teamOf({ ACCESS_TEAM, ACCESS_AUD }: AccessSettings): Authority[] {
  if (!ACCESS_TEAM || !ACCESS_AUD) return [];
  if (!isSafeReceiver(ACCESS_TEAM)) {
    console.error(
      'Nobody can open the inbox: ACCESS_TEAM must begin with https://, as in https://name.cloudflareaccess.com.',
    );
    return [];
  }
  const { origin } = new URL(ACCESS_TEAM);
  const keys = remoteKeys.get(origin) ?? keysOf(origin);
  remoteKeys.set(origin, keys);
  return [{ issuer: origin, audience: ACCESS_AUD, keys }];
}

/** The keys of a team. They are fetched again for a key that is not among them, because Access changes its keys now and then. */
function keysOf(origin: string): JWTVerifyGetKey {
  // jose itself would refuse a new key for 30 seconds after it has fetched the keys.
  const remote = createRemoteJWKSet(new URL('/cdn-cgi/access/certs', origin), { cooldownDuration: Infinity });
  let reloadedAt = -Infinity;
  const find: JWTVerifyGetKey = async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - reloadedAt < RELOAD_MS) throw error;
      reloadedAt = Date.now();
      await remote.reload();
      return remote(header, token);
    }
  };
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      throw new KeysUnreachable('The keys could not be read.', { cause: error });
    }
  };
}

/**
 * The development key, on this machine alone: wherever the site is really served, the request's host is another.
 * @param host The name of the host that was asked.
 */
export function developmentOf({ OWNER_DEV_KEY }: AccessSettings, host: string): Authority[] {
  if (!OWNER_DEV_KEY || !['127.0.0.1', 'localhost'].includes(host)) return [];
  return [{ ...DEVELOPMENT, keys: createLocalJWKSet({ keys: [JSON.parse(OWNER_DEV_KEY) as JWK] }) }];
}

/** Everybody whose assertions count; empty where there is no inbox. */
export function authoritiesOf(settings: AccessSettings, host: string): Authority[] {
  return [...teamOf(settings), ...developmentOf(settings, host)];
}

/** Who is signed in, or why nobody is. */
export type SignIn = { owner: string } | { refusal: Refusal };

/** Verifies an assertion: the address that it names, or why it is not valid. */
export async function signIn(
  assertion: string | undefined,
  authorities: readonly Authority[],
  now = new Date(),
): Promise<SignIn> {
  if (!assertion) return { refusal: 'none' };
  let refusal: Refusal = 'unknown_key';
  for (const { issuer, audience, keys } of authorities) {
    try {
      const { payload } = await jwtVerify(assertion, byName(keys), {
        issuer,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat', 'email'],
        maxTokenAge: OLDEST_S,
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: now,
      });
      if (typeof payload.email === 'string' && payload.email !== '') return { owner: payload.email };
      refusal = 'no_address';
    } catch (error) {
      const reason = refusalOf(error);
      // Another authority's key says less than what is wrong under one's own.
      if (reason !== 'unknown_key') refusal = reason;
    }
  }
  return { refusal };
}

/** jose takes the only key for an assertion that names none. */
function byName(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return (header, token) => {
    if (!header.kid) throw new Error('An assertion names its key.');
    return keys(header, token);
  };
}
