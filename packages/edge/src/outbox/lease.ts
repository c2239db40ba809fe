/**
 * Milliseconds for which a lease keeps other invocations from a lead. Must be longer than a sweep (sweep.ts); if the holder
 * dies, the lease ends.
 */
export const LEASE_MS = 30_000;
