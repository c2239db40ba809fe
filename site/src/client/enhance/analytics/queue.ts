import type { Choices } from '@tutoring/domain/consent';
import {
  cleanEvent,
  type EventCatalogue,
  type EventCheck,
  type EventName,
  type SentEvent,
} from '@tutoring/domain/events';
import type { Destination, Receiver } from './destination';

/** The most events that wait for consent. The oldest are dropped. */
export const MAX_QUEUED = 100;

/** An event, and the check of its typed text if it has any. */
interface Waiting {
  readonly event: SentEvent;
  readonly mayBeSent: (() => Promise<boolean>) | undefined;
}

/** What the queue depends on; tests replace it. */
export interface Dependencies {
  allowed: () => Choices;
  /** Whether the visitor has made no choice yet. */
  isUndecided: () => boolean;
  now: () => number;
  /** Calls back when the page is idle, at the latest after ANALYTICS_FLUSH_MS. */
  whenIdle: (callback: () => void) => void;
}

/**
 * Keeps events in memory until the visitor decides: sends them with consent, drops them without. A page load before the
 * decision loses them (docs/adr/0016).
 */
export class EventQueue {
  private waiting: Waiting[] = [];
  /** The requested destinations; a failed one resolves to undefined. */
  private readonly loaded = new Map<Destination, Promise<Receiver | undefined>>();
  private isScheduled = false;

  constructor(
    private readonly destinations: readonly Destination[],
    private readonly dependencies: Dependencies,
  ) {}

  /** Queues an event, after removing personal data from it. */
  track<Name extends EventName>(name: Name, properties: EventCatalogue[Name], ...check: EventCheck<Name>): void {
    this.waiting.push({
      event: cleanEvent(name, properties, this.dependencies.now()),
      mayBeSent: check[0] && once(check[0]),
    });
    if (this.waiting.length > MAX_QUEUED) this.waiting.shift();
    this.schedule();
  }

  /** Call this when the visitor's consent changes. */
  consentChanged(): void {
    const choices = this.dependencies.allowed();
    for (const ready of this.loaded.values()) {
      void ready.then((receiver) => {
        attempt(() => receiver?.update?.(choices));
      });
    }
    this.schedule();
  }

  /** Sends the allowed events immediately, before the page is left. Resolves when they are sent. */
  readonly flush = async (): Promise<void> => {
    this.isScheduled = false;
    const choices = this.dependencies.allowed();
    const isAllowed = choices.analytics || choices.marketing;
    if (!isAllowed && this.dependencies.isUndecided()) return;
    // Sent or dropped: no event waits any longer.
    const events = this.waiting;
    this.waiting = [];
    if (!isAllowed) return;
    const allowed = this.destinations.filter((destination) => isDestinationAllowed(destination, choices));
    await Promise.all(
      allowed.map((destination) =>
        this.load(destination, choices).then((receiver) => receiver && this.send(events, destination, receiver)),
      ),
    );
  };

  /** Sends events. Only those with typed text wait for their check, because the visitor may leave the page at any time. */
  private async send(events: readonly Waiting[], destination: Destination, receiver: Receiver): Promise<void> {
    // Checks consent again, because it may have changed while the destination or a check was loading.
    const isAllowed = (event: SentEvent) => {
      const choices = this.dependencies.allowed();
      return isDestinationAllowed(destination, choices) && isEventAllowed(event, choices);
    };
    await Promise.all(
      events.map(async ({ event, mayBeSent }) => {
        if (!isAllowed(event)) return;
        if (mayBeSent && !((await mayBeSent()) && isAllowed(event))) return;
        attempt(() => receiver.send(event));
      }),
    );
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.dependencies.whenIdle(() => void this.flush());
  }

  private load(destination: Destination, choices: Choices): Promise<Receiver | undefined> {
    const known = this.loaded.get(destination);
    if (known) return known;
    const loading = destination.load(choices).catch(() => undefined);
    this.loaded.set(destination, loading);
    return loading;
  }
}

function isDestinationAllowed({ needs }: Destination, choices: Choices): boolean {
  return needs.some((category) => choices[category]);
}

/** Every event needs analytics; a generated lead is also allowed with marketing alone. */
function isEventAllowed({ name }: SentEvent, choices: Choices): boolean {
  return choices.analytics || (choices.marketing && name === 'generate_lead');
}

/** Runs a check at most once, for all destinations. An event that cannot be checked is not sent. */
function once(check: () => Promise<boolean>): () => Promise<boolean> {
  let result: Promise<boolean> | undefined;
  return () => (result ??= check().catch(() => false));
}

/** Ignores errors: no page depends on analytics. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // See above.
  }
}
