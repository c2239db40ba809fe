import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** The content of each inline script or style. */
const INLINE = {
  script: /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
};

function hashesOf(kind: keyof typeof INLINE, html: string): string {
  const hashes = [...html.matchAll(INLINE[kind])].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)].join(' ');
}

/** The policy that the README gives. */
function documentedPolicy(): string {
  const readme = readFileSync(join(import.meta.dirname, '../../packages/ui/README.md'), 'utf8');
  const [, policy] = /^Content-Security-Policy: (.*)$/m.exec(readme) ?? [];
  if (!policy) throw new Error('packages/ui/README.md gives no Content-Security-Policy.');
  return policy;
}

/**
 * Serves all documents of an app with the README's Content-Security-Policy, and the hashes of the inline scripts and styles
 * that its framework has written.
 * @param options `trustedTypes`: whether the framework's own scripts work with Trusted Types.
 */
export async function enforceStrictPolicy(
  page: Page,
  origin: string,
  { trustedTypes }: { trustedTypes: boolean },
): Promise<void> {
  const whole = documentedPolicy();
  const policy = trustedTypes ? whole : whole.slice(0, whole.indexOf('; require-trusted-types-for'));
  await page.route(`${origin}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const withHashes = policy
      .replace("script-src 'self'", `$& ${hashesOf('script', html)}`)
      .replace("style-src 'self'", `$& ${hashesOf('style', html)}`);
    return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': withHashes } });
  });
}
