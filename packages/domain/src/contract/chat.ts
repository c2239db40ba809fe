import type { Language } from '../languages';

/** Characters a question may have. */
export const CHAT_QUESTION_MAX = 500;

/** A sentence or two of one of our pages, word for word, and where they stand. */
export interface Quotation {
  text: string;
  language: Language;
  /** The page's title. */
  title: string;
  /** The page's address, with the fragment of the nearest place that has an id, if there is one. */
  url: string;
}

/** What the chat does not do, and says so. */
export const STATED_POLICIES = ['homework', 'grades', 'person', 'instructions'] as const;
export type StatedPolicy = (typeof STATED_POLICIES)[number];

/** What a question may ask for that no page answers: worries get a direct answer. */
export const CHAT_POLICIES = [...STATED_POLICIES, 'worries'] as const;
export type ChatPolicy = (typeof CHAT_POLICIES)[number];

/**
 * What the chat answers directly, without a page: `distress` (somebody wants to die or harms themselves), `abuse` (an adult
 * harms a child), `worries` (bullying, fear, sleeplessness) and `machine` (whether it is one).
 */
export const DIRECT_SUBJECTS = ['distress', 'abuse', 'worries', 'machine'] as const;
export type DirectSubject = (typeof DIRECT_SUBJECTS)[number];

/** An answer that depends on no page: the words are the library's, in the language of the message. */
export interface DirectAnswer {
  kind: 'direct';
  about: DirectSubject;
  /** The language of the message. */
  language: Language;
  /** The visitor's country, ISO 3166-1, whose helplines are shown first. @default guessed from languages */
  country?: string | undefined;
}

/** An answer: quotations of our own pages (at most three, the best first), a direct answer, a policy, or that we do not know. */
export type ChatAnswer =
  | { kind: 'quotations'; quotations: readonly Quotation[] }
  | DirectAnswer
  | { kind: 'policy'; policy: StatedPolicy }
  | { kind: 'unknown' };
