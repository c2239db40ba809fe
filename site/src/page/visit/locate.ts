import { GEO_TIMEOUT_MS } from '@tutoring/domain/consent';
import type { VisitorLocation } from '@tutoring/ui/consent';

/**
 * Where the visitor is: our own edge knows; if it does not answer in time, another company may be
 * asked, if the owner has named one. Nothing when nobody knows.
 * @param locator The other company's address; empty for none.
 * @param edge The address of our own edge's answer.
 */
export async function locate(locator: string, edge = '/api/geo'): Promise<VisitorLocation | undefined> {
  return (await ask(edge)) ?? (locator ? await ask(locator) : undefined);
}

async function ask(address: string): Promise<VisitorLocation | undefined> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(GEO_TIMEOUT_MS),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) return undefined;
    return locationOf(await response.json());
  } catch {
    return undefined;
  }
}

/** A place, if the answer names a country. (A schema would be heavier than what it checks.) */
function locationOf(answer: unknown): VisitorLocation | undefined {
  const { country, region } = (answer ?? {}) as Record<string, unknown>;
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return undefined;
  return { country, region: typeof region === 'string' ? region : null };
}
