import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { smoke } from './smoke-checks.ts';
import { edgeFolder } from './wrangler.ts';

/** The site as it was built. */
export const builtSite = join(edgeFolder, '../../site/public');
const BRAND = join(edgeFolder, 'src/generated/brand.json');

/** Where the site is for visitors: `siteUrl` of brand.yaml. @throws {Error} when nothing was built. */
export function siteAddress(): string {
  if (!existsSync(BRAND)) throw new Error('The site is not built yet, so its address is not known. Run pnpm build.');
  return (JSON.parse(readFileSync(BRAND, 'utf8')) as { siteUrl: string }).siteUrl;
}

/** The smoke test against the deployed site. @param version The upload that must answer. */
export const smokeDeployed = (version?: string): Promise<boolean> =>
  smoke({ address: siteAddress(), folder: builtSite, version, key: process.env.SMOKE_KEY }, console.log);
