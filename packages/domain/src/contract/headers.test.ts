import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './headers';

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part): [string, string] => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  );

it('lets nothing come from elsewhere, unless the owner names it', () => {
  const policy = directives(contentSecurityPolicy({ coreCssHash: 'sha256-x' }));
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'sha256-x'",
    'connect-src': "'self'",
    'img-src': "'self' data:",
    'trusted-types': 'default',
  });
});

it('names Google’s places in the builds that have an identifier of Google’s, and the locator’s', () => {
  const policy = directives(
    contentSecurityPolicy({ coreCssHash: 'sha256-x', googleTag: true, locator: 'https://geo.example' }),
  );
  expect(policy['script-src']).toBe("'self' https://www.googletagmanager.com");
  expect(policy['connect-src']).toBe(
    "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://geo.example",
  );
  expect(policy['trusted-types']).toBe('default goog#html');
  expect(Object.values(policy).join(' ')).not.toContain('unsafe');
});
