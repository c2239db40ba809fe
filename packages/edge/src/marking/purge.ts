import { UNBOUND_PAGE_HOURS } from '@tutoring/domain/marking-limits';
import type { Env } from '../env';
import { GIVEN_UP, KEPT_LONG_ENOUGH } from './expiry';
import { deletePages } from './page-store';

const HOUR_MS = 3_600_000;
/** Pages of one run. R2 deletes up to 1,000 objects in one request. */
const BATCH = 500;

/**
 * Deletes the pages of leads that are gone, those that no lead named within a day, and those whose term is over. It makes
 * one request, or three if there are such pages.
 *
 * First it claims their rows, so that nobody can bind or send them again; then it deletes the objects; then the rows. If it stops
 * between, the next run goes on.
 */
export async function purgePages(env: Env, now: number): Promise<void> {
  if (!env.PAGES) return;
  const noPages = 'not exists (select 1 from marking_pages where marking_pages.reference = markings.reference)';
  const [, , claimed] = await env.DB.batch<{ key: string }>([
    // The lead stays as long as any other. What was returned still says that its family had a free page.
    env.DB.prepare(
      `update markings set work = null, delete_at = null, version = version + 1 where ${KEPT_LONG_ENOUGH} and ${noPages}`,
    ).bind(now),
    env.DB.prepare(`delete from markings where ${GIVEN_UP} and ${noPages}`).bind(now),
    env.DB.prepare(
      `update marking_pages set is_stored = 0, upload = 'deleted ' || key where key in (
         select key from marking_pages where reference is null and (is_bound or stored_at < ?1 - ${UNBOUND_PAGE_HOURS * HOUR_MS})
         union
         select key from marking_pages where reference in (select reference from markings where ${KEPT_LONG_ENOUGH})
         union
         select key from marking_pages where reference in (select reference from markings where ${GIVEN_UP})
         limit ${BATCH}) returning key`,
    ).bind(now),
  ]);
  await deletePages(
    env,
    (claimed?.results ?? []).map(({ key }) => key),
  );
}
