import { readContent, type PageText } from './content';
import type { CachedPage, PageCache } from './page-cache';
import { request, type Answer, type Failure } from './request';
import { Visits, type VisitSettings } from './visits';

/** What reading an address gave. `movedTo` is its new address, if it redirects for good. */
export type Reading = (PageText & { kind: 'read'; movedTo?: string }) | Failure;

/** The settings of a run. */
export interface ReaderSettings extends VisitSettings {
  cache: PageCache;
  /** Milliseconds for which a page is not asked for again, so that an interrupted run goes on where it stopped. */
  freshMs: number;
  today: Date;
}

const MOST_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const PERMANENT: ReadonlySet<number> = new Set([301, 308]);
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** People may read these pages, and programs may not. */
const REFUSED: ReadonlySet<number> = new Set([401, 402, 403, 405, 406, 451]);
/** The host asks us to stop for now. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);

/** Paths of home pages. Sites often send visitors of a deleted page there. */
const HOME = /^\/(?:index\.\w+|home|[a-z]{2}(?:-[a-z]{2})?)?\/?$/i;

interface Redirect {
  isPermanent: boolean;
  to: URL;
}

/** @returns a function that reads one address and follows its redirects. Wait for it before you call it again. */
export function pageReader(settings: ReaderSettings): (address: string) => Promise<Reading> {
  const visits = new Visits(settings);
  return async (address) => {
    let url = address;
    let movedTo: string | undefined;
    let onlyPermanent = true;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const found = await readOnce(url, visits, settings);
      if ('sentences' in found) return { ...found, kind: 'read', ...(movedTo && { movedTo }) };
      if ('kind' in found) return found;
      if (HOME.test(found.to.pathname) && !HOME.test(new URL(address).pathname))
        return { kind: 'dead', why: `leads to the home page ${found.to.href}` };
      // Behind a temporary redirect, a permanent one says nothing about the address that we cite.
      onlyPermanent &&= found.isPermanent;
      url = found.to.href;
      if (onlyPermanent) movedTo = url;
    }
    return { kind: 'unread', why: `redirects more than ${MOST_REDIRECTS} times` };
  };
}

async function readOnce(url: string, visits: Visits, settings: ReaderSettings): Promise<PageText | Failure | Redirect> {
  const { cache, freshMs, today } = settings;
  const cached = cache.find(url);
  if (cached && today.getTime() - cached.readAt < freshMs) return textOf(cached, cache);
  const refusal = await visits.refusal(url);
  if (refusal) return refusal;
  const answer = await request(url, settings, cached && onlyIfNewer(cached));
  if ('kind' in answer) return answer;
  if (BUSY.has(answer.status)) visits.stop(url);
  if (answer.status === 304 && cached) {
    cache.save({ ...cached, readAt: today.getTime() });
    return textOf(cached, cache);
  }
  return understand(url, answer, settings);
}

function understand(
  url: string,
  { status, headers, bytes }: Answer,
  { cache, today }: ReaderSettings,
): PageText | Failure | Redirect {
  if (REDIRECTS.has(status)) {
    const to = URL.parse(headers.get('Location') ?? '', url);
    return to
      ? { isPermanent: PERMANENT.has(status), to }
      : { kind: 'unread', why: `answers ${status} without an address` };
  }
  if (GONE.has(status)) return { kind: 'dead', why: `answers ${status}` };
  if (REFUSED.has(status)) return { kind: 'by-hand', why: `answers ${status} to programs` };
  if (status !== 200) return { kind: 'unread', why: `answers ${status}` };
  const text = readContent(bytes, headers.get('Content-Type') ?? '', today);
  if (!text) return { kind: 'by-hand', why: 'has no text without scripts' };
  const [etag, lastModified] = [headers.get('ETag') ?? undefined, headers.get('Last-Modified') ?? undefined];
  cache.save({ url, readAt: today.getTime(), fingerprint: text.fingerprint, etag, lastModified }, text.sentences);
  return text;
}

/** The headers with which a server sends a page only if it is newer than ours. */
function onlyIfNewer({ etag, lastModified }: CachedPage): Record<string, string> {
  return { ...(etag && { 'If-None-Match': etag }), ...(lastModified && { 'If-Modified-Since': lastModified }) };
}

function textOf({ fingerprint }: CachedPage, cache: PageCache): PageText {
  return { fingerprint, sentences: cache.sentencesOf(fingerprint) ?? [] };
}
