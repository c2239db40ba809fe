/**
 * Names under which our own code stores. A file of its own: every page needs one of them, and few
 * the table of everything (stored-items.ts).
 */
export const STORAGE_KEY = {
  consent: 'tutoring-consent',
  bannerShown: 'tutoring-consent-shown',
  dismissedOffer: 'tutoring-dismissed-offer',
  language: 'tutoring-language',
  /** Where the visitor is, until their region has been suggested or needs no suggestion; then only that. */
  region: 'tutoring-region',
  leadDraft: 'tutoring-lead-draft',
  /** The message that was sent last, for its page of thanks. */
  sentLead: 'tutoring-sent-lead',
  /** What was asked and answered in the chat. */
  chat: 'tutoring-chat',
  attribution: 'tutoring-attribution',
  /** The latest searches, by what was searched. */
  recentSearchesPrefix: 'tutoring-recent-searches-',
  /** There if no key alone may open the search. */
  noSearchKey: 'tutoring-no-search-key',
  /** What stands in a tool's form, by the tool's name. */
  toolPrefix: 'tutoring-tool-',
} as const;
