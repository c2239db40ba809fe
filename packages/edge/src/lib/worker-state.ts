/** What the Worker remembers of its own work, by name (table `marks`). */
export type Mark =
  | 'alert-waiting'
  | 'alert-dead'
  | 'alert-forgotten'
  | 'alert-size'
  | 'alert-rows'
  | 'digest'
  | 'flood'
  | 'pause-webhook'
  | 'pause-mail'
  /** When the cron last stored and deleted a test lead, in milliseconds since the epoch. */
  | 'stored'
  /** The class of the error by which the cron's last test failed; empty if it did not. */
  | 'not-stored'
  /** Of the senders' pseudonyms: the day (UTC) and its random key (leads/daily-bytes.ts). */
  | 'sender-key';
export type Marks = Readonly<Partial<Record<Mark, string>>>;

/** The statement that remembers something. */
export function setMark(db: D1Database, name: Mark, value: string): D1PreparedStatement {
  return db
    .prepare('insert into marks (name, value) values (?1, ?2) on conflict do update set value = excluded.value')
    .bind(name, value);
}
