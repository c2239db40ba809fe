import type { Env } from '../env';
import { sha256 } from '../lib/sha256';
import { utcDay } from '../lib/time-text';
import { isWithin } from '../request/limit';
import type { Sender } from '../request/sender';
import { isPageWithinDay } from './daily-pages';
import { arrivedPages, storePage, uploadName } from './page-store';
import type { PhotoForm } from './photo-form';

/** The upload key of a form sent without JavaScript: the same form on the same day (UTC) is the same upload. */
export function uploadOfForm({ values, photos }: PhotoForm, now: number): Promise<string> {
  return sha256(JSON.stringify([utcDay(now), values, photos.map((photo) => photo.sha256)]));
}

/**
 * Stores the photos of a form under its upload key. Sent again, they are not counted again.
 * @returns `busy` or `daily` if the sender exceeds a limit.
 */
export async function storePhotos(
  env: Env & { PAGES: R2Bucket },
  sender: Sender,
  { photos, key, now }: Pick<PhotoForm, 'photos'> & { key: string; now: number },
): Promise<'stored' | 'busy' | 'daily'> {
  if (!(await isWithin(env, 'PAGE_LIMIT', sender.household))) return 'busy';
  if (sender.network && !(await isWithin(env, 'PAGE_NETWORK_LIMIT', sender.network))) return 'busy';
  const upload = await uploadName(key);
  const { pages } = await arrivedPages(env.DB, upload);
  for (const [position, photo] of photos.entries()) {
    if (pages.some((page) => page.position === position)) continue;
    if (!(await isPageWithinDay(env.DB, sender, photo.bytes.length, now))) return 'daily';
    // `bound`: the form was sent before, and its lead is known.
    await storePage(env, { ...photo, upload, position }, now);
  }
  return 'stored';
}
