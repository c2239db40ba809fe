/**
 * Builds, checks and deploys the site: `pnpm ship`. The first deploy is `pnpm ship --first`, because there is no version to
 * roll back to. `pnpm ship --dry-run` needs no account: it runs all steps before the deploy, continues if the launch check
 * fails, and prints the commands of the deploy.
 */
import { spawnSync } from 'node:child_process';

const args = process.argv.slice(2);
const isDry = args.includes('--dry-run');

interface Step {
  command: readonly string[];
  /** Whether a dry run continues if the step fails. @default false */
  mayFailInDryRun?: boolean;
}

const STEPS: readonly Step[] = [
  { command: ['build'] },
  { command: ['launch-check'], mayFailInDryRun: true },
  { command: ['secrets'] },
  { command: ['run', 'sbom'] },
  { command: ['exec', 'node', 'packages/edge/scripts/ship.ts', ...args] },
];

for (const { command, mayFailInDryRun = false } of STEPS) {
  console.log(`\n=== pnpm ${command.join(' ')}\n`);
  const { status } = spawnSync('pnpm', command, { stdio: 'inherit' });
  if (status === 0) continue;
  if (!isDry || !mayFailInDryRun) process.exit(status ?? 1);
  console.log('\nA real deploy would stop here. The dry run continues.');
}
