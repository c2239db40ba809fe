import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { developerAssertion } from '../scripts/owner-key.ts';
import { authoritiesOf, developmentOf, signedIn, type Authority } from '../src/owner/access';
import { DEVELOPMENT } from '../src/owner/development';

const NOW = new Date('2026-11-22T12:00:00Z');
const KID = 'one';
const seconds = Math.floor(NOW.getTime() / 1000);
const HOUR_S = 3600;

let key: CryptoKey;
let other: CryptoKey;
let jwk: JWK;
let authorities: Authority[];
beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  key = pair.privateKey;
  other = (await generateKeyPair('RS256')).privateKey;
  jwk = { ...(await exportJWK(pair.publicKey)), alg: 'RS256', kid: KID };
  authorities = developmentOf({ OWNER_DEV_KEY: JSON.stringify(jwk) }, '127.0.0.1');
});

/** A valid assertion, but for what is given. */
const claims = (more: Record<string, unknown> = {}) => ({
  iss: DEVELOPMENT.issuer,
  aud: [DEVELOPMENT.audience],
  iat: seconds - HOUR_S,
  nbf: seconds - HOUR_S,
  exp: seconds + HOUR_S,
  email: 'owner@example.com',
  ...more,
});
const assertion = (more: Record<string, unknown> = {}, header: Record<string, unknown> = {}, by = key) =>
  new SignJWT(claims(more)).setProtectedHeader({ alg: 'RS256', kid: KID, ...header }).sign(by);

describe('who is signed in', () => {
  it('is who a valid assertion names', async () => {
    expect(await signedIn(await assertion(), authorities, NOW)).toBe('owner@example.com');
  });

  it.each([
    ['another audience', { aud: ['other'] }],
    ['no audience', { aud: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['expired', { exp: seconds - 60 }],
    ['without an end', { exp: undefined }],
    ['not yet valid', { nbf: seconds + 60 }],
    ['older than a day', { iat: seconds - 24 * HOUR_S - 60, exp: seconds + HOUR_S }],
    ['from the future', { iat: seconds + 60 }],
    ['without a time', { iat: undefined }],
    ['of a machine, which has no address', { email: undefined, common_name: 'service' }],
    ['with an empty address', { email: '' }],
    ['with an address that is no text', { email: ['owner@example.com'] }],
  ])('is nobody: %s', async (_, more) => {
    expect(await signedIn(await assertion(more), authorities, NOW)).toBeUndefined();
  });

  it('is nobody whom another key has signed, or none, or one that everybody has', async () => {
    expect(await signedIn(await assertion({}, {}, other), authorities, NOW)).toBeUndefined();
    expect(await signedIn(await assertion({}, { kid: 'two' }), authorities, NOW)).toBeUndefined();
    expect(await signedIn(await assertion({}, { kid: undefined }), authorities, NOW)).toBeUndefined();
    expect(await signedIn(new UnsecuredJWT(claims()).encode(), authorities, NOW)).toBeUndefined();
    const known = new TextEncoder().encode(JSON.stringify(jwk));
    const symmetric = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: KID }).sign(known);
    expect(await signedIn(symmetric, authorities, NOW)).toBeUndefined();
  });

  it.each(['', 'a.b.c', 'null', '{}', 'x'.repeat(10_000)])(
    'is nobody, for a text that is no assertion (%#)',
    async (text) => {
      expect(await signedIn(text, authorities, NOW)).toBeUndefined();
    },
  );

  it('is nobody where nobody counts', async () => {
    expect(await signedIn(await assertion(), [], NOW)).toBeUndefined();
  });
});

describe('whose word counts', () => {
  const team = { ACCESS_TEAM: 'https://name.cloudflareaccess.com/', ACCESS_AUD: 'tag' };
  it.each([
    [{}, []],
    [{ ACCESS_TEAM: team.ACCESS_TEAM }, []],
    [{ ACCESS_AUD: team.ACCESS_AUD }, []],
    [{ ...team, ACCESS_TEAM: 'http://name.cloudflareaccess.com' }, []],
    [{ ...team, ACCESS_TEAM: 'name.cloudflareaccess.com' }, []],
    [team, ['https://name.cloudflareaccess.com']],
  ])('%j: %j', (settings, issuers) => {
    expect(authoritiesOf(settings, 'tutoring.example').map(({ issuer }) => issuer)).toEqual(issuers);
  });

  it('is the development key on this machine alone', () => {
    const settings = { OWNER_DEV_KEY: JSON.stringify(jwk) };
    expect(authoritiesOf(settings, 'tutoring.example')).toEqual([]);
    expect(authoritiesOf(settings, '127.0.0.1.evil.example')).toEqual([]);
    expect(authoritiesOf(settings, 'localhost')).toHaveLength(1);
  });

  it('is that of a local run', async () => {
    const made = await developerAssertion({ ...(await exportJWK(key)), alg: 'RS256', kid: KID });
    expect(await signedIn(made, authorities)).toBe('owner@localhost');
  });
});
