import type { Lead } from '@tutoring/domain/lead';
import { uploadName } from './page-store';
import { WAITING } from './waiting';

/** Why a lead with pages is not stored: its pages are not there, its family had a free page, or too many wait. */
export type MarkingRefusal = 'pages' | 'already_marked' | 'full';

/** The pages of a lead, and what they are checked against: one JSON value of the statements below. */
export interface PagesToBind {
  /** {@link uploadName}. */
  upload: string;
  /** The hashes in order. */
  pages: readonly string[];
  /** Whose free page it is: see `leads.mailbox`. */
  mailbox: string | null;
  /** How many may wait. */
  waitingMax: number;
}

/** What {@link bindStatements} need of a lead; `undefined` if it has no pages. */
export async function pagesToBind(
  { upload, pages }: Pick<Lead, 'upload' | 'pages'>,
  mailbox: string | null,
  waitingMax: number,
): Promise<PagesToBind | undefined> {
  return upload && pages ? { upload: await uploadName(upload), pages, mailbox, waitingMax } : undefined;
}

// Conditions in SQL; ?1 is the JSON of PagesToBind.
const ARE_THERE = `
  (select count(*) from marking_pages where upload = ?1 ->> 'upload') = json_array_length(?1, '$.pages')
  and not exists (
    select 1 from json_each(?1, '$.pages') as asked
      left join marking_pages on upload = ?1 ->> 'upload' and position = asked.key and sha256 = asked.value
        and is_stored and not is_bound
    where marking_pages.key is null)`;
// Spam does not count: a machine could otherwise lock out a family.
const HAD_ONE = `
  exists (select 1 from markings join leads using (reference) where markings.mailbox = ?1 ->> 'mailbox' and status <> 'spam')`;
const ARE_FULL = `${WAITING} >= ?1 ->> 'waitingMax'`;

/** Whether a lead may be stored, in SQL: if it has no pages (?1 is null), or nothing refuses them. */
export const MAY_BIND = `(?1 is null or (${ARE_THERE} and not ${HAD_ONE} and not ${ARE_FULL}))`;

/** Why {@link MAY_BIND} is false; `undefined` if it is true. */
export async function refusalOf(db: D1Database, bind: PagesToBind): Promise<MarkingRefusal | undefined> {
  const row = await db
    .prepare(`select ${ARE_THERE} as are_there, ${HAD_ONE} as had_one, ${ARE_FULL} as are_full`)
    .bind(JSON.stringify(bind))
    .first<{ are_there: number; had_one: number; are_full: number }>();
  if (row?.had_one) return 'already_marked';
  if (row?.are_full) return 'full';
  return row?.are_there ? undefined : 'pages';
}

/** Stores the marking of a lead and gives it its pages, if this call stored the lead: it has this reference and key. */
export function bindStatements(
  db: D1Database,
  { lead, reference, key, bind, now }: { lead: Lead; reference: string; key: string; bind: PagesToBind; now: number },
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `insert into markings (reference, question, may_sample, mailbox, received_at)
         select reference, ?3, ?4, ?5, ?6 from leads where reference = ?1 and key = ?2 on conflict do nothing`,
      )
      .bind(reference, key, lead.question ?? '', lead.maySample ? 1 : 0, bind.mailbox, now),
    db
      .prepare(
        `update marking_pages set reference = ?1, is_bound = 1
         where upload = ?3 and not is_bound and exists (select 1 from leads where reference = ?1 and key = ?2)`,
      )
      .bind(reference, key, bind.upload),
  ];
}
