import type { InboxRefusal, LeadStatus } from '@tutoring/domain/inbox';
// With its extension: Node runs this file for the console (scripts/lead-change.ts).
import { LEASE_MS } from '../outbox/lease.ts';

/** The lead to change, and who changes it when. */
export interface ChangeContext {
  reference: string;
  /** The version that was seen. A lead with another version is not changed. */
  version: number;
  by: string;
  /** Milliseconds since the epoch. */
  now: number;
  /**
   * When a sweep may deliver the lead, in milliseconds since the epoch. If the caller delivers it at once: after the end of
   * its lease.
   */
  dueAt: number;
}

/** A prepared statement. */
export interface Statement {
  sql: string;
  values: readonly (string | number)[];
}

/** A change of a lead, for the inbox and the console. */
export interface LeadChange<Input = unknown> {
  /** Returns why the change is not allowed in the present status. @default always allowed */
  refusal?: (present: string, input: Input) => InboxRefusal | undefined;
  /** The statements, for one batch. */
  statements: (seen: ChangeContext, input: Input) => Statement[];
}

/** Each statement checks the version, and the last one increments it. So either all of them apply or none. */
const AS_SEEN = 'exists (select 1 from leads where reference = ?1 and version = ?2)';

export const SET_STATUS: LeadChange<{ status: LeadStatus }> = {
  // Spam is not queued, so this change would not deliver it: the owner must use {@link MARK_NOT_SPAM}.
  refusal: (present, { status }) => (present === 'spam' && status !== 'spam' ? 'is_spam' : undefined),
  statements: (seen, { status }) => [
    logEntry(seen, 'status', status),
    // Stop the delivery of spam.
    ...(status === 'spam'
      ? [
          statement(seen, `delete from dead_letters where reference = ?1 and ${AS_SEEN}`),
          statement(seen, `update outbox set stopped = 1 where reference = ?1 and delivered_at is null and ${AS_SEEN}`),
        ]
      : []),
    setStatus(seen, status),
  ],
};

export const ADD_NOTE: LeadChange<{ text: string }> = {
  statements: (seen, { text }) => [logEntry(seen, 'note', text), incrementVersion(seen)],
};

/** Delivers the lead again on every channel, as if it were new. The reply stays done: nobody gets a second one. */
export const REQUEUE: LeadChange = {
  // Spam would be delivered without a reply, and marking it as no spam would then deliver nothing.
  refusal: (present) => (present === 'spam' ? 'is_spam' : undefined),
  statements: (seen) => [
    logEntry(seen, 'requeued', ''),
    statement(seen, `delete from dead_letters where reference = ?1 and ${AS_SEEN}`),
    statement(
      seen,
      `insert into outbox (reference, due_at, stored_at) select ?1, ?3, ?4 where ${AS_SEEN}
         on conflict do update set delivered_at = null, stopped = 0, due_at = excluded.due_at, stored_at = excluded.stored_at,
           attempts = 0, last_error = null, done = json_remove(done, '$.webhook', '$.mail', '$.console')`,
      seen.dueAt,
      seen.now,
    ),
    incrementVersion(seen),
  ],
};

/** Moves a lead from spam to the inbox, and delivers it. */
export const MARK_NOT_SPAM: LeadChange = {
  refusal: (present) => (present === 'spam' ? undefined : 'is_not_spam'),
  statements: (seen) => [
    logEntry(seen, 'status', 'new'),
    statement(
      seen,
      // Channels that were done before it was marked as spam do not get it again.
      `insert into outbox (reference, due_at, stored_at) select ?1, ?3, ?4 where ${AS_SEEN}
         on conflict do update set stopped = 0, due_at = excluded.due_at, stored_at = excluded.stored_at, attempts = 0,
           last_error = null where delivered_at is null`,
      seen.dueAt,
      seen.now,
    ),
    setStatus(seen, 'new'),
  ],
};

/** Deletes a lead. Its rows in the outbox, the log and the dead letters go by cascade. A deletion notice follows. */
export const DELETE_LEAD: LeadChange = {
  statements: (seen) => [
    statement(
      seen,
      `insert into forgotten (reference, forgotten_at, due_at) select ?1, ?3, ?4 where ${AS_SEEN} on conflict do nothing`,
      seen.now,
      // After the lease of a delivery in progress, so that nobody receives the lead after its deletion notice.
      seen.now + LEASE_MS,
    ),
    statement(seen, 'delete from leads where reference = ?1 and version = ?2'),
  ],
};

/** A statement whose first two values are the reference and the version. */
function statement({ reference, version }: ChangeContext, sql: string, ...values: (string | number)[]): Statement {
  return { sql, values: [reference, version, ...values] };
}

function logEntry(seen: ChangeContext, kind: 'status' | 'note' | 'requeued', text: string): Statement {
  return statement(
    seen,
    `insert into lead_log (reference, kind, text, by, at) select ?1, ?3, ?4, ?5, ?6 where ${AS_SEEN}`,
    kind,
    text,
    seen.by,
    seen.now,
  );
}

function setStatus(seen: ChangeContext, status: LeadStatus): Statement {
  return statement(
    seen,
    'update leads set status = ?3, status_by = ?4, status_at = ?5, version = version + 1 where reference = ?1 and version = ?2',
    status,
    seen.by,
    seen.now,
  );
}

function incrementVersion(seen: ChangeContext): Statement {
  return statement(seen, 'update leads set version = version + 1 where reference = ?1 and version = ?2');
}
