import { expect, it } from 'vitest';
import { verdictOf } from './audit-findings';

/** An answer of pnpm 12, recorded with a local registry and shortened. */
const report = (...paths: string[]) => ({
  status: 1,
  stdout: JSON.stringify({
    advisories: {
      'GHSA-aaaa-bbbb-cccc': {
        findings: [{ version: '4.13.19', paths }],
        module_name: 'hono',
        severity: 'high',
        title: 'A hole',
        url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
        patched_versions: '>=5',
        github_advisory_id: 'GHSA-aaaa-bbbb-cccc',
      },
    },
    metadata: {},
  }),
  stderr: '',
});

it('fails on an advisory for code that reaches people, and says how to fix it', () => {
  const { kind, says } = verdictOf(report('site>gatsby>hono', 'packages__edge>hono'));
  expect(kind).toBe('findings');
  expect(says).toContain('high: hono (packages__edge>hono): A hole');
  expect(says).toContain('fixed in >=5');
  expect(says).toContain('pnpm-workspace.yaml');
});

it('accepts and counts advisories for build-only dependencies', () => {
  const verdict = verdictOf(report('site>gatsby>hono'));
  expect([verdict.kind, verdict.says]).toEqual(['clean', expect.stringContaining('1 more affect build tools only')]);
  // A name with the same beginning is another dependency.
  expect(verdictOf(report('site>gatsby-link>hono')).kind).toBe('findings');
});

it('passes without advisories', () => {
  expect(verdictOf({ status: 0, stdout: '{"advisories":{},"metadata":{}}', stderr: '' }).kind).toBe('clean');
});

it.each([
  'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint (at https://registry.npmjs.org/-/npm/v1/security/\n  │ advisories/bulk) responded with 405:',
  'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × Failed to request the audit endpoint (at http://127.0.0.1:4998/-/npm/v1/',
])('says that nothing is known where the registry does not answer', (stderr) => {
  const { kind, says } = verdictOf({ status: 1, stdout: '', stderr });
  expect([kind, says]).toEqual(['not asked', expect.stringContaining('NOT AUDITED')]);
});

it.each(['spawn pnpm ENOENT', 'ERR_PNPM_AUDIT_NO_LOCKFILE No pnpm-lock.yaml found'])(
  'fails when the audit itself is broken: %s',
  (stderr) => expect(verdictOf({ status: null, stdout: '', stderr }).kind).toBe('broken'),
);
