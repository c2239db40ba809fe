import { STORAGE_KEY } from '@tutoring/domain/storage-keys';
import { safeStorage } from '../lib/storage';

interface Draft {
  values: Record<string, string>;
  /** Idempotency key of the last attempt and the values it was made with. */
  attempt?: { key: string; body: string } | undefined;
  /** Whether it was sent without a connection and waits for one. */
  isWaiting?: boolean | undefined;
}

/** Where a half-typed message waits: this tab only, gone when it is sent. */
const storage = safeStorage('session');

/** Remembers what is typed. */
export function saveDraft(values: Record<string, string>): void {
  const { attempt } = read();
  write({ values, attempt });
}

/** Remembers that these values are to be sent when there is a connection, also after a reload. */
export function saveWaiting(values: Record<string, string>): void {
  write({ ...read(), values, isWaiting: true });
}

/** What was typed before a reload, or nothing. */
export function loadDraft(): Pick<Draft, 'values' | 'isWaiting'> {
  return read();
}

export function clearDraft(): void {
  storage.remove(STORAGE_KEY.leadDraft);
}

/** The key for what is sent: the same again until it changes. */
export function attemptKey(values: Record<string, string>, sent: unknown): string {
  const body = JSON.stringify(sent);
  const { attempt } = read();
  if (attempt?.body === body) return attempt.key;
  const key = crypto.randomUUID();
  write({ ...read(), values, attempt: { key, body } });
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
