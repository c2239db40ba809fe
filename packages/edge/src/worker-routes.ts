/** Paths that the Worker answers itself. wrangler.jsonc sends them to it, and the speculation rules exclude them. */
export const WORKER_ROUTES = {
  api: '/api/*',
  find: '/find',
  /** Also every other name of its file: the Worker checks who asks. */
  owner: '/owner*',
  /** `/mark-my-page`, `/marked`, `/search` and `/thanks` have a page for each language below them. */
  markMyPage: '/mark-my-page',
  marked: '/marked',
  search: '/search',
  thanks: '/thanks',
} as const;
