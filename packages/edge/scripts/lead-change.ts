import type { InboxRefusal } from '@tutoring/domain/inbox';
import type { LeadChange, Statement } from '../src/owner/lead-changes.ts';
import { literal, type LeadDatabase } from './lead-database.ts';
import { UsageError } from './usage-error.ts';

/** The author of changes, in the lead's log. */
const CONSOLE = 'console';

/** Why a change is not allowed. */
const REFUSALS: Partial<Record<InboxRefusal, string>> = {
  is_spam: 'is spam, so it cannot be delivered. If it is a real message: pnpm leads not-spam',
  is_not_spam: 'is not spam',
};

/**
 * Changes a lead by the inbox's rules. The next sweep delivers it if necessary.
 * @throws {UsageError} if the change is not allowed, or the lead has changed meanwhile.
 */
export function changeLead(database: LeadDatabase, reference: string, { refusal, statements }: LeadChange): void {
  const of = `reference = ${literal(reference)}`;
  const [present] = database.read<{ status: string; version: number }>(`select status, version from leads where ${of}`);
  if (!present) throw new UsageError(`There is no lead ${reference}.`);
  const refused = refusal?.(present.status, undefined);
  if (refused) throw new UsageError(`${reference} ${REFUSALS[refused]}.`);
  const now = Date.now();
  const seen = { reference, version: present.version, by: CONSOLE, now, dueAt: 0 };
  database.write(statements(seen, undefined).map(asText).join(';\n'));
  // Not every database connection returns the number of changed rows. A change leaves a log entry, or deletes the lead.
  const [unchanged] = database.read(
    `select 1 from leads where ${of} and not exists
       (select 1 from lead_log where ${of} and by = ${literal(CONSOLE)} and at = ${now})`,
  );
  if (unchanged) throw new UsageError(`${reference} changed in the meantime, so nothing was done. Try again.`);
}

/** Inserts a statement's values, because wrangler cannot bind any. */
function asText({ sql, values }: Statement): string {
  return sql.replace(/\?(\d+)/g, (_, position: string) => {
    const value = values[Number(position) - 1];
    return typeof value === 'string' ? literal(value) : String(value);
  });
}
