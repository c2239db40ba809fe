import type { SearchEngine, TextPiece } from '@tutoring/domain/search';
import { readEntries, type SearchEntry } from '@tutoring/domain/search-entry';

/** Milliseconds after which loading the index fails (specification, section 9). */
export const INDEX_TIMEOUT_MS = 10_000;

/** Why the index could not be loaded: an error status, no response in time, no connection, or a damaged file. */
export type IndexFailure = 'status' | 'timeout' | 'network' | 'file';

/** The error of an index that could not be loaded. Its message is for logs. Visitors read a message of `Search` instead. */
export class IndexError extends Error {
  constructor(
    readonly failure: IndexFailure,
    /** The status of the response, for the failure `status`. */
    readonly answer?: { status: number; text: string },
  ) {
    super(answer ? `${answer.status} ${answer.text}`.trim() : failure);
  }
}

/** A loaded index. */
export interface LoadedIndex {
  /** All entries. */
  entries: readonly SearchEntry[];
  /** Searches the entries. */
  engine: SearchEngine;
  /** Splits a text into pieces, and marks those that match the query. */
  highlight: (text: string, query: string) => TextPiece[];
}

const loaded = new Map<string, Promise<LoadedIndex>>();

/**
 * Loads an index and the search engine once for all boxes of a page. After a failure the next call tries again.
 * @throws {IndexError} The promise rejects with it.
 */
export function loadIndex(source: string): Promise<LoadedIndex> {
  const known = loaded.get(source);
  if (known) return known;
  const loading = inTime(async (signal) => {
    const [entries, { SearchEngine, highlight }] = await Promise.all([
      fetchEntries(source, signal),
      import('@tutoring/domain/search'),
    ]);
    return { entries, engine: new SearchEngine(entries), highlight };
  });
  loaded.set(source, loading);
  loading.catch(() => loaded.delete(source));
  return loading;
}

/** Runs `work`, and fails after {@link INDEX_TIMEOUT_MS}. @throws {IndexError} The promise rejects with no other error. */
async function inTime<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new IndexError('timeout'));
      giveUp.abort();
    }, INDEX_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work(giveUp.signal), late]);
  } catch (error) {
    if (error instanceof IndexError) throw error;
    throw new IndexError(error instanceof SyntaxError ? 'file' : 'network');
  } finally {
    clearTimeout(timer);
  }
}

async function fetchEntries(source: string, signal: AbortSignal): Promise<SearchEntry[]> {
  const response = await fetch(versioned(source, new Date()), {
    cache: 'no-cache',
    headers: { 'Cache-Control': 'no-cache' },
    credentials: 'omit',
    signal,
  });
  if (!response.ok) throw new IndexError('status', { status: response.status, text: response.statusText });
  const entries = readEntries(JSON.parse(await response.text()));
  if (!entries) throw new SyntaxError('These are no search entries.');
  return entries;
}

/** Adds the UTC date as digits to the address. All visitors then request the same file on the same day. */
export function versioned(source: string, today: Date): string {
  return `${source}?v=${today.toISOString().slice(0, 10).replaceAll('-', '')}`;
}
