import type { Language } from '../languages';
import type { SessionSum } from './session-sum';

export { isSessionSum, sumText, type SessionSum } from './session-sum';

/** Most characters of a question. */
export const CHAT_QUESTION_MAX = 500;

/** One or two sentences of our pages, word for word, with their source. */
export interface Quotation {
  text: string;
  language: Language;
  /** The page's title. */
  title: string;
  /** The page's address, with the fragment of the nearest element with an id, if there is one. */
  url: string;
}

/** What the chat declines, and says so. */
export const STATED_POLICIES = ['homework', 'grades', 'person', 'instructions'] as const;
export type StatedPolicy = (typeof STATED_POLICIES)[number];

/** Subjects in which somebody may need help, and gets helplines. */
export const URGENT_SUBJECTS = ['distress', 'abuse', 'worries'] as const;
export type UrgentSubject = (typeof URGENT_SUBJECTS)[number];

/** What people say to be polite, or to pass the time. `maker`: who or what the chat is. */
export const COURTESY_SUBJECTS = ['greeting', 'thanks', 'goodbye', 'wellbeing', 'joke', 'maker'] as const;
export type CourtesySubject = (typeof COURTESY_SUBJECTS)[number];

/**
 * Subjects with a direct answer, without a page: `distress` (somebody wants to die or harms themselves), `abuse` (an adult
 * harms a child), `worries` (bullying, fear, sleeplessness), `machine` (whether and what it is), and courtesies.
 */
export const DIRECT_SUBJECTS = [
  ...URGENT_SUBJECTS,
  'machine',
  'greeting',
  'thanks',
  'goodbye',
  'wellbeing',
  'joke',
] as const;
export type DirectSubject = (typeof DIRECT_SUBJECTS)[number];

/** An answer that needs no page: its text is a message of the library. */
export interface DirectAnswer {
  kind: 'direct';
  about: DirectSubject;
  /** The language of the message. */
  language: Language;
  /** The message may be harmless: the chat also gives its ordinary answer. */
  isHint?: boolean;
  /** ISO 3166-1 country, whose helplines come first. @default guessed from the visitor's languages */
  country?: string | undefined;
}

/** Helplines below an answer: the message was a hint of distress, abuse or a worry. */
interface WithHelp {
  help?: DirectAnswer;
}

/**
 * The chat's answer: quotations (the best first), with a sum if the question asks for one; a direct answer; a policy; or that we
 * do not know. `near` are places on other pages that come close, the closest first. Quotations with `near`, even without such a place, may not be the
 * answer.
 */
export type ChatAnswer =
  | ({ kind: 'quotations'; quotations: readonly Quotation[]; sum?: SessionSum; near?: readonly Quotation[] } & WithHelp)
  | DirectAnswer
  | ({ kind: 'policy'; policy: StatedPolicy; near?: readonly Quotation[] } & WithHelp)
  | ({ kind: 'unknown'; near?: readonly Quotation[] } & WithHelp);
