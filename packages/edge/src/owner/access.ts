import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Env } from '../env';
import { isSecureUrl } from '../lib/http';
import { DEVELOPMENT } from './development';
import { KeysUnreachable, refusalOf, type Refusal } from './refusals';

/** Seconds after which the owner must sign in again, whatever the assertion says. */
const OLDEST_S = 24 * 60 * 60;
/** Tolerated difference between two clocks, in seconds. */
const CLOCK_TOLERANCE_S = 10;

/** An issuer whose assertions are accepted. */
export interface Authority {
  issuer: string;
  audience: string;
  keys: JWTVerifyGetKey;
}

/** The settings that say who may read leads. */
export type AccessSettings = Pick<Env, 'ACCESS_TEAM' | 'ACCESS_AUD' | 'OWNER_DEV_KEY'>;

/** Milliseconds between two reloads of the keys because of an unknown key: anybody may send one. */
const RELOAD_MS = 10_000;

/** The keys of each team. jose caches them for ten minutes. */
const remoteKeys = new Map<string, JWTVerifyGetKey>();

/** The team of Cloudflare Access in the settings; empty if it is missing or not HTTPS. */
function teamOf({ ACCESS_TEAM, ACCESS_AUD }: AccessSettings): Authority[] {
  if (!ACCESS_TEAM || !ACCESS_AUD) return [];
  if (!isSecureUrl(ACCESS_TEAM)) {
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

/** The keys of a team. An unknown key reloads them, because Access rotates its keys. */
function keysOf(origin: string): JWTVerifyGetKey {
  // jose itself would not reload within 30 seconds of the last load.
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
 * The development key, accepted only on this machine.
 * @param host The requested host name.
 */
export function developmentAuthorities({ OWNER_DEV_KEY }: AccessSettings, host: string): Authority[] {
  if (!OWNER_DEV_KEY || !['127.0.0.1', 'localhost'].includes(host)) return [];
  return [{ ...DEVELOPMENT, keys: createLocalJWKSet({ keys: [JSON.parse(OWNER_DEV_KEY) as JWK] }) }];
}

/** All accepted issuers; empty without an inbox. */
export function authoritiesOf(settings: AccessSettings, host: string): Authority[] {
  return [...teamOf(settings), ...developmentAuthorities(settings, host)];
}

/** The signed-in owner, or why nobody is. */
export type SignIn = { owner: string } | { refusal: Refusal };

/** Verifies an assertion. */
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
      // An unknown key says less than an error with a known one.
      if (reason !== 'unknown_key') refusal = reason;
    }
  }
  return { refusal };
}

/** Without a key id jose would accept the only key. */
function byName(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return (header, token) => {
    if (!header.kid) throw new Error('An assertion must name its key.');
    return keys(header, token);
  };
}
