import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOPMENT } from '../src/owner/development.ts';

/** Who reads the inbox of this machine. */
const DEVELOPER = 'owner@localhost';
const FILE = 'owner-key.json';
/** Only for who started the runtime. */
const PRIVATE_MODE = 0o600;

/**
 * The key that signs somebody in to the inbox of this machine, made at the first time and kept beside the databases.
 * @param state The folder that the runtime persists to.
 */
export async function ownerKey(state: string): Promise<JWK> {
  const file = join(state, FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as JWK;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  const named = { ...key, alg: 'RS256', kid: await calculateJwkThumbprint(key) };
  mkdirSync(state, { recursive: true });
  writeFileSync(file, JSON.stringify(named), { mode: PRIVATE_MODE });
  return named;
}

/** What of the key the Worker may know, as `OWNER_DEV_KEY`. */
export function publicPart({ kty, n, e, alg, kid }: JWK): string {
  return JSON.stringify({ kty, n, e, alg, kid });
}

/** An assertion that is valid for a day, as Cloudflare Access would give it. */
export async function developerAssertion(key: JWK, email = DEVELOPER): Promise<string> {
  return new SignJWT({ email })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '' })
    .setIssuer(DEVELOPMENT.issuer)
    .setAudience(DEVELOPMENT.audience)
    .setIssuedAt()
    .setExpirationTime('24h')
    .sign(await importJWK(key, 'RS256'));
}
