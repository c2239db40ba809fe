/** Rolls back to the previous version, or to a named one: `pnpm rollback [version-id]`. */
import { cloudflare } from './cloudflare.ts';
import { smokeDeployed } from './deploy-target.ts';
import { rollback } from './rollback-steps.ts';

try {
  process.exit((await rollback(cloudflare(''), smokeDeployed, process.argv[2])) ? 0 : 1);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
