import type { MarkingList } from '@tutoring/domain/marking';
import type { Context } from 'hono';
import { marking } from '../../business';
import { pageImage } from '../../marking/page-image';
import type { OwnerEnv } from '../only-owner';
import { LINE_COLUMNS, lineOf, readMarking, type LineRow } from './read';

type C = Context<OwnerEnv>;

/** Most markings of each kind in the list: more than `waitingMax` wait only if the owner has lowered it. */
const LISTED_MAX = 100;

/** `GET /api/owner/marking`: those that wait, the oldest first, then those that were returned, the newest first. */
export async function listMarkings(c: C): Promise<Response> {
  const of = (rest: string) =>
    c.env.DB.prepare(
      `select ${LINE_COLUMNS} from markings join leads using (reference) where status <> 'spam' and ${rest} limit ${LISTED_MAX}`,
    );
  const lists = await c.env.DB.batch<LineRow>([
    // A request whose pages are deleted already can't be marked any more.
    of('returned_at is null and pages > 0 order by markings.received_at, reference'),
    of('returned_at is not null order by returned_at desc, reference'),
  ]);
  const now = Date.now();
  const rows = lists.flatMap(({ results }) => results);
  const list: MarkingList = { markings: rows.map((row) => lineOf(row, now)), waitingMax: marking.waitingMax };
  return c.json(list);
}

/** `GET /api/owner/marking/:reference`. */
export async function showMarking(c: C): Promise<Response> {
  const detail = await readMarking(c.env, c.req.param('reference') ?? '');
  return detail ? c.json(detail) : c.json({ error: 'not_found' }, 404);
}

/** `GET /api/owner/marking/:reference/pages/:position`: the image of a page, only as a download or in an `img`. */
export async function showPage(c: C): Promise<Response> {
  const { reference = '', position = '' } = c.req.param();
  const image = await pageImage(c.env, reference, Number(position));
  if (!image) return c.json({ error: 'not_found' }, 404);
  image.headers.set('Content-Disposition', `attachment; filename="${reference}-${Number(position) + 1}.jpg"`);
  return image;
}
