/** Paths that the Worker answers itself. wrangler.jsonc sends them to it. */
export const WORKER_ROUTES = {
  api: '/api/*',
  /** Feeds that calendars subscribe to. */
  calendar: '/calendar/*',
  find: '/find',
  /** Also every other name of its file: the Worker checks who asks. */
  owner: '/owner*',
  /** `/mark-my-page`, `/marked`, `/search` and `/thanks` have a page for each language below them. */
  markMyPage: '/mark-my-page',
  marked: '/marked',
  search: '/search',
  thanks: '/thanks',
} as const;

/**
 * What browsers must not prerender: answers with effects, or for one visitor. They may prerender the form for pages to mark: they keep a
 * prerendered page for some minutes, and what it says of the queue is then no older than in a page that stays open.
 */
export const NEVER_PRERENDERED = Object.values(WORKER_ROUTES).filter((route) => route !== WORKER_ROUTES.markMyPage);
