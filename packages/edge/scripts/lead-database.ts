import { openDatabase, query } from './database.ts';
import { executeSql, importSql } from './execute-sql.ts';

/** The leads' database. Insert values only with {@link literal}. */
export interface LeadDatabase {
  read: <Row>(sql: string) => Row[];
  write: (sql: string) => void;
  /** Runs many statements, all or none. */
  load: (statements: readonly string[]) => void;
}

/**
 * The database on this machine.
 * @param state The runtime's folder. @default that of `npm start`
 */
export function localLeads(state?: string): LeadDatabase {
  const write = (sql: string) => {
    const database = openDatabase('leads', state, { readOnly: false });
    try {
      // One transaction, as in D1.
      database.exec(`begin immediate;\n${sql};\ncommit`);
    } finally {
      database.close();
    }
  };
  return {
    read: (sql) => query('leads', state, sql),
    write,
    load: (statements) => write(statements.join(';\n')),
  };
}

/**
 * The database that wrangler reaches.
 * @param where `--remote`, or `--local` with its options.
 * @param wrangler Another script, for tests. @default the installed one
 */
export function leadsByWrangler(where: readonly string[], wrangler?: string): LeadDatabase {
  return {
    read: <Row>(sql: string) => executeSql('DB', sql, where, wrangler) as Row[],
    write: (sql) => void executeSql('DB', sql, where, wrangler),
    load: (statements) => importSql('DB', statements, where, wrangler),
  };
}

/** A text as a SQL literal. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
