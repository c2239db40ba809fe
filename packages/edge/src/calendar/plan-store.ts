import type { PlanCalendar } from '@tutoring/domain/plan-calendar';
import type { Language } from '@tutoring/domain/languages';
import { toHex } from '../lib/hmac';
import { sha256 } from '../lib/sha256';
import { deletionOf, mergeEvents, type StoredEvent } from './plan-events';

const ID_BYTES = 16;
const SECRET_BYTES = 32;
/** Tries of a change that meets another one. */
const TRIES = 3;

const random = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)).buffer);

/** Stores a new calendar. */
export async function createPlan(
  db: D1Database,
  { language, events }: PlanCalendar,
  now: number,
): Promise<{ id: string; secret: string }> {
  const [id, secret] = [random(ID_BYTES), random(SECRET_BYTES)];
  await db
    .prepare(
      `insert into plan_calendars (id, secret_hash, language, events, delete_at) values (?1, ?2, ?3, ?4, ?5)
       on conflict do nothing`,
    )
    .bind(id, await sha256(secret), language, JSON.stringify(mergeEvents([], events, now)), deletionOf(events))
    .run();
  return { id, secret };
}

/**
 * Replaces the plan of a calendar. An event that moved or is gone says so to phones.
 * @returns `unknown` if there is no such calendar, or the secret is another one's; `busy` if others changed it all the time.
 */
export async function replacePlan(
  db: D1Database,
  { id, secret }: { id: string; secret: string },
  { language, events }: PlanCalendar,
  now: number,
): Promise<'stored' | 'unknown' | 'busy'> {
  const hash = await sha256(secret);
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await db
      .prepare('select language, events, version from plan_calendars where id = ?1 and secret_hash = ?2')
      .bind(id, hash)
      .first<{ language: string; events: string; version: number }>();
    if (!row) return 'unknown';
    const merged = JSON.stringify(mergeEvents(JSON.parse(row.events) as StoredEvent[], events, now));
    // A change that a lost connection repeats finds what it stored.
    if (merged === row.events && language === row.language) return 'stored';
    const { meta } = await db
      .prepare(
        `update plan_calendars set language = ?3, events = ?4, delete_at = ?5, version = version + 1
         where id = ?1 and version = ?2`,
      )
      .bind(id, row.version, language, merged, deletionOf(events))
      .run();
    if (meta.changes > 0) return 'stored';
  }
  return 'busy';
}

/** Deletes a calendar at once. @returns Whether there was one with this secret. */
export async function deletePlan(db: D1Database, id: string, secret: string): Promise<boolean> {
  const { meta } = await db
    .prepare('delete from plan_calendars where id = ?1 and secret_hash = ?2')
    .bind(id, await sha256(secret))
    .run();
  return meta.changes > 0;
}

/** The plan of a feed. */
export async function planOf(
  db: D1Database,
  id: string,
): Promise<{ language: Language; events: StoredEvent[] } | undefined> {
  const row = await db
    .prepare('select language, events from plan_calendars where id = ?1')
    .bind(id)
    .first<{ language: Language; events: string }>();
  return row ? { language: row.language, events: JSON.parse(row.events) as StoredEvent[] } : undefined;
}

/** Deletes the calendars whose plans ended some weeks ago. */
export async function purgePlans(db: D1Database, now: number): Promise<void> {
  await db.prepare('delete from plan_calendars where delete_at < ?1').bind(now).run();
}
