/** What the Worker remembers between runs, by name (table `marks`). */
export type StateKey =
  | 'alert-waiting'
  | 'alert-dead'
  | 'alert-forgotten'
  | 'alert-withdrawn'
  | 'alert-returns'
  | 'alert-size'
  | 'alert-rows'
  | 'alert-assistant-near'
  | 'alert-assistant-end'
  | 'alert-assistant-fails'
  | 'digest'
  | 'flood'
  | 'pause-webhook'
  | 'pause-mail'
  /** When the cron last stored and deleted a test lead, in milliseconds since the epoch. */
  | 'stored'
  /** The error class of the cron's last test lead; empty after a success. */
  | 'not-stored'
  /** The day (UTC) and the random key of the senders' pseudonyms (submission/daily-bytes.ts). */
  | 'sender-key'
  /** The random key of private links, without `LINK_KEY` (marking/link.ts). */
  | 'link-key';
export type WorkerState = Readonly<Partial<Record<StateKey, string>>>;

/** The statement that stores a value. */
export function setState(db: D1Database, name: StateKey, value: string): D1PreparedStatement {
  return db
    .prepare('insert into marks (name, value) values (?1, ?2) on conflict do update set value = excluded.value')
    .bind(name, value);
}
