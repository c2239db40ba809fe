import { addressIn, LANGUAGES } from '@tutoring/domain/languages';
import { createHash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP, CONTACT } from '../../shared/paths';
import { SERVICE_WORKER, type Release } from '../../shared/service-worker';
import { HASH_LENGTH } from './hashed-file';
import { bundleWorker } from './assets/scripts';

/** Pages that are saved for offline use: home, tools and guides. */
const SAVED_PAGE = /^\/(?:|(?:tools|learning)(?:\/.*)?)$/;

/** The language at the end of a translation's address. */
const TRANSLATION = new RegExp(`/(?:${LANGUAGES.join('|').toLowerCase()})$`);

/**
 * Writes the service worker. If it is switched off, writes one that unregisters itself and deletes its caches.
 * @param files Files that scripts import and no page's HTML names.
 */
export async function writeWorker(
  site: string,
  paths: readonly string[],
  { isOn, files }: { isOn: boolean; files: readonly string[] },
): Promise<void> {
  const known = new Set(paths);
  const isTranslated = (path: string) => LANGUAGES.every((language) => known.has(addressIn(path, language)));
  // Translations are saved by the address of the English page.
  const saved = paths.filter((path) => SAVED_PAGE.test(path) && !TRANSLATION.test(path)).sort();
  const release: Release = {
    id: releaseId(site),
    pages: saved.filter((path) => !isTranslated(path)),
    pagesByLanguage: [CONTACT, APP, ...saved.filter(isTranslated)],
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
