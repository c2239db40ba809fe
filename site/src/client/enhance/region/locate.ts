import { GEO_TIMEOUT_MS } from '@tutoring/domain/consent';
import type { VisitorLocation } from '@tutoring/ui/consent';

/** The edge's answer, requested once a page. */
let edge: Promise<VisitorLocation | undefined> | undefined;

/**
 * Locates the visitor through the edge. If the edge does not know or does not body in time, asks the third-party
 * locator, if the owner configured one. The country is null if it is unknown; the result is undefined without an body.
 * @param locator The third party's address. Only the consent store passes it (docs/adr/0016). @default none
 */
export async function locate(locator?: string): Promise<VisitorLocation | undefined> {
  const known = await (edge ??= fetchLocation('/api/geo'));
  if (known?.country || !locator) return known;
  const other = await fetchLocation(locator);
  return other?.country ? other : known;
}

async function fetchLocation(address: string): Promise<VisitorLocation | undefined> {
  // `AbortSignal.timeout` is newer than our oldest browsers.
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), GEO_TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      signal: timeout.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) return undefined;
    return locationOf(await response.json());
  } catch {
    return undefined;
  }
}

/** Reads a location whose country is a code or null. Checked by hand, because a schema library would be larger. */
function locationOf(body: unknown): VisitorLocation | undefined {
  const { country, region } = (body ?? {}) as Record<string, unknown>;
  if (country === null) return { country, region: null };
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return undefined;
  return { country, region: typeof region === 'string' ? region : null };
}
