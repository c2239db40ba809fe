import { idempotencyKeySchema } from '@tutoring/domain/lead';
import { referencePattern } from '@tutoring/domain/lead-limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headersFile, inlineStyleOf, missingTargets, redirectsFile } from '../scripts/asset-files.ts';
import { answer } from '../src/geo';
import { newReference } from '../src/leads/reference';
import { readBody } from '../src/leads/read-body';
import { isSameOrigin } from '../src/leads/same-origin';
import { senderOf } from '../src/leads/sender';
import { keyOfContent } from '../src/leads/store';
import { backoff } from '../src/outbox/backoff';
import { withoutSlash } from '../src/pages/trailing-slash';

describe('reference', () => {
  it('always has the form that the contract promises', () => {
    for (let i = 0; i < 2000; i++) expect(newReference()).toMatch(referencePattern);
  });

  it('leaves out the bytes that would favour the first letters', () => {
    const bytes = [255, 254, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
    let at = 0;
    const reference = newReference((buffer) => buffer.map(() => bytes[at++] ?? 0));
    expect(reference).toBe('L-2345-6789');
  });
});

describe('backoff', () => {
  it('doubles from 30 seconds to 6 hours and no further', () => {
    expect([1, 2, 3].map(backoff)).toEqual([30_000, 60_000, 120_000]);
    expect(backoff(1000)).toBe(6 * 60 * 60_000);
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
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    [undefined, 'unknown'],
  ])('%s counts for %s', (address, sender) => {
    expect(senderOf(address)).toBe(sender);
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

describe('files for the edge', () => {
  it('refuses chains, repetitions and other hosts', () => {
    expect(() =>
      redirectsFile([
        { from: '/a', to: '/b' },
        { from: '/b', to: '/c' },
      ]),
    ).toThrow(/redirected again/);
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

  it('gives the one inline stylesheet and refuses anything else inline', () => {
    const page = (more: string) => `<style>a{}</style><script src="/a.js"></script>${more}`;
    expect(inlineStyleOf(page('<script type="application/ld+json">{}</script>'), 'a.html')).toBe('a{}');
    expect(() => inlineStyleOf(page('<style>b{}</style>'), 'a.html')).toThrow(/a\.html has 2 inline stylesheets/);
    expect(() => inlineStyleOf('<p>', 'a.html')).toThrow(/0 inline stylesheets/);
    expect(() => inlineStyleOf(page('<script>1</script>'), 'a.html')).toThrow(/inline script/);
    expect(() => inlineStyleOf(page('<p style="color:red">'), 'a.html')).toThrow(/style attribute/);
  });

  it('lists each target without a page once', () => {
    const redirects = ['/b', '/c', '/c'].map((to, i) => ({ from: `/a${i}`, to }));
    expect(missingTargets(redirects, (path) => path === '/b')).toEqual(['/c']);
  });

  it('refuses a header that Cloudflare would cut off', () => {
    expect(() => headersFile({ 'X-Long': 'x'.repeat(2000) }, '/assets/', 'immutable')).toThrow(/2000/);
  });
});

describe('body', () => {
  const request = (body: string, headers = {}) => new Request('https://t.example', { method: 'POST', body, headers });

  it('is read up to the limit and not a byte further', async () => {
    expect(await readBody(request('é'.repeat(5)), 10)).toBe('ééééé');
    expect(await readBody(request('é'.repeat(5) + 'x'), 10)).toBeUndefined();
  });

  it('is not touched when the client announces too much', async () => {
    const announced = request('x', { 'Content-Length': '11' });
    expect(await readBody(announced, 10)).toBeUndefined();
    expect(announced.bodyUsed).toBe(false);
  });
});

describe('key of the content', () => {
  const lead = { role: 'parent', name: 'Kim', email: 'k@t.example', programme: 'ib', message: '', page: '/' } as const;
  const noon = Date.UTC(2026, 10, 21, 12);

  it('is the same all day for the same content, and for nothing else', async () => {
    const key = await keyOfContent(lead, noon);
    expect(await keyOfContent({ ...lead }, noon + 11 * 3_600_000)).toBe(key);
    expect(await keyOfContent(lead, noon + 12 * 3_600_000)).not.toBe(key);
    expect(await keyOfContent({ ...lead, name: 'Kin' }, noon)).not.toBe(key);
  });

  it('is no key that a client could choose', async () => {
    expect(idempotencyKeySchema.safeParse(await keyOfContent(lead, noon)).success).toBe(false);
  });
});
