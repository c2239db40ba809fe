import { addressIn, type Language } from '@tutoring/domain/languages';

/** The page of the contact form. */
export const CONTACT = '/contact';
/** The contact form for a visitor from a school. */
export const SCHOOL_CONTACT = `${CONTACT}?role=school`;
/** The page where families send a page of work for a tutor to mark. */
export const MARK_MY_PAGE = '/mark-my-page';
/** The page of exam dates and deadlines. */
export const DATES = '/dates';
/** The page of everybody who teaches. */
export const TUTORS = '/tutors';
/** The lists of helplines and of ways to raise a concern. */
export const HELPLINES = '/safeguarding#helplines';
export const CONCERN = '/safeguarding#how-to-raise-a-concern';
const SAFEGUARDING = '/safeguarding';
/** The privacy page. */
export const PRIVACY = '/privacy';
/** The page about installing the site and using it offline. */
export const APP = '/app';
/** The offline page: shown instead of a page that is not saved. */
export const OFFLINE = '/offline';
/** The thank-you page: shown after a message was sent. */
export const THANKS = '/thanks';
/** The page of private links, to pages that a tutor has marked. */
export const MARKED = '/marked';
/** The page of search results. */
export const SEARCH = '/search';

/** The study planner. */
export const PLANNER = '/tools/premium-study-hours-estimator';
/** The server's calendars of study plans. */
export const PLAN_CALENDARS = '/api/plan-calendar';

const PRACTICE = /^\/(practice|mark-it-yourself)\//;

/** Whether a page holds practice questions or an exercise. Their text says nothing about our services, so search and chat skip it. */
export function isPractice(path: string): boolean {
  return PRACTICE.test(path);
}

/**
 * Translated pages whose version the edge chooses by the language of the message or the query (packages/edge/src/pages). They do
 * not link to their other versions, because the message or query would be lost.
 */
export const CHOSEN_BY_EDGE: readonly string[] = [THANKS, SEARCH, MARKED];

/**
 * Pages that scripts link to, which are translated into every language. Links in content and menus know all translations
 * (build/content/translations.ts). Marked as pure, so a script that imports one address does not include the list.
 */
export const LINKED_BY_SCRIPTS: readonly string[] = /* @__PURE__ */ [
  CONTACT,
  MARK_MY_PAGE,
  APP,
  OFFLINE,
  SAFEGUARDING,
  PRIVACY,
].concat(CHOSEN_BY_EDGE);

/** Adds the language to the address of such a page, keeping query and fragment. Returns any other address unchanged. */
export function pathIn(language: Language, path: string): string {
  const [page = ''] = path.split(/[?#]/);
  return LINKED_BY_SCRIPTS.includes(page) ? addressIn(page, language) + path.slice(page.length) : path;
}
