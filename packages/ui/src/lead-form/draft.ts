import type { Lead } from '@tutoring/domain/lead';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { randomKey } from '../lib/random-key';
import { safeStorage } from '../lib/storage';

/** A message as it was sent, with its idempotency key: the same again is the same lead. */
export interface Parcel {
  key: string;
  lead: Lead;
  /** What stands in the field that nobody sees. */
  homepage: string;
}

interface Draft {
  values: Record<string, string>;
  /** Idempotency key of the last attempt and what it was made for. */
  attempt?: { key: string; body: string } | undefined;
  /** What was sent without a connection and waits for one. */
  waiting?: Parcel | undefined;
}

/** Where a half-typed message waits: this tab only, gone when it is sent. */
const storage = safeStorage('session');

/**
 * Remembers what is typed, beside what was typed in fields that this form does not have: the whole form and the short one
 * share a draft. What waited to be sent is not sent by itself any more.
 */
export function saveDraft(values: Record<string, string>, ownFields: readonly string[]): void {
  const { values: before, attempt } = read();
  const others = Object.entries(before).filter(([name]) => !ownFields.includes(name));
  write({ values: { ...Object.fromEntries(others), ...values }, attempt });
}

/** Remembers a message that is to be sent when there is a connection, also after a reload; none: nothing waits any more. */
export function saveWaiting(waiting: Parcel | undefined): void {
  write({ ...read(), waiting });
}

/** What was typed before a reload, or nothing. */
export function loadDraft(): Pick<Draft, 'values' | 'waiting'> {
  return read();
}

export function clearDraft(): void {
  storage.remove(STORAGE_KEY.leadDraft);
}

/** The key for what is sent: the same again until it changes. */
export function attemptKey(sent: unknown): string {
  const body = JSON.stringify(sent);
  const draft = read();
  if (draft.attempt?.body === body) return draft.attempt.key;
  const key = randomKey();
  write({ ...draft, attempt: { key, body } });
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
