import type { InboxRefusal, LeadStatus } from '@tutoring/domain/inbox';
// With its ending: the console runs this file as it stands (scripts/lead-change.ts).
import { LEASE_MS } from '../outbox/lease.ts';

/** A lead as somebody saw it, and who changes it when. */
export interface Seen {
  reference: string;
  /** The one that was seen: of a lead that has another by now, nothing is changed. */
  version: number;
  by: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** From when a sweep takes what is to be delivered: behind the lease of whoever delivers it at once, if somebody does. */
  dueAt: number;
}

/** SQL, and the values that it binds. */
export interface Statement {
  sql: string;
  values: readonly (string | number)[];
}

/** What can be made of a lead, in the inbox and at the console alike. */
export interface LeadChange<Asked = unknown> {
  /** What keeps it from being made, in view of the present status. @default nothing */
  refusal?: (present: string, asked: Asked) => InboxRefusal | undefined;
  /** All that it changes, for one batch. */
  statements: (seen: Seen, asked: Asked) => Statement[];
}

/**
 * Each statement looks for the version that was seen, and the last one, which changes the lead, moves it on: either all of
 * them find it or none does.
 */
const AS_SEEN = 'exists (select 1 from leads where reference = ?1 and version = ?2)';

export const SETTING_STATUS: LeadChange<{ status: LeadStatus }> = {
  // What was spam is on its way to nobody: to be none any more sends it.
  refusal: (present, { status }) => (present === 'spam' && status !== 'spam' ? 'is_spam' : undefined),
  statements: (seen, { status }) => [
    logged(seen, 'status', status),
    // What is spam goes to nobody else.
    ...(status === 'spam'
      ? [
          on(seen, `delete from dead_letters where reference = ?1 and ${AS_SEEN}`),
          on(seen, `update outbox set stopped = 1 where reference = ?1 and delivered_at is null and ${AS_SEEN}`),
        ]
      : []),
    withStatus(seen, status),
  ],
};

export const NOTING: LeadChange<{ text: string }> = {
  statements: (seen, { text }) => [logged(seen, 'note', text), seenAgain(seen)],
};

/**
 * To every receiver once more, as if it had come now: another time makes it another mail. The reply stays done: nobody is
 * sent a second one.
 */
export const REQUEUEING: LeadChange = {
  // Delivered as spam it would have no reply, and being none would send it to nobody any more.
  refusal: (present) => (present === 'spam' ? 'is_spam' : undefined),
  statements: (seen) => [
    logged(seen, 'requeued', ''),
    on(seen, `delete from dead_letters where reference = ?1 and ${AS_SEEN}`),
    on(
      seen,
      `insert into outbox (reference, due_at, stored_at) select ?1, ?3, ?4 where ${AS_SEEN}
         on conflict do update set delivered_at = null, stopped = 0, due_at = excluded.due_at, stored_at = excluded.stored_at,
           attempts = 0, last_error = null, done = json_remove(done, '$.webhook', '$.mail', '$.console')`,
      seen.dueAt,
      seen.now,
    ),
    seenAgain(seen),
  ],
};

/** Into the inbox, and to the owner. */
export const MARKING_NOT_SPAM: LeadChange = {
  refusal: (present) => (present === 'spam' ? undefined : 'is_not_spam'),
  statements: (seen) => [
    logged(seen, 'status', 'new'),
    on(
      seen,
      // Those who had it before it was taken for spam do not get it twice.
      `insert into outbox (reference, due_at, stored_at) select ?1, ?3, ?4 where ${AS_SEEN}
         on conflict do update set stopped = 0, due_at = excluded.due_at, stored_at = excluded.stored_at, attempts = 0,
           last_error = null where delivered_at is null`,
      seen.dueAt,
      seen.now,
    ),
    withStatus(seen, 'new'),
  ],
};

/** Its places in the outbox, the log and among the dead letters go with it; who has received it is told later. */
export const FORGETTING: LeadChange = {
  statements: (seen) => [
    on(
      seen,
      `insert into forgotten (reference, forgotten_at, due_at) select ?1, ?3, ?4 where ${AS_SEEN} on conflict do nothing`,
      seen.now,
      // Not before a delivery that is under way has ended: nobody is to hear of it after they were told to delete it.
      seen.now + LEASE_MS,
    ),
    on(seen, 'delete from leads where reference = ?1 and version = ?2'),
  ],
};

/** A statement whose first values are the reference and the version. */
function on({ reference, version }: Seen, sql: string, ...values: (string | number)[]): Statement {
  return { sql, values: [reference, version, ...values] };
}

function logged(seen: Seen, kind: 'status' | 'note' | 'requeued', text: string): Statement {
  return on(
    seen,
    `insert into lead_log (reference, kind, text, by, at) select ?1, ?3, ?4, ?5, ?6 where ${AS_SEEN}`,
    kind,
    text,
    seen.by,
    seen.now,
  );
}

function withStatus(seen: Seen, status: LeadStatus): Statement {
  return on(
    seen,
    'update leads set status = ?3, status_by = ?4, status_at = ?5, version = version + 1 where reference = ?1 and version = ?2',
    status,
    seen.by,
    seen.now,
  );
}

function seenAgain(seen: Seen): Statement {
  return on(seen, 'update leads set version = version + 1 where reference = ?1 and version = ?2');
}
