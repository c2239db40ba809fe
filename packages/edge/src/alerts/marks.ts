/** What the Worker remembers of its own work (table `marks`). */
export type Marks = Readonly<
  Partial<
    Record<
      'alert-waiting' | 'alert-dead' | 'alert-forgotten' | 'digest' | 'flood' | 'pause-webhook' | 'pause-mail',
      string
    >
  >
>;
export type Mark = keyof Marks;

/** The statement that remembers something. */
export function setMark(db: D1Database, name: Mark, value: string): D1PreparedStatement {
  return db
    .prepare('insert into marks (name, value) values (?1, ?2) on conflict do update set value = excluded.value')
    .bind(name, value);
}
