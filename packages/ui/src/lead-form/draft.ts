import { STORAGE_KEY } from '@tutoring/domain/storage-keys';
import { safeStorage } from '../lib/storage';

interface Draft {
  values: Record<string, string>;
  /** Idempotency key of the last attempt and the values it was made with. */
  attempt?: { key: string; body: string } | undefined;
}

/** Where a half-typed message waits: this tab only, gone when it is sent. */
const storage = safeStorage('session');

/** Remembers what is typed. */
export function saveDraft(values: Record<string, string>): void {
  write({ ...read(), values });
}

/** What was typed before a reload, or nothing. */
export function loadDraft(): Record<string, string> {
  return read().values;
}

export function clearDraft(): void {
  storage.remove(STORAGE_KEY.leadDraft);
}

/** The key for these values: the same again until they change. */
export function attemptKey(values: Record<string, string>): string {
  const body = JSON.stringify(values);
  const { attempt } = read();
  if (attempt?.body === body) return attempt.key;
  const key = crypto.randomUUID();
  write({ values, attempt: { key, body } });
  return key;
}

function read(): Draft {
  try {
    const stored: unknown = JSON.parse(storage.get(STORAGE_KEY.leadDraft) ?? 'null');
    if (isDraft(stored)) return stored;
  } catch {
    // Not ours, or cut off: as if nothing were there.
  }
  return { values: {} };
}

function write(draft: Draft): void {
  storage.set(STORAGE_KEY.leadDraft, JSON.stringify(draft));
}

function isDraft(stored: unknown): stored is Draft {
  return typeof stored === 'object' && stored !== null && 'values' in stored && typeof stored.values === 'object';
}
