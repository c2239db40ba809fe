/** When an offer runs: milliseconds since the epoch. */
export interface OfferTime {
  /** @default it has no start */
  from?: number | undefined;
  /** The end, exclusive. */
  until: number;
}

/** Whether an offer has started and has not ended. */
export function isRunning({ from = -Infinity, until }: OfferTime, now: number): boolean {
  return from <= now && now < until;
}
