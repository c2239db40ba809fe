/** Deploys what was built: `pnpm ship`, and `pnpm ship --first` when there is nothing yet to go back to. */
import { cloudflare } from './cloudflare.ts';
import { smokeDeployed } from './deploy-target.ts';
import { ship } from './ship-steps.ts';

try {
  const isFirst = process.argv.includes('--first');
  const isShipped = await ship({ cloudflare: cloudflare(''), smoke: smokeDeployed, say: console.log, isFirst });
  process.exit(isShipped ? 0 : 1);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
