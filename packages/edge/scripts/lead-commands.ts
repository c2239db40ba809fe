import { referencePattern } from '@tutoring/domain/lead-limits';
import { oneLine } from '@tutoring/domain/plain-text';
import { LEASE_MS } from '../src/outbox/lease.ts';
import { leadTableHead, leadTableRows, type LeadTableRow } from '../src/owner/lead-table.ts';
import { literal, type LeadDatabase } from './lead-database.ts';
import { leadText, type LeadRow } from './lead-text.ts';

/** A mistake of whoever typed the command, in words for them. */
export class UsageError extends Error {}

type Command = (database: LeadDatabase, reference: string | undefined) => string;

/** With those that have no place in the outbox: spam is somebody's data as well. */
const LEADS = `select reference, received_at, role, programme, name, email, page, message, details, review, region, status,
    coalesce(attempts, 0) as attempts, delivered_at
  from leads left join outbox using (reference)`;

/** What is deleted is told to those who received it with the next sweeps. */
const RECEIVERS_ARE_TOLD = "The webhook and the owner's mailbox are told to delete theirs";

/** What can be done with leads at the console, by name; each gives what is printed. */
export const LEAD_COMMANDS = {
  /** All of them, the newest first. */
  list(database) {
    const leads = database.read<LeadRow>(`${LEADS} order by received_at desc`);
    return leads.length === 0 ? 'No leads yet.' : leads.map(leadText).join('\n\n');
  },

  show(database, given) {
    return leadText(leadOf(database, given));
  },

  /** As a table for spreadsheets, on the standard output: `pnpm --silent leads export > leads.csv`. */
  export(database) {
    const leads = database.read<LeadTableRow>(`${LEADS} order by received_at`);
    return leadTableHead() + leadTableRows(leads);
  },

  /** Deletes a lead and its place in the outbox, and has those who received it told. */
  forget(database, given) {
    const { reference } = leadOf(database, given);
    const now = Date.now();
    database.write(
      // Not before a delivery that is under way has ended.
      `insert into forgotten (reference, forgotten_at, due_at) values (${literal(reference)}, ${now}, ${now + LEASE_MS}) on conflict do nothing;
       delete from leads where reference = ${literal(reference)}`,
    );
    return `${reference} is deleted. ${RECEIVERS_ARE_TOLD}. D1's time travel keeps the old state for up to 30 days: tell the person.`;
  },

  /** Delivers a lead once more with the next sweep, on every way. */
  requeue(database, given) {
    const { reference } = leadOf(database, given);
    const now = Date.now();
    // The reply stays done: nobody is sent a second one. It waits anew: another time makes it another mail.
    database.write(
      `insert into outbox (reference, due_at, stored_at) values (${literal(reference)}, 0, ${now})
         on conflict do update set delivered_at = null, stopped = 0, due_at = 0, attempts = 0, stored_at = excluded.stored_at,
           last_error = null, done = json_remove(done, '$.webhook', '$.mail', '$.console');
       delete from dead_letters where reference = ${literal(reference)};
       insert into lead_log (reference, kind, text, by, at) values (${literal(reference)}, 'requeued', '', 'console', ${now})`,
    );
    return `${reference} is delivered again with the next sweep, within a minute.`;
  },

  /** How many there are, and whether they arrive. */
  status(database) {
    const [row] = database.read<{
      stored: number;
      waiting: number;
      failing: number;
      review: number;
      oldest: number | null;
    }>(
      `select count(*) as stored, sum(delivered_at is null and not stopped) as waiting,
         sum(delivered_at is null and not stopped and attempts > 0) as failing,
         sum(review is not null) as review, min(case when delivered_at is null and not stopped then stored_at end) as oldest
       from leads join outbox using (reference)`,
    );
    const { stored = 0, waiting, failing, review, oldest } = row ?? {};
    const dead = database.read<{ reference: string; error: string; since: number }>(
      'select reference, error, since from dead_letters order by since',
    );
    return [
      `stored ${stored}, waiting ${waiting ?? 0}, of these refused before ${failing ?? 0}, to review ${review ?? 0}, dead letters ${dead.length}`,
      ...(oldest ? [`the oldest that waits came ${isoOf(oldest)}`] : []),
      ...dead.map(({ reference, error, since }) => `dead letter ${reference} since ${isoOf(since)}: ${oneLine(error)}`),
    ].join('\n');
  },
} as const satisfies Record<string, Command>;

/** Does what a command line says. @throws {UsageError} when it says nothing that can be done. */
export function runLeadCommand(name: string, database: LeadDatabase, reference: string | undefined): string {
  const commands: Readonly<Record<string, Command | undefined>> = LEAD_COMMANDS;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(`There is no "${oneLine(name)}". Say one of ${Object.keys(LEAD_COMMANDS).join(', ')}.`);
  return command(database, reference);
}

function leadOf(database: LeadDatabase, reference: string | undefined): LeadRow {
  if (!reference || !referencePattern.test(reference))
    throw new UsageError('Say which lead, by its reference, such as L-7KQM-R4TX.');
  const [lead] = database.read<LeadRow>(`${LEADS} where reference = ${literal(reference)}`);
  if (!lead) throw new UsageError(`There is no lead ${reference}.`);
  return lead;
}

const isoOf = (time: number) => new Date(time).toISOString();
