/** The part of the page report's contract that each page loads first, without schemas or libraries. */

/** Most characters of each text of a report, and the largest value of a vital. */
export const PAGE_REPORT_LIMITS = { page: 200, message: 200, source: 100, value: 600_000 } as const;
