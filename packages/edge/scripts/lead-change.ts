import type { InboxRefusal } from '@tutoring/domain/inbox';
import type { LeadChange, Statement } from '../src/owner/lead-changes.ts';
import { literal, type LeadDatabase } from './lead-database.ts';
import { UsageError } from './usage-error.ts';

/** Who changes a lead here, in its log. */
const CONSOLE = 'console';

/** Why a change is not made. */
const REFUSALS: Partial<Record<InboxRefusal, string>> = {
  is_spam: 'is spam, which is delivered to nobody. If it is none, say not-spam',
  is_not_spam: 'is not spam',
};

/**
 * Makes a change of the inbox's, under the same rules; the next sweep delivers what is to be delivered.
 * @throws {UsageError} when it must not be made, or somebody was faster.
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
  // Not every way to the database says what a statement has changed. One that was made has an entry, or has deleted the lead.
  const [unchanged] = database.read(
    `select 1 from leads where ${of} and not exists
       (select 1 from lead_log where ${of} and by = ${literal(CONSOLE)} and at = ${now})`,
  );
  if (unchanged)
    throw new UsageError(`Somebody has changed ${reference} meanwhile, so that nothing was done. Try again.`);
}

/** A statement with its values written into it: wrangler binds none. */
function asText({ sql, values }: Statement): string {
  return sql.replace(/\?(\d+)/g, (_, position: string) => {
    const value = values[Number(position) - 1];
    return typeof value === 'string' ? literal(value) : String(value);
  });
}
