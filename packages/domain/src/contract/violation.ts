import { REMOVED, withoutPersonal } from './events';
import { oneLine } from './plain-text';

/**
 * Something that a page may not do and tried to, or that somebody tried to make it do: a file that the
 * Content-Security-Policy refuses, a window or a message of a strange origin. Pages bundle this file, so it imports no schema;
 * what travels is read by `violation-report`.
 */
export interface Violation {
  /** What kind it is, such as `csp-violation`. */
  readonly type: string;
  /** What was tried, in one line ({@link violationDetails}). */
  readonly details: string;
  /** The page's address. */
  readonly url: string;
  /** Where its visitor came from; empty if unknown. */
  readonly referrer: string;
  /** When: ISO 8601, UTC. */
  readonly timestamp: string;
}

/** The most characters of each field that are kept. */
export const VIOLATION_LIMITS = { type: 60, details: 300, url: 300, referrer: 300, timestamp: 30 } as const;

/** Milliseconds for which a page counts its violations (specification: "violation stats window 24 hours"). */
export const VIOLATION_STATS_WINDOW_MS = 24 * 60 * 60 * 1000;

/** The type of what the Content-Security-Policy refused, whoever reports it. */
export const CSP_VIOLATION = 'csp-violation';

/** What is said of a violation: whoever puts it so, the same one is known again. */
export function violationDetails(
  /** What forbids it, such as `img-src`. */
  rule: string,
  /** What was refused: an address, or a word such as `inline`. */
  blocked = '',
  /** Where in the code it was tried. */
  source = '',
  line: number | undefined = undefined,
): string {
  const where = source && ` in ${source}${line ? ` line ${line}` : ''}`;
  return `${rule}${blocked && `: ${blocked}`}${where}`;
}

/**
 * A violation without anything that could say who somebody is: addresses keep scheme, host and path, `data:` and the like their
 * scheme alone, and what looks like a person's is {@link REMOVED}.
 */
export function cleanViolation({ type, details, url, referrer, timestamp }: Violation): Violation {
  return {
    type: cut(withoutPersonal(oneLine(cut(type, VIOLATION_LIMITS.type))), VIOLATION_LIMITS.type) || 'unknown',
    details: cleanText(details, VIOLATION_LIMITS.details),
    url: cleanText(url, VIOLATION_LIMITS.url),
    referrer: cleanText(referrer, VIOLATION_LIMITS.referrer),
    timestamp: cut(timestamp, VIOLATION_LIMITS.timestamp),
  };
}

/**
 * An address within a text: one with a host up to the next space, one that is its own content to the end, because it may have
 * spaces. The schemes of the policy's own sources, such as `data:` alone, are none.
 */
const ADDRESS = /(\b(?:data|javascript|mailto|tel):\S.*|\b(?:blob|filesystem):\S+|\b[a-z][a-z\d+.-]*:\/\/\S*)/i;
/** What asks something in an address without a host, or in the rest of one with a space. A `#` alone is also in other words. */
const QUERY = /\?\S+/g;
const FRAGMENT = /(\/[^\s#]*)#\S*/g;
/** Schemes whose addresses have a host and a path. */
const WITH_HOST = /^(?:https?|wss?):$/;

function cleanText(text: string, max: number): string {
  // Cut first: nobody's patience is tried with a long text.
  const parts = oneLine(cut(text, max)).split(ADDRESS);
  // Every second part is an address.
  const clean = parts.map((part, at) =>
    at % 2 === 1 ? cleanAddress(part) : withoutPersonal(part.replace(QUERY, '').replace(FRAGMENT, '$1')),
  );
  return cut(clean.join(''), max);
}

function cleanAddress(address: string): string {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return REMOVED;
  }
  if (!WITH_HOST.test(url.protocol)) return url.protocol;
  // A host is a server's, also where it is a number.
  return `${url.protocol}//${url.host}${url.pathname.split('/').map(cleanSegment).join('/')}`;
}

/** A part of a path, unless it has something of a person's in it, however it is written. */
function cleanSegment(segment: string): string {
  let plain = segment;
  try {
    plain = decodeURIComponent(segment);
  } catch {
    // Written in no way that anybody reads: judged as it stands.
  }
  return withoutPersonal(plain) === plain && withoutPersonal(segment) === segment ? segment : REMOVED;
}

const cut = (text: string, max: number) => text.slice(0, max).trim();
