import type { Choices, OptionalCategory } from '@tutoring/domain/consent';
import type { SentEvent } from '@tutoring/domain/events';

/** Where events go. track.ts lists those of this build. */
export interface Destination {
  /** The categories of which one must be allowed before anything of it is loaded. */
  readonly needs: readonly OptionalCategory[];
  /** Makes it ready, once; rejects when it cannot be had. */
  load: (choices: Choices) => Promise<Receiver>;
}

/** A destination that is ready. */
export interface Receiver {
  /** Tells it that the choices have changed. @default it need not know */
  update?: (choices: Choices) => void;
  send: (event: SentEvent) => void;
}
