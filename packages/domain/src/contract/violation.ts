import { REMOVED, publicPath, withoutPersonal } from './events';
import { oneLine } from './plain-text';

/**
 * A violation of a security rule on a page: a file that the Content-Security-Policy blocks, or a window or message of an
 * unknown origin. Pages bundle this file, so it imports no schemas; `violation-report` validates received reports.
 */
export interface Violation {
  /** Its type, such as `csp-violation`. */
  readonly type: string;
  /** What was blocked, in one line ({@link violationDetails}). */
  readonly details: string;
  /** The page's address. */
  readonly url: string;
  /** The referring page's address; empty if unknown. */
  readonly referrer: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
}

/** Maximum characters of each field. Longer texts are cut. */
export const VIOLATION_LIMITS = { type: 60, details: 300, url: 300, referrer: 300, timestamp: 30 } as const;

/** Milliseconds for which a page counts its violations (specification: "violation stats window 24 hours"). */
export const VIOLATION_STATS_WINDOW_MS = 24 * 60 * 60 * 1000;

/** The type of violations of the Content-Security-Policy. */
export const CSP_VIOLATION = 'csp-violation';

/** The description of a violation. Pages and browsers describe the same violation alike, so it can be counted. */
export function violationDetails(
  /** The violated rule, such as `img-src`. */
  rule: string,
  /** What was blocked: an address, or a keyword such as `inline`. */
  blocked = '',
  /** The place in the code. */
  source = '',
  line: number | undefined = undefined,
): string {
  const where = source && ` in ${source}${line ? ` line ${line}` : ''}`;
  return `${rule}${blocked && `: ${blocked}`}${where}`;
}

/**
 * Removes personal data from a violation. Addresses keep scheme, host and path; `data:` and similar addresses keep the
 * scheme only. Text that may identify a person becomes {@link REMOVED}.
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
 * An address within a text. One with a host ends at the next space. One such as `data:…`, whose content may have spaces,
 * ends with the text. A scheme alone, which is a source of the policy, is not an address.
 */
const ADDRESS = /(\b(?:data|javascript|mailto|tel):\S.*|\b(?:blob|filesystem):\S+|\b[a-z][a-z\d+.-]*:\/\/\S*)/i;
/** The query in an address without a host, or after a space. */
const QUERY = /\?\S+/g;
const FRAGMENT = /(\/[^\s#]*)#\S*/g;
/** Schemes whose addresses have a host and a path. */
const WITH_HOST = /^(?:https?|wss?):$/;

function cleanText(text: string, max: number): string {
  // Cut first, so that long texts cost no time.
  const parts = oneLine(cut(text, max)).split(ADDRESS);
  // `split` returns texts and addresses in turn.
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
  // Hosts are kept, even if they are numbers: they name servers, not people.
  return `${url.protocol}//${url.host}${publicPath(url.pathname).split('/').map(cleanSegment).join('/')}`;
}

/** Removes a path segment if it contains personal data in any encoding. */
function cleanSegment(segment: string): string {
  let plain = segment;
  try {
    plain = decodeURIComponent(segment);
  } catch {
    // Invalid encoding: check the segment as it is.
  }
  return withoutPersonal(plain) === plain && withoutPersonal(segment) === segment ? segment : REMOVED;
}

const cut = (text: string, max: number) => text.slice(0, max).trim();
