import { UNBOUND_PAGE_HOURS } from '@tutoring/domain/marking-limits';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';

/*
 * The pages that a form is about to send, in this browser's IndexedDB: session storage holds 5 MB of text. They survive a reload, and
 * are deleted once they are sent, or after the day for which the server keeps pages without a request. Without IndexedDB, such as in
 * some private windows, they last as long as the page.
 */

const STORE = 'pages';
const HOUR_MS = 3_600_000;

/** A page as it is sent. Bytes, because some browsers cannot store a blob. */
export interface StoredPage {
  /** The SHA-256 of the bytes, in hexadecimal digits. */
  sha256: string;
  jpeg: ArrayBuffer;
}

interface StoredPages {
  at: number;
  pages: readonly StoredPage[];
}

/** What IndexedDB has not stored. */
const inMemory = new Map<string, readonly StoredPage[]>();

let database: Promise<IDBDatabase> | undefined;

/** Opens the database, and deletes what is too old. */
function open(): Promise<IDBDatabase> {
  database ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(STORAGE_KEY.pages, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('This browser stores no pages.'));
  }).then(async (opened) => {
    await deleteOld(opened);
    return opened;
  });
  return database;
}

function deleteOld(opened: IDBDatabase): Promise<void> {
  return new Promise((resolve) => {
    const transaction = opened.transaction(STORE, 'readwrite');
    const request = transaction.objectStore(STORE).openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      const { at } = cursor.value as StoredPages;
      if (at < Date.now() - UNBOUND_PAGE_HOURS * HOUR_MS) cursor.delete();
      cursor.continue();
    };
    transaction.oncomplete = transaction.onabort = () => resolve();
  });
}

async function run<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const transaction = (await open()).transaction(STORE, mode);
  const request = ask(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('This browser has no room for the pages.'));
  });
}

/** Stores the pages of an upload key, in order. */
export async function keepPages(upload: string, pages: readonly StoredPage[]): Promise<void> {
  try {
    const stored: StoredPages = { at: Date.now(), pages };
    await run('readwrite', (store) => store.put(stored, upload));
    inMemory.delete(upload);
  } catch {
    inMemory.set(upload, pages);
  }
}

/** The pages of an upload key, in order; none if they are not stored any more. */
export async function keptPages(upload: string): Promise<readonly StoredPage[]> {
  const held = inMemory.get(upload);
  if (held) return held;
  try {
    const stored = (await run('readonly', (store) => store.get(upload))) as StoredPages | undefined;
    return stored?.pages ?? [];
  } catch {
    return [];
  }
}

/** Deletes the pages of an upload key. */
export async function forgetPages(upload: string): Promise<void> {
  inMemory.delete(upload);
  await run('readwrite', (store) => store.delete(upload)).catch(() => undefined);
}
