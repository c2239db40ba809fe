import type { Choices } from '@tutoring/domain/consent';
import { cleanEvent, type EventCatalogue, type EventName, type SentEvent } from '@tutoring/domain/events';
import type { Destination, Receiver } from './destination';

/** The most events that wait for consent. The oldest are dropped. */
export const MAX_QUEUED = 100;

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
  private waiting: SentEvent[] = [];
  /** The requested destinations; a failed one resolves to undefined. */
  private readonly loaded = new Map<Destination, Promise<Receiver | undefined>>();
  private isScheduled = false;

  constructor(
    private readonly destinations: readonly Destination[],
    private readonly dependencies: Dependencies,
  ) {}

  /** Queues an event, after removing personal data from it. */
  track<Name extends EventName>(name: Name, properties: EventCatalogue[Name]): void {
    this.waiting.push(cleanEvent(name, properties, this.dependencies.now()));
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
        this.load(destination, choices).then((receiver) => {
          if (receiver) this.send(events, destination, receiver);
        }),
      ),
    );
  };

  /** Checks consent again, because it may have changed while the destination was loading. */
  private send(events: readonly SentEvent[], destination: Destination, receiver: Receiver): void {
    const choices = this.dependencies.allowed();
    if (!isDestinationAllowed(destination, choices)) return;
    for (const event of events) {
      if (isEventAllowed(event, choices)) attempt(() => receiver.send(event));
    }
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

/** Ignores errors: no page depends on analytics. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // See above.
  }
}
