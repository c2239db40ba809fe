import { createLocalJWKSet, createRemoteJWKSet, jwtVerify, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Env } from '../env';
import { isSafeReceiver } from '../post';
import { DEVELOPMENT } from './development';

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

/** The keys of each team: jose keeps them for ten minutes, and asks again for one that it does not know. */
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
  const keys = remoteKeys.get(origin) ?? createRemoteJWKSet(new URL('/cdn-cgi/access/certs', origin));
  remoteKeys.set(origin, keys);
  return [{ issuer: origin, audience: ACCESS_AUD, keys }];
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

/** The address of whoever an assertion names; `undefined` for one that is not valid, whatever is wrong with it. */
export async function signedIn(
  assertion: string,
  authorities: readonly Authority[],
  now = new Date(),
): Promise<string | undefined> {
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
      if (typeof payload.email === 'string' && payload.email !== '') return payload.email;
    } catch {
      // Nobody is told why: whoever forges one would learn from it.
    }
  }
  return undefined;
}

/** jose takes the only key for an assertion that names none. */
function byName(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return (header, token) => {
    if (!header.kid) throw new Error('An assertion names its key.');
    return keys(header, token);
  };
}
