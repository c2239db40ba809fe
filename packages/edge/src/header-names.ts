/** Says that a lead is the smoke test's: the signature of its Idempotency-Key by `SMOKE_KEY` (leads/synthetic.ts). */
export const SYNTHETIC_HEADER = 'X-Synthetic-Lead';

/** Which upload answered, on `/api/health`. */
export const VERSION_HEADER = 'X-Worker-Version';
