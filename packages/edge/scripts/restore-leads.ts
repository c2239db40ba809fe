import { DatabaseSync } from 'node:sqlite';
import { literal, type LeadDatabase } from './lead-database.ts';
import { UsageError } from './usage-error.ts';

/** Most references that the result names of a kind: after a whole restore nobody reads more. */
const NAMED_MAX = 20;
/** The tables with a lead's data, in the order of insertion; each has the lead's reference. */
const TABLES = ['leads', 'outbox', 'dead_letters', 'lead_log', 'markings', 'marking_pages'] as const;
/**
 * What a database needs besides its leads: who still has to delete a lead, the pages that no lead names and that are to be deleted, and
 * the key that signs private links.
 */
const OTHERS = [
  { table: 'forgotten', where: 'true' },
  { table: 'marking_pages', where: 'reference is null' },
  { table: 'marks', where: "name = 'link-key'" },
] as const;

type Value = string | number | null;
type Row = Record<string, Value>;

/** The result for the leads of a dump, by reference. */
export interface Restored {
  /** Restored. */
  back: string[];
  /** Already in the database. */
  present: string[];
  /** Deleted since the dump, on request or because they expired: they stay deleted. */
  deleted: string[];
  /** Not in the dump. */
  unknown: string[];
}

/**
 * Restores leads of a dump (`wrangler d1 export`, or `pnpm leads backup`) that the database has lost, with their delivery,
 * notes, log and marks. Existing leads do not change. A delivered lead is not delivered again. Columns that the dump lacks keep
 * their defaults. Restoring all leads also restores what belongs to none of them ({@link OTHERS}).
 * @param references Restore only these. @default all leads of the dump
 * @param now Milliseconds since the epoch: expired leads stay deleted.
 */
export function restoreLeads(
  database: LeadDatabase,
  dump: string,
  references: readonly string[],
  now: number,
): Restored {
  const old = open(dump);
  try {
    const leads = rowsOf(old, 'leads').filter(({ reference }) => isAsked(reference, references));
    const known = new Set(referencesIn(database, 'leads'));
    const gone = new Set([...referencesIn(database, 'forgotten'), ...rowsOf(old, 'forgotten').map(referenceOf)]);
    const isGone = (lead: Row) => gone.has(referenceOf(lead)) || Number(lead.delete_at ?? Infinity) < now;
    const missing = leads.filter((lead) => !known.has(referenceOf(lead)));
    const wanted = new Set(missing.filter((lead) => !isGone(lead)).map(referenceOf));
    const statements = TABLES.flatMap((table) =>
      insertionsOf(
        table,
        rowsOf(old, table).filter((row) => wanted.has(referenceOf(row))),
        database,
      ),
    );
    if (references.length === 0)
      statements.push(
        ...OTHERS.flatMap(({ table, where }) => insertionsOf(table, rowsOf(old, table, where), database, 'always')),
      );
    if (statements.length > 0) database.load(statements);
    const after = new Set(referencesIn(database, 'leads'));
    return {
      back: [...wanted].filter((reference) => after.has(reference)),
      present: leads.map(referenceOf).filter((reference) => known.has(reference)),
      deleted: missing.filter(isGone).map(referenceOf),
      unknown: references.filter((reference) => !leads.some((lead) => referenceOf(lead) === reference)),
    };
  } finally {
    old.close();
  }
}

/** The result as text. */
export function restoredText({ back, present, deleted, unknown }: Restored): string {
  return [
    back.length > 0
      ? `Restored ${leads(back)}.`
      : deleted.length + unknown.length > 0
        ? 'Nothing was restored.'
        : 'Nothing was missing.',
    ...(present.length > 0 ? [`Already there: ${present.length}.`] : []),
    ...(deleted.length > 0 ? [`Stay deleted, on request or because they expired: ${leads(deleted)}.`] : []),
    ...(unknown.length > 0 ? [`Not in the dump: ${leads(unknown)}.`] : []),
  ].join('\n');
}

/** `2 leads: L-7KQM-R4TX, L-2345-6789` */
function leads(references: readonly string[]): string {
  const count = `${references.length.toLocaleString('en')} ${references.length === 1 ? 'lead' : 'leads'}`;
  const more = references.length - NAMED_MAX;
  const named = references.slice(0, NAMED_MAX).join(', ');
  return `${count}: ${named}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}`;
}

/** Loads the dump into a database in memory. */
function open(dump: string): DatabaseSync {
  // A dump has its tables in any order.
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  try {
    database.exec(dump);
    database.prepare('select reference from leads').all();
    return database;
  } catch {
    // Not SQLite's error, which may quote a lead.
    database.close();
    throw new UsageError(
      'This file is not a dump of the leads. Create one with pnpm leads backup or wrangler d1 export.',
    );
  }
}

function rowsOf(dump: DatabaseSync, table: string, where = 'true'): Row[] {
  // Older dumps have fewer tables.
  if (!dump.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table)) return [];
  return dump.prepare(`select * from ${table} where ${where}`).all() as Row[];
}

function referencesIn(database: LeadDatabase, table: 'leads' | 'forgotten'): string[] {
  return database.read<{ reference: string }>(`select reference from ${table}`).map(({ reference }) => reference);
}

function columnsOf(database: LeadDatabase, table: string): string[] {
  const columns = database.read<{ name: string }>(`select name from pragma_table_info(${literal(table)})`);
  // The log's ids are assigned anew.
  return columns.map(({ name }) => name).filter((name) => table !== 'lead_log' || name !== 'id');
}

/**
 * Inserts rows. A row of a lead needs its lead: if the lead's key is taken by another lead, it is skipped with all its rows.
 * @param when `always`: the rows belong to no lead.
 */
function insertionsOf(
  table: string,
  rows: readonly Row[],
  database: LeadDatabase,
  when: 'always' | 'with its lead' = 'with its lead',
): string[] {
  if (rows.length === 0) return [];
  const known = columnsOf(database, table);
  return rows.map((row) => {
    const columns = known.filter((name) => name in row);
    const values = columns.map((name) => valueOf(row[name] ?? null)).join(', ');
    const condition =
      table === 'leads' || when === 'always'
        ? 'true'
        : `exists (select 1 from leads where reference = ${literal(referenceOf(row))})`;
    return `insert into ${table} (${columns.join(', ')}) select ${values} where ${condition} on conflict do nothing`;
  });
}

function valueOf(value: Value): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : literal(value);
}

const referenceOf = (row: Row) => String(row.reference);
const isAsked = (reference: Value | undefined, asked: readonly string[]) =>
  asked.length === 0 || asked.includes(String(reference));
