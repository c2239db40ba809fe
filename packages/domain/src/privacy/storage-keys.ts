/**
 * Names under which our own code stores, to be imported as `STORAGE_KEY`. Each is an export, so that a script carries those
 * it uses; few need the table of everything (stored-items.ts).
 */

export const consent = 'tutoring-consent';
export const bannerShown = 'tutoring-consent-shown';
export const dismissedOffer = 'tutoring-dismissed-offer';
/** When Later was pressed on the card that offers to install the site. */
export const installDismissed = 'tutoring-install-dismissed';
/** Since when the browser would install the site, in this visit. */
export const installAvailable = 'tutoring-install-available';
/** What stood in a page's forms when a new version made it load again. */
export const keptForms = 'tutoring-kept-forms';
export const language = 'tutoring-language';
/** Where the visitor is, until their region has been suggested or needs no suggestion; then only that. */
export const region = 'tutoring-region';
export const leadDraft = 'tutoring-lead-draft';
/** The message that was sent last, for its page of thanks. */
export const sentLead = 'tutoring-sent-lead';
/** What was asked and answered in the chat. */
export const chat = 'tutoring-chat';
export const attribution = 'tutoring-attribution';
/** The latest searches, by what was searched. */
export const recentSearchesPrefix = 'tutoring-recent-searches-';
/** There if no key alone may open the search. */
export const noSearchKey = 'tutoring-no-search-key';
/** What was answered to a practice question, by the question's address. */
export const answerPrefix = 'tutoring-answer-';
/** What stands in a tool's form, by the tool's name. */
export const toolPrefix = 'tutoring-tool-';
/** Of the study planner: the days of the events that its calendar files had. */
export const calendarExport = 'tutoring-calendar-export';
