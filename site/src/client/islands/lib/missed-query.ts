import { missedQueryOf, type MissedPlace } from '@tutoring/domain/missed-query';
import { sendReport } from '../../../shared/send-report';

/** What this page has reported: once each. */
const reported = new Set<string>();

/**
 * Reports a text that found nothing to the edge, if it holds nothing personal.
 * @param isHarmless The check of the text (`checkOf`).
 * @param isAllowed Whether the visitor allows analytics now.
 */
export async function reportMissed(
  place: MissedPlace,
  text: string,
  isHarmless: () => Promise<boolean>,
  isAllowed: () => boolean,
): Promise<void> {
  const query = missedQueryOf(text);
  const key = `${place} ${query}`;
  if (!query || reported.has(key) || !isAllowed()) return;
  const mayBeSent = await isHarmless().catch(() => false);
  if (!mayBeSent || !isAllowed() || reported.has(key)) return;
  reported.add(key);
  sendReport({ kind: 'missed', place, query });
}

/**
 * Holds a search box's query that found nothing until the visitor goes on to another one, sends it, or leaves. A pause does not
 * end a query: "kill mysel" is not recognised as distress.
 */
export class HeldQuery {
  private held: string | undefined;

  /** @param release Called with a query that the visitor has finished. */
  constructor(private readonly release: (query: string) => void) {}

  /** Call this for each query at which the visitor pauses. */
  paused(query: string): void {
    if (this.held !== undefined && query.startsWith(this.held)) this.held = undefined;
    this.goOn();
  }

  /** Call this after {@link paused} for a query that found nothing. */
  hold(query: string): void {
    this.held = query;
  }

  /** The visitor sends the query, or leaves the page. */
  goOn(): void {
    const { held } = this;
    this.held = undefined;
    if (held !== undefined) this.release(held);
  }
}
