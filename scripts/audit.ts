/** Asks the registry for advisories on all code that reaches visitors or consumers of the library. */
import { spawnSync } from 'node:child_process';
import { verdictOf } from './audit-findings.ts';

/** The packages whose production dependencies reach people. */
const SHIPPED = ['domain', 'ui', 'edge', 'site'];

const { status, stdout, stderr, error } = spawnSync(
  'pnpm',
  [
    ...SHIPPED.flatMap((name) => ['--filter', `@tutoring/${name}`]),
    'audit',
    '--prod',
    '--json',
    '--audit-level',
    'moderate',
  ],
  { encoding: 'utf8', maxBuffer: 100_000_000 },
);
const verdict = verdictOf({ status, stdout: stdout ?? '', stderr: error ? error.message : stderr });
console.log(verdict.says);
// No change can fix a registry that does not answer, so that is printed and does not fail.
process.exit(verdict.kind === 'clean' || verdict.kind === 'not asked' ? 0 : 1);
