import type { Choices } from '@tutoring/domain/consent';
import { cleanEvent, type EventCatalogue, type EventName, type SentEvent } from '@tutoring/domain/events';
import type { Destination, Receiver } from './destination';

/** Events kept while nobody may have them; the oldest give way. */
export const MAX_QUEUED = 100;

/** What the queue has to know, and a test puts in place. */
export interface Dependencies {
  allowed: () => Choices;
  /** Whether the visitor has still to choose. */
  isUndecided: () => boolean;
  now: () => number;
  /** Calls back when the page has time, at the latest after ANALYTICS_FLUSH_MS. */
  whenIdle: (callback: () => void) => void;
}

/**
 * Keeps events in memory while the visitor is undecided, hands them on once they are allowed, and
 * forgets them when they are refused. A full page load loses what is undecided: docs/adr/0016.
 */
export class EventQueue {
  private waiting: SentEvent[] = [];
  /** Those that have been asked for; nothing of one that could not be had. */
  private readonly loaded = new Map<Destination, Promise<Receiver | undefined>>();
  private isPlanned = false;

  constructor(
    private readonly destinations: readonly Destination[],
    private readonly uses: Dependencies,
  ) {}

  /** Takes an event. Whatever may say who somebody is has gone before it is kept. */
  track<Name extends EventName>(name: Name, properties: EventCatalogue[Name]): void {
    this.waiting.push(cleanEvent(name, properties, this.uses.now()));
    if (this.waiting.length > MAX_QUEUED) this.waiting.shift();
    this.plan();
  }

  /** To be called whenever what is allowed, or whether there is a choice, changes. */
  consentChanged(): void {
    const choices = this.uses.allowed();
    for (const ready of this.loaded.values()) {
      void ready.then((receiver) => {
        attempt(() => receiver?.update?.(choices));
      });
    }
    this.plan();
  }

  /** Hands on at once what may be handed on: the page is about to go. Resolves when it is done. */
  readonly flush = async (): Promise<void> => {
    this.isPlanned = false;
    const choices = this.uses.allowed();
    const isAllowed = choices.analytics || choices.marketing;
    if (!isAllowed && this.uses.isUndecided()) return;
    // Refused, or handed on: either way nothing waits any longer.
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

  /** Loading took its time: the visitor may have changed their mind since. */
  private send(events: readonly SentEvent[], destination: Destination, receiver: Receiver): void {
    const choices = this.uses.allowed();
    if (!isDestinationAllowed(destination, choices)) return;
    for (const event of events) {
      if (isEventAllowed(event, choices)) attempt(() => receiver.send(event));
    }
  }

  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    this.uses.whenIdle(() => void this.flush());
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

/** Counting is analytics; that an advertisement led to a booking is marketing as well. */
function isEventAllowed({ name }: SentEvent, choices: Choices): boolean {
  return choices.analytics || (choices.marketing && name === 'generate_lead');
}

/** Sending fails as silently as loading: no visitor's page depends on it. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // See above.
  }
}
