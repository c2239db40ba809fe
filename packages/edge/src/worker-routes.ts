/**
 * Addresses at which the Worker does something, or answers one visitor: wrangler.jsonc sends them to it, and the rules
 * for fetching ahead leave them out.
 */
export const OWN_ADDRESSES = {
  api: '/api/*',
  find: '/find',
  /** With every other name of its file: whoever asks is checked first. */
  owner: '/owner*',
  /** Below it and below the next, the page in each language: the Worker chooses. */
  search: '/search',
  thanks: '/thanks',
} as const;
