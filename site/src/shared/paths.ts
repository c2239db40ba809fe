import { addressIn, type Language } from '@tutoring/domain/languages';

/** The page of the contact form. */
export const CONTACT = '/contact';
/** Where helplines are listed, and where it says how to raise a concern. */
export const HELPLINES = '/safeguarding#helplines';
export const CONCERN = '/safeguarding#how-to-raise-a-concern';
/** How the site becomes an app, and what it does without a connection. */
export const APP = '/app';
/** What is shown in place of a page that is not saved, while there is no connection. */
export const OFFLINE = '/offline';
/** What is shown after a message was sent. */
export const THANKS = '/thanks';
/** The results of the search. */
export const SEARCH = '/search';

/** The tool that plans the weeks to the exams. */
export const PLANNER = '/tools/premium-study-hours-estimator';

/** Below it there are questions to try, which answer nobody's. */
const PRACTICE = '/practice/';

/** Whether a page is one of questions: its words say nothing of what we offer or explain. */
export function isPractice(path: string): boolean {
  return path.startsWith(PRACTICE);
}

/** Pages that there are once in each language, and that lead to each other. */
export const OFFERED_IN_EACH_LANGUAGE: readonly string[] = [CONTACT, APP, OFFLINE];

/**
 * Pages that there are once in each language as well, of which the edge shows the one of the message or of the question
 * (packages/edge/src/pages). They do not lead to each other: the message and the question would be left behind.
 */
export const CHOSEN_BY_EDGE: readonly string[] = [THANKS, SEARCH];

/** Pages that there are once in each language. (Marked as pure, so that a page which asks for one address takes no list along.) */
export const IN_EACH_LANGUAGE: readonly string[] = /* @__PURE__ */ OFFERED_IN_EACH_LANGUAGE.concat(CHOSEN_BY_EDGE);

/** The address of such a page in a language, with what is asked of it; any other address as it is. */
export function pathIn(language: Language, path: string): string {
  const [page = ''] = path.split(/[?#]/);
  return IN_EACH_LANGUAGE.includes(page) ? addressIn(page, language) + path.slice(page.length) : path;
}
