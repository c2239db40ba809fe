import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanViolation,
  VIOLATION_LIMITS,
  VIOLATION_STATS_WINDOW_MS,
  violationDetails,
  type Violation,
} from './violation';

const VIOLATION: Violation = {
  type: 'csp-violation',
  details: 'img-src: https://evil.example/a.png in https://www.example.org/assets/boot-1a.js line 3',
  url: 'https://www.example.org/contact',
  referrer: 'https://www.example.org/',
  timestamp: '2026-11-23T12:00:00.000Z',
};
const clean = (change: Partial<Violation>) => cleanViolation({ ...VIOLATION, ...change });

it('counts violations over 24 hours, as the specification says', () => {
  expect(VIOLATION_STATS_WINDOW_MS).toBe(86_400_000);
});

it('describes the same violation alike', () => {
  expect(
    violationDetails('img-src', 'https://evil.example/a.png', 'https://www.example.org/assets/boot-1a.js', 3),
  ).toBe(VIOLATION.details);
  expect(violationDetails('script-src', 'inline')).toBe('script-src: inline');
  expect(violationDetails('camera')).toBe('camera');
});

describe('a clean violation', () => {
  it('stays unchanged', () => {
    expect(cleanViolation(VIOLATION)).toEqual(VIOLATION);
  });

  it.each([
    ['https://www.example.org/contact?email=anna%40example.org#form', 'https://www.example.org/contact'],
    ['https://anna:secret@www.example.org:8443/jp/en?a=1', 'https://www.example.org:8443/jp/en'],
    ['http://127.0.0.1:8787/contact?x', 'http://127.0.0.1:8787/contact'],
    ['wss://live.example/socket?token=1', 'wss://live.example/socket'],
    ['https://crm.example/people/anna@example.org/2', 'https://crm.example/people/[removed]/2'],
    ['https://crm.example/people/anna%40example.org', 'https://crm.example/people/[removed]'],
    ['https://crm.example/call/416%20555%200199', 'https://crm.example/call/[removed]'],
    ['data:text/html,<p>Anna says hello</p>', 'data:'],
    ['blob:https://www.example.org/8f0a7c1e-anna', 'blob:'],
    ['javascript:alert("Anna Meier")', 'javascript:'],
    ['mailto:anna', 'mailto:'],
    ['chrome-extension://abcdef/inject.js?user=anna', 'chrome-extension:'],
    ['/contact?email=anna', '/contact'],
    ['/contact#anna', '/contact'],
    ['https://www.example.org/a b?email=anna', 'https://www.example.org/a b'],
    ['about:blank', 'about:blank'],
    ['https://', '[removed]'],
    ['', ''],
  ])('reduces %s, as page, as referrer and within details, to %s', (address, expected) => {
    expect(clean({ url: address, referrer: address })).toMatchObject({ url: expected, referrer: expected });
    expect(clean({ details: `img-src: ${address}` }).details).toBe(`img-src: ${expected}`.trim());
  });

  it.each([
    ["Refused to load 'https://evil.example/a.js?u=anna' now", "Refused to load 'https://evil.example/a.js now"],
    ['two: https://a.example/1?a and https://b.example/2#b', 'two: https://a.example/1 and https://b.example/2'],
    ['window to anna@example.org, +1 (416) 555-0199', 'window to [removed] [removed]'],
    ['trusted-types: goog#html', 'trusted-types: goog#html'],
    ["script-src 'self' data: blob:", "script-src 'self' data: blob:"],
    ['no\nLead L-2345-6789: parent\u001B[31m\u202E', 'no Lead L-[removed]: parent [31m'],
  ])('writes %j as %j', (details, expected) => {
    expect(clean({ details }).details).toBe(expected);
  });

  it('always has a type', () => {
    expect(clean({ type: '\u0000' }).type).toBe('unknown');
    expect(clean({ type: 'anna@example.org' }).type).toBe('[removed]');
  });

  it('cuts long fields', () => {
    // Quadratic work would exceed the time limit of the test.
    const long = 'a'.repeat(1_000_000);
    const kept = clean({
      type: long,
      details: long,
      url: `https://a.example/${long}`,
      referrer: long,
      timestamp: long,
    });
    for (const [field, max] of Object.entries(VIOLATION_LIMITS))
      expect(kept[field as keyof Violation].length, field).toBeLessThanOrEqual(max);
  });

  it('never contains a query, a fragment or an e-mail address', () => {
    const address = fc.webUrl({ withQueryParameters: true, withFragments: true, size: 'small' });
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(address, fc.emailAddress({ size: 'small' }), text, (url, email, around) => {
        const asked = `${url.split(/[?#]/)[0]}?name=annameier&email=${encodeURIComponent(email)}#annameier`;
        const kept = clean({ url: asked, referrer: asked, details: `${around} ${email} ${asked}` });
        const all = kept.details + kept.url + kept.referrer;
        expect(all).not.toMatch(/annameier|@|%40|[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
        expect(kept.url + kept.referrer).not.toMatch(/[?#]/);
        // Cleaning twice changes nothing: the edge cleans what the page has cleaned.
        expect(clean({ url: kept.url }).url).toBe(kept.url);
      }),
    );
  });
});

it('leaves the token of a private link out', () => {
  const url = `https://a.example/marked/${'0a'.repeat(16)}.${'f1'.repeat(32)}`;
  const violation = { type: 'csp', details: '', url, referrer: url, timestamp: '2026-11-27T00:00:00.000Z' };
  expect(cleanViolation(violation)).toMatchObject({
    url: 'https://a.example/marked',
    referrer: 'https://a.example/marked',
  });
});
