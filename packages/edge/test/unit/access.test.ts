import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { developerAssertion } from '../../scripts/owner-key.ts';
import { createServer, type Server } from 'node:http';
import { authoritiesOf, developmentAuthorities, signIn, type Authority } from '../../src/owner/access';
import { DEVELOPMENT } from '../../src/owner/development';
import { logRefusal, REFUSALS } from '../../src/owner/refusals';
import { freePort } from '../free-port';

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
  authorities = developmentAuthorities({ OWNER_DEV_KEY: JSON.stringify(jwk) }, '127.0.0.1');
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
  it('is the address of a valid assertion', async () => {
    expect(await signIn(await assertion(), authorities, NOW)).toEqual({ owner: 'owner@example.com' });
  });

  it.each([
    ['another audience', 'wrong_audience', { aud: ['other'] }],
    ['no audience', 'wrong_audience', { aud: undefined }],
    ['another issuer', 'wrong_issuer', { iss: 'https://evil.example' }],
    ['expired', 'expired', { exp: seconds - 60 }],
    ['without an end', 'unreadable', { exp: undefined }],
    ['not yet valid', 'too_early', { nbf: seconds + 60 }],
    ['older than a day', 'expired', { iat: seconds - 24 * HOUR_S - 60, exp: seconds + HOUR_S }],
    ['from the future', 'too_early', { iat: seconds + 60 }],
    ['without a time', 'too_early', { iat: undefined }],
    ['of a machine, which has no address', 'no_address', { email: undefined, common_name: 'service' }],
    ['with an empty address', 'no_address', { email: '' }],
    ['with an address that is no text', 'no_address', { email: ['owner@example.com'] }],
  ])('is nobody: %s (%s)', async (_, refusal, more) => {
    expect(await signIn(await assertion(more), authorities, NOW)).toEqual({ refusal });
  });

  it('is nobody with another key, no key or a public one', async () => {
    const refusal = async (made: string) => (await signIn(made, authorities, NOW)) as unknown;
    expect(await refusal(await assertion({}, {}, other))).toEqual({ refusal: 'wrong_signature' });
    expect(await refusal(await assertion({}, { kid: 'two' }))).toEqual({ refusal: 'unknown_key' });
    expect(await refusal(await assertion({}, { kid: undefined }))).toEqual({ refusal: 'unreadable' });
    expect(await refusal(new UnsecuredJWT(claims()).encode())).toEqual({ refusal: 'unreadable' });
    const known = new TextEncoder().encode(JSON.stringify(jwk));
    const symmetric = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: KID }).sign(known);
    expect(await refusal(symmetric)).toEqual({ refusal: 'unreadable' });
  });

  it.each(['a.b.c', 'null', '{}', 'x'.repeat(10_000)])(
    'is nobody, for a text that is no assertion (%#)',
    async (text) => {
      expect(await signIn(text, authorities, NOW)).toEqual({ refusal: 'unreadable' });
    },
  );

  it('is nobody without an assertion or an issuer', async () => {
    expect(await signIn('', authorities, NOW)).toEqual({ refusal: 'none' });
    expect(await signIn(undefined, authorities, NOW)).toEqual({ refusal: 'none' });
    expect(await signIn(await assertion(), [], NOW)).toEqual({ refusal: 'unknown_key' });
  });
});

describe('the keys of the team', () => {
  let team: Server;
  let url: string;
  let keys: JWK[];
  let requests = 0;
  beforeEach(async () => {
    keys = [jwk];
    requests = 0;
    const port = await freePort();
    // A port of its own, because the keys are kept for each team.
    url = `http://127.0.0.1:${port}`;
    team = createServer((_, response) => {
      requests += 1;
      response.end(JSON.stringify({ keys }));
    }).listen(port, '127.0.0.1');
  });
  afterEach(() => {
    team.closeAllConnections();
    team.close();
  });
  const signedBy = (kid: string, by: CryptoKey, audience = 'tag') =>
    assertion({ iss: url, aud: [audience] }, { kid }, by);
  const signInAt = async (made: string, ACCESS_AUD = 'tag') =>
    signIn(made, authoritiesOf({ ACCESS_TEAM: url, ACCESS_AUD }, 'tutoring.example'), NOW);

  it('are reloaded after a rotation', async () => {
    expect(await signInAt(await signedBy(KID, key))).toEqual({ owner: 'owner@example.com' });
    const next = await generateKeyPair('RS256', { extractable: true });
    keys = [{ ...(await exportJWK(next.publicKey)), alg: 'RS256', kid: 'next' }];
    expect(await signInAt(await signedBy('next', next.privateKey))).toEqual({ owner: 'owner@example.com' });
    expect(requests).toBe(2);
  });

  it('are not reloaded for each invented sign-in', async () => {
    for (let at = 0; at < 5; at++)
      expect(await signInAt(await signedBy(`invented${at}`, other))).toEqual({ refusal: 'unknown_key' });
    expect(requests).toBe(2);
  });

  it('that cannot be read give another reason than a wrong audience', async () => {
    expect(await signInAt(await signedBy(KID, key), 'new tag')).toEqual({ refusal: 'wrong_audience' });
    await new Promise((resolve) => {
      team.closeAllConnections();
      team.close(resolve);
    });
    const elsewhere = `http://127.0.0.1:${await freePort()}`;
    const nobody = authoritiesOf({ ACCESS_TEAM: elsewhere, ACCESS_AUD: 'tag' }, 'tutoring.example');
    expect(await signIn(await signedBy(KID, key), nobody, NOW)).toEqual({ refusal: 'keys_unreachable' });
  });
});

describe('the log', () => {
  it('says what the owner has to check, once a minute for each reason', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const now = NOW.getTime();
    logRefusal('wrong_audience', now);
    logRefusal('wrong_audience', now + 59_000);
    logRefusal('keys_unreachable', now + 59_000);
    logRefusal('wrong_audience', now + 60_000);
    const lines = log.mock.calls.map(([line]) => line as string);
    log.mockRestore();
    expect(lines).toEqual(
      (['wrong_audience', 'keys_unreachable', 'wrong_audience'] as const).map(
        (refusal) => `The desk stayed closed: ${REFUSALS[refusal]}.`,
      ),
    );
    expect(lines[0]).toContain('ACCESS_AUD');
  });
});

describe('accepted issuers', () => {
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

  it('include the development key only on this machine', () => {
    const settings = { OWNER_DEV_KEY: JSON.stringify(jwk) };
    expect(authoritiesOf(settings, 'tutoring.example')).toEqual([]);
    expect(authoritiesOf(settings, '127.0.0.1.evil.example')).toEqual([]);
    expect(authoritiesOf(settings, 'localhost')).toHaveLength(1);
  });

  it('include that of a local run', async () => {
    const made = await developerAssertion({ ...(await exportJWK(key)), alg: 'RS256', kid: KID });
    expect(await signIn(made, authorities)).toEqual({ owner: 'owner@localhost' });
  });
});
