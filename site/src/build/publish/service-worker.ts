import { createHash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP, CONTACT } from '../../shared/paths';
import { SERVICE_WORKER, type Release } from '../../shared/service-worker';
import { HASH_LENGTH } from './hashed-file';
import { bundleWorker } from './assets/scripts';

/** Pages that everybody may want without a connection: home, tools and guides. */
const SAVED = /^\/(?:|(?:tools|learning)(?:\/.*)?)$/;

/**
 * Writes the service worker; or where it is switched off, one that takes itself and all that is saved away, also from
 * browsers that have it.
 * @param files What no page names and scripts may ask for.
 */
export async function writeWorker(
  site: string,
  paths: readonly string[],
  { isOn, files }: { isOn: boolean; files: readonly string[] },
): Promise<void> {
  const release: Release = {
    id: releaseId(site),
    pages: paths.filter((path) => SAVED.test(path)).sort(),
    pagesByLanguage: [CONTACT, APP],
    files,
    indexes: globSync('search-index-*.json', { cwd: join(site, 'public') })
      .sort()
      .map((file) => `/${file}`),
  };
  const code = await bundleWorker(site, isOn ? 'service-worker' : 'off', { RELEASE: JSON.stringify(release) });
  writeFileSync(join(site, 'public', SERVICE_WORKER), code);
}

/** Texts alone make no new release: pages come from the network while there is one. */
function releaseId(site: string): string {
  const files = globSync('public/assets/*.{js,css,woff2}', { cwd: site }).sort();
  return createHash('sha256').update(files.join()).digest('base64url').slice(0, HASH_LENGTH);
}
