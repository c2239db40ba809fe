/*
 * How a `BottomBar` without React finds the result of a tool: by its summary line in the document. The two are in scripts of
 * their own, and either may start first.
 */

/** Marks a tool's summary line: `own` or `example`. */
export const SUMMARY = 'data-tool-summary';

/** Dispatched on a tool's form after its summary line has changed. It bubbles. */
export const RESULT_CHANGED = 'tutoring:result';
