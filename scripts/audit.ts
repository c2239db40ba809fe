/** Asks the registry for advisories on everything that a visitor, or a consumer of the library, can meet. */
import { spawnSync } from 'node:child_process';
import { verdictOf } from './audit-findings.ts';

/** Whose production dependencies people meet. */
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
// Whether the registry answers is not for a change to mend: that is said, and does not fail it.
process.exit(verdict.kind === 'clean' || verdict.kind === 'not asked' ? 0 : 1);
