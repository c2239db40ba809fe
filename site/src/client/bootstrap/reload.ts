import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/internal/storage';

const session = safeStorage('session');

/**
 * Milliseconds in which a missing script reloads the page only once. A deploy that fails would reload for ever; after a deploy
 * and a rollback the same script is missing again, some minutes later.
 */
const PAUSE_MS = 60_000;

/** A reload because a deploy has removed a script, and what was typed before. */
export interface Reload {
  missing: string;
  /** When, in milliseconds since 1970. */
  at: number;
  path?: string;
  values?: [name: string, value: string | boolean][];
}

/** The tab's last reload. */
export const lastReload = () => JSON.parse(session.get(STORAGE_KEY.keptForms) ?? '{}') as Partial<Reload>;
/** Writes it down for the page that follows. */
export const storeReload = (reload: Reload) => session.set(STORAGE_KEY.keptForms, JSON.stringify(reload));

/** Whether the page may reload because this script is missing. */
export function mayReloadFor(script: string): boolean {
  const { missing, at = 0 } = lastReload();
  return missing !== script || Date.now() - at > PAUSE_MS;
}
