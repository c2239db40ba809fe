/**
 * Names of our own stored items, imported as `STORAGE_KEY`. Separate exports let a script include only those it uses;
 * stored-items.ts has the complete table.
 */

export const consent = 'tutoring-consent';
export const bannerShown = 'tutoring-consent-shown';
export const dismissedOffer = 'tutoring-dismissed-offer';
/** When the visitor pressed Later on the install card. */
export const installDismissed = 'tutoring-install-dismissed';
/** When the browser offered to install the site, in this visit. */
export const installAvailable = 'tutoring-install-available';
/** The values of a page's forms before a new version reloaded it. */
export const keptForms = 'tutoring-kept-forms';
export const language = 'tutoring-language';
/** The visitor's place, until a region was suggested or none is needed; then only that fact. */
export const region = 'tutoring-region';
export const leadDraft = 'tutoring-lead-draft';
/** The pages that a form is about to send (an IndexedDB database). */
export const pages = 'tutoring-pages';
/** The last sent message, for the thanks page. */
export const sentLead = 'tutoring-sent-lead';
/** The chat's messages. */
export const chat = 'tutoring-chat';
export const attribution = 'tutoring-attribution';
/** Recent searches, by scope. */
export const recentSearchesPrefix = 'tutoring-recent-searches-';
/** Set if no single key may open the search. */
export const noSearchKey = 'tutoring-no-search-key';
/** The answer to a practice question, by the question's address. */
export const answerPrefix = 'tutoring-answer-';
/** The values of a tool's form, by the tool's name. */
export const toolPrefix = 'tutoring-tool-';
/** The study planner's exported calendar events, by day. */
export const calendarExport = 'tutoring-calendar-export';
/** The study plan that the visitor follows, with ticks and notes. */
export const studyPlan = 'tutoring-study-plan';
/** The id and the secret of the stored calendar of that plan, if the visitor has put it on a phone. */
export const planCalendar = 'tutoring-plan-calendar';
