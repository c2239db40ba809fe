import { IDEMPOTENCY_HEADER } from '@tutoring/domain/lead';
import { keptPages, type StoredPage } from './page-store';

/** Milliseconds without any progress after which a connection counts as lost. */
const STALLED_MS = 30_000;

/** How far the pages are. */
export interface UploadProgress {
  /** The page that is being sent, as people count: the first is 1. */
  number: number;
  count: number;
  /** The share of all bytes that has been sent. */
  share: number;
}

export interface UploadOptions {
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Cancels the upload. */
  signal?: AbortSignal | undefined;
}

/** Why pages did not arrive. `gone`: this browser has them no more. `refused`: the server takes none of them. */
type UploadFailure = 'busy' | 'cancelled' | 'daily' | 'gone' | 'offline' | 'refused' | 'server';

/**
 * Sends the pages of an upload key, one after the other. Pages that have arrived before are not sent again.
 * @param pages The SHA-256 of each page, in order.
 * @returns `undefined` once all have arrived.
 */
export async function uploadPages(
  endpoint: string,
  upload: string,
  pages: readonly string[],
  { onProgress, signal }: UploadOptions,
): Promise<UploadFailure | undefined> {
  const stored = await keptPages(upload);
  const inOrder = pages.map((sha256) => stored.find((page) => page.sha256 === sha256));
  if (!inOrder.every((page) => page !== undefined)) return 'gone';
  const arrived = await arrivedPages(endpoint, upload, signal);
  if (typeof arrived === 'string') return arrived;
  const total = inOrder.reduce((sum, { jpeg }) => sum + jpeg.byteLength, 0);
  let before = 0;
  for (const [at, page] of inOrder.entries()) {
    const report = (sent: number) =>
      onProgress?.({ number: at + 1, count: pages.length, share: (before + sent) / total });
    report(0);
    if (arrived.get(at) !== page.sha256) {
      const failure = await sendPage(`${endpoint}/pages/${at}`, upload, page, report, signal);
      if (failure) return failure;
    }
    before += page.jpeg.byteLength;
  }
  return undefined;
}

/** The SHA-256 of each page that has arrived, by position: the first is 0. */
async function arrivedPages(
  endpoint: string,
  upload: string,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<number, string> | UploadFailure> {
  try {
    const response = await fetch(`${endpoint}/pages`, {
      headers: { [IDEMPOTENCY_HEADER]: upload },
      cache: 'no-store',
      ...(signal && { signal }),
    });
    if (!response.ok) return new Map();
    const { pages } = (await response.json()) as { pages: readonly { position: number; sha256: string }[] };
    return new Map(pages.map(({ position, sha256 }) => [position, sha256]));
  } catch {
    return signal?.aborted ? 'cancelled' : 'offline';
  }
}

/** Sends a page with `XMLHttpRequest`, because `fetch` reports no progress of what it sends. */
function sendPage(
  address: string,
  upload: string,
  { jpeg }: StoredPage,
  report: (sent: number) => void,
  signal: AbortSignal | undefined,
): Promise<UploadFailure | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_MS);
    };
    const cancel = () => request.abort();
    signal?.addEventListener('abort', cancel);
    request.upload.onprogress = ({ loaded }) => {
      wait();
      report(loaded);
    };
    request.onloadend = () => {
      clearTimeout(stalled);
      signal?.removeEventListener('abort', cancel);
      resolve(signal?.aborted ? 'cancelled' : failureOf(request));
    };
    request.open('PUT', address);
    request.setRequestHeader('Content-Type', 'image/jpeg');
    request.setRequestHeader(IDEMPOTENCY_HEADER, upload);
    wait();
    if (signal?.aborted) {
      clearTimeout(stalled);
      resolve('cancelled');
    } else request.send(jpeg);
  });
}

function failureOf({ status, responseText }: XMLHttpRequest): UploadFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 0) return 'offline';
  if (status === 429) return responseText.includes('daily_limit') ? 'daily' : 'busy';
  return status < 500 ? 'refused' : 'server';
}
