import type { LeadStatus } from '@tutoring/domain/inbox';
import { LEASE_MS } from '../outbox/lease';

/** A lead as somebody saw it, and who changes it when. */
export interface Change {
  db: D1Database;
  reference: string;
  /** The one that was seen: of a lead that has another by now, nothing is changed. */
  version: number;
  by: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * The statements of each change, for one batch. Each looks for the version that was seen, and the last one, which changes
 * the lead, moves it on: either all of them find it or none does.
 */
const SEEN = 'exists (select 1 from leads where reference = ?1 and version = ?2)';

export function settingStatus(change: Change, status: LeadStatus): D1PreparedStatement[] {
  return [
    logged(change, 'status', status),
    // What is spam goes to nobody else.
    ...(status === 'spam'
      ? [
          on(change, `delete from dead_letters where reference = ?1 and ${SEEN}`),
          on(change, `update outbox set stopped = 1 where reference = ?1 and delivered_at is null and ${SEEN}`),
        ]
      : []),
    withStatus(change, status),
  ];
}

export function noting(change: Change, text: string): D1PreparedStatement[] {
  return [logged(change, 'note', text), seenAgain(change)];
}

/**
 * To every receiver once more, as if it had come now; with the lease of whoever delivers it at once. The reply stays done:
 * nobody is sent a second one.
 */
export function requeueing(change: Change): D1PreparedStatement[] {
  return [
    logged(change, 'requeued', ''),
    on(change, `delete from dead_letters where reference = ?1 and ${SEEN}`),
    on(
      change,
      `update outbox set delivered_at = null, due_at = ?3, stored_at = ?4, attempts = 0, last_error = null,
         done = json_remove(done, '$.webhook', '$.mail', '$.console')
       where reference = ?1 and ${SEEN}`,
      change.now + LEASE_MS,
      change.now,
    ),
    seenAgain(change),
  ];
}

export function markingNotSpam(change: Change): D1PreparedStatement[] {
  return [
    logged(change, 'status', 'new'),
    on(
      change,
      // Those who had it before it was taken for spam do not get it twice.
      `insert into outbox (reference, due_at, stored_at) select ?1, ?3, ?4 where ${SEEN}
         on conflict do update set stopped = 0, due_at = excluded.due_at, stored_at = excluded.stored_at, attempts = 0,
           last_error = null where delivered_at is null`,
      change.now + LEASE_MS,
      change.now,
    ),
    withStatus(change, 'new'),
  ];
}

/** Its places in the outbox, the log and among the dead letters go with it. */
export function forgetting(change: Change): D1PreparedStatement[] {
  return [
    on(
      change,
      `insert into forgotten (reference, forgotten_at, due_at) select ?1, ?3, ?4 where ${SEEN} on conflict do nothing`,
      change.now,
      // Not before a delivery that is under way has ended: nobody is to hear of it after they were told to delete it.
      change.now + LEASE_MS,
    ),
    on(change, 'delete from leads where reference = ?1 and version = ?2'),
  ];
}

/** A statement whose first values are the reference and the version. */
function on({ db, reference, version }: Change, sql: string, ...values: (string | number)[]): D1PreparedStatement {
  return db.prepare(sql).bind(reference, version, ...values);
}

function logged(change: Change, kind: 'status' | 'note' | 'requeued', text: string): D1PreparedStatement {
  const { by, now } = change;
  return on(
    change,
    `insert into lead_log (reference, kind, text, by, at) select ?1, ?3, ?4, ?5, ?6 where ${SEEN}`,
    kind,
    text,
    by,
    now,
  );
}

function withStatus(change: Change, status: LeadStatus): D1PreparedStatement {
  const { by, now } = change;
  return on(
    change,
    'update leads set status = ?3, status_by = ?4, status_at = ?5, version = version + 1 where reference = ?1 and version = ?2',
    status,
    by,
    now,
  );
}

function seenAgain(change: Change): D1PreparedStatement {
  return on(change, 'update leads set version = version + 1 where reference = ?1 and version = ?2');
}
