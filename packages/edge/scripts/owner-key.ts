import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOPMENT } from '../src/owner/development.ts';

const DEVELOPER = 'owner@localhost';
const FILE = 'owner-key.json';
const PRIVATE_MODE = 0o600;

/**
 * Reads or creates the key that signs the developer in to the local inbox. It is stored beside the databases.
 * @param state The runtime's folder.
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

/** The public key, for `OWNER_DEV_KEY`. */
export function publicPart({ kty, n, e, alg, kid }: JWK): string {
  return JSON.stringify({ kty, n, e, alg, kid });
}

/** An assertion that is valid for a day, like those of Cloudflare Access. */
export async function developerAssertion(key: JWK, email = DEVELOPER): Promise<string> {
  return new SignJWT({ email })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '' })
    .setIssuer(DEVELOPMENT.issuer)
    .setAudience(DEVELOPMENT.audience)
    .setIssuedAt()
    .setExpirationTime('24h')
    .sign(await importJWK(key, 'RS256'));
}
