/** Marks the smoke test's lead: the signature of its Idempotency-Key with `SMOKE_KEY` (submission/synthetic.ts). */
export const SYNTHETIC_HEADER = 'X-Synthetic-Lead';

/** The version that answered, on `/api/health`. */
export const VERSION_HEADER = 'X-Worker-Version';
