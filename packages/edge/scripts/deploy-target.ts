import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { smoke, type SmokeTarget } from './smoke-checks.ts';
import { edgeFolder } from './wrangler.ts';

/** The folder of the built site. */
export const builtSite = join(edgeFolder, '../../site/public');
const BRAND = join(edgeFolder, 'src/generated/brand.json');

/** The site's public address: `siteUrl` of brand.yaml. @throws {Error} before a build. */
export function siteAddress(): string {
  if (!existsSync(BRAND)) throw new Error('The site is not built yet, so its address is unknown. Run pnpm build.');
  return (JSON.parse(readFileSync(BRAND, 'utf8')) as { siteUrl: string }).siteUrl;
}

/** Milliseconds that a new host name and its certificate may take to work. */
const NEW_NAME_MS = 15 * 60_000;

/** Runs the smoke test against the deployed site. @param version The version that must answer. */
export const smokeDeployed = (version?: string): Promise<boolean> => smokeAt({ version });

/** Runs the smoke test after a first deploy, when the host name may not be known everywhere yet. */
export const smokeFirst = (): Promise<boolean> => smokeAt({ connectMs: NEW_NAME_MS });

const smokeAt = (target: Pick<SmokeTarget, 'version' | 'connectMs'>) =>
  smoke({ address: siteAddress(), folder: builtSite, key: process.env.SMOKE_KEY, ...target }, console.log);
