import { GEO_TIMEOUT_MS } from '@tutoring/domain/consent';
import type { VisitorLocation } from '@tutoring/ui/consent';

/** What our own edge knows: asked for once a page. */
let edge: Promise<VisitorLocation | undefined> | undefined;

/**
 * Where the visitor is: our own edge knows; if it does not, or does not answer in time, another company may be asked, if
 * the owner has named one. No country where the edge says that it is unknown; nothing where nobody answers.
 * @param locator The other company's address, which consent gives (docs/adr/0016). @default nobody else is asked
 */
export async function locate(locator?: string): Promise<VisitorLocation | undefined> {
  const known = await (edge ??= ask('/api/geo'));
  if (known?.country || !locator) return known;
  const other = await ask(locator);
  return other?.country ? other : known;
}

async function ask(address: string): Promise<VisitorLocation | undefined> {
  // `AbortSignal.timeout` is younger than the browsers that we speak to. What is read by then is not affected.
  const tooLate = new AbortController();
  setTimeout(() => tooLate.abort(), GEO_TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      signal: tooLate.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) return undefined;
    return locationOf(await response.json());
  } catch {
    return undefined;
  }
}

/** A place, if the answer names a country or says that it is unknown. (A schema would be heavier than what it checks.) */
function locationOf(answer: unknown): VisitorLocation | undefined {
  const { country, region } = (answer ?? {}) as Record<string, unknown>;
  if (country === null) return { country, region: null };
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return undefined;
  return { country, region: typeof region === 'string' ? region : null };
}
