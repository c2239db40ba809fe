import type { Lead } from '@tutoring/domain/lead';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { randomKey } from '../lib/random-key';
import { safeStorage } from '../lib/storage';

/** A message that is ready to be sent. The server stores it once, however often it arrives with the same idempotency key. */
export interface LeadRequest {
  key: string;
  lead: Lead;
  /** The value of the honeypot. */
  homepage: string;
}

interface Draft {
  values: Record<string, string>;
  /** The idempotency key of the last attempt, and the message as JSON that the key belongs to. */
  attempt?: { key: string; body: string } | undefined;
  /** The message that waits for a connection. */
  waiting?: LeadRequest | undefined;
  /** The key of the pages that this tab keeps (pages/page-store.ts). */
  upload?: string | undefined;
  /** The part of the message that a tool has put there. */
  brought?: string | undefined;
}

/** Session storage keeps the draft in this tab only. */
const storage = safeStorage('session');

/**
 * Saves the visitor's entries. The full and the brief form share a draft, so it keeps entries of fields that this form lacks.
 * It discards a waiting message, which the visitor has now changed.
 * @param ownFields The names of this form's fields.
 */
export function saveDraft(values: Record<string, string>, ownFields: readonly string[]): void {
  const { values: before, attempt, upload, brought } = read();
  const others = Object.entries(before).filter(([name]) => !ownFields.includes(name));
  write({ values: { ...Object.fromEntries(others), ...values }, attempt, upload, brought });
}

/** Saves the message that waits for a connection, so that it survives a reload. `undefined` deletes it. */
export function saveWaiting(waiting: LeadRequest | undefined): void {
  write({ ...read(), waiting });
}

/** Saves the key of the form's pages. It discards a waiting message, which has other pages. `undefined` deletes the key. */
export function saveUpload(upload: string | undefined): void {
  const { values, attempt, brought } = read();
  write({ values, attempt, upload, brought });
}

/**
 * Saves a message with a part that a tool has put there. It discards a waiting message, which lacks that part.
 * @param brought The part.
 */
export function saveBrought(brought: string, message: string): void {
  const { values, attempt, upload } = read();
  write({ values: { ...values, message }, attempt, upload, brought });
}

/** Returns the stored draft, or an empty one. */
export function loadDraft(): Pick<Draft, 'values' | 'waiting' | 'upload' | 'brought'> {
  return read();
}

export function clearDraft(): void {
  storage.remove(STORAGE_KEY.leadDraft);
}

/** Returns the idempotency key of a message. It stays the same until the message changes. */
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
    // The stored text is not JSON, so there is no draft.
  }
  return { values: {} };
}

function write(draft: Draft): void {
  storage.set(STORAGE_KEY.leadDraft, JSON.stringify(draft));
}

function isDraft(stored: unknown): stored is Draft {
  return typeof stored === 'object' && stored !== null && 'values' in stored && typeof stored.values === 'object';
}
