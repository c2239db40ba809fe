import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { smoke, type SmokeTarget } from './smoke-checks.ts';
import { edgeFolder } from './wrangler.ts';

/** The site as it was built. */
export const builtSite = join(edgeFolder, '../../site/public');
const BRAND = join(edgeFolder, 'src/generated/brand.json');

/** Where the site is for visitors: `siteUrl` of brand.yaml. @throws {Error} when nothing was built. */
export function siteAddress(): string {
  if (!existsSync(BRAND)) throw new Error('The site is not built yet, so its address is not known. Run pnpm build.');
  return (JSON.parse(readFileSync(BRAND, 'utf8')) as { siteUrl: string }).siteUrl;
}

/** Milliseconds that a new name and its certificate may take to work. */
const NEW_NAME_MS = 15 * 60_000;

/** The smoke test against the deployed site. @param version The upload that must answer. */
export const smokeDeployed = (version?: string): Promise<boolean> => smokeAt({ version });

/** The same after a first deploy: the site's name may not be known everywhere yet. */
export const smokeFirst = (): Promise<boolean> => smokeAt({ connectMs: NEW_NAME_MS });

const smokeAt = (target: Pick<SmokeTarget, 'version' | 'connectMs'>) =>
  smoke({ address: siteAddress(), folder: builtSite, key: process.env.SMOKE_KEY, ...target }, console.log);
