import type { InboxFilter } from '@tutoring/domain/inbox';
import { fold } from '@tutoring/domain/search';

/** Words of a search; more do not narrow it further. */
const WORDS_MAX = 8;

/** The address of a student's parent. Must equal the index of migration 0006. */
export const GUARDIAN = "json_extract(details, '$.guardianEmail')";

/**
 * The searched text (leads/search-text.ts). An old lead without one is found by its ASCII letters: SQLite folds no others.
 * `instr` and not `like`: D1 rejects patterns of more than 50 bytes, which are 16 Japanese characters, and nothing needs
 * escaping.
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

/** A SQL condition with its values. */
export interface Condition {
  sql: string;
  values: (string | number)[];
}

/** The filter without the status. */
export function matches({ search, role, programme, review }: InboxFilter): Condition {
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

/** The filter's status and folder. */
export function inFolder({ status, folder }: InboxFilter): Condition {
  return allOf([
    { sql: folder === 'spam' ? "status = 'spam'" : "status <> 'spam'", values: [] },
    ...(status ? [{ sql: 'status = ?', values: [status] }] : []),
  ]);
}

/** The leads after this one, newest first. */
export function after(last: { receivedAt: number; reference: string } | undefined): Condition {
  if (!last) return allOf([]);
  return { sql: '(received_at, leads.reference) < (?, ?)', values: [last.receivedAt, last.reference] };
}

/** Joins conditions with `and`. */
export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: ['true', ...conditions.map(({ sql }) => sql)].join(' and '),
    values: conditions.flatMap(({ values }) => values),
  };
}
