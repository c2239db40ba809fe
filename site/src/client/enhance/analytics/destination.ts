import type { Choices, OptionalCategory } from '@tutoring/domain/consent';
import type { SentEvent } from '@tutoring/domain/events';

/** A service that receives events. track.ts lists those of this build. */
export interface Destination {
  /** At least one of these categories must be allowed before it loads. */
  readonly needs: readonly OptionalCategory[];
  /** Loads it, once. Rejects if that fails. */
  load: (choices: Choices) => Promise<Receiver>;
}

/** A loaded destination. */
export interface Receiver {
  /** Called when the visitor's choices change. */
  update?: (choices: Choices) => void;
  send: (event: SentEvent) => void;
}
