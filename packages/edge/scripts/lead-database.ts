import { openDatabase, query } from './database.ts';
import { executeSql } from './wrangler.ts';

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
        database.exec(sql);
      } finally {
        database.close();
      }
    },
  };
}

/** The one that wrangler reaches. @param where `--remote`, or `--local` and what belongs to it. */
export function leadsByWrangler(where: readonly string[]): LeadDatabase {
  return {
    read: <Row>(sql: string) => executeSql('DB', sql, where) as Row[],
    write: (sql) => void executeSql('DB', sql, where),
  };
}

/** A text as SQL writes it. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
