/** Milliseconds between what has gone and the next: whoever has just closed something is left in peace. */
export const PAUSE_MS = 5000;
