/** The part of the contract of page reports that a page carries from its first moment on: no schema, no library. */

/** The most that a report holds: characters of each text, and what a vital measures. */
export const PAGE_REPORT_LIMITS = { page: 200, message: 200, source: 100, value: 600_000 } as const;
