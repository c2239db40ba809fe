import type { SearchEngine, TextPiece } from '@tutoring/domain/search';
import { readEntries, type SearchEntry } from '@tutoring/domain/search-entry';

/** Milliseconds after which an index that has not come is given up (specification, section 9). */
export const INDEX_TIMEOUT_MS = 10_000;

/** Why there is no index: the server refused, did not answer in time or at all, or sent something else. */
export type IndexFailure = 'status' | 'timeout' | 'network' | 'file';

/** An index could not be loaded. Its message is for logs; what visitors read is a message of `Search`. */
export class IndexError extends Error {
  constructor(
    readonly failure: IndexFailure,
    /** The answer's status and its text. @default there was no answer that says so */
    readonly answer?: { status: number; text: string },
  ) {
    super(answer ? `${answer.status} ${answer.text}`.trim() : failure);
  }
}

/** An index that can be searched. */
export interface LoadedIndex {
  /** Everything that can be found. */
  entries: readonly SearchEntry[];
  /** Finds entries by what is typed. */
  engine: SearchEngine;
  /** Splits a text into pieces, and says of each whether it is what was looked for. */
  highlight: (text: string, query: string) => TextPiece[];
}

const loaded = new Map<string, Promise<LoadedIndex>>();

/**
 * Loads an index and the engine, once for all boxes of a page; again after a failure.
 * @throws {IndexError} rejects with it.
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

/** Gives up after {@link INDEX_TIMEOUT_MS}, whatever hangs. @throws {IndexError} rejects with it, and with nothing else. */
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

/** The index of a day: its date as digits, by UTC, so that everybody asks for the same file. */
export function versioned(source: string, today: Date): string {
  return `${source}?v=${today.toISOString().slice(0, 10).replaceAll('-', '')}`;
}
