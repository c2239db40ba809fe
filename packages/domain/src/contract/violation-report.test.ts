import { describe, expect, it } from 'vitest';
import { readViolations, VIOLATIONS_MAX } from './violation-report';

const NOW = Date.parse('2026-11-23T12:00:00.000Z');
const JSON_TYPE = 'application/json';
const CSP = 'application/csp-report';
const REPORTS = 'application/reports+json';

const OURS = {
  type: 'message-origin',
  details: 'https://evil.example/',
  url: 'https://www.example.org/contact?a=1',
  referrer: '',
  timestamp: '2026-11-23T11:59:00.000Z',
};

// As Chromium 156 sends it.
const CSP_REPORT = {
  'csp-report': {
    'document-uri': 'https://www.example.org/contact?q=anna',
    referrer: 'https://search.example/?q=anna',
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'original-policy': "default-src 'none'; img-src 'none'; report-uri /api/violations",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.example/a?b=anna%40example.org',
    'line-number': 1,
    'column-number': 101,
    'source-file': 'https://www.example.org/contact',
    'status-code': 200,
    'script-sample': 'var name = "Anna"',
  },
};
const BODY = {
  blockedURL: 'https://evil.example/a?b=anna%40example.org',
  columnNumber: 101,
  disposition: 'enforce',
  documentURL: 'https://www.example.org/contact?q=anna',
  effectiveDirective: 'img-src',
  lineNumber: 1,
  originalPolicy: "default-src 'none'",
  referrer: 'https://search.example/?q=anna',
  sample: 'var name = "Anna"',
  sourceFile: 'https://www.example.org/contact',
  statusCode: 200,
};
const REPORT = {
  age: 1000,
  type: 'csp-violation',
  url: 'https://www.example.org/contact?q=anna',
  user_agent: 'Anna’s Browser',
  body: BODY,
};

const READ = {
  type: 'csp-violation',
  details: 'img-src: https://evil.example/a in https://www.example.org/contact line 1',
  url: 'https://www.example.org/contact',
  referrer: 'https://search.example/',
  timestamp: '2026-11-23T12:00:00.000Z',
};

const read = (type: string, body: unknown) => readViolations(type, body, NOW);

it('reads and cleans our pages’ reports', () => {
  expect(read(JSON_TYPE, OURS)).toEqual([{ ...OURS, url: 'https://www.example.org/contact' }]);
});

it('reads both browser formats of a violation alike, without anything about the visitor', () => {
  expect(read(CSP, CSP_REPORT)).toEqual([READ]);
  expect(read(REPORTS, [REPORT])).toEqual([{ ...READ, timestamp: '2026-11-23T11:59:59.000Z' }]);
});

it.each([
  ['an older name', { 'document-uri': 'https://a.example/', 'violated-directive': "img-src 'self' data:" }, 'img-src'],
  ['neither name', { 'document-uri': 'https://a.example/', 'blocked-uri': 'inline' }, 'unknown: inline'],
])('reads a report with %s', (_, report, details) => {
  expect(read(CSP, { 'csp-report': report })).toMatchObject([{ details }]);
});

it.each([
  ['permissions-policy-violation', { policyId: 'camera', sourceFile: null, lineNumber: null }, 'camera'],
  ['permissions-policy-violation', { featureId: 'camera', message: 'of Anna' }, 'camera'],
  [
    'integrity-violation',
    { destination: 'script', blockedURL: 'https://a.example/b.js?c' },
    'script: https://a.example/b.js',
  ],
  ['document-policy-violation', {}, 'unknown'],
])('reads a %s', (type, body, details) => {
  expect(read(REPORTS, [{ ...REPORT, type, body }])).toMatchObject([{ type, details }]);
});

it('ignores unknown reports, and reads the others', () => {
  const strange = [null, 7, {}, { ...REPORT, type: 'deprecation' }, { ...REPORT, url: 7 }, { ...REPORT, body: null }];
  expect(read(REPORTS, [...strange, REPORT])).toHaveLength(1);
  expect(read(REPORTS, strange)).toEqual([]);
});

it('reads at most twenty reports', () => {
  expect(read(REPORTS, Array(VIOLATIONS_MAX + 1).fill(REPORT))).toHaveLength(VIOLATIONS_MAX);
});

it('accepts an age beyond the epoch', () => {
  expect(read(REPORTS, [{ ...REPORT, age: 1e300 }])).toMatchObject([{ timestamp: '1970-01-01T00:00:00.000Z' }]);
});

describe('rejects', () => {
  it.each([
    ['nothing', JSON_TYPE, undefined],
    ['another field', JSON_TYPE, { ...OURS, visitor: 'anna' }],
    ['a missing field', JSON_TYPE, { ...OURS, url: undefined }],
    ['an empty type', JSON_TYPE, { ...OURS, type: '' }],
    ['too long a text', JSON_TYPE, { ...OURS, details: 'x'.repeat(301) }],
    ['another time', JSON_TYPE, { ...OURS, timestamp: 'yesterday' }],
    ['a report of a policy without its frame', CSP, CSP_REPORT['csp-report']],
    ['a report of a policy without its page', CSP, { 'csp-report': {} }],
    ['one report alone', REPORTS, REPORT],
    ['nothing at all', REPORTS, undefined],
  ])('%s', (_, type, body) => {
    expect(read(type, body)).toBeUndefined();
  });
});
