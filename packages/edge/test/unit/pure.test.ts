import { referencePattern } from '@tutoring/domain/lead-limits';
import * as fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headersFile, redirectsFile, securityTxt, speculationRulesFile } from '../../scripts/asset-files.ts';
import { leadText, type LeadRow } from '../../scripts/lead-text.ts';
import { answer } from '../../src/geo';
import { FIELDS_MAX, formFields } from '../../src/submission/form-fields';
import { newReference } from '../../src/leads/reference';
import { isSameOrigin } from '../../src/request/origin';
import { senderOf } from '../../src/request/sender';
import { backoff } from '../../src/outbox/backoff';
import { pauseAfter, pausedUntil, type Pauses } from '../../src/outbox/pauses';
import { isSecureUrl, HttpError, retryAfterMs } from '../../src/lib/http';
import { legacyWebhookHeaders, secretBytes, webhookHeaders } from '../../src/outbox/webhook-signature';
import { NEVER_PRERENDERED, WORKER_ROUTES } from '../../src/worker-routes';
import { withoutSlash } from '../../src/pages/trailing-slash';
import { HOUR_MS } from '../sample-lead';

describe('reference', () => {
  it('always matches the pattern of the contract', () => {
    for (let i = 0; i < 2000; i++) expect(newReference()).toMatch(referencePattern);
  });

  it('skips bytes that would favour the first letters', () => {
    const bytes = [255, 254, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
    let at = 0;
    const reference = newReference((buffer) => buffer.map(() => bytes[at++] ?? 0));
    expect(reference).toBe('L-2345-6789');
  });
});

describe('backoff', () => {
  it('doubles from 30 seconds to an hour and no further', () => {
    expect([1, 2, 3].map(backoff)).toEqual([30_000, 60_000, 120_000]);
    expect(backoff(1000)).toBe(60 * 60_000);
  });
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 12:02:00 GMT', 120_000],
    ['Fri, 20 Nov 2026 12:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['2027-01-01', undefined],
    [null, undefined],
  ])('of %j is %j ms', (header, ms) => expect(retryAfterMs(header, now)).toBe(ms));

  const pausedFor = async (error: unknown, random: number) => {
    const statement = { bind: () => statement, run: () => Promise.resolve() };
    const pauses: Pauses = new Map();
    await pauseAfter({ prepare: () => statement } as unknown as D1Database, pauses, 'reply', error, {
      now,
      random: () => random,
    });
    const until = pausedUntil(pauses, 'mail');
    return until && until - now;
  };

  it.each([
    ['as long as asked, and a little more by chance', new HttpError(429, 60_000), 0.5, 66_000],
    ['an hour, however long is asked', new HttpError(429, 7 * 24 * HOUR_MS), 0, HOUR_MS],
    ['five minutes, where a 429 says nothing', new HttpError(429), 0, 300_000],
    ['as long as any other refusal asks', new HttpError(503, 60_000), 0, 60_000],
    ['not at all after a refusal that asks for nothing', new HttpError(503), 0, undefined],
    ['not at all after another failure', new Error('x'), 0, undefined],
  ])('pauses mail and reply %s', async (_, error, random, ms) => {
    expect(await pausedFor(error, random)).toBe(ms);
  });
});

describe('the fields of a form', () => {
  it('with equal names are joined in order', () => {
    expect(formFields('times=a&name=Kim+L%C3%A9e&times=b&__proto__=c&')).toEqual({
      values: Object.fromEntries([
        ['times', 'a b'],
        ['name', 'Kim Lée'],
        ['__proto__', 'c'],
      ]),
      isWhole: true,
    });
    expect(formFields('')).toEqual({ values: {}, isWhole: true });
  });

  it('are read up to their maximum', () => {
    const { values, isWhole } = formFields('a=b&'.repeat(16_000));
    expect([values.a?.split(' ').length, isWhole]).toEqual([FIELDS_MAX, false]);
    const names = Array.from({ length: FIELDS_MAX }, (_, at) => `field${at}=`);
    expect(formFields(names.join('&')).isWhole).toBe(true);
    expect(Object.keys(formFields([...names, 'last='].join('&')).values)).toHaveLength(FIELDS_MAX);
  });
});

describe('same origin', () => {
  const url = 'https://tutoring.example/api/leads';
  it.each([
    [{ Origin: 'https://tutoring.example' }, true],
    [{ Origin: 'https://evil.example' }, false],
    [{ Origin: 'http://tutoring.example' }, false],
    [{ Origin: 'null' }, false],
    [{}, true],
    [{ 'Sec-Fetch-Site': 'cross-site' }, false],
    [{ 'Sec-Fetch-Site': 'same-site' }, false],
    [{ 'Sec-Fetch-Site': 'same-origin' }, true],
  ] as [Record<string, string>, boolean][])('%j is %s', (headers, expected) => {
    expect(isSameOrigin(url, new Headers(headers))).toBe(expected);
  });
});

describe('sender', () => {
  it.each([
    ['192.0.2.7', { household: '192.0.2.7' }],
    ['::ffff:192.0.2.7', { household: '192.0.2.7' }],
    ['0:0:0:0:0:FFFF:c000:207', { household: '192.0.2.7' }],
    ['2001:db8:1:2:3:4:5:6', { household: '2001:db8:1:2/64', network: '2001:db8:1/48' }],
    ['2001:0DB8:0001:0002::', { household: '2001:db8:1:2/64', network: '2001:db8:1/48' }],
    ['2001:DB8::1', { household: '2001:db8:0:0/64', network: '2001:db8:0/48' }],
    ['::1', { household: '0:0:0:0/64', network: '0:0:0/48' }],
    [undefined, { household: 'unknown' }],
  ])('%s counts for %j', (address, sender) => {
    expect(senderOf(address)).toEqual(sender);
  });
});

describe('receivers', () => {
  it.each([
    ['https://owner.example/leads', true],
    ['http://owner.example/leads', false],
    ['http://127.0.0.1:9000/', true],
    ['http://127.0.0.1.evil.example/', false],
    ['ftp://owner.example', false],
    ['owner.example', false],
  ])('%s is secure: %s', (address, expected) => {
    expect(isSecureUrl(address)).toBe(expected);
  });

  // The test vector of the standard's own libraries (github.com/standard-webhooks/standard-webhooks).
  it('get the signature of Standard Webhooks', async () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const body = '{"test": 2432232314}';
    const signed = await webhookHeaders({ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body, now: 1_614_265_330_000 }, [secret]);
    expect(signed).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it.each([
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 24],
    ['any text', 8],
    ['whsec_', undefined],
    ['whsec_c2hvcnQ=', undefined],
    ['whsec_no base64!', undefined],
    [`whsec_${'A'.repeat(88)}`, undefined],
  ])('with the secret %s have %s bytes to sign with', (secret, bytes) => {
    expect(secretBytes(secret)?.length).toBe(bytes);
  });

  it('get no signature without a secret', async () => {
    expect(Object.keys(await webhookHeaders({ id: 'a', body: '', now: 0 }, []))).toEqual([
      'webhook-id',
      'webhook-timestamp',
    ]);
  });

  it('can verify sender and time by the deprecated signature', async () => {
    const signed = await legacyWebhookHeaders('{"a":1}', 'secret', 1_800_000_000_999);
    expect(signed['X-Signature-Timestamp']).toBe('1800000000');
    const expected = createHmac('sha256', 'secret').update('1800000000.{"a":1}').digest('hex');
    expect(signed['X-Signature-SHA256']).toBe(expected);
  });
});

describe('trailing slash', () => {
  it('never leads to another host, whatever the path', () => {
    const hostile = fc.array(
      fc.constantFrom('/', '\\', '%2f', '%5C', '%09', '.', '@', ':', 'evil.example', 'a', '?', '#'),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(hostile, (parts) => {
        const url = new URL(
          `https://tutoring.example/${parts.join('')}/`.replace(
            /^https:\/\/tutoring\.example\/+/,
            'https://tutoring.example/',
          ),
        );
        url.pathname = `/${parts.join('')}/`;
        const target = withoutSlash(url);
        if (target !== undefined) expect(new URL(target, url).host).toBe('tutoring.example');
      }),
      { numRuns: 5000 },
    );
  });

  it('keeps the query and leaves other paths alone', () => {
    expect(withoutSlash(new URL('https://t.example/jp/en/?a=1'))).toBe('/jp/en?a=1');
    expect(withoutSlash(new URL('https://t.example/'))).toBeUndefined();
    expect(withoutSlash(new URL('https://t.example/jp'))).toBeUndefined();
  });
});

describe('geo', () => {
  it.each([
    ['JP', '13', { country: 'JP', region: '13' }],
    ['CA', 'QC', { country: 'CA', region: 'QC' }],
    ['T1', undefined, { country: null, region: null }],
    ['XX', 'QC', { country: null, region: null }],
    [undefined, undefined, { country: null, region: null }],
    ['<script>', 'QC', { country: null, region: null }],
    ['CA', 'Québec', { country: 'CA', region: null }],
  ])('%s, %s', (country, region, expected) => {
    expect(answer(country, region)).toEqual(expected);
  });
});

describe('a lead at the console', () => {
  const LEAD: LeadRow = {
    reference: 'L-7KQM-R4TX',
    received_at: Date.UTC(2026, 10, 21, 9, 30),
    role: 'parent',
    programme: 'ib',
    name: 'Sample Parent',
    email: 'parent@example.com',
    page: '/contact',
    message: 'Chemistry HL\n\nMay 2027',
    review: null,
    region: 'ca',
    attempts: 2,
    delivered_at: null,
  };

  it('is shown with its message', () => {
    expect(leadText(LEAD)).toBe(
      `L-7KQM-R4TX  2026-11-21 09:30:00  parent, ib, from /contact  not delivered (2 tries)
  Sample Parent <parent@example.com>
  | Chemistry HL
  | 
  | May 2027`,
    );
    expect(leadText({ ...LEAD, message: '', delivered_at: 1, review: 'over_limit' })).toMatch(
      /delivered {2}to review: over_limit\n.*>$/,
    );
  });

  it('cannot look like another one, or control the terminal', () => {
    const message = 'a\u001B[2J\r\nL-2345-6789  2026-11-21\u2028L-2345-6789\u202E';
    const lines = leadText({ ...LEAD, name: 'A\nL-2345-6789', message }).split(/[\n\u2028]/);
    expect(lines.filter((line) => line.startsWith('L-'))).toHaveLength(1);
    expect(lines.join('')).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u202E]/);
  });
});

describe('files for the edge', () => {
  it('rejects chains, repetitions and other hosts', () => {
    expect(() =>
      redirectsFile([
        { from: '/a', to: '/b' },
        { from: '/b', to: '/c' },
      ]),
    ).toThrow(/redirects again/);
    expect(() =>
      redirectsFile([
        { from: '/a', to: '/b' },
        { from: '/a', to: '/c' },
      ]),
    ).toThrow(/twice/);
    expect(() => redirectsFile([{ from: '/a', to: '//evil.example' }])).toThrow(/not a path/);
    expect(redirectsFile([{ from: '/our-offer', to: '/tutoring-packages' }])).toBe(
      '/our-offer /tutoring-packages 301\n',
    );
  });

  it('rejects a header that Cloudflare would truncate', () => {
    expect(() => headersFile({ instead: {}, security: { 'X-Long': 'x'.repeat(2000) } })).toThrow(/2000/);
  });

  it('remove Cloudflare’s own header before setting another: two would be joined', () => {
    const instead = { '/manifest*.webmanifest': { 'Cache-Control': 'no-cache', 'Content-Type': 'a/b' } };
    expect(headersFile({ security: { 'X-A': '1' }, instead })).toBe(
      '/*\n  X-A: 1\n/manifest*.webmanifest\n  ! Cache-Control\n  Cache-Control: no-cache\n  ! Content-Type\n  Content-Type: a/b\n',
    );
  });

  it('remove a header that a path must not have', () => {
    const instead = { '/embed/*': { 'X-Frame-Options': null } };
    expect(headersFile({ security: { 'X-Frame-Options': 'DENY' }, instead })).toBe(
      '/*\n  X-Frame-Options: DENY\n/embed/*\n  ! X-Frame-Options\n',
    );
  });

  it('name the security contact for less than a year', () => {
    const now = Date.UTC(2026, 10, 23);
    const text = securityTxt({ email: 'hello@tutoring.example', siteUrl: 'https://www.tutoring.example', now });
    expect(text).toBe(
      'Contact: mailto:hello@tutoring.example\nExpires: 2027-11-18T00:00:00.000Z\nPreferred-Languages: en\n' +
        'Canonical: https://www.tutoring.example/.well-known/security.txt\n',
    );
  });
});

describe('addresses of the Worker', () => {
  it('all reach it', () => {
    const settings = readFileSync(join(import.meta.dirname, '../../wrangler.jsonc'), 'utf8');
    const [, list = ''] = /"run_worker_first": \[([^\]]*)\]/.exec(settings) ?? [];
    const sent = [...list.matchAll(/"([^"]+)"/g)].map(([, path]) => path);
    // A page that the Worker chooses by its language is not the file's to answer.
    const below = [
      WORKER_ROUTES.markMyPage,
      WORKER_ROUTES.marked,
      WORKER_ROUTES.search,
      WORKER_ROUTES.thanks,
      '/contact',
    ].map((path) => `${path}/*`);
    expect(sent).toEqual(expect.arrayContaining([...Object.values(WORKER_ROUTES), '/contact', ...below]));
  });

  it('are never prerendered with any suffix, unless many see the same', () => {
    const { prerender } = JSON.parse(speculationRulesFile(NEVER_PRERENDERED)) as { prerender: object[] };
    expect(prerender).toEqual([
      {
        where: {
          and: [
            { href_matches: '/*' },
            {
              not: {
                href_matches: ['/api/*', '/calendar/*', '/find*', '/owner*', '/marked*', '/search*', '/thanks*'],
              },
            },
            { not: { selector_matches: '[target], [download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ]);
  });
});
