import { answerDue } from '@tutoring/domain/answer-time';
import { referencePattern } from '@tutoring/domain/lead-limits';
import type { MarkedWork, MarkingDetail, MarkingLine, MarkingRecord, ReturnMail } from '@tutoring/domain/marking';
import { business, promiseFor, unansweredMinorDays } from '../../business';
import type { Env } from '../../env';
import { deleteAt } from '../../leads/expiry';
import { PAGES_DELETED_AT } from '../../marking/expiry';
import { linkPath } from '../../marking/link';
import { answerAddress, isMinorAt } from '../../leads/recipient';

type LinkEnv = Pick<Env, 'DB' | 'LINK_KEY'>;

/** What a list knows of a marking, in SQL. */
export const LINE_COLUMNS = `
  markings.reference, markings.received_at, name, role, programme, json_extract(details, '$.subjects') as subjects,
  (select count(*) from marking_pages where marking_pages.reference = markings.reference) as pages,
  work is not null as is_begun, locked_by, locked_until, returned_at, link_expires_at, link_revoked_at, mailed_at,
  mail_due_at, mail_attempts, mail_error,
  sample_withdrawn_at`;

/** The columns of {@link LINE_COLUMNS}. */
export interface LineRow {
  reference: string;
  received_at: number;
  name: string;
  role: string;
  programme: string;
  subjects: string | null;
  pages: number;
  is_begun: number;
  locked_by: string | null;
  locked_until: number | null;
  returned_at: number | null;
  link_expires_at: number | null;
  link_revoked_at: number | null;
  mailed_at: number | null;
  mail_due_at: number | null;
  mail_attempts: number;
  mail_error: string | null;
  sample_withdrawn_at: number | null;
}

interface Row extends LineRow {
  email: string;
  message: string;
  question: string;
  details: string;
  region: string | null;
  may_sample: number;
  work: string | null;
  version: number;
  returned_by: string | null;
  link_nonce: string | null;
  delete_at: number | null;
}

const NOTHING: MarkedWork = { marks: [], grade: '', comment: '' };

/** Reads a marking; `undefined` if there is none, or if its lead is spam. */
export async function readMarking(env: LinkEnv, reference: string): Promise<MarkingDetail | undefined> {
  if (!referencePattern.test(reference)) return undefined;
  const [markings, pages] = await env.DB.batch([
    env.DB.prepare(
      `select ${LINE_COLUMNS}, email, message, question, details, region,
           may_sample and sample_withdrawn_at is null as may_sample, work, markings.version, returned_by, link_nonce,
           min(${PAGES_DELETED_AT}, coalesce(leads_delete_at, ${PAGES_DELETED_AT})) as delete_at
         from markings join (select *, ${deleteAt(unansweredMinorDays)} as leads_delete_at from leads) as leads using (reference)
         where reference = ?1 and status <> 'spam'`,
    ).bind(reference),
    env.DB.prepare('select width, height from marking_pages where reference = ?1 order by position').bind(reference),
  ]);
  const [row] = (markings?.results ?? []) as Row[];
  if (!row) return undefined;
  return { marking: recordOf(row, (pages?.results ?? []) as MarkingRecord['sizes'], await pathOf(env, row)) };
}

/** The path of the private link of a row; `null` if it works no longer. */
async function pathOf(env: LinkEnv, { link_nonce, link_expires_at, link_revoked_at }: Row): Promise<string | null> {
  const works = link_revoked_at === null && link_expires_at !== null && link_expires_at > Date.now();
  return works && link_nonce !== null ? linkPath(env, link_nonce, link_expires_at) : null;
}

function recordOf(row: Row, sizes: MarkingRecord['sizes'], path: string | null): MarkingRecord {
  const details = JSON.parse(row.details) as { age?: string; guardianEmail?: string; language?: string };
  const isMinor = isMinorAt(row.region, { role: row.role, age: details.age });
  return {
    ...lineOf(row, Date.now()),
    message: row.message,
    question: row.question,
    age: details.age,
    language: details.language,
    maySample: row.may_sample === 1,
    sizes,
    answerTo: answerAddress({ ...details, email: row.email }, isMinor) ?? null,
    work: row.work === null ? NOTHING : (JSON.parse(row.work) as MarkedWork),
    version: row.version,
    returned:
      row.returned_at === null
        ? null
        : {
            at: iso(row.returned_at),
            by: row.returned_by ?? '',
            path,
            linkExpiresAt: iso(row.link_expires_at ?? row.returned_at),
            linkRevokedAt: isoOrNull(row.link_revoked_at),
          },
    deleteAt: isoOrNull(row.delete_at),
  };
}

/** A line of the list. A lock that has ended is none. */
export function lineOf(row: LineRow, now: number): MarkingLine {
  const { reference, received_at, name, role, programme, subjects, pages, is_begun, returned_at } = row;
  const { locked_by: by, locked_until: until, link_expires_at, link_revoked_at, sample_withdrawn_at } = row;
  return {
    reference,
    receivedAt: iso(received_at),
    dueAt: iso(answerDue(received_at, promiseFor(business, true))),
    name,
    role,
    programme,
    ...(subjects && { subjects }),
    pages,
    isBegun: is_begun === 1,
    lock: by !== null && until !== null && until > now && returned_at === null ? { by, until: iso(until) } : null,
    returnedAt: isoOrNull(returned_at),
    link: link_expires_at === null ? null : { expiresAt: iso(link_expires_at), revokedAt: isoOrNull(link_revoked_at) },
    mail: returned_at === null ? null : mailOf(row),
    sampleWithdrawnAt: isoOrNull(sample_withdrawn_at),
  };
}

function mailOf({ mailed_at, mail_due_at, mail_attempts, mail_error }: LineRow): ReturnMail {
  return {
    state: mailed_at === null ? unsentStateOf({ mail_due_at, mail_attempts }) : 'accepted',
    attempts: mail_attempts,
    acceptedAt: isoOrNull(mailed_at),
    dueAt: isoOrNull(mail_due_at),
    lastError: mail_error,
  };
}

function unsentStateOf({ mail_due_at, mail_attempts }: Pick<LineRow, 'mail_due_at' | 'mail_attempts'>) {
  if (mail_due_at === null) return 'none';
  return mail_attempts > 0 ? 'failing' : 'waiting';
}

const iso = (time: number) => new Date(time).toISOString();
const isoOrNull = (time: number | null) => (time === null ? null : iso(time));
