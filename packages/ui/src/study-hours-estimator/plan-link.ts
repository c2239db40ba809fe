/** The fragments of links to a plan: one that somebody shared, or a session that is done. */
export const PLAN_LINK = { shared: '#plan=', done: '#plan-done=' } as const;
