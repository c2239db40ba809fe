import type { StoredPages } from '@tutoring/domain/marking';
import { checkpoint } from '../checkpoint';
import type { Env } from '../env';
import { toHex } from '../lib/hmac';
import { logTask } from '../lib/log-error';
import { sha256 } from '../lib/sha256';
import type { CleanPicture } from './clean-jpeg';

/** Where pages are in the bucket. */
export const PAGE_PREFIX = 'pages/';
const KEY_BYTES = 16;
/** How often a page is stored again because another request for its position came between. */
const TRIES = 3;

/** The name of an upload in the database: the hash of its key, which alone lets one add to it. */
export const uploadName = (key: string) => sha256(`upload ${key}`);

/** Who sent a page, and what. */
export interface NewPage extends CleanPicture {
  /** {@link uploadName}. */
  upload: string;
  position: number;
  /** The hash of what was sent, from which the stored bytes may differ. */
  sha256: string;
}

interface PageRow {
  key: string;
  sha256: string;
  is_stored: number;
  is_bound: number;
}

export type StorePageResult = 'stored' | 'bound';

/**
 * Stores a page: first its row, then its object, then that the object is there. So no object is without a row, wherever this
 * stops. Another page at its position is replaced, and the same page is stored once.
 * @returns `bound` if the pages of this upload belong to a lead.
 */
export async function storePage(env: Env & { PAGES: R2Bucket }, page: NewPage, now: number): Promise<StorePageResult> {
  const { DB: db, PAGES: bucket } = env;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await readUpload(db, page.upload);
    if (before.some(({ is_bound }) => is_bound)) return 'bound';
    const present = before.find(({ position }) => position === page.position);
    const isSame = present?.sha256 === page.sha256;
    if (isSame && present.is_stored) return 'stored';
    const key = isSame ? present.key : newKey();
    if (!isSame && !(await writeRow(db, page, key, present?.key, now))) continue;
    await checkpoint(env, 'page');
    await bucket.put(key, page.bytes, { httpMetadata: { contentType: 'image/jpeg' } });
    await checkpoint(env, 'page-object');
    await db.prepare('update marking_pages set is_stored = 1 where key = ?1').bind(key).run();
    await checkpoint(env, 'page-stored');
    // An unfinished one may still be on its way: the purge deletes it.
    if (!isSame && present?.is_stored) await logTask('Deleting a replaced page', () => deletePages(env, [present.key]));
    return 'stored';
  }
  throw new Error('Too many requests for one page at once.');
}

/** The pages of an upload that have arrived, in order. */
export async function arrivedPages(db: D1Database, upload: string): Promise<StoredPages> {
  const pages = (await readUpload(db, upload)).filter(({ is_stored }) => is_stored);
  return { pages: pages.map(({ position, sha256: hash }) => ({ position, sha256: hash })) };
}

/** Deletes objects, then their rows. */
export async function deletePages(env: Env, keys: readonly string[]): Promise<void> {
  const { DB: db, PAGES: bucket } = env;
  if (!bucket || keys.length === 0) return;
  await checkpoint(env, 'purge');
  await bucket.delete([...keys]);
  await checkpoint(env, 'purge-object');
  await db
    .prepare('delete from marking_pages where key in (select value from json_each(?1))')
    .bind(JSON.stringify(keys))
    .run();
}

async function readUpload(db: D1Database, upload: string): Promise<(PageRow & { position: number })[]> {
  const { results } = await db
    .prepare('select key, position, sha256, is_stored, is_bound from marking_pages where upload = ?1 order by position')
    .bind(upload)
    .all<PageRow & { position: number }>();
  return results;
}

/**
 * Writes the row of a page that has no object yet. The row at its position, if any, stays until its object is deleted, under a
 * name that no upload has.
 * @returns Whether it was written: not if another request was faster.
 */
async function writeRow(db: D1Database, page: NewPage, key: string, old: string | undefined, now: number) {
  const { upload, position, width, height, bytes } = page;
  const [, inserted] = await db.batch([
    db
      .prepare("update marking_pages set upload = 'replaced ' || key where key = ?1 and upload = ?2 and not is_bound")
      .bind(old ?? '', upload),
    db
      .prepare(
        `insert into marking_pages (key, upload, position, sha256, width, height, bytes, stored_at)
         select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
         where not exists (select 1 from marking_pages where upload = ?2 and is_bound) on conflict do nothing`,
      )
      .bind(key, upload, position, page.sha256, width, height, bytes.length, now),
  ]);
  if (inserted?.meta.changes) return true;
  // A retried statement finds the row of its own first attempt.
  const own = await db.prepare('select 1 as it from marking_pages where key = ?1').bind(key).first();
  return own !== null;
}

function newKey(): string {
  return PAGE_PREFIX + toHex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)).buffer);
}
