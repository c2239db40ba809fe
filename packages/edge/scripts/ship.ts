/** Deploys the build: `pnpm ship`, `pnpm ship --first` for the first deploy, or `--dry-run`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloudflare } from './cloudflare.ts';
import { smokeDeployed, smokeFirst } from './deploy-target.ts';
import { dryRun, ship } from './ship-steps.ts';

try {
  const isFirst = process.argv.includes('--first');
  const say = console.log;
  if (process.argv.includes('--dry-run')) {
    bundle();
    say('\nWith an account, these would follow:\n');
    await ship({ ...dryRun(say), say, isFirst });
    process.exit(0);
  }
  const isShipped = await ship({
    cloudflare: cloudflare(''),
    smoke: isFirst ? smokeFirst : smokeDeployed,
    say,
    isFirst,
  });
  process.exit(isShipped ? 0 : 1);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

/** Bundles the Worker without deploying it. */
function bundle(): void {
  const folder = mkdtempSync(join(tmpdir(), 'ship-'));
  try {
    cloudflare('').run('deploy', '--dry-run', '--outdir', folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
