import { DatabaseSync } from 'node:sqlite';
import { literal, type LeadDatabase } from './lead-database.ts';
import { UsageError } from './usage-error.ts';

/** Characters of SQL in one write: D1 accepts statements of 100 kB, and a command line may have 128 kB. */
const CHUNK = 60_000;
/** The tables with a lead's data, in the order of insertion; each has the lead's reference. */
const TABLES = ['leads', 'outbox', 'dead_letters', 'lead_log'] as const;

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
 * notes and log. Existing leads do not change. A delivered lead is not delivered again. Columns that the dump lacks keep
 * their defaults.
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
    const statements = TABLES.flatMap((table) => {
      const columns = columnsOf(database, table);
      return rowsOf(old, table)
        .filter((row) => wanted.has(referenceOf(row)))
        .map((row) => insertionOf(table, row, columns));
    });
    for (const chunk of chunksOf(statements)) database.write(chunk);
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
      ? `Restored: ${back.join(', ')}.`
      : deleted.length + unknown.length > 0
        ? 'Nothing was restored.'
        : 'Nothing was missing.',
    ...(present.length > 0 ? [`Already there: ${present.length}.`] : []),
    ...(deleted.length > 0 ? [`Stay deleted, on request or because they expired: ${deleted.join(', ')}.`] : []),
    ...(unknown.length > 0 ? [`Not in the dump: ${unknown.join(', ')}.`] : []),
  ].join('\n');
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

function rowsOf(dump: DatabaseSync, table: string): Row[] {
  // Older dumps have fewer tables.
  if (!dump.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table)) return [];
  return dump.prepare(`select * from ${table}`).all() as Row[];
}

function referencesIn(database: LeadDatabase, table: 'leads' | 'forgotten'): string[] {
  return database.read<{ reference: string }>(`select reference from ${table}`).map(({ reference }) => reference);
}

function columnsOf(database: LeadDatabase, table: string): string[] {
  const columns = database.read<{ name: string }>(`select name from pragma_table_info(${literal(table)})`);
  // The log's ids are assigned anew.
  return columns.map(({ name }) => name).filter((name) => table !== 'lead_log' || name !== 'id');
}

/** Only if its lead was restored: a lead whose key is taken by another lead is skipped, with all its rows. */
function insertionOf(table: (typeof TABLES)[number], row: Row, known: readonly string[]): string {
  const columns = known.filter((name) => name in row);
  const values = columns.map((name) => valueOf(row[name] ?? null)).join(', ');
  const condition =
    table === 'leads' ? 'true' : `exists (select 1 from leads where reference = ${literal(referenceOf(row))})`;
  return `insert into ${table} (${columns.join(', ')}) select ${values} where ${condition} on conflict do nothing`;
}

function valueOf(value: Value): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : literal(value);
}

/** Joins statements into chunks of limited size. */
function chunksOf(statements: readonly string[]): string[] {
  const chunks: string[] = [];
  for (const statement of statements) {
    const last = chunks.at(-1);
    if (last !== undefined && last.length + statement.length < CHUNK)
      chunks[chunks.length - 1] = `${last};\n${statement}`;
    else chunks.push(statement);
  }
  return chunks;
}

const referenceOf = (row: Row) => String(row.reference);
const isAsked = (reference: Value | undefined, asked: readonly string[]) =>
  asked.length === 0 || asked.includes(String(reference));
