/**
 * Milliseconds for which whoever takes a lead keeps others from it, if they die with it. Longer than a sweep may take
 * (sweep.ts).
 */
export const LEASE_MS = 30_000;
