import { describe, expect, it } from 'vitest';
import { policySourcesOf, type CompanySettings } from './companies';
import { contentSecurityPolicy, embedHeaders, securityHeaders } from './headers';
import { NOBODY } from './named.test-data';

const policyOf = (named: Partial<CompanySettings>) =>
  contentSecurityPolicy({ inlineStyles: ['sha256-x'], others: policySourcesOf({ ...NOBODY, ...named }) });

// The complete policy, written by hand, so that every change is deliberate.
it('allows no third parties by default', () => {
  const own =
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-x'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self'; frame-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'; trusted-types default";
  expect(policyOf({})).toBe(own);
  expect(contentSecurityPolicy({ inlineStyles: ['sha256-x'] })).toBe(own);
});

it('allows inline scripts by hash only', () => {
  expect(contentSecurityPolicy({ inlineStyles: [], inlineScripts: ['sha256-y'] })).toContain(
    "; script-src 'self' 'sha256-y'; ",
  );
});

it('allows Google’s origins in builds with a Google id', () => {
  const withGoogle =
    "default-src 'none'; script-src 'self' https://www.googletagmanager.com; style-src 'self' 'sha256-x'; " +
    "img-src 'self' data: https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com; " +
    "font-src 'self'; " +
    "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com; " +
    "frame-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'; trusted-types default goog#html dompurify";
  expect(policyOf({ gtag: 'G-1' })).toBe(withGoogle);
  expect(policyOf({ gtm: 'GTM-1' })).toBe(withGoogle);
});

it('allows the locator’s origin, after Google’s', () => {
  expect(policyOf({ locator: 'https://geo.example/json' })).toContain("; connect-src 'self' https://geo.example; ");
  expect(policyOf({ gtag: 'G-1', locator: 'https://geo.example/json' })).toContain(
    ' https://*.analytics.google.com https://geo.example; frame-src',
  );
});

it('allows frames of its own, and of others only if a third party needs them', () => {
  const policy = contentSecurityPolicy({
    inlineStyles: ['sha256-x'],
    others: { 'frame-src': ['https://chat.example'] },
  });
  expect(policy).toContain("connect-src 'self'; frame-src 'self' https://chat.example; manifest-src");
});

it('lets any site frame an embed, which connects to nothing and sends no form', () => {
  expect(embedHeaders({ inlineStyles: ['sha256-x'], inlineScripts: ['sha256-y'], violationEndpoint: '/v' })).toEqual({
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self' 'sha256-y'; style-src 'self' 'sha256-x'; img-src 'self' data:; " +
      "font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
    'X-Frame-Options': null,
    'Reporting-Endpoints': null,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Speculation-Rules': null,
  });
});

describe('the violation endpoint', () => {
  it('is unset by default', () => {
    for (const violationEndpoint of [undefined, '']) {
      const headers = securityHeaders({ inlineStyles: [], violationEndpoint });
      expect(headers).not.toHaveProperty('Reporting-Endpoints');
      expect(headers['Content-Security-Policy']).not.toContain('report');
    }
  });

  it.each(['/api/violations', 'https://reports.example/in?key=1'])(
    'is %s, for old browsers and for new',
    (endpoint) => {
      const headers = securityHeaders({ inlineStyles: [], violationEndpoint: endpoint });
      expect(headers['Content-Security-Policy']).toMatch(
        /; trusted-types default; report-uri (\S+); report-to violations$/,
      );
      expect(headers['Content-Security-Policy']).toContain(`report-uri ${endpoint};`);
      expect(headers['Reporting-Endpoints']).toBe(`violations="${endpoint}"`);
    },
  );
});
