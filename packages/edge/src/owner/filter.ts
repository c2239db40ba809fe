import type { InboxFilter } from '@tutoring/domain/inbox';
import { fold } from '@tutoring/domain/search';

/** Words that are looked for; more say no more. */
const WORDS_MAX = 8;

/** The address of a student's parent. As the index of migration 0006 has it. */
export const GUARDIAN = "json_extract(details, '$.guardianEmail')";

/**
 * Everything that is searched, folded as what is searched for is (leads/folded.ts). A lead of before that waits for it is
 * found by its ASCII letters: SQLite knows no others.
 * `instr` and not `like`: D1 refuses patterns of more than 50 bytes, which are 16 letters of Japanese, and nothing needs to
 * be escaped.
 */
const SEARCHED = `coalesce(folded, lower(${[
  'name',
  'email',
  GUARDIAN,
  'message',
  "json_extract(details, '$.subjects')",
  'leads.reference',
]
  .map((column) => `coalesce(${column}, '')`)
  .join(' || char(10) || ')}))`;

/** A condition of SQL, and the values that it binds. */
export interface Condition {
  sql: string;
  values: (string | number)[];
}

/** Which leads fit, but for the status. */
export function fits({ search, role, programme, review }: InboxFilter): Condition {
  const words = fold(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX);
  return allOf([
    ...words.map((word) => ({ sql: `instr(${SEARCHED}, ?) > 0`, values: [word] })),
    ...(role ? [{ sql: 'role = ?', values: [role] }] : []),
    ...(programme ? [{ sql: 'programme = ?', values: [programme] }] : []),
    ...(review ? [{ sql: 'review is not null', values: [] }] : []),
  ]);
}

/** Which leads have the status, or are in the folder, that is asked for. */
export function inFolder({ status, folder }: InboxFilter): Condition {
  return allOf([
    { sql: folder === 'spam' ? "status = 'spam'" : "status <> 'spam'", values: [] },
    ...(status ? [{ sql: 'status = ?', values: [status] }] : []),
  ]);
}

/** Those behind a lead, the newest first. */
export function behind(last: { receivedAt: number; reference: string } | undefined): Condition {
  if (!last) return allOf([]);
  return { sql: '(received_at, leads.reference) < (?, ?)', values: [last.receivedAt, last.reference] };
}

/** All of them at once. */
export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: ['true', ...conditions.map(({ sql }) => sql)].join(' and '),
    values: conditions.flatMap(({ values }) => values),
  };
}
