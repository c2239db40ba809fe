/**
 * Uploads the build to an address of its own, which search engines may not index: `pnpm preview [name]`, by default named
 * after the branch, and `pnpm preview --first` once.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unstable_readConfig } from 'wrangler';
import { cloudflare } from './cloudflare.ts';
import { builtSite } from './deploy-target.ts';
import { preview, type PreviewSettings } from './preview-steps.ts';
import { smoke } from './smoke-checks.ts';
import { edgeFolder } from './wrangler.ts';

const ENVIRONMENT = 'preview';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { first: { type: 'boolean', default: false } },
});
try {
  const branch = positionals[0] ?? execFileSync('git', ['branch', '--show-current'], { encoding: 'utf8' }).trim();
  const config = join(edgeFolder, 'wrangler.jsonc');
  const settings = unstable_readConfig({ config, env: ENVIRONMENT }) as PreviewSettings;
  const address = preview(cloudflare(ENVIRONMENT), settings, { branch, isFirst: values.first });
  const isWell = await smoke({ address, folder: builtSite, key: process.env.SMOKE_KEY }, console.log);
  console.log(`The preview is at ${address}`);
  process.exit(isWell ? 0 : 1);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
