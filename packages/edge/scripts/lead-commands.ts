import { referencePattern } from '@tutoring/domain/lead-limits';
import { oneLine } from '@tutoring/domain/plain-text';
import { DELETE_LEAD, MARK_NOT_SPAM, REQUEUE } from '../src/owner/lead-changes.ts';
import { leadTableHead, leadTableRows, type LeadTableRow } from '../src/owner/lead-table.ts';
import { changeLead } from './lead-change.ts';
import { literal, type LeadDatabase } from './lead-database.ts';
import { leadText, type LeadRow } from './lead-text.ts';
import { UsageError } from './usage-error.ts';

type Command = (database: LeadDatabase, reference: string | undefined) => string;

/** Includes leads without a row in the outbox: spam is personal data as well. */
const LEADS = `select reference, received_at, role, programme, name, email, page, message, details, review, region, status,
    coalesce(attempts, 0) as attempts, delivered_at
  from leads left join outbox using (reference)`;

/** Leads per query: with the longest messages, a few megabytes. */
const CHUNK = 500;

/** Most leads of a kind that `status` lists. */
const SHOWN = 20;

/** A deletion notice without an attempt keeps its due time: until then a delivery may be in progress. */
const HURRY = `
  update outbox set due_at = 0, attempts = 0 where delivered_at is null and not stopped;
  update forgotten set due_at = 0, attempts = 0 where told_at is null and attempts > 0;
  delete from marks where name in ('pause-webhook', 'pause-mail')`;

const NOTICE = "The webhook and the owner's mailbox get a notice to delete their copies";

/** The commands by name; each returns its output. */
export const LEAD_COMMANDS = {
  list(database) {
    const leads = readAll<LeadRow>(database, 'newest first');
    return leads.length === 0 ? 'No leads yet.' : leads.map(leadText).join('\n\n');
  },

  show(database, given) {
    return leadText(leadOf(database, given));
  },

  /** As CSV: `pnpm --silent leads export > leads.csv`. */
  export(database) {
    return leadTableHead() + leadTableRows(readAll<LeadTableRow>(database, 'oldest first'));
  },

  /** Deletes a lead with all its data, and queues a deletion notice. */
  forget(database, given) {
    const reference = referenceIn(given);
    changeLead(database, reference, DELETE_LEAD);
    return `${reference} is deleted. ${NOTICE}. D1's time travel keeps the old state for up to 30 days: tell the person.`;
  },

  /** Delivers a lead again on every channel. */
  requeue(database, given) {
    const reference = referenceIn(given);
    changeLead(database, reference, REQUEUE);
    return `${reference} is queued. The next sweep delivers it again, within a minute.`;
  },

  /** Makes all undelivered leads due, after an outage, and resets their attempts. */
  hurry(database) {
    const [{ waiting } = { waiting: 0 }] = database.read<{ waiting: number }>(
      'select count(*) as waiting from outbox where delivered_at is null and not stopped',
    );
    database.write(HURRY);
    if (waiting === 0) return 'No leads are waiting.';
    return waiting === 1
      ? '1 lead is due now. The next sweeps deliver it.'
      : `${waiting} leads are due now. The next sweeps deliver them.`;
  },

  /** Moves a lead out of the spam, and delivers it on the channels that do not have it. */
  'not-spam'(database, given) {
    const reference = referenceIn(given);
    changeLead(database, reference, MARK_NOT_SPAM);
    return `${reference} is no longer spam. The next sweep delivers it, within a minute.`;
  },

  /** How many leads there are, whether they are delivered, and why not. */
  status(database) {
    const [row] = database.read<{
      stored: number;
      spam: number | null;
      waiting: number;
      failing: number;
      review: number;
      oldest: number | null;
    }>(
      `select count(*) as stored, sum(status = 'spam') as spam, sum(delivered_at is null and not stopped) as waiting,
         sum(delivered_at is null and not stopped and attempts > 0) as failing,
         sum(review is not null) as review, min(case when delivered_at is null and not stopped then stored_at end) as oldest
       from leads left join outbox using (reference)`,
    );
    const { stored = 0, spam, waiting, failing, review, oldest } = row ?? {};
    const dead = database.read<{ reference: string; error: string; since: number }>(
      'select reference, error, since from dead_letters order by since',
    );
    const waits = database.read<{ reference: string; attempts: number; last_error: string | null }>(
      `select reference, attempts, last_error from outbox
       where delivered_at is null and not stopped and reference not in (select reference from dead_letters)
       order by stored_at limit ${SHOWN}`,
    );
    const refused = database.read<{ reference: string }>(
      `select reference from outbox where json_extract(done, '$.reply') in ('refused', 'failed')
       order by stored_at desc limit ${SHOWN}`,
    );
    return [
      `stored ${stored}${spam ? ` (${spam} spam)` : ''}, waiting ${waiting ?? 0} (${failing ?? 0} after a failed attempt), to review ${review ?? 0}, dead letters ${dead.length}`,
      ...(oldest ? [`the oldest waiting lead arrived ${isoOf(oldest)}`] : []),
      ...dead.map(({ reference, error, since }) => `dead letter ${reference} since ${isoOf(since)}: ${oneLine(error)}`),
      ...waits.map(
        ({ reference, attempts, last_error: error }) =>
          `waiting ${reference}: ${attempts === 0 ? 'no attempts yet' : `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ${oneLine(error ?? 'reason unknown')}`}`,
      ),
      ...refused.map(({ reference }) => `reply refused ${reference}: the sender's address is probably wrong`),
    ].join('\n');
  },
} as const satisfies Record<string, Command>;

/** Runs a command. @throws {UsageError} if the command or its arguments are wrong. */
export function runLeadCommand(name: string, database: LeadDatabase, reference: string | undefined): string {
  const commands: Readonly<Record<string, Command | undefined>> = LEAD_COMMANDS;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(
      `Unknown command "${oneLine(name)}". The commands are: ${[...Object.keys(LEAD_COMMANDS), 'restore', 'backup', 'backup-key'].join(', ')}.`,
    );
  return command(database, reference);
}

/**
 * Reads all leads in chunks. Each chunk starts after the last lead of the one before, so that concurrent changes move
 * nothing.
 */
function readAll<Row extends { received_at: number; reference: string }>(
  database: LeadDatabase,
  order: 'newest first' | 'oldest first',
): Row[] {
  const [direction, behind] = order === 'newest first' ? ['desc', '<'] : ['asc', '>'];
  const all: Row[] = [];
  for (;;) {
    const last = all.at(-1);
    const where = last
      ? `where (received_at, leads.reference) ${behind} (${last.received_at}, ${literal(last.reference)})`
      : '';
    const rows = database.read<Row>(
      `${LEADS} ${where} order by received_at ${direction}, leads.reference ${direction} limit ${CHUNK}`,
    );
    all.push(...rows);
    if (rows.length < CHUNK) return all;
  }
}

function referenceIn(given: string | undefined): string {
  if (given && referencePattern.test(given)) return given;
  throw new UsageError('Add the reference of a lead, such as L-7KQM-R4TX.');
}

function leadOf(database: LeadDatabase, given: string | undefined): LeadRow {
  const reference = referenceIn(given);
  const [lead] = database.read<LeadRow>(`${LEADS} where reference = ${literal(reference)}`);
  if (!lead) throw new UsageError(`There is no lead ${reference}.`);
  return lead;
}

const isoOf = (time: number) => new Date(time).toISOString();
