import { createHash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP, CONTACT } from '../../shared/paths';
import { SERVICE_WORKER, type Release } from '../../shared/service-worker';
import { HASH_LENGTH } from './hashed-file';
import { bundleWorker } from './assets/scripts';

/** Pages that are saved for offline use: home, tools and guides. */
const SAVED_PAGE = /^\/(?:|(?:tools|learning)(?:\/.*)?)$/;

/**
 * Writes the service worker. If it is switched off, writes one that unregisters itself and deletes its caches.
 * @param files Files that scripts import and no page's HTML names.
 */
export async function writeWorker(
  site: string,
  paths: readonly string[],
  { isOn, files }: { isOn: boolean; files: readonly string[] },
): Promise<void> {
  const release: Release = {
    id: releaseId(site),
    pages: paths.filter((path) => SAVED_PAGE.test(path)).sort(),
    pagesByLanguage: [CONTACT, APP],
    files,
  };
  const code = await bundleWorker(site, isOn ? 'service-worker' : 'off', { RELEASE: JSON.stringify(release) });
  writeFileSync(join(site, 'public', SERVICE_WORKER), code);
}

/** Changed texts make no new release, because pages come from the network first. */
function releaseId(site: string): string {
  const files = globSync('public/assets/*.{js,css,woff2}', { cwd: site }).sort();
  return createHash('sha256').update(files.join()).digest('base64url').slice(0, HASH_LENGTH);
}
