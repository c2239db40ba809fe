/**
 * Builds, checks and deploys the site: `pnpm ship`, and `pnpm ship --first` when there is nothing yet to go back to.
 * `pnpm ship --dry-run` does all that needs no account, says what is left to replace and goes on, and prints the commands
 * that would follow.
 */
import { spawnSync } from 'node:child_process';

const args = process.argv.slice(2);
const isDry = args.includes('--dry-run');

interface Step {
  command: readonly string[];
  /** What it finds does not end a dry run. */
  onlyTells?: boolean;
}

const STEPS: readonly Step[] = [
  { command: ['build'] },
  { command: ['launch-check'], onlyTells: true },
  { command: ['secrets'] },
  { command: ['run', 'sbom'] },
  { command: ['exec', 'node', 'packages/edge/scripts/ship.ts', ...args] },
];

for (const { command, onlyTells = false } of STEPS) {
  console.log(`\n=== pnpm ${command.join(' ')}\n`);
  const { status } = spawnSync('pnpm', command, { stdio: 'inherit' });
  if (status === 0) continue;
  if (!isDry || !onlyTells) process.exit(status ?? 1);
  console.log('\nA real deploy would end here. The dry run goes on.');
}
