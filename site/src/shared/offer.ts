/** When an offer runs: milliseconds since the epoch. */
export interface OfferTime {
  /** @default it has always run */
  from?: number | undefined;
  /** By then it has ended. */
  until: number;
}

/** Whether an offer runs at a moment: it is neither still to come nor ended. */
export function isRunning({ from = -Infinity, until }: OfferTime, now: number): boolean {
  return from <= now && now < until;
}
