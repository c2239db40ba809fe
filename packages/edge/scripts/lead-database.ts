import { openDatabase, query } from './database.ts';
import { executeSql } from './execute-sql.ts';

/** The database of leads, wherever it is. Values come as parameters of {@link literal} only. */
export interface LeadDatabase {
  read: <Row>(sql: string) => Row[];
  write: (sql: string) => void;
}

/** The one of this machine. @param state The folder that the runtime persists to. @default that of `npm start` */
export function localLeads(state?: string): LeadDatabase {
  return {
    read: (sql) => query('leads', state, sql),
    write(sql) {
      const database = openDatabase('leads', state, { readOnly: false });
      try {
        // All of it or none, as D1 does it.
        database.exec(`begin immediate;\n${sql};\ncommit`);
      } finally {
        database.close();
      }
    },
  };
}

/**
 * The one that wrangler reaches.
 * @param where `--remote`, or `--local` and what belongs to it.
 * @param wrangler Another script than the installed one, for tests.
 */
export function leadsByWrangler(where: readonly string[], wrangler?: string): LeadDatabase {
  return {
    read: <Row>(sql: string) => executeSql('DB', sql, where, wrangler) as Row[],
    write: (sql) => void executeSql('DB', sql, where, wrangler),
  };
}

/** A text as SQL writes it. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
