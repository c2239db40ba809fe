/** Milliseconds between closing one overlay and opening the next. */
export const PAUSE_MS = 5000;
